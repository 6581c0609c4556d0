#pragma once
/// Where the indexes of rating lists lie, and whether one is still of a list's bytes.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hakem::list_cache {

/// What changes when somebody writes to a file.
struct Stamp {
    std::uint64_t device = 0, inode = 0, size = 0;
    std::int64_t modified = 0, changed = 0; ///< nanoseconds

    bool operator==(const Stamp&) const = default;
};

/// Nothing where there is no regular file.
std::optional<Stamp> stamp_of(const std::filesystem::path& path);

/// Hash of the bytes of a file. Throws Error file_trouble.
std::uint64_t content_of(const std::filesystem::path& path);

/// What was known of a list when it was last opened.
struct Memory {
    Stamp list, index;
    std::uint64_t content = 0;

    bool operator==(const Memory&) const = default;
};

/// The indexes in a folder.
class Cache {
public:
    /// Makes the folder, for its owner alone. Throws Error file_trouble.
    explicit Cache(std::filesystem::path folder);

    /// Of the content and of what importers take from the list's name: its time class.
    std::filesystem::path index_path(const std::filesystem::path& list, std::uint64_t content,
                                     std::uint64_t size, std::string_view format) const;

    std::optional<Memory> recall(const std::filesystem::path& list, std::string_view format) const;
    /// Does nothing where it cannot: then the bytes are hashed again next time.
    void remember(const std::filesystem::path& list, std::string_view format,
                  const Memory& memory) const;

    /// Removes the oldest indexes beyond a score of them.
    void tidy() const;

private:
    std::filesystem::path memory_path(const std::filesystem::path& list,
                                      std::string_view format) const;

    std::filesystem::path folder_;
};

/// A file mapped into memory; empty where it is missing, not its reader's own, or writable by
/// others.
class Mapping {
public:
    Mapping() = default;
    explicit Mapping(const std::filesystem::path& path);
    ~Mapping();
    Mapping(Mapping&& other) noexcept;
    Mapping& operator=(Mapping&& other) noexcept;
    std::string_view bytes() const { return {static_cast<const char*>(data_), size_}; }

private:
    void* data_ = nullptr;
    std::size_t size_ = 0;
};

}

#pragma once
/// Zip files as audit packages are: the same entries give the same bytes.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::audit {

/// An entry to be: the bytes, or the file that has them.
struct NewEntry {
    std::string name, bytes;
    std::filesystem::path file; ///< empty = `bytes`
};

/// Bounds for packages that are read, and so for those that are written.
struct ArchiveLimits {
    std::uint64_t manifest = std::uint64_t{256} << 20;
    std::uint64_t entry = std::uint64_t{1} << 30;
    std::uint64_t total = std::uint64_t{4} << 30;
    std::uint64_t ratio = 200; ///< times its packed size, beyond `free`
    std::uint64_t free = std::uint64_t{4} << 20;
    std::size_t entries = 500'000;
};

/// In the order given; all of one time (`epoch` in seconds, else the first day of zip), plain
/// files that all may read. What packs too well to be believed is stored. Throws Error
/// file_trouble.
void write_archive(const std::filesystem::path& path, const std::vector<NewEntry>& entries,
                   const std::optional<std::string>& epoch, const ArchiveLimits& limits = {});

/// An entry as the package lists it.
struct ListedEntry {
    std::string name;
    std::uint64_t packed = 0;
    std::string trouble; ///< message: why it is not read; empty = it may be
};

/// A package that is read; it may come from anybody.
class Archive {
public:
    /// Throws Error not_understood or limit_hit.
    explicit Archive(const std::filesystem::path& path, const ArchiveLimits& limits = {});
    ~Archive();
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    const std::vector<ListedEntry>& entries() const { return entries_; }

    enum class Outcome : std::uint8_t { whole, damaged, too_large, packed_too_well };
    /// Hands the bytes on, `most` of them at most: what the list says of sizes is not believed.
    Outcome read(std::size_t entry, std::uint64_t most,
                 const std::function<void(std::string_view)>& take) const;

private:
    struct State;
    std::unique_ptr<State> state_;
    ArchiveLimits limits_;
    std::vector<ListedEntry> entries_;
};

}

#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace hakem {

/// Throws Error file_trouble with the reason of the system.
[[noreturn]] void fail_writing(const std::filesystem::path& path, int reason);

void write_all(const std::filesystem::path& path, int descriptor, std::string_view bytes);

/// A file without a name until it is whole. Where the file system has no nameless files it has a
/// temporary name, which goes when writing fails.
class WholeFile {
public:
    /// `mode` before the mask of the process.
    explicit WholeFile(std::filesystem::path path, ::mode_t mode = 0666);
    ~WholeFile();
    WholeFile(const WholeFile&) = delete;
    WholeFile& operator=(const WholeFile&) = delete;

    void append(std::string_view bytes) { write_all(path_, descriptor_, bytes); }

    /// What was appended at a place.
    std::string read_back(std::uint64_t offset, std::size_t size) const;

    /// Puts the whole file in its place. `durable`: it outlasts a power cut.
    void finish(bool durable = true);

private:
    void open_named(::mode_t mode);
    void give_name();
    void sync_folder() const;

    std::filesystem::path path_, folder_;
    std::string name_;
    int descriptor_ = -1;
};

}

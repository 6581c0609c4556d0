#pragma once

#include <filesystem>
#include <string_view>

namespace hakem::batch {

/// What a file is by its first bytes, before any importer is asked.
enum class FileKind : std::uint8_t {
    file,
    zip,
    other_package, ///< an archive that is not opened: RAR, 7z, gzip, bzip2, xz, tar
};

FileKind kind_of_bytes(std::string_view head);

/// Which one it is, for people: "RAR".
std::string_view name_of_package(std::string_view head);

/// As much of a file as the kind needs; empty where it cannot be read.
std::string head_of(const std::filesystem::path& path);

}

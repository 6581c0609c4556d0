#include "file_kind.hpp"

#include <array>
#include <fstream>
#include <string>
#include <utility>

namespace hakem::batch {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t head_size = 512, tar_mark = 257;

constexpr std::array<std::pair<std::string_view, std::string_view>, 5> marks{{
    {"Rar!\x1a\x07"sv, "RAR"},
    {"7z\xbc\xaf\x27\x1c"sv, "7z"},
    {"\x1f\x8b\x08"sv, "gzip"},
    {"BZh"sv, "bzip2"},
    {"\xfd\x37zXZ\0"sv, "xz"},
}};

}

std::string_view name_of_package(std::string_view head) {
    for (const auto& [mark, name] : marks)
        if (head.starts_with(mark)) return name;
    if (head.size() > tar_mark && head.substr(tar_mark).starts_with("ustar")) return "tar";
    return {};
}

FileKind kind_of_bytes(std::string_view head) {
    // A package of several parts, one with entries, and an empty one.
    if (head.starts_with("PK\x03\x04") || head.starts_with("PK\x05\x06") ||
        head.starts_with("PK\x07\x08"))
        return FileKind::zip;
    return name_of_package(head).empty() ? FileKind::file : FileKind::other_package;
}

std::string head_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string head(head_size, '\0');
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(file.gcount()));
    return head;
}

}

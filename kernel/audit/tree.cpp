#include "tree.hpp"

#include <hakem/error.hpp>
#include <hakem/identity.hpp>
#include <hakem/system_reason.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <digest/sha256.hpp>
#include <fstream>
#include <functional>
#include <system_error>

namespace hakem::audit {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(std::string_view key, const fs::path& path) {
    throw Error(ExitCode::file_trouble, key, {path.string(), system_reason(errno)});
}

/// A part of a path without what another system would not take.
std::string safe_part(std::string_view part) {
    auto text = without_identity(is_valid_utf8(part) ? part : std::string_view());
    if (text.empty())
        for (const char c : part) text += static_cast<unsigned char>(c) < 0x80 ? c : '_';
    for (auto& c : text) {
        const auto code = static_cast<unsigned char>(c);
        if (c == '*') c = 'x';
        if (code < 0x20 || code == 0x7f || c == '\\' || c == ':') c = '_';
    }
    constexpr std::size_t longest = 100;
    if (length_of(text) > longest) text = std::string(slice(text, 0, longest));
    return is_harmless(text) ? text : "_" + (text == ".." || text == "." ? "" : text);
}

FileRecord read(const fs::path& path, std::string name,
                const std::function<void(std::string_view)>& take) {
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) fail("error.cannot-read", path);
    Sha256 hash;
    FileRecord record{std::move(name), 0, {}};
    std::string buffer(std::size_t{1} << 16, '\0');
    while (file.read(buffer.data(), static_cast<std::streamsize>(buffer.size())),
           file.gcount() > 0) {
        const std::string_view bytes(buffer.data(), static_cast<std::size_t>(file.gcount()));
        hash.add(bytes);
        record.size += bytes.size();
        take(bytes);
    }
    if (file.bad()) fail("error.cannot-read", path);
    record.sha256 = hash.hex();
    return record;
}

}

std::string safe_path(std::string_view name) {
    std::string safe;
    while (!name.empty()) {
        const auto part = name.substr(0, name.find('/'));
        name.remove_prefix(std::min(name.size(), part.size() + 1));
        if (part.empty() || part == ".") continue;
        if (!safe.empty()) safe += '/';
        safe += safe_part(part);
    }
    return safe;
}

std::string safe_name(std::string_view name, std::set<std::string, std::less<>>& taken) {
    const auto safe = safe_path(name);
    const auto dot = safe.find_last_of("./");
    const auto stem = dot == std::string::npos || safe[dot] == '/' ? safe.size() : dot;
    auto free = safe;
    for (int times = 2; !taken.insert(free).second; ++times)
        free = fmt::format("{}-{}{}", safe.substr(0, stem), times, safe.substr(stem));
    return free;
}

std::vector<FileRecord> files_below(const fs::path& folder) {
    std::vector<FileRecord> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.symlink_status().type() == fs::file_type::regular)
            files.push_back(
                record_of(entry.path(), entry.path().lexically_relative(folder).generic_string()));
    std::sort(files.begin(), files.end(),
              [](const FileRecord& a, const FileRecord& b) { return a.name < b.name; });
    return files;
}

FileRecord record_of(const fs::path& path, std::string name) {
    return read(path, std::move(name), [](std::string_view) {});
}

FileRecord copied(const fs::path& from, const fs::path& to, std::string name) {
    std::error_code trouble;
    fs::create_directories(to.parent_path(), trouble);
    std::ofstream out(to, std::ios::binary | std::ios::trunc);
    auto record = read(from, std::move(name), [&](std::string_view bytes) {
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    });
    out.close();
    if (!out) fail("error.cannot-write", to);
    return record;
}

}

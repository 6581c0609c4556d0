#include "difference.hpp"

#include <hakem/error.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

namespace hakem::audit {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t piece = 1 << 16;

std::ifstream opened(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Error(ExitCode::file_trouble, "error.audit-no-file", {path.string()});
    return file;
}

std::string next(std::ifstream& file, std::size_t most) {
    std::string bytes(most, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(most));
    bytes.resize(static_cast<std::size_t>(file.gcount()));
    return bytes;
}

bool is_text(std::string_view bytes) {
    return std::none_of(bytes.begin(), bytes.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t';
    });
}

/// The line around a byte; letters that are cut at the ends of the window are left out.
struct Window {
    std::string bytes;
    std::size_t at = 0;
};

Window window_of(const fs::path& path, std::uint64_t at) {
    constexpr std::uint64_t back = 24;
    constexpr std::size_t width = 80;
    auto file = opened(path);
    const auto from = at - std::min(at, back);
    file.seekg(static_cast<std::streamoff>(from));
    return {next(file, width), static_cast<std::size_t>(at - from)};
}

std::string line_in(const Window& window) {
    const std::string_view bytes = window.bytes;
    const auto at = std::min(window.at, bytes.size());
    const auto before = at == 0 ? std::string_view::npos : bytes.rfind('\n', at - 1);
    const auto begin = before == std::string_view::npos ? 0 : before + 1;
    auto line = bytes.substr(begin, std::min(bytes.find('\n', at), bytes.size()) - begin);
    const auto is_rest = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    while (!line.empty() && is_rest(line.front())) line.remove_prefix(1);
    for (int cut = 0; cut < 4 && !is_valid_utf8(line); ++cut) line.remove_suffix(1);
    return is_valid_utf8(line) ? printable(line) : std::string();
}

std::string hex_of(const Window& window) {
    constexpr std::size_t most = 8;
    std::string hex;
    for (std::size_t i = window.at; i < std::min(window.bytes.size(), window.at + most); ++i)
        hex += fmt::format("{}{:02x}", hex.empty() ? "" : " ",
                           static_cast<unsigned char>(window.bytes[i]));
    return hex;
}

}

std::optional<Difference> first_difference(const fs::path& before, const fs::path& after) {
    auto a = opened(before), b = opened(after);
    Difference found;
    bool text = true;
    for (std::uint64_t from = 0, lines = 1;; from += piece) {
        const auto x = next(a, piece), y = next(b, piece);
        const auto [p, q] = std::mismatch(x.begin(), x.end(), y.begin(), y.end());
        if (p == x.end() && q == y.end() && x.empty()) return std::nullopt;
        text = text && is_text(x) && is_text(y);
        lines += static_cast<std::uint64_t>(std::count(x.begin(), p, '\n'));
        if (p == x.end() && q == y.end()) continue;
        const auto at = from + static_cast<std::uint64_t>(p - x.begin());
        const auto old_window = window_of(before, at), new_window = window_of(after, at);
        found.byte = at + 1;
        found.line = text ? lines : 0;
        found.before = text ? line_in(old_window) : hex_of(old_window);
        found.after = text ? line_in(new_window) : hex_of(new_window);
        return found;
    }
}

}

#include "checked_lines.hpp"

#include <hakem/error.hpp>
#include <hakem/language.hpp>
#include <hakem/system_reason.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <fstream>

namespace hakem::period {

void fail_damaged(const std::filesystem::path& path, std::size_t line, std::string_view what_key) {
    throw Error(ExitCode::file_trouble, "error.state-damaged",
                {line == 0 ? path.string() : fmt::format("{}:{}", path.string(), line),
                 message_argument(what_key)});
}

std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (!file)
        throw Error(ExitCode::file_trouble, "error.cannot-read",
                    {path.string(), system_reason(errno)});
    return bytes;
}

void CheckedLines::read(const std::function<void(std::string_view, std::size_t)>& take) {
    if (const auto damage = lines::CheckedLines::read(take))
        fail_damaged(path(), damage->line, damage->what);
}

}

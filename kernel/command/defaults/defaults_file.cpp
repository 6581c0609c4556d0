#include "defaults_file.hpp"

#include "defaults_toml.hpp"
#include <hakem/system_reason.hpp>

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hakem::command {

namespace {

using Path = std::filesystem::path;

constexpr std::size_t size_limit = 1u << 20;

/// --config and --no-config wherever they stand: the file is read before the command line is.
struct Asked {
    Path file;
    bool none = false;
};

Asked asked_for(int count, const char* const* arguments) {
    Asked asked;
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i];
        if (argument == "--") break;
        if (argument == "--no-config") asked.none = true;
        if (argument == "--config" && i + 1 < count) asked.file = arguments[i + 1];
        if (argument.starts_with("--config=")) asked.file = argument.substr(9);
    }
    return asked;
}

/// A folder that an environment variable names; relative ones count for nothing.
Path folder_of(const char* variable) {
    const char* value = std::getenv(variable);
    const Path path = value == nullptr ? "" : value;
    return path.is_absolute() ? path : Path();
}

Path file_of_user() {
    if (const auto folder = folder_of("XDG_CONFIG_HOME"); !folder.empty())
        return folder / "hakem" / "hakem.toml";
    const auto home = folder_of("HOME");
    return home.empty() ? home : home / ".config" / "hakem" / "hakem.toml";
}

/// An open file; closed where it goes out of sight.
struct Descriptor {
    int number;
    explicit Descriptor(const Path& path)
        : number(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
    ~Descriptor() {
        if (number >= 0) ::close(number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
};

/// What is asked of the owner and what is read come from the same open file.
std::string read_bytes(DefaultsFile& file) {
    const Descriptor open(file.path);
    struct stat status {};
    if (open.number < 0 || ::fstat(open.number, &status) != 0) {
        if (file.asked_for || errno != ENOENT)
            file.trouble = Error(ExitCode::file_trouble, "config.unreadable",
                                 {file.path.string(), system_reason(errno)});
        return {};
    }
    file.found = true;
    file.trusted = file.asked_for ||
                   (status.st_uid == ::geteuid() && (status.st_mode & (S_IWGRP | S_IWOTH)) == 0);
    if (!S_ISREG(status.st_mode)) {
        file.trouble = Error(ExitCode::file_trouble, "config.not-a-file", {file.path.string()});
        return {};
    }
    std::string bytes;
    char piece[16384];
    for (ssize_t got = 0; (got = ::read(open.number, piece, sizeof piece)) > 0;) {
        bytes.append(piece, static_cast<std::size_t>(got));
        if (bytes.size() > size_limit) {
            file.trouble = Error(ExitCode::limit_hit, "config.too-large", {file.path.string()});
            return {};
        }
    }
    return bytes;
}

}

std::optional<Language> DefaultsFile::language() const {
    for (const auto& value : values)
        if (value.section.empty() && value.key == "lang" && value.values.size() == 1)
            return language_of(value.values.front());
    return std::nullopt;
}

void DefaultsFile::say(std::string_view code, const DefaultValue& value,
                       std::vector<std::string> arguments) {
    const auto& lines = source->lines();
    const auto excerpt = value.line != 0 && value.line <= lines.size() ? lines[value.line - 1].text
                                                                       : std::string_view();
    diagnostics.add(Severity::error, code, value.line, value.column,
                    static_cast<std::uint32_t>(std::max<std::size_t>(value.key.size(), 1)),
                    std::move(arguments), excerpt);
}

DefaultsFile find_defaults(int count, const char* const* arguments) {
    DefaultsFile file;
    const auto asked = asked_for(count, arguments);
    if (asked.none) return file;
    file.asked_for = !asked.file.empty();
    file.path = file.asked_for ? asked.file : file_of_user();
    if (file.path.empty()) return file;
    auto bytes = read_bytes(file);
    if (!file.found || file.trouble) return file;
    file.diagnostics = Diagnostics(file.path.string());
    file.source = Source::from_bytes(file.path.string(), std::move(bytes));
    read_toml(file);
    return file;
}

}

#include "folder_check.hpp"

#include <hakem/error.hpp>

#include <algorithm>
#include <string_view>

namespace hakem::period {

namespace {

namespace fs = std::filesystem;

/// What a state never reaches: a journal of 100,000 events has 2 GB.
constexpr std::uintmax_t largest_file = std::uintmax_t{8} << 30, largest_small_file = 1u << 20;

[[noreturn]] void refuse(ExitCode code, std::string_view key, const fs::path& path) {
    throw Error(code, key, {path.string()});
}

void check_permissions(const fs::path& path, const fs::file_status& status) {
    if ((status.permissions() & fs::perms::others_write) != fs::perms::none)
        refuse(ExitCode::file_trouble, "error.state-writable-for-all", path);
}

void check_file(const fs::path& path, const fs::file_status& status) {
    if (status.type() != fs::file_type::regular)
        refuse(ExitCode::file_trouble, "error.state-no-file", path);
    check_permissions(path, status);
    const auto name = path.filename();
    const bool small =
        name == "state.json" || name == "closed" || name == "counted" || name == "lock";
    std::error_code gone;
    const auto size = fs::file_size(path, gone);
    if (!gone && size > (small ? largest_small_file : largest_file))
        refuse(ExitCode::limit_hit, "error.state-too-large", path);
}

/// Whatever lies in the folder of a period: files, none of them a link to elsewhere.
void check_period(const fs::path& folder) {
    for (const auto& entry : fs::directory_iterator(folder))
        check_file(entry.path(), entry.symlink_status());
}

/// A file that was being written when the program was stopped.
bool is_left_over(std::string_view name) { return name.starts_with('.'); }

void check_existing(const fs::path& folder) {
    const auto status = fs::status(folder);
    if (!fs::exists(status)) return;
    if (!fs::is_directory(status)) refuse(ExitCode::file_trouble, "error.state-no-folder", folder);
    check_permissions(folder, status);
    bool ours = false, foreign = false;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const auto name = entry.path().filename().string();
        const auto type = entry.symlink_status();
        if (is_period_name(name) && type.type() == fs::file_type::directory) {
            check_permissions(entry.path(), type);
            check_period(entry.path());
        } else if (name == "state.json" || name == "lock" || is_period_name(name)) {
            check_file(entry.path(), type);
        } else if (!is_left_over(name)) {
            foreign = true;
        }
        ours = ours || name == "state.json" || is_period_name(name);
    }
    if (!ours && foreign) refuse(ExitCode::wrong_usage, "error.state-not-ours", folder);
}

}

bool is_period_name(std::string_view name) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    return name.size() == 7 && name[4] == '-' &&
           std::count_if(name.begin(), name.end(), is_digit) == 6;
}

void check_folder(const fs::path& folder) {
    try {
        check_existing(folder);
    } catch (const fs::filesystem_error& trouble) {
        throw Error(ExitCode::file_trouble, "error.cannot-read",
                    {trouble.path1().string(), trouble.code().message()});
    }
}

}

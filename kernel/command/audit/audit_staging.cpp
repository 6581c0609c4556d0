#include "audit_staging.hpp"

#include "adjournment/record.hpp"
#include "audit/archive.hpp"
#include "audit/tree.hpp"
#include "audit_paths.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;

std::string first_part(const std::string& name) { return name.substr(0, name.find('/')); }

fs::path without_slash(const fs::path& path) {
    auto normal = path.lexically_normal();
    return normal.has_filename() ? normal : normal.parent_path();
}

/// Relative, and leads nowhere else.
bool is_below(const fs::path& path) {
    const auto normal = without_slash(path);
    return normal.is_relative() && !normal.empty() && *normal.begin() != ".." && normal != ".";
}

}

void AuditStaging::stage(Line& line) {
    // Who has a name already keeps it: the others come second.
    for (const bool below : {true, false})
        for (auto& option : line.options)
            for (auto& value : option.values)
                if (role_of(line, option, value) == PathRole::input && names_.count(value) == 0 &&
                    is_below(value) == below)
                    add(value, name_of(value, below));
    for (auto& option : line.options)
        for (auto& value : option.values) {
            const auto role = role_of(line, option, value);
            if (role == PathRole::input) value = names_.at(value);
            if (role == PathRole::output) value = place_output(value);
        }
}

std::string AuditStaging::name_of(const fs::path& path, bool below) {
    auto name = audit::safe_path(without_slash(path).generic_string());
    if (!below) {
        const auto last = without_slash(fs::absolute(path)).filename().string();
        const auto wanted = audit::safe_path(last.empty() ? "inputs" : last);
        const auto dot = wanted.find_last_of('.');
        const auto stem = dot == 0 || dot == std::string::npos ? wanted.size() : dot;
        name = wanted;
        for (int times = 2; first_parts_.count(first_part(name)) != 0; ++times)
            name = fmt::format("{}-{}{}", wanted.substr(0, stem), times, wanted.substr(stem));
    }
    first_parts_.insert(first_part(name));
    return name;
}

void AuditStaging::add(const fs::path& path, const std::string& name) {
    std::error_code trouble;
    const auto status = fs::status(path, trouble);
    if (fs::is_directory(status)) {
        names_[path.string()] = name;
        return add_folder(path, name);
    }
    if (!fs::is_regular_file(status)) {
        if (!trouble) trouble = std::make_error_code(std::errc::no_such_file_or_directory);
        throw Error(ExitCode::file_trouble, "error.cannot-read",
                    {path.string(), trouble.message()});
    }
    add_file(path, name);
    names_[path.string()] = names_.at(without_slash(path).string());
}

void AuditStaging::add_folder(const fs::path& path, const std::string& name) {
    std::vector<fs::path> files, folders;
    for (const auto& entry : fs::recursive_directory_iterator(path)) {
        std::error_code trouble;
        if (entry.is_regular_file(trouble)) {
            if (!fs::equivalent(entry.path(), package_, trouble)) files.push_back(entry.path());
        } else if (entry.symlink_status().type() == fs::file_type::directory) {
            folders.push_back(entry.path());
        } else {
            left_out_.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    std::sort(left_out_.begin(), left_out_.end());
    const auto base = path.has_filename() ? path : path.parent_path();
    const auto below = [&](const fs::path& one) {
        return (fs::path(name) / one.lexically_relative(base)).generic_string();
    };
    for (const auto& file : files) add_file(file, below(file));
    folders_.push_back(name);
    for (const auto& folder : folders) folders_.push_back(audit::safe_path(below(folder)));
}

void AuditStaging::add_file(const fs::path& path, const std::string& name) {
    std::error_code trouble;
    if (fs::equivalent(path, package_, trouble))
        throw Error(ExitCode::wrong_usage, "error.audit-over-input", {path.string()});
    const auto given = without_slash(path).string();
    if (!staged_.insert(given).second) return;
    const audit::ArchiveLimits limits;
    const auto size = fs::file_size(path, trouble);
    if (!trouble && (size > limits.entry || size > limits.total - total_ ||
                     inputs_.size() >= limits.entries / 4))
        throw Error(ExitCode::limit_hit, "error.audit-size",
                    {std::to_string(limits.total >> 20), std::to_string(limits.entry >> 20)});
    const auto safe = audit::safe_name(name, taken_);
    inputs_.push_back(audit::copied(path, folder_ / safe, safe));
    total_ += inputs_.back().size;
    names_[given] = safe;
    // The record of adjourned games beside a tournament is read with it.
    if (const auto record = adjournments::record_path(path); fs::is_regular_file(record, trouble))
        add_file(record, adjournments::record_path(safe).string());
}

std::string AuditStaging::place_output(const std::string& value) const {
    const fs::path path = value;
    if (is_below(path)) return audit::safe_path(without_slash(path).generic_string());
    const auto last = without_slash(fs::absolute(path)).filename().string();
    return audit::safe_path(last.empty() ? "out" : last);
}

std::vector<audit::FileRecord> AuditStaging::take_inputs() {
    std::sort(inputs_.begin(), inputs_.end(),
              [](const auto& a, const auto& b) { return a.name < b.name; });
    return std::move(inputs_);
}

std::vector<std::string> AuditStaging::take_folders() {
    std::sort(folders_.begin(), folders_.end());
    folders_.erase(std::unique(folders_.begin(), folders_.end()), folders_.end());
    return std::move(folders_);
}

}

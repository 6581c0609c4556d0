#include "batch_inputs.hpp"

#include "command/misplaced_files.hpp"
#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>

#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;

std::string list_text(const fs::path& path) {
    if (path == "-") return {std::istreambuf_iterator<char>(std::cin), {}};
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (!file)
        throw Error(ExitCode::file_trouble, "error.cannot-read",
                    {path.string(), system_reason(errno)});
    return text;
}

void add_lines(const std::string& text, std::vector<fs::path>& paths) {
    const char end = text.find('\0') == std::string::npos ? '\n' : '\0';
    for (std::size_t from = 0; from < text.size();) {
        const auto to = std::min(text.find(end, from), text.size());
        auto line = text.substr(from, to - from);
        if (line.ends_with('\r')) line.pop_back();
        if (!line.empty()) paths.emplace_back(std::move(line));
        from = to + 1;
    }
}

}

std::vector<fs::path> batch_paths(const BatchCommand& command) {
    refuse_files_of_options(command.inputs);
    auto paths = command.inputs;
    if (command.files_from.empty()) return paths;
    static const auto listed = list_text(command.files_from); // stdin can be read once
    add_lines(listed, paths);
    return paths;
}

bool StableFiles::is_at_rest(const fs::path& path, State& state) {
    std::error_code trouble;
    const auto size = fs::file_size(path, trouble);
    state.size = trouble ? 0 : size;
    const auto time = fs::last_write_time(path, trouble);
    state.time = trouble ? 0 : time.time_since_epoch().count();
    const auto now = std::chrono::steady_clock::now();
    auto& seen = seen_[path];
    if (seen.since == std::chrono::steady_clock::time_point() || !(seen.state == state)) {
        // What was written long ago need not be waited for.
        const auto age = fs::file_time_type::clock::now() - time;
        seen = {state, !trouble && age >= rest_ ? now - rest_ : now};
    }
    return now - seen.since >= rest_;
}

bool StableFiles::settle(std::vector<batch::Candidate>& candidates) {
    States settled;
    std::vector<batch::Candidate> kept;
    for (auto& candidate : candidates) {
        State state;
        if (is_at_rest(candidate.path, state)) {
            settled.emplace(candidate.path, state);
            answered_.insert(candidate.path);
        } else if (!answered_.contains(candidate.path)) {
            continue;
        } else if (candidate.trouble.empty()) {
            // What has an answer stays among the files, and is told to be changing.
            candidate.trouble = "batch.changed";
        }
        kept.push_back(std::move(candidate));
    }
    candidates = std::move(kept);
    const bool other = first_ ? !settled.empty() : settled != settled_;
    if (other) first_ = false;
    settled_ = std::move(settled);
    return other;
}

void rest() {
    const ::timespec half_a_second{0, 500'000'000};
    ::nanosleep(&half_a_second, nullptr);
}

TemporaryFolder::TemporaryFolder() {
    auto name = (fs::temp_directory_path() / "hakem-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw Error(ExitCode::file_trouble, "error.cannot-write", {name, system_reason(errno)});
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

}

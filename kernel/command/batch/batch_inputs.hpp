#pragma once
/// What a batch is about, now and later.

#include "batch/gathering.hpp"
#include "batch_command.hpp"

#include <chrono>
#include <filesystem>
#include <map>
#include <set>
#include <vector>

namespace hakem::command {

/// The paths of the command and of its file of paths: one a line, or each ended by a NUL. Throws
/// Error file_trouble.
std::vector<std::filesystem::path> batch_paths(const BatchCommand& command);

/// Which files are at rest, looked at again and again.
class StableFiles {
public:
    explicit StableFiles(std::chrono::seconds rest) : rest_(rest) {}

    /// Takes away files that were changed a moment ago, and tells those of them that have an answer
    /// to be changing; whether the others are not those of the last call.
    bool settle(std::vector<batch::Candidate>& candidates);

private:
    struct State {
        std::uintmax_t size = 0;
        std::int64_t time = 0;
        bool operator==(const State&) const = default;
    };
    struct Seen {
        State state;
        std::chrono::steady_clock::time_point since;
    };
    using States = std::map<std::filesystem::path, State>;

    bool is_at_rest(const std::filesystem::path& path, State& state);

    std::chrono::seconds rest_;
    std::map<std::filesystem::path, Seen> seen_;
    States settled_;
    std::set<std::filesystem::path> answered_; ///< were at rest in an earlier run
    bool first_ = true;
};

/// Half a second, or until a signal comes.
void rest();

/// Goes with everything in it.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}

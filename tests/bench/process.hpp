#pragma once
/// A command run as a whole process, and what it took.

#include <chrono>
#include <fcntl.h>
#include <spawn.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace hakem::bench {

struct Measured {
    double seconds = 0, processor = 0; ///< on the clock; of all cores together
    long kilobytes = 0;                ///< the most memory that it had
    int code = -1;                     ///< its exit code; -1 = it could not be started
};

/// Runs a command with its output in a file, and what it says on stderr thrown away.
inline Measured run(std::vector<std::string> words, const std::string& output = "/dev/null") {
    std::vector<char*> arguments;
    for (auto& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                     0600);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    const auto start = std::chrono::steady_clock::now();
    pid_t child = 0;
    const int trouble =
        posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (trouble != 0) return {};
    rusage usage{};
    int status = 0;
    wait4(child, &status, 0, &usage);
    const auto seconds_of = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return {std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(),
            seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime), usage.ru_maxrss,
            WEXITSTATUS(status)};
}

}

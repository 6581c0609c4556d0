#include "process.hpp"

#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace hakem::audit {

namespace {

constexpr int cannot_start = 127;

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> all;
    for (auto& text : texts) all.push_back(text.data());
    all.push_back(nullptr);
    return all;
}

bool put(const char* path, int flags, int stream) {
    const int file = ::open(path, flags | O_CLOEXEC, 0600);
    return file >= 0 && ::dup2(file, stream) >= 0;
}

/// Between fork and exec: nothing here takes memory or locks.
[[noreturn]] void become(const Process& process, char** arguments, char** environment) {
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    const struct ::rlimit no_core { 0, 0 };
    const struct ::rlimit size { process.file_size, process.file_size };
    ::setrlimit(RLIMIT_CORE, &no_core);
    ::setrlimit(RLIMIT_FSIZE, &size);
    constexpr int create = O_WRONLY | O_CREAT | O_TRUNC;
    const bool ready = put("/dev/null", O_RDONLY, STDIN_FILENO) &&
                       put(process.out.c_str(), create, STDOUT_FILENO) &&
                       put(process.err.c_str(), create, STDERR_FILENO) &&
                       ::chdir(process.folder.c_str()) == 0;
    ::close_range(STDERR_FILENO + 1, ~0U, 0);
    if (ready) ::execve(process.program.c_str(), arguments, environment);
    ::_exit(cannot_start);
}

Ended wait_for(::pid_t child, const Process& process) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + process.time;
    auto rest = std::chrono::milliseconds(1);
    for (;;) {
        int status = 0;
        const auto ended = ::waitpid(child, &status, WNOHANG);
        if (ended == child && WIFEXITED(status))
            return {Ended::How::by_itself, WEXITSTATUS(status)};
        if (ended == child) return {Ended::How::by_signal, WTERMSIG(status)};
        const bool interrupted = process.interrupted();
        if (interrupted || Clock::now() >= end || (ended < 0 && errno != EINTR)) {
            ::kill(-child, SIGKILL);
            ::kill(child, SIGKILL);
            ::waitpid(child, &status, 0);
            return {interrupted ? Ended::How::interrupted : Ended::How::out_of_time, 0};
        }
        std::this_thread::sleep_for(rest);
        rest = std::min(rest * 2, std::chrono::milliseconds(50));
    }
}

}

Ended run(const Process& process) {
    std::vector<std::string> words = {"hakem"};
    words.insert(words.end(), process.arguments.begin(), process.arguments.end());
    auto environment = process.environment;
    const auto argument_pointers = pointers(words);
    const auto environment_pointers = pointers(environment);
    const auto child = ::fork();
    if (child == 0)
        become(process, const_cast<char**>(argument_pointers.data()),
               const_cast<char**>(environment_pointers.data()));
    if (child < 0)
        throw Error(ExitCode::file_trouble, "error.audit-no-process", {system_reason(errno)});
    return wait_for(child, process);
}

}

#pragma once
/// The program itself, run in a folder of ours with an environment of ours.

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace hakem::audit {

struct Process {
    std::filesystem::path program; ///< absolute
    std::vector<std::string> arguments;
    std::filesystem::path folder;         ///< it runs in
    std::vector<std::string> environment; ///< "TZ=UTC"; all there is
    std::filesystem::path out, err;       ///< its streams
    std::chrono::seconds time{3600};
    std::uint64_t file_size = std::uint64_t{1} << 30; ///< that it may write
    std::function<bool()> interrupted = [] { return false; };
};

struct Ended {
    enum class How : std::uint8_t { by_itself, by_signal, out_of_time, interrupted } how{};
    int code = 0; ///< or signal
};

/// Waits for it. No input, no inherited files; it ends with us. Throws Error file_trouble where it
/// cannot be started.
Ended run(const Process& process);

}

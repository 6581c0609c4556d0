#pragma once
/// Work spread over processes: a piece that crashes, hangs or eats the memory ends its own worker
/// and no other.

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace hakem::batch {

/// What became of a piece.
struct Worked {
    enum class End : std::uint8_t {
        done,
        crashed,  ///< its worker ended; another took its place
        too_long, ///< its worker was ended
    } end = End::done;
    std::string text; ///< what the work returned
};

struct WorkerLimits {
    unsigned workers = 0; ///< 0 = one for each core
    std::chrono::milliseconds time{30'000};
    std::uint64_t memory = std::uint64_t{3} << 30; ///< bytes of a worker; 0 = no limit
};

/// Asked again and again while the workers work.
enum class Go : std::uint8_t {
    on,
    finish, ///< begin nothing more
    leave,  ///< the same, and wait two seconds at most for what was begun
};

/// The pieces 0 to count-1: `work` runs in a worker, as this process was when the worker began;
/// `done` runs here, in the order in which pieces end. Pieces begin in order. The calling process
/// should have one thread. Throws Error file_trouble where the system gives no processes, and the
/// one that `work` throws: where nothing can be written all of it ends.
void in_workers(std::size_t count, const WorkerLimits& limits,
                const std::function<std::string(std::size_t)>& work,
                const std::function<void(std::size_t, Worked)>& done,
                const std::function<Go()>& go);

}

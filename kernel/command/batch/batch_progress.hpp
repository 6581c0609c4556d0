#pragma once

#include "command/command.hpp"

#include <chrono>

namespace hakem::command {

/// How far a batch is: on a terminal with rate and time left, else a line each tenth of the way.
class BatchProgress {
public:
    explicit BatchProgress(Session session) : session_(session) {}

    void tell(std::size_t done, std::size_t all, bool opening);

private:
    using Clock = std::chrono::steady_clock;
    void tell_terminal(std::size_t done, std::size_t all, bool opening);

    Session session_;
    Clock::time_point begun_, told_;
    bool opening_ = false, running_ = false;
};

}

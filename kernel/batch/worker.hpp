#pragma once

#include "workers.hpp"
#include <hakem/error.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace hakem::batch {

using Clock = std::chrono::steady_clock;

/// What a worker says of its piece.
struct Reply {
    bool refused = false; ///< the work threw an Error file_trouble: `refusal_of`
    std::string text;     ///< else what the work returned
};

/// The Error that a worker could not go on with.
Error refusal_of(std::string_view text);

/// One process, and what it is at.
class Worker {
public:
    using Work = std::function<std::string(std::size_t)>;

    /// `others`: descriptors of this process that the new one must not keep.
    Worker(const WorkerLimits& limits, const Work& work, const std::vector<int>& others);
    ~Worker();
    Worker(Worker&& other) noexcept;
    Worker& operator=(Worker&& other) noexcept;

    int descriptor() const { return socket_; }
    bool busy() const { return piece_.has_value(); }
    std::size_t piece() const { return *piece_; }
    Clock::time_point deadline() const { return deadline_; }

    /// False where the worker is gone.
    bool begin(std::size_t piece, std::chrono::milliseconds time);
    /// Takes what has come. A reply: the piece is done. `gone` afterwards: the worker ended.
    std::optional<Reply> take();
    bool gone() const { return gone_; }

private:
    void end();

    ::pid_t process_ = -1;
    int socket_ = -1;
    std::optional<std::size_t> piece_;
    Clock::time_point deadline_;
    std::string received_;
    bool gone_ = false;
};

}

#include "workers.hpp"

#include "worker.hpp"
#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>

#include <algorithm>
#include <cerrno>
#include <poll.h>
#include <thread>
#include <vector>

namespace hakem::batch {

namespace {

class Crew {
public:
    Crew(std::size_t count, const WorkerLimits& limits, const Worker::Work& work,
         const std::function<void(std::size_t, Worked)>& done, const std::function<Go()>& go)
        : count_(count), limits_(limits), work_(work), done_(done), go_(go) {
        const auto cores = std::max(1u, std::thread::hardware_concurrency());
        size_ = std::min<std::size_t>(count, limits.workers == 0 ? cores : limits.workers);
    }

    void run() {
        for (;;) {
            settle_go();
            if (asked_ == Go::on) hand_out();
            if (!busy() || (asked_ == Go::leave && Clock::now() > last_moment_)) break;
            listen();
            end_late();
        }
    }

private:
    void settle_go() {
        const auto now = go_();
        if (now == Go::leave && asked_ != Go::leave)
            last_moment_ = Clock::now() + std::chrono::seconds(2);
        asked_ = std::max(asked_, now);
    }

    bool busy() const {
        return std::any_of(crew_.begin(), crew_.end(), [](const auto& w) { return w.busy(); });
    }

    Worker new_worker() const {
        std::vector<int> others;
        for (const auto& worker : crew_) others.push_back(worker.descriptor());
        return Worker(limits_, work_, others);
    }

    void hand_out() {
        while (crew_.size() < size_ && next_ + crew_.size() < count_) crew_.push_back(new_worker());
        for (auto& worker : crew_) {
            if (worker.busy() || next_ == count_) continue;
            if (!worker.begin(next_, limits_.time)) {
                worker = new_worker();
                if (!worker.begin(next_, limits_.time))
                    throw Error(ExitCode::file_trouble, "error.no-workers", {system_reason(EPIPE)});
            }
            ++next_;
        }
    }

    /// Until something comes, for a tenth of a second at most.
    void listen() {
        std::vector<::pollfd> waiting;
        for (const auto& worker : crew_) waiting.push_back({worker.descriptor(), POLLIN, 0});
        constexpr int moment = 100;
        if (::poll(waiting.data(), waiting.size(), moment) <= 0) return;
        for (std::size_t i = 0; i < crew_.size(); ++i)
            if (waiting[i].revents != 0) hear(crew_[i]);
    }

    void hear(Worker& worker) {
        const auto piece = worker.busy() ? worker.piece() : count_;
        if (auto reply = worker.take()) {
            if (reply->refused) throw refusal_of(reply->text);
            done_(piece, {Worked::End::done, std::move(reply->text)});
        } else if (worker.gone()) {
            worker = new_worker();
            if (piece != count_) done_(piece, {Worked::End::crashed, {}});
        }
    }

    void end_late() {
        const auto now = Clock::now();
        for (auto& worker : crew_) {
            if (!worker.busy() || now < worker.deadline()) continue;
            const auto piece = worker.piece();
            worker = new_worker();
            done_(piece, {Worked::End::too_long, {}});
        }
    }

    std::size_t count_, size_ = 0, next_ = 0;
    const WorkerLimits& limits_;
    const Worker::Work& work_;
    const std::function<void(std::size_t, Worked)>& done_;
    const std::function<Go()>& go_;
    std::vector<Worker> crew_;
    Go asked_ = Go::on;
    Clock::time_point last_moment_;
};

}

void in_workers(std::size_t count, const WorkerLimits& limits,
                const std::function<std::string(std::size_t)>& work,
                const std::function<void(std::size_t, Worked)>& done,
                const std::function<Go()>& go) {
    Crew(count, limits, work, done, go).run();
}

}

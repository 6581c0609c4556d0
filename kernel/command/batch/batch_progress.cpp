#include "batch_progress.hpp"

#include <fmt/format.h>

namespace hakem::command {

namespace {

constexpr std::size_t few = 100; ///< no lines for so few files

std::string duration_text(std::uint64_t seconds) {
    if (seconds >= 3600)
        return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

}

void BatchProgress::tell(std::size_t done, std::size_t all, bool opening) {
    if (!running_ || opening != opening_) {
        begun_ = told_ = Clock::now();
        running_ = true;
        opening_ = opening;
    }
    if (session_.console.terminal()) {
        tell_terminal(done, all, opening);
    } else if (!opening && all >= few && done * 10 / all != (done - 1) * 10 / all) {
        session_.console.say(format_text("batch.progress", session_.console.language(),
                                         {std::to_string(done), std::to_string(all)}));
    }
    if (done == all) running_ = false;
}

/// Five times a second at most.
void BatchProgress::tell_terminal(std::size_t done, std::size_t all, bool opening) {
    const auto language = session_.console.language();
    const auto now = Clock::now();
    if (done == all) return session_.console.pass({});
    if (now - told_ < std::chrono::milliseconds(200)) return;
    told_ = now;
    const auto elapsed = static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(now - begun_).count());
    const auto rate = done * 1000 / std::max<std::uint64_t>(elapsed, 1);
    const auto left = elapsed * (all - done) / done / 1000;
    auto line = format_text(
        "batch.progress-rate", language,
        {std::to_string(done), std::to_string(all), std::to_string(rate), duration_text(left)});
    if (opening) line = fmt::format("{}: {}", text("batch.opening", language), line);
    session_.console.pass(line);
}

}

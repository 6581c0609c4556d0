#include <hakem/adjournment.hpp>

#include <array>
#include <type_traits>

namespace hakem {

namespace {

/// The names in the order of adjournment::What.
constexpr std::array<std::string_view, 24> event_names = {
    "handed",        "written",       "shown-on-board",
    "stopped",       "kept",          "draw-offered",
    "draw-accepted", "draw-refused",  "draw-agreed",
    "resigned",      "set-up",        "arrived",
    "opened",        "reply-sealed",  "envelope-lost",
    "move-told",     "position-lost", "clocks-disputed",
    "moved",         "excused",       "default-time-over",
    "flag-fell",     "concluded",     "withdrawn"};
static_assert(std::variant_size_v<adjournment::What> == event_names.size());

constexpr std::array<std::string_view, 11> phase_names = {
    "none",    "sealing",      "sealed",        "adjourned", "ready",   "waiting",
    "playing", "reply-sealed", "envelope-lost", "concluded", "annulled"};
static_assert(phase_names.size() == static_cast<std::size_t>(AdjournmentPhase::annulled) + 1);

}

std::string_view name_of(const adjournment::What& what) { return event_names[what.index()]; }

std::string_view name_of(AdjournmentPhase phase) {
    return phase_names[static_cast<std::size_t>(phase)];
}

ClockTimes AdjournedGame::clocks_at(Moment moment) const {
    auto times = clocks;
    if (running != Colour::none && moment > last)
        times.of(running) -= moment.seconds - last.seconds;
    return times;
}

std::optional<std::int64_t> AdjournedGame::shown_clock(Colour colour) const {
    if (!clocks_known) return std::nullopt;
    const auto left = clocks.of(colour);
    return started && left < 0 ? 0 : left;
}

ClockTimes resumption_clocks(const AdjournedGame& game) {
    const auto next = game.envelope.next_period;
    return {game.adjourned_with.white + next, game.adjourned_with.black + next};
}

}

// Record 222, and what 60 moves take.

#include <hakem/time_control.hpp>
#include <hakem/tournament.hpp>

#include <algorithm>
#include <charconv>

namespace hakem {

namespace {

constexpr std::int32_t most_seconds = 24 * 3600;

/// A number at the front, at most a day in seconds.
std::optional<std::int32_t> take_number(std::string_view& text) {
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value < 0 || value > most_seconds) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

bool take(std::string_view& text, char sign) {
    if (!text.starts_with(sign)) return false;
    text.remove_prefix(1);
    return true;
}

/// "40/6000+30", "900+30", "900".
std::optional<TimePeriod> take_period(std::string_view& text) {
    TimePeriod period;
    auto number = take_number(text);
    if (number && take(text, '/')) {
        period.moves = *number;
        number = take_number(text);
    }
    if (!number) return std::nullopt;
    period.seconds = *number;
    if (take(text, '+')) {
        const auto increment = take_number(text);
        if (!increment) return std::nullopt;
        period.increment = *increment;
    }
    return period;
}

std::optional<TimeControl> take_side(std::string_view& text) {
    TimeControl control;
    do {
        const auto period = take_period(text);
        if (!period) return std::nullopt;
        control.periods.push_back(*period);
    } while (take(text, ':'));
    return control;
}

/// "5400+30" in record 122: so much is no number of minutes.
std::optional<TimeControl> seconds_where_minutes_stand(std::string_view text) {
    constexpr std::int32_t fewest = 600;
    if (text.find('+') == text.npos) return std::nullopt;
    auto control = encoded_time_control(text);
    const auto many = [](const TimePeriod& period) { return period.seconds >= fewest; };
    if (!control || !std::all_of(control->periods.begin(), control->periods.end(), many))
        return std::nullopt;
    return control;
}

}

std::int64_t seconds_for_60_moves(const TimeControl& control) {
    constexpr std::int32_t game = 60;
    std::int64_t seconds = 0;
    std::int32_t made = 0;
    for (const auto& period : control.periods) {
        if (made >= game) break;
        const auto rest = game - made;
        const auto moves = period.moves == 0 ? rest : std::min(period.moves, rest);
        seconds += period.seconds + std::int64_t{period.increment} * moves;
        made += moves;
    }
    // "40/5400+30" alone does not say how the game ends; the increment, at least, goes on.
    if (!control.periods.empty() && made < game)
        seconds += std::int64_t{control.periods.back().increment} * (game - made);
    return seconds;
}

std::optional<TimeControl> encoded_time_control(std::string_view text) {
    while (take(text, ' ')) {
    }
    while (text.ends_with(' ')) text.remove_suffix(1);
    const bool sides = take(text, 'W');
    auto control = take_side(text);
    if (!control) return std::nullopt;
    if (sides) {
        if (!take(text, '-') || !take(text, 'B')) return std::nullopt;
        auto black = take_side(text);
        if (!black) return std::nullopt;
        const bool unequal = !(*control == *black);
        if (seconds_for_60_moves(*black) < seconds_for_60_moves(*control)) control = black;
        control->unequal = unequal;
    }
    return text.empty() ? control : std::nullopt;
}

std::optional<TimeControl> time_control_of(const Tournament& tournament) {
    if (auto control = encoded_time_control(tournament.encoded_time_control)) return control;
    if (auto control = written_time_control(tournament.time_control)) return control;
    return seconds_where_minutes_stand(tournament.time_control);
}

}

// Record 122: time controls as people write them.

#include "time_words.hpp"
#include <hakem/text.hpp>
#include <hakem/time_control.hpp>

#include <algorithm>
#include <utility>

namespace hakem {

namespace {

using time_words::Item;
using time_words::Unit;

/// More without a unit are no minutes, and no increment.
constexpr std::int32_t most_minutes = 150, most_increment = 60;
/// A control before this move, or behind that one, is none: "3/2", "15/10", "90 min / 7 rounds".
constexpr std::int32_t fewest_moves = 10, most_moves = 100;
/// Of two numbers without a unit: "40/120" and "20/60" begin with moves, "90/40" with the time;
/// "90/30" and "15/10" may as well be minutes and an increment.
constexpr std::int32_t fewest_before_time = 20, fewest_behind_time = 35;

bool is_time(Unit unit) { return unit == Unit::minutes || unit == Unit::hours; }

/// "90'/40" after a slash may be an increment; "100'x20" says that it is none, and so does a
/// control before it.
bool are_moves(const Item& item, bool behind_control = false) {
    return item.before != '/' ||
           item.value >= (behind_control ? fewest_before_time : fewest_behind_time);
}

bool complete_bare_pair(Item& first, Item& second) {
    if (second.before == 'i') { // "40 in 120"
        first.unit = Unit::moves;
        second.unit = Unit::minutes;
        return true;
    }
    if (first.value == second.value) return false;
    const bool time_first = first.value > second.value;
    first.unit = time_first ? Unit::minutes : Unit::moves;
    second.unit = time_first ? Unit::moves : Unit::minutes;
    return time_first ? are_moves(second) : first.value >= fewest_before_time;
}

/// Moves and time, or time and increment, with a slash, "x" or "in" between.
bool complete_pair(Item& first, Item& second, bool behind_control) {
    if (first.unit == Unit::none && second.unit == Unit::none)
        return complete_bare_pair(first, second);
    if (first.unit == Unit::none) {
        first.unit = is_time(second.unit) ? Unit::moves : Unit::minutes;
        return true;
    }
    if (second.unit == Unit::none) {
        if (first.unit == Unit::seconds) return false;
        second.unit = is_time(first.unit) ? Unit::moves : Unit::minutes;
        return !is_time(first.unit) || are_moves(second, behind_control);
    }
    if (is_time(first.unit)) return !is_time(second.unit);
    return first.unit == Unit::moves && is_time(second.unit);
}

/// "90 + 30" and "40/90+30, SD/30+30": what is added last, or last before a comma, is a move's.
bool is_increment(const std::vector<Item>& items, std::size_t i) {
    if (i == 0 || items[i].before != '+') return false;
    if (i + 1 == items.size()) return true;
    return items[i + 1].before == ',' && items[i + 1].unit != Unit::seconds;
}

/// Gives a number without a unit the one that its place tells; false where it tells none.
bool complete_one(std::vector<Item>& items, std::size_t i) {
    auto& item = items[i];
    if (i > 0 && item.before == ' ') {
        item.unit = Unit::minutes; // "1h30"
        return items[i - 1].unit == Unit::hours && item.value < 60;
    }
    const bool increment = is_increment(items, i);
    // "90 + 30": for 60 moves, so many seconds a move are as many minutes.
    item.unit = increment ? Unit::seconds : Unit::minutes;
    return item.value <= (increment ? most_increment : most_minutes);
}

bool complete(std::vector<Item>& items) {
    constexpr std::string_view joining = "/xi";
    bool behind_control = false;
    for (std::size_t i = 1; i < items.size(); ++i) {
        if (joining.find(items[i].before) == joining.npos) continue;
        if (!complete_pair(items[i - 1], items[i], behind_control)) return false;
        behind_control |= items[i - 1].unit == Unit::moves || items[i].unit == Unit::moves;
    }
    if (items.size() == 1 && items[0].unit == Unit::none && !items[0].rest) return false;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].unit == Unit::none && !complete_one(items, i)) return false;
    return true;
}

/// Puts the items together, period by period.
class Builder {
public:
    /// False where an item fits nowhere.
    bool add(const Item& item) {
        const auto last = std::exchange(last_, item.unit);
        if (item.unit == Unit::seconds) return add_increment(item.value);
        if (item.unit == Unit::moves) return add_moves(item, last);
        auto& periods = control_.periods;
        const bool goes_on =
            item.unit == Unit::minutes && last == Unit::hours && item.before == ' ';
        const bool joins = !item.rest && !periods.empty() &&
                           (periods.back().seconds == 0 || (goes_on && periods.back().moves == 0));
        if (!joins) periods.emplace_back();
        periods.back().seconds += item.value * (item.unit == Unit::hours ? 3600 : 60);
        return true;
    }

    /// Nothing where a period has no time, or one before the last is for the rest of the game.
    std::optional<TimeControl> take() {
        auto& periods = control_.periods;
        for (auto& period : periods) {
            period.increment = increment_.value_or(0);
            const bool last = &period == &periods.back();
            const bool possible = period.seconds > 0 && period.seconds <= 10 * 3600 &&
                                  period.increment <= 600 && (last || period.moves != 0);
            if (!possible) return std::nullopt;
        }
        return periods.empty() ? std::nullopt : std::optional(std::move(control_));
    }

private:
    /// One for the whole game: two that differ tell nothing.
    bool add_increment(std::int32_t seconds) {
        if (increment_ && *increment_ != seconds) return false;
        increment_ = seconds;
        return true;
    }

    bool add_moves(const Item& item, Unit last) {
        if (item.value < fewest_moves || item.value > most_moves) return false;
        auto& periods = control_.periods;
        const bool joins = !periods.empty() && periods.back().moves == 0 && is_time(last) &&
                           item.before != '+' && item.before != ',';
        if (!joins) periods.emplace_back();
        periods.back().moves = item.value;
        return true;
    }

    TimeControl control_;
    std::optional<std::int32_t> increment_;
    Unit last_ = Unit::none;
};

}

std::optional<TimeControl> written_time_control(std::string_view text) {
    auto lower = to_lower(text.substr(0, 400), Language::turkish);
    for (auto at = lower.find("ı"); at != lower.npos; at = lower.find("ı", at))
        lower.replace(at, std::string_view("ı").size(), "i");
    auto items = time_words::items_of(lower);
    if (!items || items->empty() || !complete(*items)) return std::nullopt;
    Builder builder;
    for (const auto& item : *items)
        if (!builder.add(item)) return std::nullopt;
    return builder.take();
}

}

// Record 122: time controls as people write them.

#include <hakem/text.hpp>
#include <hakem/time_control.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace hakem {

namespace {

enum class Unit : std::uint8_t { none, moves, hours, minutes, seconds };

/// A number of the text, its unit, and the sign before it.
struct Item {
    std::int32_t value = 0;
    Unit unit = Unit::none;
    char before = ' '; ///< '/' joins moves and time ("40/120", "100'x40", "40 in 120"); '+' and ','
};

struct Sign {
    std::string_view text;
    Unit unit;
};

/// Longer ones first.
constexpr std::array signs{Sign{"''", Unit::seconds}, Sign{"\"", Unit::seconds},
                           Sign{"″", Unit::seconds},  Sign{"”", Unit::seconds},
                           Sign{"'", Unit::minutes},  Sign{"′", Unit::minutes},
                           Sign{"’", Unit::minutes}};

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

Unit unit_of(std::string_view word) {
    const auto any = [&](std::initializer_list<std::string_view> beginnings) {
        return std::any_of(beginnings.begin(), beginnings.end(),
                           [&](std::string_view begin) { return word.starts_with(begin); });
    };
    if (word == "m" || any({"min", "dk", "dak"})) return Unit::minutes;
    if (word == "h" || word == "sa" || any({"hr", "hour", "saat"})) return Unit::hours;
    if (word == "s" || any({"sec", "san", "sn"})) return Unit::seconds;
    if (word == "mm" || any({"mov", "ham"})) return Unit::moves;
    return Unit::none;
}

/// Reads the numbers of a text with what stands around them.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    std::vector<Item> items() {
        while (!text_.empty()) {
            if (is_digit(text_.front()))
                number();
            else if (is_letter(text_.front()))
                join_by(word());
            else
                sign();
        }
        return std::move(items_);
    }

private:
    std::string_view word() {
        std::size_t size = 0;
        while (size < text_.size() && is_letter(text_[size])) ++size;
        const auto word = text_.substr(0, size);
        text_.remove_prefix(size);
        return word;
    }

    std::int32_t digits() {
        std::int32_t value = 0;
        for (; !text_.empty() && is_digit(text_.front()); text_.remove_prefix(1))
            value = std::min(value * 10 + (text_.front() - '0'), 100'000);
        return value;
    }

    void join_by(std::string_view word) {
        if (word == "plus" || word == "arti") before_ = '+';
        if (word == "in" || (word == "x" && !items_.empty())) before_ = '/';
        ordinal_ = word == "move" || word == "hamle"; // "from move 1"
    }

    void sign() {
        if (text_.front() == '+' || text_.front() == ',' || text_.front() == '/')
            before_ = text_.front();
        if (text_.front() != ' ') ordinal_ = false;
        text_.remove_prefix(1);
    }

    void number() {
        Item item{digits(), Unit::none, before_};
        const bool from_move = std::exchange(ordinal_, false);
        before_ = ' ';
        if (text_.starts_with('.')) return; // "1. hamleden itibaren"
        if (text_.starts_with(':')) {       // "1:30"
            text_.remove_prefix(1);
            item.value = item.value * 60 + digits();
            item.unit = Unit::minutes;
        } else {
            item.unit = unit();
        }
        if (!from_move) items_.push_back(item);
    }

    Unit unit() {
        for (const auto& sign : signs)
            if (text_.starts_with(sign.text)) {
                text_.remove_prefix(sign.text.size());
                return sign.unit;
            }
        const auto rest = text_;
        while (text_.starts_with(' ') || text_.starts_with('-')) text_.remove_prefix(1);
        const auto found = unit_of(word());
        if (found == Unit::none) text_ = rest;
        return found;
    }

    std::string_view text_;
    std::vector<Item> items_;
    char before_ = ' ';
    bool ordinal_ = false;
};

/// Gives numbers without a unit the one that their place tells; false where it tells none.
bool complete(std::vector<Item>& items) {
    const auto is_time = [](Unit unit) { return unit == Unit::minutes || unit == Unit::hours; };
    for (std::size_t i = 1; i < items.size(); ++i) {
        auto &first = items[i - 1], &second = items[i];
        if (second.before != '/') continue;
        if (first.unit == Unit::none && second.unit == Unit::none) { // "40/120", "90/40"
            if (first.value == second.value) return false;
            const bool time_first = first.value > second.value;
            first.unit = time_first ? Unit::minutes : Unit::moves;
            second.unit = time_first ? Unit::moves : Unit::minutes;
        } else if (first.unit == Unit::none) {
            first.unit = is_time(second.unit) ? Unit::moves : Unit::minutes;
        } else if (second.unit == Unit::none) {
            second.unit = is_time(first.unit) ? Unit::moves : Unit::minutes;
        }
    }
    if (items.size() == 1) return items[0].unit != Unit::none;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].unit != Unit::none) continue;
        const bool last = i + 1 == items.size();
        if (i > 0 && items[i].before == ' ') return false;
        // "90 + 30": for 60 moves, so many seconds a move are as many minutes.
        items[i].unit = i > 0 && last && items[i].before == '+' ? Unit::seconds : Unit::minutes;
    }
    return true;
}

TimeControl control_of(const std::vector<Item>& items) {
    TimeControl control;
    std::int32_t increment = 0;
    auto last = Unit::none;
    for (const auto& item : items) {
        const bool time = item.unit == Unit::minutes || item.unit == Unit::hours;
        const bool goes_on =
            item.unit == Unit::minutes && last == Unit::hours && item.before == ' ';
        last = item.unit;
        if (item.unit == Unit::seconds) {
            increment = item.value;
            continue;
        }
        auto& periods = control.periods;
        const bool joins =
            !periods.empty() && (time ? periods.back().seconds == 0 || goes_on
                                      : item.before == '/' && periods.back().moves == 0);
        if (!joins) periods.emplace_back();
        if (time)
            periods.back().seconds += item.value * (item.unit == Unit::hours ? 3600 : 60);
        else
            periods.back().moves = item.value;
    }
    for (auto& period : control.periods) period.increment = increment;
    return control;
}

}

std::optional<TimeControl> written_time_control(std::string_view text) {
    auto lower = to_lower(text.substr(0, 400), Language::turkish);
    for (auto at = lower.find("ı"); at != lower.npos; at = lower.find("ı", at))
        lower.replace(at, std::string_view("ı").size(), "i");
    auto items = Scanner(lower).items();
    if (items.empty() || !complete(items)) return std::nullopt;
    auto control = control_of(items);
    const auto possible = [](const TimePeriod& period) {
        return period.seconds > 0 && period.seconds <= 10 * 3600 && period.increment <= 600;
    };
    if (control.periods.empty() ||
        !std::all_of(control.periods.begin(), control.periods.end(), possible))
        return std::nullopt;
    return control;
}

}

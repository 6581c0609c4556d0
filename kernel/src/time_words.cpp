#include "time_words.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace hakem::time_words {

namespace {

struct Sign {
    std::string_view text;
    Unit unit;
};

/// Longer ones first.
constexpr std::array signs{
    Sign{"''", Unit::seconds}, Sign{"′′", Unit::seconds}, Sign{"’’", Unit::seconds},
    Sign{"´´", Unit::seconds}, Sign{"``", Unit::seconds}, Sign{"\"", Unit::seconds},
    Sign{"″", Unit::seconds},  Sign{"”", Unit::seconds},  Sign{"'", Unit::minutes},
    Sign{"′", Unit::minutes},  Sign{"’", Unit::minutes},  Sign{"´", Unit::minutes},
    Sign{"`", Unit::minutes}};

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

bool begins(std::string_view word, std::initializer_list<std::string_view> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [word](std::string_view begin) { return word.starts_with(begin); });
}

bool is_any(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

Unit unit_of(std::string_view word) {
    if (word == "m" || begins(word, {"min", "dk", "dak"})) return Unit::minutes;
    if (is_any(word, {"h", "sa", "std"}) || begins(word, {"hr", "hour", "saat", "stund"}))
        return Unit::hours;
    if (word == "s" || begins(word, {"sec", "sek", "san", "sn"})) return Unit::seconds;
    if (begins(word, {"inc", "artis", "artir", "ek", "bonus"})) return Unit::seconds;
    if (word == "mm" || begins(word, {"mov", "ham"})) return Unit::moves;
    return Unit::none;
}

/// The number behind it is an increment: "d5", "inc 30".
bool names_increment(std::string_view word) {
    return is_any(word, {"d", "ek", "delay", "bonus"}) || word.starts_with("inc");
}

/// The number behind it is for the rest of the game: "SD/30", "G/60", "rest in 1 h".
bool names_rest(std::string_view word) {
    return is_any(word, {"g", "sd", "game", "rest", "end"}) || begins(word, {"remain", "kalan"});
}

/// Reads the numbers of a text.
class Scanner {
public:
    explicit Scanner(std::string_view text) : whole_(text), text_(text) {}

    std::optional<std::vector<Item>> items() {
        while (!text_.empty() && !failed_) {
            if (is_digit(text_.front()))
                number();
            else if (is_letter(text_.front()))
                join_by(word());
            else
                sign();
        }
        if (failed_) return std::nullopt;
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

    bool digit_at(std::size_t i) const { return i < text_.size() && is_digit(text_[i]); }

    void join_by(std::string_view word) {
        if (word == "plus" || word == "arti") before_ = '+';
        if (word == "in") before_ = 'i';
        if (word == "x" && !items_.empty()) before_ = 'x';
        // "30 sec/move"
        if (before_ == '/' && unit_of(word) == Unit::moves) before_ = ' ';
        increment_ |= names_increment(word);
        rest_ |= names_rest(word);
        ordinal_ = word == "move" || word == "hamle"; // "from move 1"
    }

    /// "1,5 hours" and "90,30" are one number or two.
    void comma() {
        const auto at = whole_.size() - text_.size();
        const bool tight = at > 0 && is_digit(whole_[at - 1]) && digit_at(1);
        failed_ |= tight && (items_.empty() || items_.back().before == ' ');
    }

    void sign() {
        const char c = text_.front();
        const bool ends = c == ',' || c == ';' || c == '|';
        if (c == ',') comma();
        if (c == '+' || c == '/') before_ = c;
        if (ends) before_ = ',';
        if (ends) increment_ = false;
        if (ends || c == '+') rest_ = false;
        if (c != ' ') ordinal_ = false;
        text_.remove_prefix(1);
    }

    void number() {
        Item item{digits(), Unit::none, std::exchange(before_, ' '), std::exchange(rest_, false)};
        const bool from_move = std::exchange(ordinal_, false);
        const bool increment = std::exchange(increment_, false);
        if (text_.starts_with(':') && digit_at(1)) {
            minutes(item);
        } else if (text_.starts_with('.')) {
            failed_ |= digit_at(1);
            text_.remove_prefix(1);
            item.unit = unit();
            if (item.unit == Unit::moves || (item.unit == Unit::none && word_follows())) return;
        } else {
            item.unit = unit();
        }
        failed_ |= item.unit == Unit::none && !text_.empty() && !is_ascii(text_.front()); // "1½"
        if (item.unit == Unit::none && (from_move || is_ordinal())) return;
        if (increment && item.unit == Unit::none) {
            item.unit = Unit::seconds;
            item.before = '+';
        }
        if (item.rest) item.before = ',';
        // "10 sec / 1 move"
        const bool each = item.unit == Unit::moves && item.value == 1 && item.before == '/';
        if (!each) items_.push_back(item);
    }

    /// "1:30" are hours and minutes; "10:00" and "3:00" may be minutes and seconds.
    void minutes(Item& item) {
        text_.remove_prefix(1);
        const bool two = digit_at(0) && digit_at(1) && !digit_at(2);
        failed_ |= item.value < 1 || item.value > 2 || !two;
        item.value = item.value * 60 + digits();
        item.unit = Unit::minutes;
        failed_ |= text_.starts_with(':') || item.value >= 180;
    }

    /// "1. round", "1. hamleden itibaren".
    bool word_follows() const {
        const auto at = text_.find_first_not_of(' ');
        return at != text_.npos && (is_letter(text_[at]) || !is_ascii(text_[at]));
    }

    /// "1st move"
    bool is_ordinal() {
        const auto rest = text_;
        if (is_any(word(), {"st", "nd", "rd", "th"})) return true;
        text_ = rest;
        return false;
    }

    Unit unit() {
        for (const auto& sign : signs) {
            if (!text_.starts_with(sign.text)) continue;
            const auto rest = text_.substr(sign.text.size());
            // "1'den": a suffix.
            const bool suffix = !rest.empty() && is_letter(rest.front()) && rest.front() != 'x';
            text_ = rest;
            return suffix ? Unit::none : sign.unit;
        }
        const auto rest = text_;
        while (text_.starts_with(' ') || text_.starts_with('-')) text_.remove_prefix(1);
        const auto name = word();
        // "G/90 inc/30"
        const auto next = text_.find_first_not_of(" /:=");
        const bool of_next = names_increment(name) && digit_at(next);
        const auto found = of_next ? Unit::none : unit_of(name);
        if (found == Unit::none) text_ = rest;
        return found;
    }

    std::string_view whole_, text_;
    std::vector<Item> items_;
    char before_ = ' ';
    bool ordinal_ = false, increment_ = false, rest_ = false, failed_ = false;
};

}

std::optional<std::vector<Item>> items_of(std::string_view text) { return Scanner(text).items(); }

}

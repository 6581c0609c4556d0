// The grammar of tie-break codes (C.07 art. 14, TRF26 202 and 212).

#include "tie_break_names.hpp"
#include <hakem/tie_break.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace hakem {

namespace {

using Score = TieBreakCode::Score;

constexpr std::size_t longest_name = 32;

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

bool is_name_character(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Some programs write '!' or '#' for '/'.
bool is_separator(char c) { return c == '/' || c == '-' || c == '!' || c == '#'; }

/// Reads one code from the front.
class CodeParser {
public:
    explicit CodeParser(std::string_view text) {
        for (const char c : text) text_ += upper(c);
        const auto end = std::find_if_not(text_.begin(), text_.end(), is_name_character);
        auto name = handbook_name({text_.begin(), end});
        // "MBH:GP" is BH:GP/M1: what the name says of cuts stands behind the score.
        const auto cuts = std::min(name.find('/'), name.size());
        const auto score = end == text_.end() || *end != ':'
                               ? end
                               : std::find_if_not(end + 1, text_.end(), is_name_character);
        name.insert(cuts, std::string(end, score));
        text_ = name + std::string(score, text_.end());
        rest_ = text_;
    }

    std::optional<TieBreakCode> parse() {
        if (!name() || !score()) return std::nullopt;
        while (!rest_.empty())
            if (!modifier()) return std::nullopt;
        return code_;
    }

private:
    bool take(std::string_view prefix) {
        if (!rest_.starts_with(prefix)) return false;
        rest_.remove_prefix(prefix.size());
        return true;
    }

    bool number(int& value, std::size_t most_digits) {
        std::size_t digits = 0;
        value = 0;
        for (; digits < rest_.size() && rest_[digits] >= '0' && rest_[digits] <= '9'; ++digits) {
            if (digits == most_digits) return false;
            value = value * 10 + (rest_[digits] - '0');
        }
        rest_.remove_prefix(digits);
        return digits > 0;
    }

    bool name() {
        // The Handbook writes one name with a small letter, which is none of a code otherwise.
        if (take("MPvGP")) code_.name = "MPvGP";
        while (!rest_.empty() && is_name_character(rest_.front())) {
            code_.name += rest_.front();
            rest_.remove_prefix(1);
        }
        const bool letter = !code_.name.empty() && code_.name[0] >= 'A' && code_.name[0] <= 'Z';
        return letter && code_.name.size() <= longest_name;
    }

    bool score() {
        if (!take(":")) return true;
        constexpr std::array<std::string_view, 4> products{"MM", "MG", "GM", "GG"};
        for (const auto product : products) // ESB:MM is EMMSB
            if (code_.name == "ESB" && take(product)) {
                code_.name = fmt::format("E{}SB", product);
                return true;
            }
        if (take("MP"))
            code_.score = Score::match;
        else if (take("GP"))
            code_.score = Score::game;
        else
            return false;
        return true;
    }

    /// Each only once, and one cut: "BH/C1/M1" says two things at once.
    bool modifier() {
        if (!is_separator(rest_.front())) return false;
        rest_.remove_prefix(1);
        if (rest_.empty()) return false;
        const char letter = rest_.front() == 'M' ? 'C' : rest_.front();
        if (seen_.find(letter) != seen_.npos) return false;
        seen_ += letter;
        if (take("C")) return cut(false);
        if (take("M")) return cut(true);
        if (take("L")) return limit();
        if (take("K")) return number(code_.factor, 3);
        if (take("U")) return unrated();
        if (take("V")) return edition();
        if (take("P")) return code_.forfeits_are_games = true;
        if (take("F")) return code_.fore = true;
        if (take("R")) return code_.reverse = true;
        if (take("B")) return code_.byes_count = true;
        return false;
    }

    bool cut(bool median) {
        if (!number(code_.cut_lowest, 2)) return false;
        if (median) code_.cut_highest = code_.cut_lowest;
        return true;
    }

    bool limit() {
        const bool minus = take("-");
        if (!minus) take("+");
        if (!number(code_.limit, 2)) return false;
        if (minus) code_.limit = -code_.limit;
        return true;
    }

    bool unrated() {
        int rating = 0;
        if (!number(rating, 4)) return false;
        code_.unrated = rating;
        return true;
    }

    /// /V2024: the edition in force at the end of that year (of 2026: from March).
    bool edition() {
        int year = 0;
        if (!number(year, 4) || year < 2009) return false;
        code_.edition = edition_for({static_cast<std::int16_t>(year), 12, 31}).id;
        return true;
    }

    std::string text_;
    std::string_view rest_;
    std::string seen_; ///< the letters of modifiers
    TieBreakCode code_;
};

std::string canonical(const TieBreakCode& code) {
    auto text = code.name;
    if (code.score == Score::match) text += ":MP";
    if (code.score == Score::game) text += ":GP";
    if (code.cut_highest > 0)
        text += fmt::format("/M{}", code.cut_highest);
    else if (code.cut_lowest > 0)
        text += fmt::format("/C{}", code.cut_lowest);
    if (code.limit != 0) text += fmt::format("/L{:+}", code.limit);
    if (code.factor != 0) text += fmt::format("/K{}", code.factor);
    if (code.forfeits_are_games) text += "/P";
    if (code.fore) text += "/F";
    if (code.reverse) text += "/R";
    if (code.byes_count) text += "/B";
    if (code.unrated) text += fmt::format("/U{}", *code.unrated);
    if (!code.edition.empty()) text += fmt::format("/V{}", code.edition.substr(0, 4));
    return text;
}

}

std::optional<TieBreakCode> parse_tie_break_code(std::string_view text) {
    if (text.empty() || text.size() > 64) return std::nullopt;
    auto code = CodeParser(text).parse();
    if (code) code->text = canonical(*code);
    return code;
}

}

// 162, XXS, BBW ... BBU: what results are worth; 362: what matches are worth.

#include "cells.hpp"
#include "state.hpp"

#include <array>

namespace hakem::trf {

namespace {

/// A result and its value, "W 1.0", "WW=1.0".
struct Rate {
    std::string_view symbol;
    Points value;
};

/// The win and all that follows it where nothing else is said.
void set_win(Scoring& s, Points value) {
    s.win = s.black_win = s.forfeit_win = s.full_bye = s.pairing_bye = value;
}
void set_draw(Scoring& s, Points value) { s.draw = s.black_draw = s.half_bye = value; }
void set_loss(Scoring& s, Points value) { s.loss = s.black_loss = value; }
void set_absence(Scoring& s, Points value) { s.absence = s.forfeit_loss = value; }

/// JaVaFo's codes; W and D stand for several.
bool set_javafo(Scoring& s, const Rate& rate) {
    const auto is = [&](std::string_view code) { return rate.symbol == code; };
    const auto value = rate.value;
    if (is("W"))
        s.win = s.black_win = s.forfeit_win = s.full_bye = value;
    else if (is("D"))
        s.draw = s.black_draw = s.half_bye = value;
    else if (is("WW"))
        s.win = value;
    else if (is("BW"))
        s.black_win = value;
    else if (is("WD"))
        s.draw = value;
    else if (is("BD"))
        s.black_draw = value;
    else if (is("WL"))
        s.loss = value;
    else if (is("BL"))
        s.black_loss = value;
    else if (is("ZPB"))
        s.absence = value;
    else if (is("HPB"))
        s.half_bye = value;
    else if (is("FPB"))
        s.full_bye = value;
    else if (is("PAB"))
        s.pairing_bye = value;
    else if (is("FW"))
        s.forfeit_win = value;
    else if (is("FL"))
        s.forfeit_loss = value;
    else
        return false;
    return true;
}

/// TRF26 162. X is an unknown result, a draw in our counting; Z is bbpPairings' name for A.
bool set_trf26(Scoring& s, const Rate& rate, bool& bye_said) {
    if (rate.symbol.size() != 1) return false;
    switch (rate.symbol[0]) {
    case 'W': {
        const auto bye = s.pairing_bye;
        set_win(s, rate.value);
        if (bye_said) s.pairing_bye = bye;
        break;
    }
    case 'D':
        set_draw(s, rate.value);
        break;
    case 'L':
        set_loss(s, rate.value);
        break;
    case 'A':
    case 'Z':
        set_absence(s, rate.value);
        break;
    case 'P':
        s.pairing_bye = rate.value;
        bye_said = true;
        break;
    case 'X':
        return rate.value == s.draw;
    default:
        return false;
    }
    return true;
}

void set_bb(Scoring& s, char code, Points value, bool bye_said) {
    const auto bye = s.pairing_bye;
    switch (code) {
    case 'W':
        set_win(s, value);
        if (bye_said) s.pairing_bye = bye;
        break;
    case 'D':
        set_draw(s, value);
        break;
    case 'L':
        set_loss(s, value);
        break;
    case 'Z':
        s.absence = value;
        break;
    case 'F':
        s.forfeit_loss = value;
        break;
    default:
        s.pairing_bye = value;
        break;
    }
}

constexpr bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

/// Symbols and values in turn: "W 1.0    D 0.5", "W10.0", "WW=1 BW=1.5".
std::vector<std::pair<std::string_view, std::string_view>> pairs_of(std::string_view text) {
    std::vector<std::pair<std::string_view, std::string_view>> pairs;
    constexpr std::size_t longest = 1000;
    for (auto word : words_of(text.substr(0, longest), "=")) {
        std::size_t letters = 0;
        while (letters < word.size() && is_letter(word[letters])) ++letters;
        const bool symbol = letters > 0;
        if (symbol)
            pairs.emplace_back(word.substr(0, letters), word.substr(letters));
        else if (!pairs.empty() && pairs.back().second.empty())
            pairs.back().second = word;
        else
            pairs.emplace_back(std::string_view(), word);
    }
    return pairs;
}

/// Limits of a sum over all rounds: nobody gives more than 1000 points for a game.
std::optional<Points> sane_points(std::string_view text) {
    const auto points = text.size() <= 8 ? parse_points(text) : std::nullopt;
    if (!points || *points > Points::whole(1000) || *points < -Points::whole(1000))
        return std::nullopt;
    return points;
}

void say_unknown(const Record& record, State& state, std::string_view symbol,
                 std::string_view value) {
    state.findings.add(Handling::lost, "TRF-0301", record.data_columns(),
                       {std::string(symbol), std::string(value)});
}

void read_bb(const Record& record, State& state) {
    const auto value = sane_points(record.data());
    if (!value) return say_unknown(record, state, record.line.raw({1, 3}), record.data());
    // BBU is the win's unless it is said, in whatever order they come.
    auto& bye_line = state.first_line[static_cast<std::size_t>(Kind::bb_scoring)];
    const char code = record.line.at(3);
    set_bb(state.tournament.scoring, code, *value, bye_line != 0);
    if (code == 'U') bye_line = record.number;
    state.tournament.scoring_declared = true;
}

}

void read_scoring(const Record& record, State& state) {
    if (record.kind == Kind::bb_scoring) return read_bb(record, state);
    auto& t = state.tournament;
    bool bye_said = false;
    for (const auto& [symbol, text] : pairs_of(record.data())) {
        const auto value = sane_points(text);
        const bool known = value && (record.kind == Kind::scoring
                                         ? set_trf26(t.scoring, {symbol, *value}, bye_said)
                                         : set_javafo(t.scoring, {symbol, *value}));
        if (!known)
            say_unknown(record, state, symbol, text);
        else
            t.scoring_declared = true;
    }
}

void read_team_scoring(const Record& record, State& state) {
    auto& scoring = state.tournament.team_scoring;
    for (const auto& [symbol, text] : pairs_of(record.data())) {
        const auto value = sane_points(text);
        if (value && symbol == "TW")
            scoring.win = *value;
        else if (value && symbol == "TD")
            scoring.draw = *value;
        else if (value && symbol == "TL")
            scoring.loss = *value;
        else
            say_unknown(record, state, symbol, text);
    }
}

}

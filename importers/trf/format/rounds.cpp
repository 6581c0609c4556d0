// The rounds of a line 001: opponent, colour, result.

#include "cells.hpp"
#include "player.hpp"

#include <algorithm>

namespace hakem::trf {

namespace {

/// A round's three cells and where they stand.
struct Cells {
    const RecordLine& line;
    Columns opponent, colour, result;
};

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string text_of(char c) { return std::string(1, c); }

/// The result as it stands, which need not be ASCII.
std::string result_text(const Cells& cells) { return std::string(cells.line.cell(cells.result)); }

constexpr std::string_view half = "½";

Colour read_colour(const Cells& cells, Findings& findings) {
    const char c = cells.line.at(cells.colour.from);
    switch (c) {
    case 'w':
        return Colour::white;
    case 'b':
        return Colour::black;
    case '-':
    case ' ':
        return Colour::none;
    case 'W':
    case 'B':
        findings.add(Handling::rewritten, "TRF-0118", cells.colour,
                     {text_of(c), c == 'W' ? "w" : "b"});
        return c == 'W' ? Colour::white : Colour::black;
    default:
        findings.add(Handling::lost, "TRF-0119", cells.colour,
                     {std::string(cells.line.cell(cells.colour))});
    }
    return Colour::none;
}

std::int32_t read_opponent(const Cells& cells, Findings& findings) {
    const auto text = cells.line.cell(cells.opponent);
    if (text.empty()) return 0;
    if (!is_number(text)) {
        findings.add(Handling::refused, "TRF-0120", cells.opponent, {std::string(text)});
        return 0;
    }
    const auto opponent = to_number(text);
    if (opponent == 0 && text.size() != 4)
        findings.add(Handling::rewritten, "TRF-0121", cells.opponent, {std::string(text)});
    return opponent;
}

/// A result beside an opponent.
Outcome read_game(const Cells& cells, Findings& findings) {
    const char code = upper(cells.line.at(cells.result.from));
    if (cells.line.at(cells.result.from) == 'l')
        findings.add(Handling::lost, "TRF-0135", cells.result);
    switch (code) {
    case '1':
    case '=':
    case '0':
    case '+':
    case '-':
    case 'W':
    case 'D':
    case 'L':
    case '?':
        return static_cast<Outcome>(code);
    case ' ':
        return Outcome::pending; // paired, not yet played (ITDX)
    case '*':
        findings.add(Handling::kept, "TRF-0122", cells.result, {"*"});
        return Outcome::pending;
    case 'X': // a result that is not known (yet)
        findings.add(Handling::kept, "TRF-0122", cells.result, {"X"});
        return Outcome::adjourned;
    case 'A':
        findings.add(Handling::kept, "TRF-0122", cells.result, {"A"});
        return Outcome::forfeit_loss;
    case 'H':
    case 'F':
    case 'U':
    case 'Z':
        findings.add(Handling::refused, "TRF-0123", cells.result,
                     {std::string(cells.line.cell(cells.opponent)), text_of(code)});
        return static_cast<Outcome>(code);
    default:
        if (result_text(cells) == half) {
            findings.add(Handling::rewritten, "TRF-0133", cells.result, {std::string(half), "="});
            return Outcome::draw;
        }
        findings.add(Handling::lost, "TRF-0124", cells.result, {result_text(cells)});
    }
    return Outcome::pending;
}

/// The letters of TRF16 for the signs that TRF06 has for byes.
Outcome bye_of_sign(char code) {
    switch (code) {
    case '+':
    case '1':
        return Outcome::pairing_bye;
    case 'W':
        return Outcome::full_bye;
    case '=':
    case 'D':
        return Outcome::half_bye;
    default:
        return Outcome::zero_bye;
    }
}

/// Whether the sign says what it says without a letter: TRF06 has no letters for byes, and in a
/// team event a board may stay empty (TRF26: "0000 - +" of a player whose opponent's board was
/// empty).
bool sign_is_in_order(char code, const Survey& survey) {
    if (survey.edition == Edition::trf06) return code == '+' || code == '-' || code == '=';
    return survey.team_event && (code == '+' || code == '-');
}

/// A result without an opponent.
Outcome read_bye(const Cells& cells, const Survey& survey, Findings& findings) {
    const char code = upper(cells.line.at(cells.result.from));
    switch (code) {
    case ' ':
        return Outcome::absent;
    case 'H':
    case 'F':
    case 'U':
    case 'Z':
        return static_cast<Outcome>(code);
    case '+':
    case '-':
    case '=':
    case '1':
    case '0':
    case 'W':
    case 'D':
    case 'L':
    case 'A': {
        if (survey.team_event && code == '+') return Outcome::forfeit_win;
        const auto bye = bye_of_sign(code);
        if (!sign_is_in_order(code, survey))
            findings.add(Handling::rewritten, "TRF-0107", cells.result,
                         {text_of(code), text_of(static_cast<char>(bye))});
        return bye;
    }
    default:
        if (result_text(cells) == half) {
            findings.add(Handling::rewritten, "TRF-0107", cells.result, {std::string(half), "H"});
            return Outcome::half_bye;
        }
        findings.add(Handling::lost, "TRF-0124", cells.result, {result_text(cells)});
    }
    return Outcome::absent;
}

RoundEntry read_round(const RecordLine& line, std::int32_t by, const Survey& survey,
                      Findings& findings) {
    const Cells cells{line, columns::opponent.shifted(by), columns::colour.shifted(by),
                      columns::result.shifted(by)};
    RoundEntry entry;
    entry.opponent = read_opponent(cells, findings);
    entry.colour = read_colour(cells, findings);
    if (entry.opponent != 0) {
        entry.outcome = read_game(cells, findings);
        if (is_bye(entry.outcome)) entry = {0, Colour::none, entry.outcome};
        return entry;
    }
    entry.outcome = read_bye(cells, survey, findings);
    if (entry.colour != Colour::none) {
        findings.add(Handling::kept, "TRF-0125", cells.colour);
        entry.colour = Colour::none;
    }
    return entry;
}

/// The usual round, "  12 w 1", without a detour.
bool read_plain_round(std::string_view text, RoundEntry& entry) {
    std::int32_t opponent = 0;
    std::size_t i = 2;
    while (i < 5 && text[i] == ' ') ++i;
    for (; i < 6; ++i) {
        if (text[i] < '0' || text[i] > '9') return false;
        opponent = opponent * 10 + (text[i] - '0');
    }
    const char colour = text[7], result = text[9];
    if (opponent == 0 || (colour != 'w' && colour != 'b')) return false;
    if (result != '1' && result != '0' && result != '=') return false;
    if (text[0] != ' ' || text[1] != ' ' || text[6] != ' ' || text[8] != ' ') return false;
    entry = {opponent, colour == 'w' ? Colour::white : Colour::black, static_cast<Outcome>(result)};
    return true;
}

/// What stands between the cells of a round is not read; it must be said.
void look_between(const RecordLine& line, std::int32_t by, Findings& findings) {
    for (const auto column : {90, 91, 96, 98})
        if (const Columns place{column + by, column + by}; line.at(place.from) != ' ') {
            findings.add(Handling::lost, "TRF-0126", place, {std::string(line.cell(place))});
            return;
        }
}

}

void read_rounds(const RecordLine& line, const Survey& survey, Findings& findings, Player& player) {
    const auto count = std::min((line.length() - columns::round.from + 10) / 10, most_rounds);
    if (count <= 0) return;
    player.rounds.reserve(static_cast<std::size_t>(count));
    for (std::int32_t round = 0; round < count; ++round) {
        const auto by = 10 * round;
        const auto text = line.raw(columns::round.shifted(by));
        RoundEntry entry;
        if ((text.size() != 10 || !read_plain_round(text, entry)) && !bare(text).empty()) {
            look_between(line, by, findings);
            entry = read_round(line, by, survey, findings);
        }
        player.rounds.push_back(entry);
    }
    if (line.length() >= columns::round.from + 10 * most_rounds)
        findings.add(Handling::lost, "TRF-0127", columns::round.shifted(10 * most_rounds),
                     {std::to_string(most_rounds)});
    while (!player.rounds.empty() && player.rounds.back() == RoundEntry{}) player.rounds.pop_back();
}

}

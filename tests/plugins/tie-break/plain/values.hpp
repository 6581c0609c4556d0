#pragma once
/// Every tie-break of FIDE C.07, of the regulation (36, 37) and of the US Chess rulebook (34E),
/// written down once more from the text of the rules, with nothing shared with the plugins.

#include "event.hpp"
#include <hakem/tie_break.hpp>

#include <optional>
#include <string>
#include <vector>

namespace hakem::test::plain {

using Value = std::optional<Exact>;

/// What is asked: a code in an edition of the rules.
struct Question {
    const Event& event;
    std::string edition; ///< "2009", "2023-09", "2024-04", "2024-08", "2026-03", "regulation"...
    TieBreakCode code;
    std::vector<std::vector<int>> tied; ///< only the tie-breaks among the tied look at it

    bool is_2009() const { return edition == "2009"; }
    bool is_not_fide() const { return edition == "regulation" || edition == "us-chess"; }
    /// 15.2, of which the regulation and US Chess know nothing.
    bool by_pairings_known_beforehand() const { return event.round_robin && !is_not_fide(); }
    bool since_2026() const { return edition == "2026-03"; }
    Side side() const {
        using Score = TieBreakCode::Score;
        return code.score == Score::match  ? of_match
               : code.score == Score::game ? of_games
                                           : event.primary;
    }
};

/// One value for each competitor; nothing = undefined.
std::vector<Value> values(const Question& question);

/// For the codes whose value is a row of numbers (TBR, BBE): the first that differ decide.
std::vector<std::vector<Exact>> rows(const Question& question);

/// Arts. 15.2, 16: a forfeit that counts as a game in what is made of opponents.
bool is_game(const Question& question, const Cell& cell);

/// What a round brings where the edition knows no art. 16: the opponent's score and the addend.
struct Product {
    Exact score, addend;
};

/// Of a game: all of a win, half of a draw.
Exact share_won(const Cell& cell);

/// 14.1: without those of the lowest opponents (the smaller addend where they are equal), then
/// without the largest addends.
Exact sum_without(std::vector<Product> products, int lowest, int highest);

/// "x.xx5" goes up.
Exact rounded(const Exact& value, int decimals);

// By family; nothing where the code is of another one.
std::optional<std::vector<Value>> own_record(const Question& question);
std::optional<std::vector<Value>> of_opponents(const Question& question);
std::optional<std::vector<Value>> of_ratings(const Question& question);
std::optional<std::vector<Value>> among_the_tied(const Question& question);
std::optional<std::vector<Value>> of_boards(const Question& question);
std::optional<std::vector<Value>> of_the_regulation(const Question& question);
std::optional<std::vector<Value>> of_us_chess(const Question& question);

}

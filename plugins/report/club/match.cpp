#include "match.hpp"

#include "columns.hpp"

#include <algorithm>
#include <string>

namespace hakem::club {

/// With the marks of 16.5 and 22.1.
std::string match_score_text(const Round& round) {
    auto score = score_text(round.game_points);
    if (round.outcome == Outcome::adjourned) return score + "?";
    return is_circled(round.outcome) ? "(" + score + ")" : score;
}

Cell match_score_cell(const Round& first, const Round& second) {
    if (first.outcome == Outcome::pending) return {};
    return {Phrase::verbatim(match_score_text(first) + " : " + match_score_text(second))};
}

Cell match_points_cell(const Round& round) {
    if (round.outcome == Outcome::adjourned) return {Phrase::verbatim(match_score_text(round))};
    return {Value{exact(round.game_points), is_circled(round.outcome)}};
}

Outcome match_so_far(const History& history, const Competitor& team, int round) {
    const Round& own = round_of(team, round);
    if (own.outcome != Outcome::adjourned || own.opponent < 0) return own.outcome;
    const auto& opponent = history.competitors[static_cast<std::size_t>(own.opponent)];
    const Points theirs = round_of(opponent, round).game_points;
    return own.game_points > theirs   ? Outcome::win
           : own.game_points < theirs ? Outcome::loss
                                      : Outcome::draw;
}

void add_score_legend(Table& table, std::string_view result_key) {
    std::string seen;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        for (const Row& row : table.rows)
            if (const auto* text = std::get_if<Phrase>(&row[i].content);
                text && table.columns[i].key.starts_with(result_key))
                seen += text->literal;
    const auto add = [&](const char* signs, std::string_view key) {
        if (seen.find_first_of(signs) != std::string::npos) table.legend.push_back(Phrase::of(key));
    };
    if (result_key == "result") add("+-", "legend.forfeit");
    add("(", "legend.circle");
    add("?", "legend.match-adjourned");
}

std::vector<MatchBoard> with_empty_boards(std::vector<MatchBoard> seats, int boards) {
    const bool begun = std::any_of(seats.begin(), seats.end(), [](const MatchBoard& board) {
        return board.first_outcome != Outcome::pending;
    });
    while (begun && seats.size() < static_cast<std::size_t>(boards))
        seats.push_back({-1, -1, opposite(seats.back().first_colour), Outcome::forfeit_loss,
                         Outcome::forfeit_loss});
    return seats;
}

std::string board_score(const MatchBoard& board) {
    // The signs are the same in all languages; who had White stands in a column of its own.
    const auto first = sign_of(board.first_outcome, Language::english);
    const auto second = sign_of(board.second_outcome, Language::english);
    return first.empty() || second.empty() ? std::string() : first + " : " + second;
}

}

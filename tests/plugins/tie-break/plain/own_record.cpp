// C.07 art. 7: the own record.

#include "values.hpp"

namespace hakem::test::plain {

namespace {

/// Over the board; 15.2: with pairings known beforehand forfeits too, since 2026 not the lost ones.
bool counts_as_game(const Question& question, const Cell& cell) {
    if (cell.annulled) return false;
    if (is_played(cell.outcome)) return true;
    if (!question.by_pairings_known_beforehand()) return false;
    if (cell.outcome == Outcome::forfeit_win) return true;
    return cell.outcome == Outcome::forfeit_loss && !question.since_2026();
}

bool is_win(const Cell& cell) {
    return cell.outcome == Outcome::win || cell.outcome == Outcome::unrated_win ||
           cell.outcome == Outcome::forfeit_win;
}

/// 7.1
Exact win(const Question& question, const Entrant& entrant) {
    int count = 0;
    for (const auto& cell : entrant.rounds)
        count +=
            !cell.annulled && cell.points[question.side()] == question.event.win[question.side()];
    return count;
}

/// 7.2 to 7.4
Exact games(const Question& question, const Entrant& entrant, bool won, bool black) {
    int count = 0;
    for (const auto& cell : entrant.rounds)
        count += counts_as_game(question, cell) && (!won || is_win(cell)) &&
                 (!black || cell.colour == Colour::black);
    return count;
}

/// 7.5
Exact progressive(const Question& question, const Entrant& entrant) {
    Exact sum, running;
    for (std::size_t r = 0; r < entrant.rounds.size(); ++r) {
        running += points_of_round(entrant.rounds[r], question.side());
        if (static_cast<int>(r) >= question.code.cut_lowest) sum += running;
    }
    return sum;
}

/// 7.6
Exact elected(const Question& question, const Entrant& entrant) {
    int count = 0;
    for (const auto& cell : entrant.rounds) {
        const bool lost = cell.outcome == Outcome::forfeit_loss;
        count +=
            !cell.annulled && !is_requested_bye(cell) && (!lost || counts_as_game(question, cell));
    }
    return count;
}

/// 7.7
Exact standard(const Question& question, const Entrant& entrant) {
    Exact sum;
    const auto side = question.side();
    for (std::size_t r = 0; r < entrant.rounds.size(); ++r) {
        const auto& cell = entrant.rounds[r];
        if (cell.annulled || cell.outcome == Outcome::pending) continue;
        auto limit = question.event.draw[side];
        if (cell.opponent >= 0)
            limit = question.event.entrants[static_cast<std::size_t>(cell.opponent)]
                        .rounds[r]
                        .points[side];
        if (cell.points[side] > limit) sum += 1;
        if (cell.points[side] == limit) sum += Exact(1, 2);
    }
    return sum;
}

}

std::optional<std::vector<Value>> own_record(const Question& question) {
    const auto& name = question.code.name;
    std::vector<Value> result;
    for (const auto& entrant : question.event.entrants) {
        if (name == "WIN")
            result.push_back(win(question, entrant));
        else if (name == "WON")
            result.push_back(games(question, entrant, true, false));
        else if (name == "BPG")
            result.push_back(games(question, entrant, false, true));
        else if (name == "BWG")
            result.push_back(games(question, entrant, true, true));
        else if (name == "PS")
            result.push_back(progressive(question, entrant));
        else if (name == "REP" || name == "GE")
            result.push_back(elected(question, entrant));
        else if (name == "STD")
            result.push_back(standard(question, entrant));
        else if (name == "TPN") // 7.8
            result.push_back(Exact(entrant.id));
        else if (name == "MPvGP") // 13.1
            result.push_back(
                score(entrant, question.event.primary == of_match ? of_games : of_match));
        else
            return std::nullopt;
    }
    return result;
}

}

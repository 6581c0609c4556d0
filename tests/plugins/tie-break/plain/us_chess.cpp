// The US Chess rulebook, 34E.

#include "values.hpp"

namespace hakem::test::plain {

namespace {

/// A round that was not played counts half a point for the opponents.
Exact adjusted(const Question& question, const Entrant& entrant) {
    const auto side = question.side();
    Exact sum = entrant.extra[side];
    for (const auto& cell : entrant.rounds)
        if (!cell.annulled && cell.outcome != Outcome::pending)
            sum += is_played(cell.outcome) ? cell.points[side] : question.event.draw[side];
    return sum;
}

/// The opponents' scores, of an own unplayed round 0.
std::vector<Product> contributions(const Question& question, const Entrant& entrant) {
    std::vector<Product> result;
    for (const auto& cell : entrant.rounds) {
        if (cell.annulled || cell.outcome == Outcome::pending) continue;
        Exact theirs;
        if (is_played(cell.outcome) && cell.opponent >= 0)
            theirs = adjusted(question,
                              question.event.entrants[static_cast<std::size_t>(cell.opponent)]);
        result.push_back({theirs, theirs});
    }
    return result;
}

/// 34E1: who scored more than half leaves out the lowest, who scored less the highest, else both.
Exact modified_median(const Question& question, const Entrant& entrant) {
    const auto side = question.side();
    const auto twice = score(entrant, side) * 2;
    const auto most = question.event.win[side] * question.event.rounds;
    const int cuts = question.event.rounds >= 9 ? 2 : 1;
    return sum_without(contributions(question, entrant), twice >= most ? cuts : 0,
                       twice <= most ? cuts : 0);
}

/// 34E3: the running scores, less a point for each that came without a game.
Exact cumulative(const Question& question, const Entrant& entrant) {
    Exact sum, running;
    const auto side = question.side();
    for (const auto& cell : entrant.rounds) {
        running += points_of_round(cell, side);
        sum += running;
    }
    for (const auto& cell : entrant.rounds)
        if (!cell.annulled && !is_played(cell.outcome) &&
            cell.points[side] == question.event.win[side])
            sum -= question.event.win[side];
    return sum;
}

}

std::optional<std::vector<Value>> of_us_chess(const Question& question) {
    const auto& name = question.code.name;
    const auto& code = question.code;
    std::vector<Value> result;
    for (const auto& entrant : question.event.entrants) {
        if (name == "SOLKOFF")
            result.push_back(
                sum_without(contributions(question, entrant), code.cut_lowest, code.cut_highest));
        else if (name == "USMEDIAN") {
            const int cuts = question.event.rounds >= 9 ? 2 : 1;
            result.push_back(sum_without(contributions(question, entrant), cuts, cuts));
        } else if (name == "MODMEDIAN")
            result.push_back(modified_median(question, entrant));
        else if (name == "CUMULATIVE")
            result.push_back(cumulative(question, entrant));
        else
            return std::nullopt;
    }
    return result;
}

}

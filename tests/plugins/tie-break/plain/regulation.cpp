// The federation's regulation, articles 36 and 37.

#include "values.hpp"

#include <algorithm>

namespace hakem::test::plain {

namespace {

/// 36 (1): a round that was not played counts half a point, a draw, for the opponents.
Exact adjusted(const Question& question, const Entrant& entrant) {
    const auto side = question.event.primary;
    Exact sum = entrant.extra[side];
    for (const auto& cell : entrant.rounds)
        if (!cell.annulled && cell.outcome != Outcome::pending)
            sum += is_played(cell.outcome) ? cell.points[side] : question.event.draw[side];
    return sum;
}

/// What each round brings: a game the opponent's adjusted score (times the share of the points in
/// it), an opponent who was not met half of it, a bye nothing.
std::vector<Product> contributions(const Question& question, const Entrant& entrant, bool product) {
    std::vector<Product> result;
    const auto& event = question.event;
    for (const auto& cell : entrant.rounds) {
        if (cell.annulled || cell.outcome == Outcome::pending) continue;
        if (cell.opponent < 0) {
            const auto own = question.code.byes_count ? adjusted(question, entrant) / 2 : Exact(0);
            result.push_back({own, own});
            continue;
        }
        const auto theirs =
            adjusted(question, event.entrants[static_cast<std::size_t>(cell.opponent)]);
        if (!is_played(cell.outcome))
            result.push_back({theirs / 2, theirs / 2});
        else
            result.push_back({theirs, product ? theirs * share_won(cell) : theirs});
    }
    return result;
}

/// 37a
Exact running(const Question& question, const Entrant& entrant) {
    Exact sum, score;
    for (std::size_t r = 0; r < entrant.rounds.size(); ++r) {
        score += points_of_round(entrant.rounds[r], question.event.primary);
        if (static_cast<int>(r) >= question.code.cut_lowest) sum += score;
    }
    return sum;
}

}

std::optional<std::vector<Value>> of_the_regulation(const Question& question) {
    const auto& name = question.code.name;
    const auto& code = question.code;
    std::vector<Value> result;
    for (const auto& entrant : question.event.entrants) {
        if (name == "KADEMELI")
            result.push_back(running(question, entrant));
        else if (name == "BUCHHOLZ")
            result.push_back(sum_without(contributions(question, entrant, false), code.cut_lowest,
                                         code.cut_highest));
        else if (name == "MEDIAN") // 37b
            result.push_back(sum_without(contributions(question, entrant, false),
                                         std::max(1, code.cut_lowest),
                                         std::max(1, code.cut_highest)));
        else if (name == "SONNEBORN")
            result.push_back(sum_without(contributions(question, entrant, true), code.cut_lowest,
                                         code.cut_highest));
        else if (name == "TAKIM") // 37e
            result.push_back(score(entrant, of_match));
        else
            return std::nullopt;
    }
    return result;
}

}

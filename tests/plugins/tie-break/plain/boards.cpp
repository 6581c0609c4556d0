// C.07 art. 12: the boards of a team.

#include "values.hpp"

#include <algorithm>

namespace hakem::test::plain {

namespace {

/// Points on each board in the whole event; a forfeit counts as its result.
std::vector<Exact> totals(const Question& question, const Entrant& entrant) {
    std::vector<Exact> sums(static_cast<std::size_t>(question.event.boards));
    for (const auto& cell : entrant.rounds)
        for (std::size_t board = 0; board < cell.boards.size(); ++board)
            if (!cell.annulled && board < sums.size()) sums[board] += cell.boards[board];
    return sums;
}

}

/// 12.2: board 1, board 2 ...; 12.3: all boards but the last, all but the last two ...
std::vector<std::vector<Exact>> rows(const Question& question) {
    std::vector<std::vector<Exact>> result;
    for (const auto& entrant : question.event.entrants) {
        auto boards = totals(question, entrant);
        if (question.code.name == "BBE") {
            std::vector<Exact> without;
            for (auto left = boards.size(); left-- > 1;) {
                Exact sum;
                for (std::size_t board = 0; board < left; ++board) sum += boards[board];
                without.push_back(sum);
            }
            boards = without;
        }
        result.push_back(boards);
    }
    return result;
}

/// 12.1: only where all who are tied have the same game points.
std::optional<std::vector<Value>> of_boards(const Question& question) {
    if (question.code.name != "BC") return std::nullopt;
    const auto& entrants = question.event.entrants;
    std::vector<Value> result;
    for (const auto& entrant : entrants) {
        const auto boards = totals(question, entrant);
        Exact count;
        for (std::size_t board = 0; board < boards.size(); ++board)
            count += boards[board] * static_cast<int>(board + 1);
        result.push_back(count);
    }
    for (const auto& group : question.tied) {
        const auto first = score(entrants[static_cast<std::size_t>(group[0])], of_games);
        const bool equal = std::all_of(group.begin(), group.end(), [&](int position) {
            return score(entrants[static_cast<std::size_t>(position)], of_games) == first;
        });
        for (const auto position : group)
            if (!equal) result[static_cast<std::size_t>(position)].reset();
    }
    return result;
}

}

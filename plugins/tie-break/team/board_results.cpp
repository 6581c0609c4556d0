#include "boards.hpp"

#include <algorithm>

namespace {

using namespace hakem;

/// What every team made on each board in all rounds, whoever sat there.
std::vector<BoardTotals> totals_of(const History& history) {
    std::vector<BoardTotals> totals(
        history.competitors.size(),
        BoardTotals(static_cast<std::size_t>(history.board_points.boards()), 0));
    for (std::size_t team = 0; team < totals.size(); ++team)
        for (int round = 1; round <= history.rounds; ++round)
            if (!history.competitors[team].rounds[static_cast<std::size_t>(round - 1)].annulled)
                add_boards(totals[team], history, team, round);
    return totals;
}

/// 12.1: less is better, and it says nothing of teams whose game points differ.
class BoardCount final : public TeamTieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        const auto totals = totals_of(input.history);
        std::vector<TieBreakValue> values(totals.size());
        for (std::size_t team = 0; team < totals.size(); ++team) {
            values[team].value = Exact(board_count(totals[team]), 100);
            if (!input.explain) continue;
            values[team].terms = terms_of(totals[team]);
            for (auto& term : values[team].terms) {
                term.value *= term.board;
                term.note = "term.board-count";
            }
            values[team].how = {because("how.less-is-better")};
        }
        for (const auto& group : input.tied)
            if (!equal_game_points(input.history, group)) withdraw(group, values);
        return values;
    }

    bool higher_is_better(const TieBreakCode&) const override { return false; }
    bool among_tied() const override { return true; }

private:
    static bool equal_game_points(const History& history, const std::vector<std::int32_t>& group) {
        const auto points = [&](std::int32_t position) {
            return history.competitors[static_cast<std::size_t>(position)].game_points;
        };
        return std::all_of(group.begin(), group.end(), [&](auto position) {
            return points(position) == points(group.front());
        });
    }

    static void withdraw(const std::vector<std::int32_t>& group,
                         std::vector<TieBreakValue>& values) {
        for (const auto position : group) {
            auto& value = values[static_cast<std::size_t>(position)];
            value.value.reset();
            value.how.clear();
            for (auto& term : value.terms) {
                term.cut = true;
                term.note = "term.unequal-game-points";
            }
        }
    }
};

/// Tie-breaks that compare the boards one after the other.
class BoardByBoard : public TeamTieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        const auto totals = totals_of(input.history);
        std::vector<std::vector<std::int64_t>> lists;
        lists.reserve(totals.size());
        for (const auto& of_team : totals) lists.push_back(list(of_team));
        const auto numbers = side_by_side(lists);
        std::vector<TieBreakValue> values(totals.size());
        for (std::size_t team = 0; team < totals.size(); ++team) {
            values[team].value = numbers[team];
            values[team].list = exact_list(lists[team]);
            if (!input.explain) continue;
            values[team].terms = terms(totals[team]);
            values[team].how = how(lists[team]);
        }
        return values;
    }

private:
    virtual std::vector<std::int64_t> list(const BoardTotals& totals) const = 0;
    virtual std::vector<Term> terms(const BoardTotals& totals) const { return terms_of(totals); }
    virtual std::vector<Decision> how(const std::vector<std::int64_t>&) const { return {}; }
};

/// 12.2.
class TopBoardResults final : public BoardByBoard {
    std::vector<std::int64_t> list(const BoardTotals& totals) const override {
        return top_board_results(totals);
    }
};

/// 12.3; the bottom board never counts.
class BottomBoardElimination final : public BoardByBoard {
    std::vector<std::int64_t> list(const BoardTotals& totals) const override {
        return bottom_board_elimination(totals);
    }
    std::vector<Term> terms(const BoardTotals& totals) const override {
        auto terms = terms_of(totals);
        if (!terms.empty()) terms.back().cut = true;
        return terms;
    }
    std::vector<Decision> how(const std::vector<std::int64_t>& list) const override {
        if (list.empty()) return {};
        return {because("how.board-sums", {list_argument(list)})};
    }
};

}

HAKEM_PLUGIN(BoardCount, "BC", "Board count", "FIDE C.07, 12.1")
HAKEM_PLUGIN(TopBoardResults, "TBR", "Top board results", "FIDE C.07, 12.2")
HAKEM_PLUGIN(BottomBoardElimination, "BBE", "Bottom board elimination", "FIDE C.07, 12.3")

#include "boards.hpp"

#include <algorithm>
#include <encounters.hpp>
#include <optional>

namespace {

using namespace hakem;

/// What compares the boards of two teams that their own match leaves tied (13.3.2).
enum class ByBoards : std::uint8_t { count, top, bottom };

/// 13.3 among the groups of one event.
class Extended {
public:
    Extended(const TieBreakInput& input, const std::vector<ByBoards>& by_boards)
        : history_(input.history), by_boards_(by_boards),
          primary_code_(with_score(input.code, TieBreakCode::Score::primary)),
          secondary_code_(with_score(input.code, secondary_of(input.history))),
          primary_input_{input.history, input.edition, primary_code_, {}, false},
          secondary_input_{input.history, input.edition, secondary_code_, {}, false},
          primary_(primary_input_), secondary_(secondary_input_),
          restarts_(input.edition.encounters_restart) {}

    /// The group in order of its places, those who share one together.
    std::vector<Group> places(const Group& group) {
        auto parts = split(primary_, group);                              // 13.3.1
        if (parts.size() < 2) parts = split(secondary_, group);           // 13.3.1
        if (parts.size() < 2 && group.size() == 2) parts = boards(group); // 13.3.2
        if (parts.size() < 2) return parts;
        std::vector<Group> result;
        for (const auto& part : parts)
            for (auto& place : places(part)) result.push_back(std::move(place));
        return result;
    }

    /// From now on each step says in the values of a group what it found.
    void tell(std::vector<TieBreakValue>& values) {
        told_ = &values;
        primary_.tell(values, on(!history_.game_points_first));
        secondary_.tell(values, on(history_.game_points_first));
    }

    /// The matches of the group, and the boards of each two whom they separated.
    void explain(const Group& group, std::vector<TieBreakValue>& values) {
        primary_.explain(group, values, note_of(!history_.game_points_first));
        secondary_.explain(group, values, note_of(history_.game_points_first));
        for (const auto& two : by_boards_alone_) {
            for (const auto position : two) {
                auto& terms = values[static_cast<std::size_t>(position)].terms;
                for (auto& term : terms_of(totals(position, two))) terms.push_back(std::move(term));
            }
        }
        by_boards_alone_.clear();
    }

private:
    static TieBreakCode with_score(TieBreakCode code, TieBreakCode::Score score) {
        code.score = score;
        return code;
    }

    /// 13.3.3 as reworded in August 2024: each new tied set begins with the primary score. Before
    /// that, art. 6 goes on inside the sets it makes with the score that made them (exercise 45 of
    /// FIDE's technical commission).
    std::vector<Group> split(Encounters& encounters, const Group& group) const {
        return restarts_ ? encounters.parts(group) : encounters.places(group);
    }

    static std::string_view note_of(bool match_points) {
        return match_points ? "term.encounter-match-points" : "term.encounter-game-points";
    }

    static std::string_view on(bool match_points) {
        return match_points ? "how.on-match-points" : "how.on-game-points";
    }

    /// The boards of a team in its matches against the other of the two.
    BoardTotals totals(std::int32_t position, const Group& two) const {
        BoardTotals totals(static_cast<std::size_t>(history_.board_points.boards()), 0);
        const auto team = static_cast<std::size_t>(position);
        const auto other = two[0] == position ? two[1] : two[0];
        const auto& rounds = history_.competitors[team].rounds;
        for (std::size_t r = 0; r < rounds.size(); ++r)
            if (rounds[r].opponent == other && primary_.counts(rounds[r]))
                add_boards(totals, history_, team, static_cast<int>(r) + 1);
        return totals;
    }

    /// 13.3.2 with art. 12, of the match of the two alone.
    std::vector<Group> boards(const Group& two) {
        const auto first = totals(two[0], two), second = totals(two[1], two);
        const bool met = board_count(first) + board_count(second) != 0;
        for (const auto rule : by_boards_) {
            const auto order = compare(rule, first, second);
            if (told_ != nullptr && met) {
                tell(rule, two[0], first, second);
                tell(rule, two[1], second, first);
            }
            if (order == 0) continue;
            by_boards_alone_.push_back(two);
            return order > 0 ? std::vector<Group>{{two[0]}, {two[1]}}
                             : std::vector<Group>{{two[1]}, {two[0]}};
        }
        return {two};
    }

    /// Positive where the first is better.
    static int compare(ByBoards rule, const BoardTotals& first, const BoardTotals& second) {
        const auto order = [](const auto& a, const auto& b) { return a > b ? 1 : a < b ? -1 : 0; };
        switch (rule) {
        case ByBoards::count: // 12.1: the lower one
            return order(board_count(second), board_count(first));
        case ByBoards::top:
            return order(top_board_results(first), top_board_results(second));
        default:
            return order(bottom_board_elimination(first), bottom_board_elimination(second));
        }
    }

    void tell(ByBoards rule, std::int32_t position, const BoardTotals& own,
              const BoardTotals& other) {
        const auto text = [&](const BoardTotals& totals) {
            switch (rule) {
            case ByBoards::count:
                return exact_argument(Exact(board_count(totals), 100));
            case ByBoards::top:
                return list_argument(top_board_results(totals));
            default:
                return list_argument(bottom_board_elimination(totals));
            }
        };
        const auto* reason = rule == ByBoards::count ? "how.board-count"
                             : rule == ByBoards::top ? "how.top-boards"
                                                     : "how.bottom-boards";
        (*told_)[static_cast<std::size_t>(position)].how.push_back(
            because(reason, {text(own), text(other)}));
    }

    const History& history_;
    const std::vector<ByBoards>& by_boards_;
    TieBreakCode primary_code_, secondary_code_;
    TieBreakInput primary_input_, secondary_input_;
    Encounters primary_, secondary_;
    bool restarts_;
    std::vector<Group> by_boards_alone_; ///< since the last explanation
    std::vector<TieBreakValue>* told_ = nullptr;
};

/// The place among those still tied by the matches between them, on the primary score, then on the
/// secondary one.
class ExtendedDirectEncounter : public TeamTieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values(input.history.competitors.size());
        const auto rules = by_boards();
        Extended extended(input, rules);
        if (input.explain) extended.tell(values);
        for (const auto& group : input.tied) {
            if (group.size() < 2) continue;
            Encounters::place(extended.places(group), input, values);
            if (input.explain) extended.explain(group, values);
        }
        return values;
    }

    bool higher_is_better(const TieBreakCode&) const override { return false; }
    bool whole() const final { return true; }
    bool among_tied() const override { return true; }

    bool accepts(const TieBreakCode& code) const override {
        auto rest = code;
        rest.forfeits_are_games = false;
        return has_own_scores(rest);
    }

private:
    virtual std::vector<ByBoards> by_boards() const { return {}; }
};

/// 13.3.2: what follows where two are left.
template<ByBoards... rules>
class WithBoards final : public ExtendedDirectEncounter {
    std::vector<ByBoards> by_boards() const override { return {rules...}; }
};

using WithCount = WithBoards<ByBoards::count>;
using WithTop = WithBoards<ByBoards::top>;
using WithBottom = WithBoards<ByBoards::bottom>;
using WithCountAndTop = WithBoards<ByBoards::count, ByBoards::top>;
using WithCountAndBottom = WithBoards<ByBoards::count, ByBoards::bottom>;

}

HAKEM_PLUGIN(ExtendedDirectEncounter, "EDE", "Extended direct encounter", "FIDE C.07, 13.3")
HAKEM_PLUGIN(WithCount, "EDEC", "Extended direct encounter, board count", "FIDE C.07, 13.3.2")
HAKEM_PLUGIN(WithTop, "EDET", "Extended direct encounter, top board results", "FIDE C.07, 13.3.2")
HAKEM_PLUGIN(WithBottom, "EDEB", "Extended direct encounter, bottom board elimination",
             "FIDE C.07, 13.3.2")
HAKEM_PLUGIN(WithCountAndTop, "EDEBT", "Extended direct encounter, board count, top board results",
             "FIDE C.07, 13.3.2")
HAKEM_PLUGIN(WithCountAndBottom, "EDEBB",
             "Extended direct encounter, board count, bottom board elimination",
             "FIDE C.07, 13.3.2")

#include "team_tie_break.hpp"

#include <opponent_scores.hpp>

namespace {

using namespace hakem;
using Score = TieBreakCode::Score;

/// 13.2: the sum of the opponents' totals, each times the points made against them. The least
/// significant product is that of the opponent with the lowest total (14.1.2).
template<Score total, Score own>
class ExtendedSonnebornBerger final : public TeamTieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        auto code = input.code;
        code.score = total;
        return sum_of_opponent_scores(
            {input.history, input.edition, code, input.tied, input.explain},
            Product::score_times_points, own);
    }

    /// 14.3, 14.4: no Median.
    bool accepts(const TieBreakCode& code) const override {
        auto rest = code;
        rest.cut_lowest = 0;
        rest.forfeits_are_games = false;
        return has_own_scores(rest);
    }
};

using MatchTimesMatch = ExtendedSonnebornBerger<Score::match, Score::match>;
using MatchTimesGame = ExtendedSonnebornBerger<Score::match, Score::game>;
using GameTimesMatch = ExtendedSonnebornBerger<Score::game, Score::match>;
using GameTimesGame = ExtendedSonnebornBerger<Score::game, Score::game>;

}

HAKEM_PLUGIN(MatchTimesMatch, "EMMSB", "Extended Sonneborn-Berger, match points by match points",
             "FIDE C.07, 13.2.1")
HAKEM_PLUGIN(MatchTimesGame, "EMGSB", "Extended Sonneborn-Berger, match points by game points",
             "FIDE C.07, 13.2.2")
HAKEM_PLUGIN(GameTimesMatch, "EGMSB", "Extended Sonneborn-Berger, game points by match points",
             "FIDE C.07, 13.2.3")
HAKEM_PLUGIN(GameTimesGame, "EGGSB", "Extended Sonneborn-Berger, game points by game points",
             "FIDE C.07, 13.2.4")

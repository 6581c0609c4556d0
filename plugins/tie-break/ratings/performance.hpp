#pragma once
/// What the tie-breaks of C.07 art. 10 are made of.

#include <cstdint>
#include <optional>
#include <rounds.hpp>
#include <string_view>
#include <vector>

namespace hakem {

/// A game over the board against somebody with a rating.
struct PerformanceGame {
    std::int32_t round = 0;    ///< 1-based
    std::int32_t opponent = 0; ///< position in History::competitors
    std::int32_t rating = 0;   ///< of the opponent
    std::int32_t halves = 0;   ///< half points made, 1 - ½ - 0 whatever the event's scoring is
};

using PerformanceGames = std::vector<PerformanceGame>;

/// Of an unrated one that which /U declares.
std::int32_t rating_of(const Competitor& competitor, const TieBreakCode& code);

/// 15.2: forfeits of a round robin are among them until 2026; /P changes nothing.
PerformanceGames rated_games(const TieBreakInput& input, const Competitor& competitor);

/// 10.1: the mean rating of the opponents, ½ up; none without a game. Cuts are made before.
std::optional<std::int32_t> average_rating(const PerformanceGames& games);

/// 10.2: the average and the difference that belongs to the result.
std::optional<std::int32_t> performance(const PerformanceGames& games);

/// 10.3: the lowest rating that would have been expected to make as much.
std::optional<std::int32_t> perfect_performance(const PerformanceGames& games);

/// What is said of each of the three: the sum and the count, the result with its difference, the
/// results that were expected.
Decision how_average(const PerformanceGames& games);
std::vector<Decision> how_performance(const PerformanceGames& games);
std::vector<Decision> how_perfect_performance(const PerformanceGames& games);

/// The term of a game in an explanation.
Term term_of_game(const History& history, const PerformanceGame& game, Exact value,
                  std::string_view note);

/// Tie-breaks by ratings: left out where somebody has none and no rule for it is declared, and in
/// team events since 2026.
class RatingTieBreak : public TieBreak {
public:
    Objection refusal(const TieBreakCode& code, const History& history,
                      const Edition& edition) const override;
    bool accepts(const TieBreakCode& code) const override;
    bool whole() const final { return true; }
};

}

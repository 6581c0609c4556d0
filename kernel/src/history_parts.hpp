#pragma once
// The steps that player_history and team_history share.

#include <hakem/history.hpp>

namespace hakem {

/// More rounds than any event has; a file cannot make us take memory without end.
inline constexpr int most_rounds = 999;
/// The same of the boards of a match.
inline constexpr int most_boards = 99;

/// Keeps sums far from overflow whatever a file claims: at most 10,000 points a round.
Points bounded_round(Points points);
/// At most a million points.
Points bounded_score(Points points);

/// Rounds, scheduled rounds and system; no competitors yet.
History history_frame(const Tournament& tournament, int after, int held);

/// Position of each id, -1 for others.
class IdIndex {
public:
    explicit IdIndex(const std::vector<Competitor>& competitors);
    std::int32_t operator[](std::int32_t id) const;

private:
    std::vector<std::int32_t> positions_;
};

/// The last steps, in their order: players who left, points that differ, sums.
void finish_history(History& history, const Tournament& tournament);

/// Round robin: who left, what is annulled and what is 0 : 1 (regulation 29, FIDE GR 6.6); Swiss:
/// who left. `loss` and `win` are the points of a forfeit.
struct ForfeitPoints {
    Points win, loss, match_win, match_loss, game_win, game_loss;
};
void settle_withdrawals(History& history, const ForfeitPoints& forfeit);

}

#pragma once
/// Matches of teams: scores, and the games board by board.

#include "rounds.hpp"

#include <map>
#include <optional>
#include <string>
#include <utility>

namespace hakem::club {

/// "3½ : 2½" for the side that is named first; empty while the match is not played.
Cell match_score_cell(const Round& first, const Round& second);

/// One board of a match; a side without a player (board left empty) is -1.
struct MatchBoard {
    std::int32_t first = -1, second = -1; ///< positions in Tournament::players
    Colour first_colour = Colour::none;
    Outcome first_outcome = Outcome::pending, second_outcome = Outcome::pending;
};

/// "1 : 0", "+ : -", for the side that is named first; empty while the game is not played.
std::string board_score(const MatchBoard& board);

/// Line-ups of a team event, for finding who sat where.
class LineUps {
public:
    explicit LineUps(const Tournament& tournament);

    /// Boards of the match of two teams (positions) in board order: that of the line-up which one
    /// of them announced (TRF26 300), else of the list of the first team (regulation 24.3).
    std::vector<MatchBoard> boards_of(std::int32_t first, std::int32_t second, int round) const;

    /// Whom a team is to meet, with the colour of its first board; else the kind of its bye.
    Round pairing_of(std::int32_t team, int round) const;

    /// Position of a player's team, -1 = none.
    std::int32_t team_of(std::int32_t player) const {
        return team_of_[static_cast<std::size_t>(player)];
    }

private:
    const LineUp* line_up_of(std::int32_t team, int round) const;
    std::vector<MatchBoard> boards_in_order_of(std::int32_t first, std::int32_t second,
                                               int round) const;
    std::vector<std::int32_t> order_of(std::int32_t team, int round) const;
    const RoundEntry* entry_of(std::int32_t player, int round) const;
    std::optional<MatchBoard> board_of(std::int32_t player, std::int32_t opponents,
                                       int round) const;

    const Tournament& tournament_;
    PlayerIndex index_;
    std::vector<std::int32_t> team_of_; ///< [position of player]
    std::map<std::pair<std::int32_t, std::int32_t>, const LineUp*> line_ups_; ///< round, team
};

}

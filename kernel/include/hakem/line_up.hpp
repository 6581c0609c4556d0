#pragma once
/// Who sat where in the matches of a team event.

#include <hakem/history.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace hakem {

/// One board of a match; a side without a player (board left empty) is -1.
struct MatchBoard {
    std::int32_t first = -1, second = -1; ///< positions in Tournament::players
    Colour first_colour = Colour::none;
    Outcome first_outcome = Outcome::pending, second_outcome = Outcome::pending;
};

/// Line-ups of a team event. The tournament must outlive it.
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

    /// Positions of a team's players in the order of its list, each once; who stands in the lists
    /// of two teams is in the first one.
    const std::vector<std::int32_t>& list_of(std::int32_t team) const {
        return lists_[static_cast<std::size_t>(team)];
    }

    /// The line-up that the team announced for the round; none where it sat in the order of its
    /// list.
    const LineUp* announced(std::int32_t team, int round) const;

    /// Position of the player with this number, -1 = none.
    std::int32_t position_of(std::int32_t id) const { return index_[id]; }

private:
    std::vector<MatchBoard> boards_in_order_of(std::int32_t first, std::int32_t second,
                                               int round) const;
    std::vector<std::int32_t> order_of(std::int32_t team, int round) const;
    const Player& player(std::int32_t position) const {
        return tournament_.players[static_cast<std::size_t>(position)];
    }
    std::optional<MatchBoard> board_of(std::int32_t position, std::int32_t opponents,
                                       int round) const;

    const Tournament& tournament_;
    PlayerIndex index_;
    std::vector<std::int32_t> team_of_;            ///< [position of player]
    std::vector<std::vector<std::int32_t>> lists_; ///< [position of team]
    std::map<std::pair<std::int32_t, std::int32_t>, const LineUp*> line_ups_; ///< round, number
};

/// Boards of a match: those of the colours that the event declares (TRF26 352), else as many as the
/// largest match had; before round 1 as many as the smallest list has players. At least 1.
int boards_of_match(const Tournament& tournament);

}

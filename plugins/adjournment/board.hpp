#pragma once
/// What the board says of an adjourned game.

#include <hakem/chess/position.hpp>

#include <optional>
#include <string_view>

namespace hakem::adjourning {

/// How a game ended on the board, and by which article.
struct Ending {
    std::string_view article;
    std::string_view key; ///< of a message: "checkmate"
    bool mate = false;
};

/// Mate, stalemate, a dead position, 75 moves (5.1.1, 5.2.1, 5.2.2, 9.6.2); nothing where the game
/// goes on. Five appearances (9.6.1) no single position can tell.
std::optional<Ending> ending_of(const chess::Position& position);

/// Moves of both sides before a position, by its number.
int half_moves_before(const chess::Position& position);

/// A move as an arbiter tells it, in UCI, Turkish or English letters; nothing unless all that can
/// read it agree on one legal move.
std::optional<chess::Move> move_told(const chess::Position& position, std::string_view text);

}

#pragma once
/// How a game ends on the board: mate, stalemate, dead position, repetition, 50 and 75 moves.

#include <hakem/chess/position.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace hakem::chess {

/// The king on move is attacked and has no way out (1.4.1, 5.1.1).
bool is_checkmate(const Position& position);
/// The side on move has no legal move and is not in check (5.2.1).
bool is_stalemate(const Position& position);

/// Whether a dead position is known for certain, and by what.
enum class Dead : std::uint8_t {
    no,          ///< not detected, which does not say that mate is possible
    material,    ///< K v K, K+B v K, K+N v K, or kings and bishops all on one colour of squares
    no_progress, ///< blocked: every position that can arise was looked at, none of them a mate
};

/// Whether no series of legal moves leads to a mate (5.2.2), as far as it can be told:
/// - by material: two bare kings; one minor piece; any number of bishops on squares of one colour;
/// - by search, where there are kings, bishops and pawns alone, each pawn with one of the opponent
///   before it: all positions that legal moves lead to are visited; if there are no more than the
///   limit, none is a mate and no pawn promotes, the position is dead.
/// Not detected: walls with other pieces behind them, walls in which a pawn can still step, walls
/// behind which more positions can arise than the limit allows, and forced sequences that run into
/// a dead position.
Dead dead_position(const Position& position, std::uint32_t search_limit = 20000);

/// Whether a side could mate by any series of legal moves of both (6.9, 7.5.5, 5.1.2), by material:
/// - a bare king cannot;
/// - one knight can if the opponent has a pawn, knight, bishop or rook (not with queens alone);
/// - bishops of one colour of squares can if the opponent has a pawn, a knight or a bishop of the
///   other colour;
/// - all else can.
/// And no side can in a dead position. Not detected: mates that the position of the men prevents
/// although the material allows them (other than `dead_position` finds).
bool can_mate(const Position& position, Colour colour);

/// Whether two positions are the same as 9.2.3 has it: the same side on move, pieces of the same
/// kind and colour on the same squares, and the same possible moves: castling rights, and en
/// passant only where such a capture is legal. Clocks and move numbers do not count.
bool same_position(const Position& a, const Position& b);

/// A number that is the same for the same positions of 9.2.3, and almost surely different for
/// others (Zobrist). It is the same in every run and version of the format.
std::uint64_t position_key(const Position& position);

/// Counts how often positions of a game have been on the board (9.2, 9.6.1).
class Repetitions {
public:
    /// Adds the position after a move, first the initial one; tells how often it has appeared.
    int add(const Position& position);
    /// The most that any position of the game has appeared.
    int most() const { return most_; }
    void clear();

private:
    struct Entry {
        std::uint64_t key;
        Position position;
    };
    std::vector<Entry> since_progress_; ///< earlier ones cannot come again
    int most_ = 0;
};

/// The last 50 moves of each player without capture or pawn's move: a claim is possible (9.3).
inline bool fifty_moves(const Position& position) { return position.halfmove_clock() >= 100; }
/// 75 of them: drawn, unless the last move gave mate (9.6.2).
inline bool seventy_five_moves(const Position& position) {
    return position.halfmove_clock() >= 150;
}

/// What the board itself says about a position.
enum class BoardState : std::uint8_t {
    open,
    checkmate,          ///< 5.1.1: the side on move has lost
    stalemate,          ///< 5.2.1
    dead,               ///< 5.2.2
    fivefold,           ///< 9.6.1
    seventy_five_moves, ///< 9.6.2
};

/// The state of a position that has appeared so often; mate comes before all else.
BoardState board_state(const Position& position, int appearances = 1);

}

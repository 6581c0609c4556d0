#pragma once
/// What the text of a move says, and the legal move that fits it.

#include "legality.hpp"
#include <hakem/chess/san.hpp>

namespace hakem::chess {

/// A result put together in a register, as `packed_move` is.
inline SanReading packed_reading(Move move, MoveFault fault) {
    if constexpr (std::endian::native == std::endian::little)
        return std::bit_cast<SanReading>(
            static_cast<std::uint64_t>(std::bit_cast<std::uint32_t>(move)) |
            static_cast<std::uint64_t>(fault) << 32);
    else
        return {move, fault};
}

/// What could not be resolved.
inline SanReading unresolved(MoveFault fault) { return packed_reading({}, fault); }

/// A piece that goes from one of some squares to a square.
struct MovePattern {
    PieceType piece = PieceType::pawn;
    PieceType promotion = PieceType::none;
    Square to = Square::none;
    bool from_file = false;            ///< `from` is narrowed to a file
    SquareSet from{~std::uint64_t{0}}; ///< as far as the text tells
};

/// Where a pawn can come from to make a step to a square.
inline SquareSet pawn_steps_to(const Position& position, Square to) {
    const auto us = position.to_move();
    const bool white = us == Colour::white;
    const auto pawns = position.pieces(us, PieceType::pawn);
    const auto occupied = position.occupied();
    if (occupied.contains(to)) return {};
    const auto behind = [&](SquareSet set) {
        return white ? SquareSet(set.bits() >> 8) : SquareSet(set.bits() << 8);
    };
    const auto one = behind(to);
    if (one & pawns) return one;
    if (rank_of(to) != (white ? 3 : 4) || one & occupied) return {};
    return behind(one) & pawns;
}

/// Where the pieces of a pattern can come from as they move, leaving check aside (3.2 to 3.7). A
/// pawn captures only where the text has the file it comes from.
inline SquareSet origins(const Position& position, const MovePattern& pattern) {
    const auto us = position.to_move();
    if (pattern.piece != PieceType::pawn) {
        if (position.pieces(us).contains(pattern.to)) return {};
        return attacks({pattern.piece, us}, pattern.to, position.occupied()) &
               position.pieces(us, pattern.piece) & pattern.from;
    }
    if (!pattern.from_file || pattern.from & whole_file(file_of(pattern.to)))
        return pawn_steps_to(position, pattern.to) & pattern.from;
    if (!position.pieces(position.opponent()).contains(pattern.to) &&
        pattern.to != position.en_passant())
        return {};
    return pawn_attacks(pattern.to, position.opponent()) & position.pieces(us, PieceType::pawn) &
           pattern.from;
}

/// The move of a pattern from one of its origins.
inline Move move_of(const Position& position, const MovePattern& pattern, Square from) {
    auto kind = MoveKind::normal;
    if (pattern.piece == PieceType::pawn) {
        const int distance = index(pattern.to) - index(from);
        if (pattern.promotion != PieceType::none)
            kind = promotion_to(pattern.promotion);
        else if (distance == 16 || distance == -16)
            kind = MoveKind::double_step;
        else if (pattern.to == position.en_passant() && (distance & 7) != 0)
            kind = MoveKind::en_passant;
    }
    return packed_move(from, pattern.to, pattern.piece, kind);
}

/// The one legal move among those from several origins.
SanReading resolve_among(const Position& position, const MovePattern& pattern, SquareSet from);

/// The one legal move that fits.
inline SanReading resolve(const Position& position, const MovePattern& pattern) {
    if (pattern.piece == PieceType::pawn) {
        const bool last = rank_of(pattern.to) == (position.to_move() == Colour::white ? 7 : 0);
        if (last != (pattern.promotion != PieceType::none)) return unresolved(MoveFault::promotion);
    }
    const auto from = origins(position, pattern);
    if (from.empty()) return unresolved(MoveFault::no_piece);
    if (from.many()) return resolve_among(position, pattern, from);
    const auto move = move_of(position, pattern, from.first());
    if (!leaves_king_safe(position, move)) return unresolved(MoveFault::in_check);
    return packed_reading(move, MoveFault::none);
}

/// What SAN has to say of the square of departure, so that the move is the only one (C.10).
struct Disambiguation {
    bool file = false, rank = false;
};

Disambiguation disambiguation_of(const Position& position, Move move);

/// Castling to a side, if it is legal.
SanReading resolve_castling(const Position& position, MoveKind castling);

}

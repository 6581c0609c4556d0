#pragma once
/// A position: where the pieces stand, who is on move, and what else the rules ask for.

#include <hakem/chess/attacks.hpp>
#include <hakem/chess/move.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace hakem::chess {

/// The two castlings (3.8.2): towards the h-file and towards the a-file.
enum class Castling : std::uint8_t { short_side, long_side };

/// What a position is made of, open to change: for positions that are set up by hand, or in which
/// another piece really stands there than was thought.
struct Setup {
    std::array<Piece, 64> board{}; ///< by index(Square)
    Colour to_move = Colour::white;
    SquareSet castling_rooks;         ///< the rooks with which castling has not been lost
    Square en_passant = Square::none; ///< passed over by the pawn that has just made two steps
    std::uint16_t halfmove_clock = 0; ///< moves of either side since a capture or a pawn's move
    std::uint16_t fullmove_number = 1;
    bool chess960 = false;

    Piece& operator[](Square square) { return board[static_cast<std::size_t>(square)]; }
    Piece operator[](Square square) const { return board[static_cast<std::size_t>(square)]; }
};

/// What is wrong with a setup, so that no position can be made of it.
enum class SetupFault : std::uint8_t {
    king_missing,
    king_twice,
    too_many_men,      ///< more than 16 of a colour
    pawn_on_edge,      ///< on the first or the eighth rank
    opponent_in_check, ///< of the side that is not on move
};

/// A fault, where it is and whose.
struct SetupFinding {
    SetupFault fault;
    Square square = Square::none;
    Colour colour = Colour::none;

    constexpr bool operator==(const SetupFinding&) const = default;
};

/// A position of chess or Chess960: one king a side, no more than 16 men each, no pawns on the edge
/// ranks, the side that has moved not in check. It need not be reachable from the initial position
/// (`fen.hpp` tells what speaks against that). A value of less than 100 bytes, compared by all it
/// holds; for the sameness of 9.2.3 see `same_position` in `endings.hpp`.
class Position {
public:
    /// The initial position (2.3).
    Position();

    /// What is wrong with a setup: none of it, and `of` can be called.
    static std::vector<SetupFinding> faults_of(const Setup& setup);
    /// The position of a setup without faults. Castling rights without a king and rook on the
    /// first rank, and an en-passant square without the pawn that passed, are dropped; of two rooks
    /// on one side of the king the outermost is kept.
    static Position of(const Setup& setup);
    Setup setup() const;

    Colour to_move() const { return to_move_; }
    Colour opponent() const { return opposite(to_move_); }

    SquareSet occupied() const { return colours_[0] | colours_[1]; }
    SquareSet pieces(Colour colour) const { return colours_[side(colour)]; }
    SquareSet pieces(PieceType type) const { return types_[static_cast<std::size_t>(type) - 1]; }
    SquareSet pieces(Colour colour, PieceType type) const { return pieces(colour) & pieces(type); }
    Square king(Colour colour) const { return pieces(colour, PieceType::king).first(); }

    /// `none` for an empty square.
    PieceType type_at(Square square) const;
    /// The piece on a square, or no piece.
    Piece at(Square square) const;
    bool is_empty(Square square) const { return !occupied().contains(square); }

    /// The square passed over by the double step just made, whether or not it can be used; `none`
    /// after any other move.
    Square en_passant() const { return en_passant_; }
    /// Whether a legal capture en passant exists (what counts in 9.2.3.1).
    bool en_passant_is_legal() const;
    /// The rooks with which castling has not been lost (3.8.2.1).
    SquareSet castling_rooks() const { return castling_rooks_; }
    /// The rook of a castling that has not been lost; else `none`. Whether it is possible now is
    /// another question: `is_legal`.
    Square castling_rook(Colour colour, Castling castling) const;
    int halfmove_clock() const { return halfmove_clock_; }
    int fullmove_number() const { return fullmove_number_; }
    /// Whether castling is written by the rook's square (UCI, Shredder-FEN).
    bool chess960() const { return chess960_; }

    /// The pieces of a colour that attack a square, pinned ones too (3.1.2).
    SquareSet attackers(Square square, Colour by) const {
        return attackers(square, by, occupied());
    }
    /// The same with other squares occupied.
    SquareSet attackers(Square square, Colour by, SquareSet occupied) const;
    /// The pieces that give check to the side on move (3.9).
    SquareSet checkers() const { return attackers(king(to_move_), opponent()); }
    bool in_check() const { return !checkers().empty(); }
    /// The pieces of a colour that stand alone between their king and a line piece of the opponent.
    SquareSet pinned(Colour colour) const;

    /// Whether a move captures, en passant included.
    bool is_capture(Move move) const {
        return move.kind == MoveKind::en_passant ||
               (!move.is_castling() && occupied().contains(move.to));
    }
    /// The square of what a move captures; `none` where it captures nothing.
    Square captured_square(Move move) const;
    /// Where the rook of a castling move stands, and where it goes.
    Square rook_from(Move castling) const;
    static Square rook_to(Move castling);

    /// Plays a legal move.
    void play(Move move);
    /// The position after a legal move.
    Position after(Move move) const {
        auto next = *this;
        next.play(move);
        return next;
    }

    constexpr bool operator==(const Position&) const = default;

private:
    static constexpr std::size_t side(Colour colour) { return colour == Colour::black; }
    SquareSet& set_of(PieceType type) { return types_[static_cast<std::size_t>(type) - 1]; }
    void clear(SquareSet squares);
    void put(Square square, Piece piece);
    void castle(Move move);

    std::array<SquareSet, 6> types_;
    std::array<SquareSet, 2> colours_;
    SquareSet castling_rooks_;
    Colour to_move_ = Colour::white;
    Square en_passant_ = Square::none;
    bool chess960_ = false;
    std::uint16_t halfmove_clock_ = 0;
    std::uint16_t fullmove_number_ = 1;
};

inline PieceType Position::type_at(Square square) const {
    int type = 0;
    for (std::size_t i = 0; i < types_.size(); ++i)
        type += types_[i].contains(square) ? static_cast<int>(i) + 1 : 0;
    return static_cast<PieceType>(type);
}

inline SquareSet Position::attackers(Square square, Colour by, SquareSet occupied) const {
    const auto queens = pieces(PieceType::queen);
    return pieces(by) & ((pawn_attacks(square, opposite(by)) & pieces(PieceType::pawn)) |
                         (knight_attacks(square) & pieces(PieceType::knight)) |
                         (king_attacks(square) & pieces(PieceType::king)) |
                         (bishop_attacks(square, occupied) & (pieces(PieceType::bishop) | queens)) |
                         (rook_attacks(square, occupied) & (pieces(PieceType::rook) | queens)));
}

inline void Position::clear(SquareSet squares) {
    for (auto& set : types_) set &= ~squares;
    for (auto& set : colours_) set &= ~squares;
}

inline void Position::play(Move move) {
    if (move.is_castling()) return castle(move);
    const SquareSet from = move.from, to = move.to;
    const auto us = side(to_move_), them = us ^ 1;
    const bool resets = move.piece == PieceType::pawn || (colours_[them] & to);
    if (colours_[them] & to) {
        for (auto& set : types_) set &= ~to;
        colours_[them] &= ~to;
    }
    en_passant_ = Square::none;
    const auto arriving = move.is_promotion() ? move.promotion() : move.piece;
    set_of(move.piece) &= ~from;
    set_of(arriving) |= to;
    colours_[us] ^= from | to;
    if (move.kind == MoveKind::en_passant) {
        const auto passed = SquareSet(square_at(file_of(move.to), rank_of(move.from)));
        set_of(PieceType::pawn) &= ~passed;
        colours_[them] &= ~passed;
    } else if (move.kind == MoveKind::double_step) {
        en_passant_ = static_cast<Square>((index(move.from) + index(move.to)) / 2);
    }
    castling_rooks_ &= ~(from | to);
    if (move.piece == PieceType::king) castling_rooks_ &= ~colours_[us];
    halfmove_clock_ = resets ? std::uint16_t{0} : static_cast<std::uint16_t>(halfmove_clock_ + 1);
    fullmove_number_ = static_cast<std::uint16_t>(fullmove_number_ + us);
    to_move_ = opposite(to_move_);
}

}

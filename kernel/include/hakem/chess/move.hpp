#pragma once
/// Moves and lists of moves.

#include <hakem/chess/square.hpp>

#include <cassert>
#include <span>

namespace hakem::chess {

/// What a move does besides going from one square to another (articles 3.7.3 and 3.8.2).
enum class MoveKind : std::uint8_t {
    normal,
    double_step, ///< a pawn from its original square (3.7.2)
    en_passant,
    castle_short, ///< towards the h-file
    castle_long,
    promote_knight, ///< the promotions in the order of PieceType
    promote_bishop,
    promote_rook,
    promote_queen,
};

/// A move in some position. It is whole in itself but for what is captured, which the position
/// knows. Castling is the king's: from where it stands to the g- or c-file, in Chess960 too (where
/// both may be one square). A move that is none has no piece: a null move is not a move.
struct alignas(4) Move {
    Square from = Square::none;
    Square to = Square::none;
    PieceType piece = PieceType::none; ///< what moves: a pawn in a promotion
    MoveKind kind = MoveKind::normal;

    constexpr bool operator==(const Move&) const = default;
    constexpr explicit operator bool() const { return piece != PieceType::none; }
    constexpr bool is_castling() const {
        return kind == MoveKind::castle_short || kind == MoveKind::castle_long;
    }
    constexpr bool is_promotion() const { return kind >= MoveKind::promote_knight; }
    /// What the pawn becomes; none where it does not.
    constexpr PieceType promotion() const {
        return is_promotion() ? static_cast<PieceType>(static_cast<int>(kind) -
                                                       static_cast<int>(MoveKind::promote_knight) +
                                                       static_cast<int>(PieceType::knight))
                              : PieceType::none;
    }
};

/// A move put together in a register: the four stores of an initialisation would have to be waited
/// for when the move is read as one word right after.
inline Move packed_move(Square from, Square to, PieceType piece, MoveKind kind) {
    if constexpr (std::endian::native == std::endian::little)
        return std::bit_cast<Move>(
            static_cast<std::uint32_t>(from) | static_cast<std::uint32_t>(to) << 8 |
            static_cast<std::uint32_t>(piece) << 16 | static_cast<std::uint32_t>(kind) << 24);
    else
        return {from, to, piece, kind};
}

/// The kind of a promotion to a knight, bishop, rook or queen.
constexpr MoveKind promotion_to(PieceType type) {
    return static_cast<MoveKind>(static_cast<int>(MoveKind::promote_knight) +
                                 static_cast<int>(type) - static_cast<int>(PieceType::knight));
}

/// The castling of a king that stands on a square of its first rank.
constexpr Move castling_move(Square king, MoveKind castling) {
    return {king, square_at(castling == MoveKind::castle_short ? 6 : 2, rank_of(king)),
            PieceType::king, castling};
}

/// All moves of a position, without memory from the heap. The room is enough for every position
/// there is here: 16 men a side at most, a king with 10 moves and 15 others with 27 each.
class MoveList {
public:
    static constexpr std::size_t capacity = 416;

    // The moves stay as they are until they are written: clearing them would cost more than
    // finding them.
    MoveList() {} // NOLINT(modernize-use-equals-default)
    MoveList(const MoveList& other) { *this = other; }
    MoveList& operator=(const MoveList& other);

    void add(Move move) {
        assert(size_ < capacity);
        room_.moves[size_++] = move;
    }
    void clear() { size_ = 0; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Move& operator[](std::size_t i) const { return room_.moves[i]; }
    const Move* begin() const { return room_.moves; }
    const Move* end() const { return room_.moves + size_; }
    operator std::span<const Move>() const { return {begin(), size_}; }
    bool contains(Move move) const;

private:
    /// A union, so that the moves are not set before they are there.
    union Room {
        Room() {} // NOLINT(modernize-use-equals-default)
        Move moves[capacity];
    } room_;
    std::size_t size_ = 0;
};

}

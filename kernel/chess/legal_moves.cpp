#include "legality.hpp"
#include <hakem/chess/legal_moves.hpp>

namespace hakem::chess {

namespace {

constexpr SquareSet shifted(SquareSet set, int by) {
    return by > 0 ? SquareSet(set.bits() << by) : SquareSet(set.bits() >> -by);
}

/// All squares that a colour attacks over these occupied ones.
SquareSet attacked_by(const Position& position, Colour colour, SquareSet occupied) {
    const auto pawns = position.pieces(colour, PieceType::pawn);
    const auto west = pawns & ~whole_file(0), east = pawns & ~whole_file(7);
    auto attacked = colour == Colour::white ? shifted(west, 7) | shifted(east, 9)
                                            : shifted(west, -9) | shifted(east, -7);
    for (const auto from : position.pieces(colour, PieceType::knight))
        attacked |= knight_attacks(from);
    const auto queens = position.pieces(PieceType::queen);
    const auto own = position.pieces(colour);
    for (const auto from : own&(position.pieces(PieceType::bishop) | queens))
        attacked |= bishop_attacks(from, occupied);
    for (const auto from : own&(position.pieces(PieceType::rook) | queens))
        attacked |= rook_attacks(from, occupied);
    return attacked | king_attacks(position.king(colour));
}

/// Finds the legal moves and tells them to a sink: `Listing` or `Counting`.
template<class Sink>
class Generator {
public:
    Generator(const Position& position, Sink& sink) : position_(position), sink_(sink) {}

    void run() {
        king_moves();
        const auto checkers = position_.attackers(king_, them_);
        if (checkers.many()) return; // 3.9: from two checks only the king can go
        if (checkers) allowed_ = checkers | between(king_, checkers.first());
        allowed_ &= ~own_;
        pinned_ = position_.pinned(us_);
        pieces();
        pawns();
        if (position_.en_passant() != Square::none) en_passant();
        if (checkers.empty() && position_.castling_rooks() & own_) castlings();
    }

private:
    void king_moves() {
        const auto targets = king_attacks(king_) & ~own_;
        if (targets.empty() && (position_.castling_rooks() & own_).empty()) return;
        danger_ = attacked_by(position_, them_, occupied_ ^ king_);
        sink_.moves(king_, targets & ~danger_, PieceType::king);
    }

    void pieces() {
        using enum PieceType;
        // A knight that is pinned cannot move; the others can along the pin.
        for (const auto from : of(knight) & ~pinned_)
            sink_.moves(from, knight_attacks(from) & allowed_, knight);
        for (const auto from : of(bishop))
            sink_.moves(from, bishop_attacks(from, occupied_) & reach(from), bishop);
        for (const auto from : of(rook))
            sink_.moves(from, rook_attacks(from, occupied_) & reach(from), rook);
        for (const auto from : of(queen))
            sink_.moves(from, queen_attacks(from, occupied_) & reach(from), queen);
    }

    void pawns() {
        const auto all = of(PieceType::pawn);
        pawns_of(all & ~pinned_, allowed_);
        for (const auto from : all& pinned_) pawns_of(from, reach(from));
    }

    /// Steps and captures of pawns that may arrive on these squares (3.7.1 to 3.7.3).
    void pawns_of(SquareSet pawns, SquareSet allowed) {
        const bool white = us_ == Colour::white;
        const int up = white ? 8 : -8;
        const auto steps = shifted(pawns, up) & ~occupied_;
        const auto doubles = shifted(steps & whole_rank(white ? 2 : 5), up) & ~occupied_;
        const auto victims = occupied_ & ~own_ & allowed;
        step(steps & allowed, up);
        sink_.pawns(doubles & allowed, 2 * up, MoveKind::double_step);
        step(shifted(pawns & ~whole_file(0), up - 1) & victims, up - 1);
        step(shifted(pawns & ~whole_file(7), up + 1) & victims, up + 1);
    }

    void step(SquareSet targets, int by) {
        constexpr auto last = whole_rank(0) | whole_rank(7);
        sink_.pawns(targets & ~last, by, MoveKind::normal);
        if (targets & last) sink_.promotions(targets & last, by);
    }

    void en_passant() {
        const auto to = position_.en_passant();
        for (const auto from : pawn_attacks(to, them_) & of(PieceType::pawn)) {
            const Move move{from, to, PieceType::pawn, MoveKind::en_passant};
            if (leaves_king_safe(position_, move)) sink_.one(move);
        }
    }

    void castlings() {
        for (const auto kind : {MoveKind::castle_short, MoveKind::castle_long})
            if (castling_bar(position_, kind) == CastlingBar::none)
                sink_.one(castling_move(king_, kind));
    }

    SquareSet of(PieceType type) const { return position_.pieces(type) & own_; }
    SquareSet reach(Square from) const {
        return pinned_.contains(from) ? allowed_ & line_through(king_, from) : allowed_;
    }

    const Position& position_;
    Sink& sink_;
    Colour us_ = position_.to_move(), them_ = opposite(us_);
    SquareSet own_ = position_.pieces(us_);
    SquareSet occupied_ = position_.occupied();
    Square king_ = position_.king(us_);
    SquareSet allowed_{~std::uint64_t{0}}; ///< where a move may go in view of a check
    SquareSet pinned_, danger_;
};

/// Writes the moves into a list.
struct Listing {
    MoveList& list;

    void one(Move move) { list.add(move); }
    void moves(Square from, SquareSet targets, PieceType type) {
        for (const auto to : targets) list.add({from, to, type, MoveKind::normal});
    }
    void pawns(SquareSet targets, int by, MoveKind kind) {
        for (const auto to : targets)
            list.add({static_cast<Square>(index(to) - by), to, PieceType::pawn, kind});
    }
    void promotions(SquareSet targets, int by) {
        for (const auto to : targets)
            for (const auto type :
                 {PieceType::queen, PieceType::rook, PieceType::bishop, PieceType::knight})
                list.add(
                    {static_cast<Square>(index(to) - by), to, PieceType::pawn, promotion_to(type)});
    }
};

/// Counts them.
struct Counting {
    int count = 0;

    void one(Move) { ++count; }
    void moves(Square, SquareSet targets, PieceType) { count += targets.size(); }
    void pawns(SquareSet targets, int, MoveKind) { count += targets.size(); }
    void promotions(SquareSet targets, int) { count += 4 * targets.size(); }
};

}

MoveList legal_moves(const Position& position) {
    MoveList list;
    Listing sink{list};
    Generator(position, sink).run();
    return list;
}

int count_legal_moves(const Position& position) {
    Counting sink;
    Generator(position, sink).run();
    return sink.count;
}

bool has_legal_move(const Position& position) { return count_legal_moves(position) > 0; }

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(count_legal_moves(position));
    std::uint64_t count = 0;
    for (const auto move : legal_moves(position)) count += perft(position.after(move), depth - 1);
    return count;
}

}

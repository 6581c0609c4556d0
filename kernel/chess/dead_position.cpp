#include <hakem/chess/endings.hpp>
#include <hakem/chess/legal_moves.hpp>

#include <algorithm>
#include <unordered_set>

namespace hakem::chess {

namespace {

/// 5.2.2 by material: no pawn, rook or queen, and a lone knight or bishops of one colour only.
bool is_dead_by_material(const Position& position) {
    using enum PieceType;
    if (position.pieces(pawn) | position.pieces(rook) | position.pieces(queen)) return false;
    const auto knights = position.pieces(knight), bishops = position.pieces(bishop);
    if (knights) return !knights.many() && bishops.empty();
    return (bishops & dark_squares).empty() || (bishops & ~dark_squares).empty();
}

/// Kings, bishops and pawns, each pawn with one of the opponent before it.
bool is_wall(const Position& position) {
    using enum PieceType;
    if (position.pieces(knight) | position.pieces(rook) | position.pieces(queen)) return false;
    const auto white = position.pieces(Colour::white, pawn).bits();
    const auto black = position.pieces(Colour::black, pawn).bits();
    return white << 8 == black;
}

struct KeyOfPosition {
    std::size_t operator()(const Position& position) const { return position_key(position); }
};
struct SamePosition {
    bool operator()(const Position& a, const Position& b) const { return same_position(a, b); }
};
using Positions = std::unordered_set<Position, KeyOfPosition, SamePosition>;

/// Looks at every position that can arise, until one shows that the game lives.
class Search {
public:
    explicit Search(std::uint32_t limit) : limit_(limit) {}

    bool finds_no_mate(const Position& start) {
        visit(start);
        while (!waiting_.empty()) {
            const auto position = waiting_.back();
            waiting_.pop_back();
            const auto moves = legal_moves(position);
            if (moves.empty() && position.in_check()) return false;
            for (const auto move : moves) {
                if (move.is_promotion()) return false;
                visit(position.after(move));
            }
            if (seen_.size() > limit_) return false;
        }
        return true;
    }

private:
    void visit(const Position& position) {
        if (seen_.insert(position).second) waiting_.push_back(position);
    }

    std::uint32_t limit_;
    Positions seen_;
    std::vector<Position> waiting_;
};

}

Dead dead_position(const Position& position, std::uint32_t search_limit) {
    if (is_dead_by_material(position)) return Dead::material;
    if (!is_wall(position)) return Dead::no;
    return Search(search_limit).finds_no_mate(position) ? Dead::no_progress : Dead::no;
}

}

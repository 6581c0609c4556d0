#include <hakem/chess/endings.hpp>
#include <hakem/chess/legal_moves.hpp>

#include <algorithm>

namespace hakem::chess {

namespace {

/// The pieces that can mate with next to no help.
SquareSet heavy(const Position& position) {
    return position.pieces(PieceType::pawn) | position.pieces(PieceType::rook) |
           position.pieces(PieceType::queen);
}

/// Bishops of both sides on squares of one colour only.
bool bishops_of_one_colour(const Position& position) {
    const auto bishops = position.pieces(PieceType::bishop);
    return (bishops & dark_squares).empty() || (bishops & ~dark_squares).empty();
}

/// The opponent's men that can take a square from its own king, so that a knight may mate.
bool has_blocker(const Position& position, Colour colour) {
    return !(position.pieces(colour) &
             ~(position.pieces(PieceType::king) | position.pieces(PieceType::queen)))
                .empty();
}

bool can_mate_by_material(const Position& position, Colour colour) {
    const auto own = position.pieces(colour);
    if (own & heavy(position)) return true;
    const auto knights = own & position.pieces(PieceType::knight);
    if (knights) return own.size() > 2 || has_blocker(position, opposite(colour));
    if (own.size() == 1) return false;
    return !bishops_of_one_colour(position) ||
           !(position.pieces(PieceType::pawn) | position.pieces(PieceType::knight)).empty();
}

}

bool is_checkmate(const Position& position) {
    return position.in_check() && !has_legal_move(position);
}

bool is_stalemate(const Position& position) {
    return !position.in_check() && !has_legal_move(position);
}

bool can_mate(const Position& position, Colour colour) {
    return can_mate_by_material(position, colour) && dead_position(position) == Dead::no;
}

bool same_position(const Position& a, const Position& b) {
    if (a.to_move() != b.to_move() || a.castling_rooks() != b.castling_rooks() ||
        a.pieces(Colour::white) != b.pieces(Colour::white))
        return false;
    using enum PieceType;
    for (const auto type : {pawn, knight, bishop, rook, queen, king})
        if (a.pieces(type) != b.pieces(type)) return false;
    const auto passed = [](const Position& position) {
        return position.en_passant_is_legal() ? position.en_passant() : Square::none;
    };
    return passed(a) == passed(b);
}

int Repetitions::add(const Position& position) {
    if (position.halfmove_clock() == 0) since_progress_.clear();
    const auto key = position_key(position);
    const auto before =
        std::count_if(since_progress_.begin(), since_progress_.end(), [&](const Entry& entry) {
            return entry.key == key && same_position(entry.position, position);
        });
    since_progress_.push_back({key, position});
    const int times = static_cast<int>(before) + 1;
    most_ = std::max(most_, times);
    return times;
}

void Repetitions::clear() {
    since_progress_.clear();
    most_ = 0;
}

BoardState board_state(const Position& position, int appearances) {
    if (!has_legal_move(position))
        return position.in_check() ? BoardState::checkmate : BoardState::stalemate;
    if (dead_position(position) != Dead::no) return BoardState::dead;
    if (appearances >= 5) return BoardState::fivefold;
    return seventy_five_moves(position) ? BoardState::seventy_five_moves : BoardState::open;
}

}

#include "fitting_moves.hpp"

#include "move_pattern.hpp"
#include <hakem/chess/legal_moves.hpp>

#include <algorithm>

namespace hakem::chess {

namespace {

/// Castling written as a move of the king, to its target or (UCI) to the rook.
bool fits_castling(const Position& position, const WrittenMove& written, Move move) {
    if (written.castling) return *written.castling == move.kind;
    if (!written.to.whole() || !written.from.fits(move.from)) return false;
    const auto to = square_at(written.to.file, written.to.rank);
    return to == move.to || (written.from.whole() && to == position.rook_from(move));
}

/// Pawns: a capture needs the file of departure or a sign, a step no other file.
bool fits_pawn(const WrittenMove& written, Move move) {
    const bool capture = file_of(move.from) != file_of(move.to);
    if (capture) return written.from.file >= 0 || written.captures;
    return written.to.whole();
}

bool fits(const Position& position, const WrittenMove& written, Move move, PieceType piece,
          MissingPromotion missing) {
    if (move.piece != piece) return false;
    if (move.is_castling()) return fits_castling(position, written, move);
    if (written.castling || !written.from.fits(move.from) || !written.to.fits(move.to))
        return false;
    const bool unnamed = written.promotion == PieceType::none && missing == MissingPromotion::any;
    if (move.promotion() != written.promotion && !unnamed) return false;
    return piece != PieceType::pawn || fits_pawn(written, move);
}

void note_origin(const Position& position, const WrittenMove& written, Move move,
                 MoveNotes& notes) {
    const auto needed = disambiguation_of(position, move);
    const auto& from = written.from;
    if (from.whole() && !(needed.file && needed.rank)) {
        const bool signs = written.hyphen || written.captures;
        const bool letter = written.piece != PieceType::none;
        notes.add(letter || signs ? MoveNote::long_algebraic : MoveNote::uci);
    } else if ((from.file >= 0 && !needed.file) || (from.rank >= 0 && !needed.rank)) {
        notes.add(MoveNote::disambiguation_extra);
    }
    if (written.hyphen && !from.whole()) notes.add(MoveNote::hyphen);
}

void note_signs(const Position& position, const WrittenMove& written, Move move, MoveNotes& notes) {
    const bool capture = position.is_capture(move);
    if (capture && !written.captures && !notes.has(MoveNote::uci))
        notes.add(MoveNote::capture_missing);
    if (!capture && written.captures) notes.add(MoveNote::capture_extra);
    const auto after = position.after(move);
    const bool check = after.in_check();
    const bool mate = check && !has_legal_move(after);
    if (mate && !written.mate) notes.add(MoveNote::mate_missing);
    if (!mate && written.mate) notes.add(MoveNote::mate_extra);
    if (check && !mate && !written.check && !written.mate) notes.add(MoveNote::check_missing);
    if (!check && written.check) notes.add(MoveNote::check_extra);
}

}

PieceType piece_of(const Position& position, const WrittenMove& written) {
    if (written.castling) return PieceType::king;
    if (written.piece != PieceType::none) return written.piece;
    if (!written.from.whole() || !written.to.whole()) return PieceType::pawn;
    const auto piece = position.at(square_at(written.from.file, written.from.rank));
    return piece.colour == position.to_move() ? piece.type : PieceType::pawn;
}

std::vector<Move> fitting_moves(const Position& position, const WrittenMove& written,
                                MissingPromotion missing) {
    const auto piece = piece_of(position, written);
    std::vector<Move> fitting;
    bool steps = false;
    for (const auto move : legal_moves(position)) {
        if (!fits(position, written, move, piece, missing)) continue;
        fitting.push_back(move);
        steps = steps || !move.is_castling();
    }
    if (steps) std::erase_if(fitting, [](Move move) { return move.is_castling(); });
    return fitting;
}

MoveNotes notes_of(const Position& position, const WrittenMove& written, Move move) {
    auto notes = written.notes;
    if (move.is_castling()) {
        if (!written.castling) notes.add(MoveNote::castling_other);
    } else {
        note_origin(position, written, move, notes);
    }
    note_signs(position, written, move, notes);
    return notes;
}

}

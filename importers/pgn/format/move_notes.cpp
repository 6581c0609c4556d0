#include "move_notes.hpp"

namespace hakem::pgn {

namespace {

using chess::MoveNote;

std::string_view key_of_sign(MoveNote note) {
    switch (note) {
    case MoveNote::capture_missing:
        return "pgn.note-capture-missing";
    case MoveNote::capture_extra:
        return "pgn.note-capture-extra";
    case MoveNote::capture_sign:
        return "pgn.note-capture-sign";
    case MoveNote::check_missing:
        return "pgn.note-check-missing";
    case MoveNote::check_extra:
        return "pgn.note-check-extra";
    case MoveNote::mate_missing:
        return "pgn.note-mate-missing";
    case MoveNote::mate_extra:
        return "pgn.note-mate-extra";
    case MoveNote::mate_sign:
        return "pgn.note-mate-sign";
    case MoveNote::hyphen:
        return "pgn.note-hyphen";
    case MoveNote::spacing:
        return "pgn.note-spacing";
    default:
        return "pgn.note-other";
    }
}

}

std::string_view key_of(MoveNote note) {
    switch (note) {
    case MoveNote::castling_zeros:
        return "pgn.note-castling-zeros";
    case MoveNote::castling_other:
        return "pgn.note-castling-other";
    case MoveNote::long_algebraic:
        return "pgn.note-long-algebraic";
    case MoveNote::uci:
        return "pgn.note-uci";
    case MoveNote::promotion_sign:
        return "pgn.note-promotion-sign";
    case MoveNote::promotion_lower_case:
        return "pgn.note-promotion-lower-case";
    case MoveNote::en_passant_suffix:
        return "pgn.note-en-passant";
    case MoveNote::piece_lower_case:
        return "pgn.note-piece-lower-case";
    case MoveNote::pawn_letter:
        return "pgn.note-pawn-letter";
    case MoveNote::square_upper_case:
        return "pgn.note-square-upper-case";
    case MoveNote::disambiguation_extra:
        return "pgn.note-disambiguation";
    default:
        return key_of_sign(note);
    }
}

std::string_view key_of(chess::MoveFault fault) {
    switch (fault) {
    case chess::MoveFault::no_piece:
        return "pgn.no-piece";
    case chess::MoveFault::in_check:
        return "pgn.in-check";
    case chess::MoveFault::promotion:
        return "pgn.promotion";
    case chess::MoveFault::ambiguous:
        return "pgn.ambiguous";
    case chess::MoveFault::drop:
        return "pgn.drop";
    case chess::MoveFault::null_move:
        return "pgn.null-in-check";
    default:
        return "pgn.no-move";
    }
}

}

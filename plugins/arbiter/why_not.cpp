#include "why_not.hpp"

#include <hakem/chess/legal_moves.hpp>

namespace hakem::arbiter {

namespace {

using chess::PieceType;
using chess::Position;
using chess::Square;

/// Where the Laws tell how a piece moves.
std::string_view article_of(PieceType type) {
    switch (type) {
    case PieceType::bishop:
        return "3.2";
    case PieceType::rook:
        return "3.3";
    case PieceType::queen:
        return "3.4";
    case PieceType::knight:
        return "3.6";
    case PieceType::pawn:
        return "3.7";
    default:
        return "3.8";
    }
}

bool is_pinned(const Position& position, Square square) {
    return position.pinned(position.to_move()).contains(square);
}

}

Decision why_not(const Position& position, Square from, Square to, std::string_view edition) {
    const auto piece = position.at(from);
    auto arguments = piece_on(position, from);
    arguments.push_back(to_text(to));
    if (position.at(to).colour == piece.colour && from != to)
        return by("3.1", edition, "arbiter.why.own-piece", std::move(arguments));
    const bool capture = !position.is_empty(to);
    if (!chess::goes(piece, from, to, position.occupied(), capture))
        return by(article_of(piece.type), edition, "arbiter.why.no-way", std::move(arguments));
    if (is_pinned(position, from))
        return by("3.9.2", edition, "arbiter.why.pinned", std::move(arguments));
    return by("3.9.2", edition, "arbiter.why.in-check", std::move(arguments));
}

Decision why_stuck(const Position& position, Square from, std::string_view edition) {
    auto arguments = piece_on(position, from);
    if (is_pinned(position, from))
        return by("3.9.2", edition, "arbiter.why.pinned-stuck", std::move(arguments));
    if (position.in_check())
        return by("3.9.2", edition, "arbiter.why.check-stuck", std::move(arguments));
    return by(article_of(position.type_at(from)), edition, "arbiter.why.stuck",
              std::move(arguments));
}

}

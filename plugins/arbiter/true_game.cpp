#include "true_game.hpp"

#include <hakem/chess/legal_moves.hpp>
#include <hakem/error.hpp>

#include <fmt/format.h>

namespace hakem::arbiter {

namespace {

using chess::BoardState;
using chess::Move;
using chess::PieceType;
using chess::Position;

Move legal(const Position& position, const Carried& carried) {
    return chess::legal_move(position, carried.from, carried.to, carried.promotion);
}

}

BoardState ended(const Position& position) {
    if (!chess::has_legal_move(position))
        return position.in_check() ? BoardState::checkmate : BoardState::stalemate;
    return chess::dead_position(position) != chess::Dead::no ? BoardState::dead : BoardState::open;
}

TrueGame go_on(Position position, const PromotionIncident& game, std::size_t next) {
    TrueGame replayed;
    replayed.state = ended(position);
    for (; replayed.state == BoardState::open && next < game.moves.size(); ++next) {
        const auto move = legal(position, game.moves[next]);
        if (!move) {
            replayed.irregular = true;
            break;
        }
        position.play(move);
        replayed.state = ended(position);
    }
    replayed.end = position;
    replayed.next = next;
    return replayed;
}

TrueGame replay(const Position& start, const PromotionIncident& game) {
    auto position = start;
    const auto stop = [&](std::string_view key, std::size_t ply) {
        throw Error(ExitCode::answer_is_no, key, {number_of(start, ply)});
    };
    if (game.ply >= game.moves.size())
        throw Error(ExitCode::answer_is_no, "error.rule-no-such-move",
                    {std::to_string(game.moves.size())});
    for (std::size_t ply = 0; ply < game.ply; ++ply) {
        const auto move = legal(position, game.moves[ply]);
        if (!move) stop("error.rule-illegal-before", ply);
        position.play(move);
    }
    auto promotion = game.moves[game.ply];
    promotion.promotion = game.stands_as;
    const auto move = legal(position, promotion);
    if (!move.is_promotion()) stop("error.rule-no-promotion", game.ply);
    position.play(move);
    auto replayed = go_on(position, game, game.ply + 1);
    replayed.promoted = position;
    return replayed;
}

std::optional<Position> after_irregular(const Position& position, const Carried& carried) {
    auto setup = position.setup();
    auto piece = setup[carried.from];
    setup[carried.from] = {};
    const auto captured = setup[carried.to];
    const bool last_rank = chess::rank_of(carried.to) == (piece.colour == Colour::white ? 7 : 0);
    if (piece.type == PieceType::pawn && last_rank)
        piece.type = carried.promotion == PieceType::none ? PieceType::queen : carried.promotion;
    setup[carried.to] = piece;
    setup.castling_rooks &= ~(chess::SquareSet(carried.from) | chess::SquareSet(carried.to));
    setup.en_passant = chess::Square::none;
    const bool progress = captured || piece.type == PieceType::pawn;
    setup.halfmove_clock =
        progress ? std::uint16_t{0} : static_cast<std::uint16_t>(setup.halfmove_clock + 1);
    if (setup.to_move == Colour::black) ++setup.fullmove_number;
    setup.to_move = opposite(setup.to_move);
    if (!Position::faults_of(setup).empty()) return std::nullopt;
    return Position::of(setup);
}

BoardState ended_as_played(const Position& start, const PromotionIncident& game) {
    auto position = start;
    for (const auto& carried : game.moves) {
        const auto move = legal(position, carried);
        if (!move) return BoardState::open;
        position.play(move);
    }
    return ended(position);
}

std::string number_of(const Position& start, std::size_t ply) {
    const auto first = static_cast<std::size_t>(start.fullmove_number()) * 2 +
                       (start.to_move() == Colour::black ? 1 : 0);
    const auto half = first + ply;
    return fmt::format("{}{}", half / 2, half % 2 == 0 ? "." : "…");
}

}

#include "board.hpp"

#include "written.hpp"
#include <hakem/chess/endings.hpp>
#include <hakem/chess/notation.hpp>

namespace hakem::adjourning {

std::optional<Ending> ending_of(const chess::Position& position) {
    switch (chess::board_state(position)) {
    case chess::BoardState::checkmate:
        return Ending{"5.1.1", "adjournment.ending.checkmate", true};
    case chess::BoardState::stalemate:
        return Ending{"5.2.1", "adjournment.ending.stalemate"};
    case chess::BoardState::dead:
        return Ending{"5.2.2", "adjournment.ending.dead"};
    case chess::BoardState::seventy_five_moves:
        return Ending{"9.6.2", "adjournment.ending.75-moves"};
    case chess::BoardState::fivefold: // asks for a game
    case chess::BoardState::open:
        break;
    }
    return std::nullopt;
}

int half_moves_before(const chess::Position& position) {
    return 2 * (position.fullmove_number() - 1) + (position.to_move() == Colour::black);
}

std::optional<chess::Move> move_told(const chess::Position& position, std::string_view told) {
    const auto text = written_move(told).move;
    if (const auto move = chess::parse_uci(position, text)) return move;
    std::optional<chess::Move> found;
    for (const auto* letters : {&chess::turkish_letters(), &chess::english_letters()}) {
        const auto fitting = chess::candidates(position, text, *letters);
        if (fitting.size() > 1) return std::nullopt;
        if (fitting.empty()) continue;
        if (found && *found != fitting.front()) return std::nullopt;
        found = fitting.front();
    }
    return found;
}

}

// The diagrams of a ruling: what was touched is framed, what must be played is an arrow or dots,
// what does not count is crossed out.

#include "rule_output.hpp"
#include <hakem/chess/fen.hpp>
#include <hakem/chess/legal_moves.hpp>

namespace hakem::command {

namespace {

SquareNumber number_of(chess::Square square) { return static_cast<SquareNumber>(square); }

DiagramBoard board_of(const chess::Position& position) {
    return board_of_fen(chess::to_fen(position)).value_or(DiagramBoard{});
}

/// Few moves are arrows, many are dots; none where every legal move may be played.
void mark_moves(DiagramBoard& board, const Ruling& ruling) {
    constexpr std::size_t few = 3;
    if (ruling.free) return;
    for (const auto& move : ruling.moves) {
        const MoveArrow arrow{number_of(move.from), number_of(move.to), false};
        if (ruling.moves.size() > few)
            board.dotted.push_back(arrow.to);
        else if (board.arrows.empty() || !(board.arrows.back() == arrow))
            board.arrows.push_back(arrow);
    }
}

void cross_out(DiagramBoard& board, const Carried& carried) {
    board.arrows.push_back({number_of(carried.from), number_of(carried.to), true});
}

Diagram of_touch(const Ruled& ruled) {
    const auto& incident = ruled.input.incident;
    Diagram diagram{"position", Phrase::of("rule.position"), board_of(*incident.position), {}};
    for (const auto& touch : incident.touch.touches)
        diagram.board.framed.push_back(number_of(touch.square));
    mark_moves(diagram.board, ruled.ruling);
    const auto& completed = incident.touch.completed;
    if (completed && !ruled.ruling.moves.empty()) cross_out(diagram.board, *completed);
    if (!diagram.board.framed.empty()) diagram.legend.push_back(Phrase::of("rule.framed-touched"));
    return diagram;
}

/// Right after the promotion, the piece as it stands.
Diagram of_promotion(const Ruled& ruled) {
    const auto& incident = ruled.input.incident;
    const auto& game = incident.promotion;
    auto position = *incident.position;
    for (std::size_t ply = 0; ply <= game.ply; ++ply) {
        const auto& carried = game.moves[ply];
        position.play(chess::legal_move(position, carried.from, carried.to,
                                        ply == game.ply ? game.stands_as : carried.promotion));
    }
    const auto& promotion = game.moves[game.ply];
    Diagram diagram{"promotion",
                    Phrase::of("rule.after-promotion", {to_text(promotion.to)}),
                    board_of(position),
                    {}};
    diagram.board.framed.push_back(number_of(promotion.to));
    if (promotion.promotion != game.stands_as)
        diagram.board.inverted.push_back(number_of(promotion.to));
    return diagram;
}

Diagram of_return(const Ruled& ruled) {
    const auto& ruling = ruled.ruling;
    const bool corrected = ruling.irregular && !ruling.free;
    Diagram diagram{"position",
                    Phrase::of(corrected ? "rule.return-to" : "rule.goes-on-from"),
                    board_of(*ruling.position),
                    {}};
    mark_moves(diagram.board, ruling);
    if (!ruling.irregular) return diagram;
    const auto& carried = ruling.irregular->carried;
    const bool here = ruling.position->fullmove_number() == ruling.irregular->move_number &&
                      ruling.position->to_move() == ruling.irregular->side;
    if (!here) return diagram;
    cross_out(diagram.board, carried);
    diagram.board.framed.push_back(number_of(carried.from));
    diagram.legend.push_back(Phrase::of("rule.crossed-irregular"));
    return diagram;
}

}

DiagramSheet ruling_diagrams(const Ruled& ruled) {
    DiagramSheet sheet;
    if (ruled.command.rule == "promotion") {
        sheet.diagrams.push_back(of_promotion(ruled));
        if (ruled.ruling.position) sheet.diagrams.push_back(of_return(ruled));
    } else if (ruled.command.rule == "touch") {
        sheet.diagrams.push_back(of_touch(ruled));
    } else if (ruled.input.incident.position) {
        sheet.diagrams.push_back({"position",
                                  Phrase::of("rule.position"),
                                  board_of(*ruled.input.incident.position),
                                  {}});
    }
    return sheet;
}

}

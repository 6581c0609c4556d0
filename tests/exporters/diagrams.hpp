#pragma once
/// A document with diagrams: every mark, and every piece of both colours.

#include "exporters/sample.hpp"

namespace hakem::test {

inline Document diagram_document() {
    auto document = document_with({});
    Diagram marks{"position",
                  Phrase::verbatim("Konum & <işaretler>"),
                  *board_of_fen("b7/6pk/4R2p/2P5/3N4/r6P/6PK/8 b - - 1 62"),
                  {Phrase::verbatim("Çerçeveli: dokunulan taş")}};
    marks.board.framed = {16};    // a3
    marks.board.dotted = {8, 23}; // a2, and h3 with a pawn
    marks.board.inverted = {16};
    marks.board.arrows = {{16, 34, true}, {16, 17, false}}; // a3-c5 crossed out, a3-b3
    Diagram start{"start",
                  Phrase::verbatim("Başlangıç"),
                  *board_of_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
                  {}};
    document.sections[0].id = "diagrams";
    document.sections[0].heading = Phrase::verbatim("Konumlar");
    document.sections[0].body = DiagramSheet{{marks, start}};
    return document;
}

/// Cards with the same diagrams beside their facts, a flap, and no more than a small table.
inline Document diagram_cards() {
    auto document = diagram_document();
    const auto diagrams = std::get<DiagramSheet>(document.sections[0].body).diagrams;
    Card card;
    card.title = Phrase::verbatim("Zarf & <1>");
    card.facts = {{Phrase::verbatim("Konum"),
                   Phrase::verbatim("b7/6pk/4R2p/2P5/3N4/r6P/6PK/8 b - - 1 62 and then a long "
                                    "remark")},
                  {Phrase::verbatim("Yer"), Phrase::verbatim("Salon B")}};
    card.table.columns = {column_of("player", "Oyuncu"), column_of("time", "Süre", Align::right)};
    card.table.rows = {{Phrase::verbatim("Akın, Ada"), Phrase::verbatim("0:15:00")}};
    card.signatures = {Phrase::verbatim("Hakem")};
    card.diagrams = diagrams;
    card.flap = Phrase::verbatim("Kapak & <mühür>");
    document.sections[0].body = CardSheet{{card, card}, 2, {}};
    return document;
}

}

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

}

#include "layout.hpp"
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::text_format {

namespace {

bool holds(const std::vector<SquareNumber>& squares, SquareNumber square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

/// Three signs: the piece between its marks, "[f]", "!k ", " * ".
std::string cell_of(const DiagramBoard& board, SquareNumber square, Language language) {
    const auto piece = letter_of_piece(board.pieces[square], language);
    const bool framed = holds(board.framed, square), dotted = holds(board.dotted, square);
    const bool inverted = holds(board.inverted, square);
    std::string cell = framed ? "[" : inverted ? "!" : " ";
    cell += !piece.empty() ? piece : dotted ? "*" : ".";
    return cell + (framed ? "]" : dotted && !piece.empty() ? "*" : " ");
}

std::string rank_of(const DiagramBoard& board, std::size_t rank, Language language) {
    std::string line = " " + std::to_string(rank + 1) + " ";
    for (std::size_t file = 0; file < 8; ++file)
        line += cell_of(board, static_cast<SquareNumber>(rank * 8 + file), language);
    return line;
}

/// What the signs in the diagrams mean, those alone that are shown.
std::string signs_of(const std::vector<Diagram>& diagrams, Language language) {
    bool framed = false, dotted = false, inverted = false;
    for (const auto& [id, caption, board, legend] : diagrams) {
        framed = framed || !board.framed.empty();
        dotted = dotted || !board.dotted.empty();
        // A frame takes the place of the sign.
        inverted = inverted || std::any_of(board.inverted.begin(), board.inverted.end(),
                                           [&board = board](SquareNumber square) {
                                               return !holds(board.framed, square);
                                           });
    }
    std::string all;
    const auto add = [&](bool shown, std::string_view key) {
        if (shown) all += (all.empty() ? "" : ", ") + std::string(text(key, language));
    };
    add(framed, "diagram.sign-framed");
    add(dotted, "diagram.sign-dotted");
    add(inverted, "diagram.sign-inverted");
    return all;
}

void append_diagram(std::string& out, const Diagram& diagram, Language language,
                    const Signs& signs) {
    const auto line = [&](std::string_view text) {
        if (!text.empty()) out += shown(trim_right(text), signs) + "\n";
    };
    line(to_text(diagram.caption, language));
    out += '\n';
    for (std::size_t rank = 8; rank-- > 0;) line(rank_of(diagram.board, rank, language));
    line("    a  b  c  d  e  f  g  h");
    out += '\n';
    line(text(diagram.board.black_to_move ? "diagram.black-to-move" : "diagram.white-to-move",
              language));
    for (const auto& arrow : diagram.board.arrows)
        line(format_text(arrow.crossed ? "diagram.crossed" : "diagram.arrow", language,
                         {square_name(arrow.from), square_name(arrow.to)}));
    for (const auto& phrase : diagram.legend) line(to_text(phrase, language));
}

}

void append_diagrams(std::string& out, const std::vector<Diagram>& diagrams, Language language,
                     const Signs& signs) {
    for (const auto& diagram : diagrams) {
        if (&diagram != &diagrams.front()) out += '\n';
        append_diagram(out, diagram, language, signs);
    }
    if (diagrams.empty()) return;
    out += shown(text("diagram.letters", language), signs) + "\n";
    if (const auto meaning = signs_of(diagrams, language); !meaning.empty())
        out += shown(meaning, signs) + "\n";
}

}

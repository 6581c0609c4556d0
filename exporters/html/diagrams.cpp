// Diagrams as inline SVG: shapes and lines that print in black and white; each mark has a form of
// its own, and the description says all of it.

#include "diagrams.hpp"

#include "page.hpp"
#include "pieces.hpp"

#include <fmt/format.h>

#include <cmath>

namespace hakem::html {

namespace {

constexpr int side = 45, margin = 24, board_side = 8 * side;

/// Draws one board; a1 is at the lower left.
class BoardPicture {
public:
    BoardPicture(std::string& out, const DiagramBoard& board) : out_(out), board_(board) {}

    void draw() {
        squares();
        for (const auto square : board_.framed) frame(square);
        for (std::size_t square = 0; square < 64; ++square)
            if (board_.pieces[square] != '\0') piece(static_cast<SquareNumber>(square));
        for (const auto square : board_.dotted) dot(square);
        for (const auto& arrow : board_.arrows) this->arrow(arrow);
        side_to_move();
    }

private:
    static int left_of(SquareNumber square) { return margin + square % 8 * side; }
    static int top_of(SquareNumber square) { return 4 + (7 - square / 8) * side; }

    template<class... Arguments>
    void add(fmt::format_string<Arguments...> pattern, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(out_), pattern, std::forward<Arguments>(arguments)...);
    }

    void squares() {
        add("<rect class=\"light\" x=\"{}\" y=\"4\" width=\"{}\" height=\"{}\"/>\n<path "
            "class=\"dark\" d=\"",
            margin, board_side, board_side);
        for (SquareNumber square = 0; square < 64; ++square)
            if ((square / 8 + square % 8) % 2 == 0)
                add("M{} {}h{}v{}h-{}z", left_of(square), top_of(square), side, side, side);
        add("\"/>\n<rect class=\"edge\" x=\"{}\" y=\"4\" width=\"{}\" height=\"{}\"/>\n", margin,
            board_side, board_side);
        for (int i = 0; i < 8; ++i) {
            add("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>", margin / 2,
                4 + (7 - i) * side + side / 2 + 5, i + 1);
            add("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
                margin + i * side + side / 2, 4 + board_side + 17, static_cast<char>('a' + i));
        }
    }

    void frame(SquareNumber square) {
        add("<rect class=\"frame\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n",
            left_of(square) + 2, top_of(square) + 2, side - 4, side - 4);
    }

    void piece(SquareNumber square) {
        const char sign = board_.pieces[square];
        const bool white = sign >= 'A' && sign <= 'Z';
        const auto shape = shape_of(white ? sign : static_cast<char>(sign - 'a' + 'A'));
        add("<g class=\"{}\" transform=\"translate({} {})", white ? "white" : "black",
            left_of(square), top_of(square));
        for (const auto inverted : board_.inverted)
            if (inverted == square) add(" rotate(180 22.5 22.5)");
        add("\"><path d=\"{}{}\"/><path class=\"in\" d=\"{}\"/></g>\n", shape.body, foot_of_piece,
            shape.lines);
    }

    /// A dot on an empty square, a ring around a piece.
    void dot(SquareNumber square) {
        const bool empty = board_.pieces[square] == '\0';
        add("<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n", empty ? "dot" : "ring",
            left_of(square) + side / 2.0, top_of(square) + side / 2.0, empty ? 7 : 20);
    }

    void arrow(const MoveArrow& arrow) {
        const double x1 = left_of(arrow.from) + side / 2.0, y1 = top_of(arrow.from) + side / 2.0,
                     x2 = left_of(arrow.to) + side / 2.0, y2 = top_of(arrow.to) + side / 2.0;
        const double length = std::hypot(x2 - x1, y2 - y1);
        if (length == 0) return;
        constexpr double start = 8, head = 15, half = 8;
        const double dx = (x2 - x1) / length, dy = (y2 - y1) / length;
        const double neck_x = x2 - dx * head, neck_y = y2 - dy * head;
        add("<g class=\"{}\"><line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/><path "
            "d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}z\"/>",
            arrow.crossed ? "move crossed" : "move", x1 + dx * start, y1 + dy * start, neck_x,
            neck_y, x2, y2, neck_x - dy * half, neck_y + dx * half, neck_x + dy * half,
            neck_y - dx * half);
        const double x = (x1 + x2) / 2, y = (y1 + y2) / 2;
        if (arrow.crossed)
            add("<path class=\"cross\" d=\"M{:.1f} {:.1f}l16 16m0-16l-16 16\"/>", x - 8, y - 8);
        out_ += "</g>\n";
    }

    /// A small square beside the board: filled above for Black, hollow below for White.
    void side_to_move() {
        add("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"10\" height=\"10\"/>\n",
            board_.black_to_move ? "turn filled" : "turn", margin + board_side + 6,
            board_.black_to_move ? 6 : 4 + board_side - 12);
    }

    std::string& out_;
    const DiagramBoard& board_;
};

void append_diagram(std::string& out, const Diagram& diagram, Page& page) {
    const auto id = page.anchors.make("diagram-" + diagram.id);
    const auto caption = escaped(to_text(diagram.caption, page.language));
    fmt::format_to(std::back_inserter(out),
                   "<figure class=\"diagram\"><figcaption>{}</figcaption>\n"
                   "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-labelledby=\"{}-t {}-d\">\n"
                   "<title id=\"{}-t\">{}</title><desc id=\"{}-d\">{}</desc>\n",
                   caption, margin + board_side + 20, board_side + 28, id, id, id, caption, id,
                   escaped(description_of(diagram.board, page.language)));
    BoardPicture(out, diagram.board).draw();
    out += "</svg>\n";
    append_lines(out, diagram.legend, "legend", page.language);
    out += "</figure>\n";
}

}

void append_diagrams(std::string& out, const std::vector<Diagram>& diagrams, Page& page) {
    out += "<div class=\"diagrams\">\n";
    for (const auto& diagram : diagrams) append_diagram(out, diagram, page);
    out += "</div>\n";
}

}

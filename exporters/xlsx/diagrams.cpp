// Boards of cells: they print as they are, and each square can be selected and copied.

#include "sheets.hpp"

#include <algorithm>

namespace hakem::xlsx {

namespace {

bool holds(const std::vector<SquareNumber>& squares, SquareNumber square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

void write_edge(Book& book, lxw_worksheet* sheet, std::uint32_t row, std::uint16_t column,
                const std::string& text) {
    Style style;
    style.part = Style::Part::edge_of_board;
    style.align = Align::centre;
    book.write_text(sheet, row, column, text, style);
}

void write_square(Book& book, lxw_worksheet* sheet, std::uint32_t row, std::uint16_t column,
                  const DiagramBoard& board, SquareNumber square) {
    const bool dark = (square / 8 + square % 8) % 2 == 0;
    Style style;
    style.align = Align::centre;
    style.part = holds(board.framed, square)
                     ? dark ? Style::Part::framed_dark : Style::Part::framed_light
                 : dark ? Style::Part::dark_square
                        : Style::Part::light_square;
    std::string sign(figurine_of(board.pieces[square]));
    if (holds(board.dotted, square)) sign += sign.empty() ? "•" : "˙";
    book.write_text(sheet, row, column, sign, style);
}

/// Writes boards one below the other; column A has the numbers of the ranks.
class BoardWriter {
public:
    BoardWriter(Book& book, const Section& section)
        : book_(book), sheet_(book.add_sheet(sheet_name(section, book.language()))) {
        worksheet_set_column(sheet_, 0, 0, 3, nullptr);
        worksheet_set_column(sheet_, 1, 8, square_width, nullptr);
        worksheet_set_column(sheet_, 9, 9, rest_width, nullptr);
        worksheet_fit_to_pages(sheet_, 1, 0);
    }

    void write(const Heading& heading, const DiagramSheet& sheet) {
        line(heading.event, Style::Part::title);
        line(heading.title, Style::Part::subtitle);
        line(heading.facts, Style::Part::note);
        for (const auto& diagram : sheet.diagrams) write(diagram);
    }

private:
    static constexpr double rest_width = 30;

    void line(std::string_view text, Style::Part part) {
        if (text.empty()) return;
        Style style;
        style.part = part;
        constexpr std::uint16_t columns = 10;
        book_.write_line(sheet_, row_++, columns, 3 + 8 * square_width + rest_width, text, style);
    }

    void write(const Diagram& diagram) {
        ++row_;
        line(to_text(diagram.caption, book_.language()), Style::Part::subtitle);
        for (std::uint32_t rank = 0; rank < 8; ++rank)
            worksheet_set_row(sheet_, row_ + rank, square_height, nullptr);
        write_board(book_, sheet_, row_, 0, diagram.board);
        row_ += 9;
        line(text(diagram.board.black_to_move ? "diagram.black-to-move" : "diagram.white-to-move",
                  book_.language()),
             Style::Part::note);
        line(marks_of(diagram.board), Style::Part::note);
        for (const auto& phrase : diagram.legend)
            line(to_text(phrase, book_.language()), Style::Part::note);
    }

    /// What no cell shows: arrows and pieces upside down.
    std::string marks_of(const DiagramBoard& board) const {
        std::string all;
        for (const auto square : board.inverted)
            all += format_text("diagram.inverted", book_.language(), {square_name(square)}) + " ";
        for (const auto& arrow : board.arrows)
            all += format_text(arrow.crossed ? "diagram.crossed" : "diagram.arrow",
                               book_.language(), {square_name(arrow.from), square_name(arrow.to)}) +
                   " ";
        return all;
    }

    Book& book_;
    lxw_worksheet* sheet_;
    std::uint32_t row_ = 0;
};

}

void write_board(Book& book, lxw_worksheet* sheet, std::uint32_t row, std::uint16_t column,
                 const DiagramBoard& board) {
    for (std::uint32_t below = 0; below < 8; ++below) {
        write_edge(book, sheet, row + below, column, std::to_string(8 - below));
        for (std::uint16_t file = 0; file < 8; ++file)
            write_square(book, sheet, row + below, static_cast<std::uint16_t>(column + 1 + file),
                         board, static_cast<SquareNumber>((7 - below) * 8 + file));
    }
    for (std::uint16_t file = 0; file < 8; ++file)
        write_edge(book, sheet, row + 8, static_cast<std::uint16_t>(column + 1 + file),
                   std::string(1, static_cast<char>('a' + file)));
}

void add_diagram_sheet(Book& book, const Section& section, const DiagramSheet& diagrams,
                       const Heading& heading) {
    BoardWriter(book, section).write(heading, diagrams);
}

}

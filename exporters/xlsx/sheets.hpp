#pragma once
/// The sheets of a workbook.

#include "book.hpp"
#include <hakem/document.hpp>

#include <string>
#include <vector>

namespace hakem::xlsx {

/// What stands above a table.
struct Heading {
    std::string event, title, facts;
};

/// The section's heading, or its id where it has none.
std::string sheet_name(const Section& section, Language language);

/// A table as readers see it: numbers as numbers, header frozen and repeated, one page wide.
void add_table_sheet(Book& book, const Section& section, const Table& table, const Heading& heading,
                     const std::vector<Phrase>& notes);

/// Pairing cards one below the other, pages broken between cards.
void add_card_sheet(Book& book, const Section& section, const CardSheet& cards,
                    const Heading& heading);

/// Native charts, each beside the cells it refers to.
void add_chart_sheet(Book& book, const Section& section, const ChartSheet& charts,
                     const Heading& heading);

/// Boards of cells with figurines, one below the other.
void add_diagram_sheet(Book& book, const Section& section, const DiagramSheet& diagrams,
                       const Heading& heading);

/// One board of cells, 9 rows high and 9 columns wide: ranks and files stand at its edges.
void write_board(Book& book, lxw_worksheet* sheet, std::uint32_t row, std::uint16_t column,
                 const DiagramBoard& board);

constexpr double square_width = 5.2, square_height = 28; ///< of a board

/// The hidden sheet "veri": all tables again with stable English keys, for programs.
void add_data_sheet(Book& book, const Document& document);

/// One cell in the form of its column.
void write_cell(Book& book, lxw_worksheet* sheet, std::uint32_t row, std::uint16_t column,
                const Cell& cell, Style style, bool two_decimals);

/// The headings of a table, each aligned as its column.
void write_headings(Book& book, lxw_worksheet* sheet, std::uint32_t row, const Table& table);

NumberForm form_of(const Decimal& cell);

/// Whether a column has values that one decimal cannot show.
std::vector<bool> needs_two_decimals(const Table& table);

/// Width of each column in characters: measured, and capped.
std::vector<double> column_widths(const Table& table, Language language, double extra);

/// "Place: Ankara · Date: 26.04.2026".
std::string joined(const std::vector<Fact>& facts, Language language);

}

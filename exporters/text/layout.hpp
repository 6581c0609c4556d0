#pragma once
/// Plain text in columns.

#include <hakem/document.hpp>
#include <hakem/exporter.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace hakem::text_format {

/// Which characters may be used.
struct Signs {
    bool ascii = false;  ///< letters without marks, too
    bool simple = false; ///< no box drawing, no arrows: for code pages and ASCII

    std::string_view horizontal() const { return simple ? "-" : "─"; }
    std::string_view vertical() const { return simple ? "|" : "│"; }
};

/// A text as it may be printed.
std::string shown(std::string_view text, const Signs& signs);

/// A text in `width` columns: cut with an ellipsis or filled up with spaces.
std::string fit(std::string_view text, std::size_t width, Align align, const Signs& signs);

std::string repeated(std::string_view sign, std::size_t times);

/// A table as texts, with the width of each column.
struct Grid {
    std::vector<std::string> heading;
    std::vector<std::vector<std::string>> rows;
    std::vector<Align> aligns;
    std::vector<std::size_t> widths;
};

Grid grid_of(const Table& table, Language language, const Signs& signs);

/// Lines of a table, without a frame.
void append_table(std::string& out, const Table& table, Language language, const Signs& signs);

/// Boards of letters.
void append_diagrams(std::string& out, const std::vector<Diagram>& diagrams, Language language,
                     const Signs& signs);

/// Framed cards (regulation: pairing cards).
void append_cards(std::string& out, const CardSheet& sheet, Language language, const Signs& signs);

}

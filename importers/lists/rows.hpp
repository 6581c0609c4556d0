#pragma once
/// Tables row by row: CSV, HTML, workbooks.

#include "archive.hpp"
#include "input.hpp"
#include <hakem/diagnostic.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::lists {

/// More columns than a list has; the rest of a row is left out.
inline constexpr std::size_t most_columns = 256;
/// Longest cell, in bytes; the rest is left out.
inline constexpr std::size_t cell_limit = 4096;

class Rows {
public:
    virtual ~Rows() = default;
    /// The next row, its cells in UTF-8 where the encoding was given; false at the end.
    virtual bool next(std::vector<std::string>& cells) = 0;
    /// The line or row of a workbook that it begins in.
    virtual std::uint64_t line() const = 0;
    /// Whether each row has a cell for every heading, empty ones too: a shorter one was cut.
    virtual bool even() const { return false; }
    /// Whether the row has an end: the last row of a file that was cut has none.
    virtual bool ended() const { return true; }
};

/// Separated by what its first lines have most of: ';', tab or ','. Cells may be quoted.
/// `encoding` of the bytes; empty = UTF-8, or not known.
std::unique_ptr<Rows> csv_rows(std::unique_ptr<Input> input, std::string encoding,
                               Diagnostics& diagnostics);

/// The rows of all tables of a page.
std::unique_ptr<Rows> html_rows(std::unique_ptr<Input> input, std::string encoding);

/// The rows of one sheet (0-based); null where there is none.
std::unique_ptr<Rows> sheet_rows(Archive& workbook, std::size_t sheet, Diagnostics& diagnostics);

}

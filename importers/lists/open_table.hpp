#pragma once
/// Where the table of a list begins: its headings, in whichever sheet, page or code page they are.

#include "list_file.hpp"
#include "rows.hpp"
#include "table_columns.hpp"
#include <hakem/diagnostic.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hakem::lists {

/// A table whose headings were found; the rows that follow are persons.
struct OpenTable {
    std::unique_ptr<Rows> rows;
    TableColumns columns;
    std::string encoding;  ///< of the file; empty = UTF-8, or to be found out for each cell
    std::size_t width = 0; ///< cells up to the last one with a heading
    std::vector<std::string> headings;
};

/// Nothing where the first rows of no sheet have the headings of a list.
std::optional<OpenTable> open_table(const ListFile& file, Diagnostics& diagnostics);

}

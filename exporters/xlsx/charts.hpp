#pragma once
/// A native chart and the cells that it refers to.

#include "sheets.hpp"

namespace hakem::xlsx {

/// Where the numbers of a chart stand.
struct Cells {
    lxw_worksheet* sheet = nullptr;
    std::uint32_t head = 0;     ///< row of the headings
    std::uint32_t first = 0;    ///< row of the first numbers
    std::uint32_t last = 0;     ///< of the last
    std::uint32_t diagonal = 0; ///< row of its first end; 0 = none
    double diagonal_end = 1;    ///< where it ends, on both axes
};

/// Where a chart goes, beside the head of its numbers.
struct Spot {
    std::uint16_t column = 0; ///< the first that is free
    std::uint32_t height = 0; ///< in pixels
};

/// Whether it has rows and the columns that it names.
bool can_be_drawn(const Chart& chart);

void insert_chart(Book& book, const Chart& chart, const Cells& cells, const Spot& spot);

}

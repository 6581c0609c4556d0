#pragma once
/// The lines under a table that say what its signs mean; only those that occur in it.

#include <hakem/document.hpp>

namespace hakem::club {

/// Appends the lines that the cells of the table need.
void add_legend(Table& table);

/// The same for all cards of a sheet together.
void add_legend(CardSheet& sheet);

}

#pragma once
/// Texts on their way into a workbook: what Excel would take for something else is made harmless.

#include <set>
#include <string>
#include <string_view>

namespace hakem::xlsx {

/// A text for a cell: no controls, at most 32,767 UTF-16 units, "_x0041_" kept as these letters.
std::string cell_text(std::string_view text);

/// At most `units` UTF-16 units, cut with an ellipsis.
std::string cut(std::string_view text, std::size_t units);

/// A text inside a header or footer, where '&' starts a code.
std::string footer_text(std::string_view text);

/// Gives out names of sheets: at most 31 characters, none of []:*?/\, each once whatever its case.
class SheetNames {
public:
    std::string make(std::string_view wanted);

private:
    std::set<std::string> used_;
};

}

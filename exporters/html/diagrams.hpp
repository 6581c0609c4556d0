#pragma once
/// Diagrams of positions as inline SVG.

#include "page.hpp"

namespace hakem::html {

void append_diagrams(std::string& out, const DiagramSheet& sheet, Page& page);

}

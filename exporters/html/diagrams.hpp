#pragma once
/// Diagrams of positions as inline SVG.

#include "page.hpp"

namespace hakem::html {

void append_diagrams(std::string& out, const std::vector<Diagram>& diagrams, Page& page);

}

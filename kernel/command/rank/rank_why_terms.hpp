#pragma once
/// One tie-break of two competitors, addend by addend.

#include <hakem/document.hpp>
#include <hakem/standings.hpp>

#include <cstddef>
#include <string>

namespace hakem::command {

/// "12 Yılmaz, Ayşe".
std::string title_of(const Standings& standings, const Standing& row);

/// What the rounds or boards brought to both, and how that makes the two values. The caller gives
/// id and heading.
Section why_terms_section(const Standings& standings, const Standing& upper, const Standing& lower,
                          std::size_t code);

}

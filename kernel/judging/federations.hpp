#pragma once
/// The codes of federations as FIDE writes them.

#include <string_view>

namespace hakem::judging {

/// Of a federation of FIDE, of a former one, or one that stands for none (FID, NON, XXX).
bool is_federation_code(std::string_view code);

/// "LBN" of "LIB": what FIDE writes now for a code that it wrote once; empty for all others.
std::string_view present_code(std::string_view code);

}

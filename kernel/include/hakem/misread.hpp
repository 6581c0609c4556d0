#pragma once
/// UTF-8 that was read as Windows-1252: "Å" and a sign where "ş" was.

#include <cstddef>
#include <string_view>

namespace hakem {

/// Bytes of the character at the beginning of a valid text, where Windows-1252 has it for a byte
/// that continues a character of UTF-8 (80 to BF); 0 = it is another one.
std::size_t misread_size(std::string_view text);

}

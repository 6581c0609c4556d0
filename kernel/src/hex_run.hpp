#pragma once
/// Digits that are part of a hash are no number of a person.

#include <cstddef>
#include <string_view>

namespace hakem {

/// Whether the digits are part of a run of hexadecimal digits as long as a hash has.
inline bool in_hash(std::string_view text, std::size_t begin, std::size_t length) {
    constexpr std::size_t shortest = 32;
    constexpr std::string_view hexadecimal = "0123456789abcdefABCDEF";
    if (length >= shortest) return false; // many numbers in a row
    const auto end = text.find_first_not_of(hexadecimal, begin + length);
    // Further back it is long enough anyway.
    for (std::size_t back = 0; back < shortest && begin > 0; ++back, --begin)
        if (hexadecimal.find(text[begin - 1]) == std::string_view::npos) break;
    return (end == std::string_view::npos ? text.size() : end) - begin >= shortest;
}

}

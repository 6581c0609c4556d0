#pragma once
/// The drawing of lots (regulation 25.2b, 28.2), the same on every machine.

#include <cstdint>
#include <vector>

namespace hakem {

/// The ids in the order that the lot gives them.
///
/// The seed starts the 64-bit Mersenne Twister (mt19937_64) of the C++ standard. The ids, in
/// ascending order, are shuffled by Fisher and Yates from the last place to the second: the element
/// at place i (from 0) changes places with the one at x mod (i + 1), where x is the next number of
/// the generator below the greatest multiple of i + 1 in 2^64; numbers above it are thrown away, so
/// that all orders are equally likely.
std::vector<std::int32_t> drawn(std::vector<std::int32_t> ids, std::uint64_t seed);

}

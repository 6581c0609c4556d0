#pragma once
/// The tables of the FIDE Rating Regulations (B.02, 8.1), which UKD uses as well.

#include <cstdint>

namespace hakem {

/// 8.1.1: the rating difference that belongs to a result in per cent; 800 for all, -800 for
/// nothing.
std::int32_t rating_difference(std::int32_t percent);

/// 8.1.2: the result in per cent that is expected against somebody weaker by `difference`. The
/// whole table, without the cut at 400.
std::int32_t expected_percent(std::int32_t difference);

}

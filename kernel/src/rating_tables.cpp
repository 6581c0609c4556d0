// FIDE Rating Regulations B.02, tables 8.1.1 and 8.1.2.

#include <hakem/rating_tables.hpp>

#include <algorithm>
#include <array>

namespace hakem {

namespace {

/// 8.1.1: the difference that belongs to a result of 50, 51 ... 100 per cent.
constexpr std::array<std::int32_t, 51> differences{
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

/// 8.1.2: up to which difference the stronger one is expected to make 50, 51 ... 99 per cent.
constexpr std::array<std::int32_t, 50> limits{
    3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
    129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
    290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

/// The same by difference: one look-up, for a performance needs thousands.
constexpr auto expected = [] {
    std::array<std::int8_t, limits.back() + 1> table{};
    std::size_t row = 0;
    for (std::size_t difference = 0; difference < table.size(); ++difference) {
        if (static_cast<std::int32_t>(difference) > limits[row]) ++row;
        table[difference] = static_cast<std::int8_t>(50 + row);
    }
    return table;
}();

}

std::int32_t rating_difference(std::int32_t percent) {
    const auto above = std::clamp(percent, 0, 100) - 50;
    const auto difference = differences[static_cast<std::size_t>(above < 0 ? -above : above)];
    return above < 0 ? -difference : difference;
}

std::int32_t expected_percent(std::int32_t difference) {
    if (difference < 0) return 100 - expected_percent(-difference);
    return difference > limits.back() ? 100 : expected[static_cast<std::size_t>(difference)];
}

}

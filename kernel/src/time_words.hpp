#pragma once
/// The numbers of a written time control, with what stands around them.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hakem::time_words {

enum class Unit : std::uint8_t { none, moves, hours, minutes, seconds };

/// A number of the text, its unit, and the sign before it.
struct Item {
    std::int32_t value = 0;
    Unit unit = Unit::none;
    /// '/', 'x' and 'i' ("in") join moves and time: "40/120", "100'x40", "40 in 120"; '+' and ','.
    char before = ' ';
    bool rest = false; ///< of the rest of the game: "SD/30", "G/60"
};

/// Of a text in small letters; nothing where a number cannot be read for sure: "1.5", "10:00".
std::optional<std::vector<Item>> items_of(std::string_view text);

}

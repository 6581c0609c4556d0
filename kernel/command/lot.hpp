#pragma once
/// A lot that nobody named.

#include <cstdint>
#include <random>

namespace hakem::command {

/// Draws one; it is shown, so that the drawing can be repeated. Nine digits at most: findings hide
/// longer numbers.
inline std::uint64_t drawn_lot() {
    std::random_device device;
    return std::uniform_int_distribution<std::uint64_t>(0, 999'999'999)(device);
}

}

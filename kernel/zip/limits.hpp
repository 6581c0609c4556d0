#pragma once

#include <cstdint>
#include <limits>

namespace hakem::zip {

/// How much an entry may unpack to. What the directory says of sizes is not believed: what comes
/// is counted.
struct Limits {
    std::uint64_t size = std::uint64_t{1} << 30;                    ///< bytes of the entry
    std::uint64_t left = std::numeric_limits<std::uint64_t>::max(); ///< that all together may have
    std::uint64_t ratio = 200; ///< times its packed size, beyond `free`
    std::uint64_t free = std::uint64_t{4} << 20;

    bool packs_too_well(std::uint64_t unpacked, std::uint64_t packed) const {
        return unpacked > free && unpacked / ratio > packed;
    }
};

}

#pragma once
/// Pairs of players by their indices, one bit each.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hakem::pairing {

/// Who has met, or may not meet: asked very often.
class PairSet {
public:
    explicit PairSet(std::size_t size = 0) : words_((size + 63) / 64), bits_(size * words_) {}
    void insert(int a, int b) {
        set(a, b);
        set(b, a);
    }
    bool contains(int a, int b) const {
        const auto i = static_cast<std::size_t>(b);
        return bits_[static_cast<std::size_t>(a) * words_ + i / 64] >> (i % 64) & 1;
    }

private:
    void set(int a, int b) {
        const auto i = static_cast<std::size_t>(b);
        bits_[static_cast<std::size_t>(a) * words_ + i / 64] |= std::uint64_t{1} << (i % 64);
    }

    std::size_t words_;
    std::vector<std::uint64_t> bits_;
};

}

#include <hakem/lot.hpp>

#include <algorithm>
#include <cstddef>
#include <random>
#include <utility>

namespace hakem {

namespace {

// std::uniform_int_distribution differs from one standard library to the next; this does not.
std::uint64_t below(std::uint64_t bound, std::mt19937_64& generator) {
    const std::uint64_t rest = (0 - bound) % bound; // 2^64 mod bound
    for (;;) {
        const std::uint64_t x = generator();
        if (x < 0 - rest || rest == 0) return x % bound;
    }
}

}

std::vector<std::int32_t> drawn(std::vector<std::int32_t> ids, std::uint64_t seed) {
    std::sort(ids.begin(), ids.end());
    std::mt19937_64 generator(seed);
    for (std::size_t i = ids.size(); i-- > 1;)
        std::swap(ids[i], ids[static_cast<std::size_t>(below(i + 1, generator))]);
    return ids;
}

}

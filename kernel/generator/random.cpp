#include "generator/random.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace hakem::generator {

namespace {

/// Neighbouring seeds and streams must not give neighbouring states (the finaliser of SplitMix64).
std::uint64_t mixed(std::uint64_t seed, Stream stream) {
    auto z = seed + (static_cast<std::uint64_t>(stream) + 1) * 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

}

Random::Random(std::uint64_t seed, Stream stream) : generator_(mixed(seed, stream)) {}

std::uint64_t Random::below(std::uint64_t bound) {
    const std::uint64_t rest = (0 - bound) % bound; // 2^64 mod bound
    for (;;) {
        const std::uint64_t x = generator_();
        if (rest == 0 || x < 0 - rest) return x % bound;
    }
}

std::int32_t Random::between(std::int32_t lowest, std::int32_t highest) {
    const auto span = static_cast<std::uint64_t>(std::int64_t{highest} - lowest + 1);
    return static_cast<std::int32_t>(lowest + static_cast<std::int64_t>(below(span)));
}

bool Random::chance(std::int32_t part, std::int32_t whole) {
    return below(static_cast<std::uint64_t>(whole)) < static_cast<std::uint64_t>(part);
}

std::vector<std::size_t> Random::positions(std::size_t count, std::size_t all) {
    std::vector<std::size_t> places(all);
    std::iota(places.begin(), places.end(), std::size_t{0});
    count = std::min(count, all);
    for (std::size_t i = 0; i < count; ++i)
        std::swap(places[i], places[i + static_cast<std::size_t>(below(all - i))]);
    places.resize(count);
    std::sort(places.begin(), places.end());
    return places;
}

}

#pragma once
/// Chance that is the same on every machine: integers only, no distribution of a library.

#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace hakem::generator {

/// Each kind of decision draws from numbers of its own, so that an option that changes one of them
/// leaves the others as they were.
enum class Stream : std::uint64_t {
    spans,
    mix,
    field,
    attendance,
    byes,
    prohibitions,
    lot,
    games,
    national_mix,
    team_lists,
    matches,
    line_ups,
    adjournments
};

/// The 64-bit Mersenne Twister of the C++ standard, seeded by an event's seed and a stream.
class Random {
public:
    Random(std::uint64_t seed, Stream stream);

    /// 0 to bound - 1, all equally likely; `bound` is at least 1.
    std::uint64_t below(std::uint64_t bound);

    /// `lowest` to `highest`, both included.
    std::int32_t between(std::int32_t lowest, std::int32_t highest);

    /// True in `part` of `whole` cases.
    bool chance(std::int32_t part, std::int32_t whole);

    template<class T, std::size_t Extent>
    T& one_of(std::span<T, Extent> choices) {
        return choices[below(choices.size())];
    }
    template<class T, std::size_t Count>
    const T& one_of(const T (&choices)[Count]) {
        return choices[below(Count)];
    }

    /// `count` of the positions 0 to `all` - 1, ascending; every choice is equally likely.
    std::vector<std::size_t> positions(std::size_t count, std::size_t all);

private:
    std::mt19937_64 generator_;
};

}

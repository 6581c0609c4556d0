#pragma once
/// Random tournaments before a round, for comparing the plugin with the brute force: the same seed
/// gives the same state on every machine.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <random>
#include <string>
#include <string_view>

namespace hakem::test {

/// Whole numbers from a seed; std distributions differ from one library to the next.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : generator_(seed) {}

    /// 0 to bound - 1. The bias of the remainder does not matter here.
    int below(int bound) {
        return static_cast<int>(generator_() % static_cast<std::uint64_t>(bound));
    }
    /// From `low` to `high`, both included.
    int between(int low, int high) { return low + below(high - low + 1); }
    bool percent(int chance) { return below(100) < chance; }

private:
    std::mt19937_64 generator_;
};

/// A tournament and the round to be paired. It is legal up to there, though not always paired as
/// the rules would have it.
struct RandomState {
    Tournament tournament;
    int round = 1;
};

/// 2 to 12 players, up to 9 rounds played; byes of all kinds, forfeits, absences, late entries,
/// virtual points, prohibitions, other scorings, last rounds. `edition` is that of the rounds that
/// were paired by the rules, and of legality.
RandomState random_state(std::uint64_t seed, std::string_view edition);

/// The state as a TRF that the program reads back, with seed and edition in its first line.
std::string text_of(const RandomState& state, std::uint64_t seed, std::string_view edition);

}

#pragma once
/// The games among the tied: C.07 art. 6.

#include <cstdint>
#include <rounds.hpp>
#include <vector>

namespace hakem {

using Group = std::vector<std::int32_t>;

/// Splits tied groups. Scratch memory of the whole field, so that a group costs only its own size.
class Encounters {
public:
    explicit Encounters(const TieBreakInput& input);

    /// The group in order of its places, those who share one together.
    std::vector<Group> places(const Group& group);

    /// Adds to each value of the group the average against each of the others it met.
    void explain(const Group& group, std::vector<TieBreakValue>& values);

private:
    /// What one competitor made against the others of the group.
    struct Sum {
        std::int32_t position = 0;
        Exact least; ///< of the games played
        Exact most;  ///< and a win against each whom he did not meet
        std::size_t met = 0;
    };
    struct Against {
        std::int64_t points = 0; ///< hundredths
        std::int64_t games = 0;
        std::int32_t last_round = 0;
    };

    std::vector<std::int32_t> meet(std::int32_t position);
    Sum sum_of(std::int32_t position, std::size_t group_size);
    std::vector<Sum> sums_of(const Group& group);
    std::vector<Group> by_sum(std::vector<Sum> sums);
    std::vector<Group> by_certain_places(std::vector<Sum> sums);

    const TieBreakInput& input_;
    bool forfeits_are_games_;
    std::vector<bool> member_;
    std::vector<Against> against_;
};

}

#pragma once
/// The games among the tied: C.07 art. 6.

#include "rounds.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace hakem {

using Group = std::vector<std::int32_t>;

/// Splits tied groups. Scratch memory of the whole field, so that a group costs only its own size.
class Encounters {
public:
    explicit Encounters(const TieBreakInput& input);

    /// The group in order of its places, those who share one together.
    std::vector<Group> places(const Group& group);

    /// The same where the article is applied once and not again to the smaller groups it makes.
    std::vector<Group> parts(const Group& group);

    /// Whether a round is a game among two: forfeits only with /P or where the pairings were known
    /// before (15.2).
    bool counts(const Round& round) const;

    /// Adds to each value of the group the average against each of the others it met; with a note
    /// of its own where there is one.
    void explain(const Group& group, std::vector<TieBreakValue>& values,
                 std::string_view note = {});

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

    const TieBreakInput& input_;
    bool forfeits_are_games_;
    std::vector<bool> member_;
    std::vector<Against> against_;
};

}

#pragma once
/// The games among the tied: C.07 art. 6.

#include "rounds.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

using Group = std::vector<std::int32_t>;

/// "1, 4, 7": who they are, the first dozen of them.
std::string ids_of(const History& history, const Group& group);

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

    /// From now on each application of the article says in the values of a group what it found,
    /// with a word on the score in front (a message key).
    void tell(std::vector<TieBreakValue>& values, std::string_view on) {
        told_ = &values;
        on_ = on;
    }

    /// The places of the group become its values; where nothing was broken there are none.
    static void place(const std::vector<Group>& places, const TieBreakInput& input,
                      std::vector<TieBreakValue>& values);

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
    static std::vector<Group> ranked(const std::vector<Sum>& sums);
    static std::vector<Group> certain(const std::vector<Sum>& sums);
    void tell(const Group& group, const std::vector<Sum>& sums, bool all_met,
              const std::vector<Group>& parts);

    const TieBreakInput& input_;
    bool forfeits_are_games_;
    std::vector<bool> member_;
    std::vector<Against> against_;
    std::vector<TieBreakValue>* told_ = nullptr;
    std::string_view on_;
};

}

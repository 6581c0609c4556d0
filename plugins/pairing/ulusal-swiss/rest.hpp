#pragma once
/// The players of a group while they are paired one after the other.

#include "completion.hpp"

#include <cstdint>

namespace hakem::ulusal {

/// Why a candidate was passed over in 20.5 and 20.1b.
enum class PassedOver : std::uint8_t {
    no,         ///< taken
    met,        ///< 16.3
    forbidden,  ///< by the event
    colours,    ///< 21.4
    breaking,   ///< 21.6, E.2: more pairs against 21.4 than must be
    incomplete, ///< the others could not all be paired
    arrow,      ///< 17.7: comes after those whom it does not bar
};

/// Knows that those who are left can be paired: it holds a matching of them that is repaired where
/// a pair is fixed that is not in it. No more than the fewest breaking pairs are ever made (T.11).
class Rest {
public:
    /// The players are complete at the level.
    Rest(const Completion& completion, Players players, int level);

    /// The least number of breaking pairs with which the players can be paired (20.5).
    int breaking() const { return breaking_; }

    bool is_free(int player) const { return free_[at(player)] != 0; }

    /// Fixes the pair if it is of the level and those who are left stay complete within b.
    PassedOver take(int a, int b);

private:
    PassedOver bar(int a, int b) const;
    bool repair(int a, int b);
    bool mend(int one, int other);
    Players others(int a, int b) const;
    void join(int a, int b);
    void remove(int a, int b);

    const Completion& completion_;
    Players players_; ///< those who are left
    int level_;
    int breaking_ = 0; ///< least number of breaking pairs of all
    int left_ = 0;     ///< of those who are left
    Mates mates_;
    std::vector<char> free_;
};

}

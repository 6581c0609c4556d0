#pragma once
/// Articles 20.5 and 20.1: the pairs of a group.

#include "floaters.hpp"
#include "rest.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace hakem::ulusal {

enum class Role : std::uint8_t { above, below, median };

/// Those who are paired in one group, its floaters out no longer among them.
struct Group {
    Role role = Role::median;
    Points high, low;             ///< scores of the residents; the median without residents: half
    Players residents;            ///< in the walking order
    Players from_above;           ///< incoming floaters, downward
    Players from_below;           ///< incoming floaters, upward
    int level = 0;                ///< T.10
    Players floaters;             ///< those it handed on
    std::vector<Claim> keep_list; ///< empty where nobody floated
    bool joined = false;          ///< 20.3c, 20.3d: made of more than one score group
};

struct Passed {
    int candidate = 0;
    PassedOver reason = PassedOver::no;
};

/// One pair as it was found: who took the first possible candidate, and whom he passed over.
struct Step {
    bool floater = false; ///< 20.5; else 20.1b
    int player = 0, taken = 0;
    std::vector<Passed> passed;
};

/// 20.1c: the second members of two steps changed places.
struct Exchange {
    std::size_t one = 0, other = 0; ///< positions in the steps
};

/// A group with its pairs: those of the steps, second members exchanged.
struct PairedGroup {
    Group group;
    int breaking = 0; ///< b of 20.5
    std::vector<Step> steps;
    std::vector<Exchange> exchanges;
    std::vector<int> second; ///< of each step, after the exchanges

    std::size_t size() const { return steps.size(); }
    std::pair<int, int> pair(std::size_t step) const { return {steps[step].player, second[step]}; }
};

PairedGroup pair_group(const Completion& completion, Group group);

}

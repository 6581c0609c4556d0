#pragma once
/// Article 19: who of an outer group becomes a floater.

#include "completion.hpp"

#include <cstdint>
#include <vector>

namespace hakem::ulusal {

/// 20.2: where a group hands its floaters.
enum class Direction : std::uint8_t { down, up };

/// An outer group before it is paired; both lists in the walking order (T.13).
struct Pool {
    Direction direction = Direction::down;
    Players incoming;  ///< floaters from the groups before it
    Players residents; ///< its own score group

    Players all() const;
};

/// 19.2: the claim to stay, the strongest first.
enum class Grade : std::uint8_t {
    incoming,
    barred_alone, ///< (i) 17.7 bars, and nobody next door could be his opponent
    barred,       ///< (ii) 17.7 bars
    alone,        ///< (iii) nobody next door
    other,        ///< (iv)
};

/// One player of the keep list, and what 19.3 made of him.
struct Claim {
    int player = 0;
    Grade grade = Grade::other; ///< 19.2
    bool stays = true;
    bool forced = false; ///< floats because no set of floaters without him lets the rest be paired
    bool replaced = false; ///< 20.3 decided otherwise than 19.3
};

struct Floating {
    int level = 0;                ///< 19.1
    std::vector<Claim> keep_list; ///< empty where nobody floats
    Players floaters;             ///< in the order of the keep list

    int count() const { return static_cast<int>(floaters.size()); }
};

/// `next_door`: the residents of the adjacent group; may be empty.
Floating floaters_of(const Completion& completion, const Pool& pool, const Players& next_door);

/// T.13: the walking order of a direction.
void put_in_order(Players& players, Direction direction);

/// Those of `players` who are not in `others`, in their order.
Players without(const Players& players, const Players& others);

}

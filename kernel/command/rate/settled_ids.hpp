#pragma once
/// Ids of players where they belong, before they are looked up.

#include <hakem/tournament.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace hakem::command {

/// A number of the field of FIDE ids that is none, of a player with a national record: where it
/// stood is not to be seen from the player any more.
struct MovedId {
    std::size_t player = 0; ///< place in `Tournament::players`
    std::string id;
};

/// A T.C. identity number that stands where the FIDE id belongs is a national id, where the player
/// has no other; FIDE's have fewer digits.
std::vector<MovedId> settle_ids(Tournament& tournament);

}

#pragma once
/// Ids of players where they belong, before they are looked up.

#include <hakem/tournament.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace hakem::command {

/// A number of the field of FIDE ids that is none, where the player has another national id.
struct DroppedId {
    std::size_t player = 0; ///< place in `Tournament::players`
    std::string id;
};

/// A T.C. identity number that stands where the FIDE id belongs is a national id; FIDE's have fewer
/// digits. What has no place then is dropped from the players and returned.
std::vector<DroppedId> settle_ids(Tournament& tournament);

}

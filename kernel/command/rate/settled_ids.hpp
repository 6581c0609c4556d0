#pragma once
/// Ids of players where they belong, before they are looked up.

#include <hakem/tournament.hpp>

namespace hakem::command {

/// A T.C. identity number that stands where the FIDE id belongs is a national id; FIDE's have fewer
/// digits.
void settle_ids(Tournament& tournament);

}

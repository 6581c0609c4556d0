#pragma once
/// Fingerprints of what a file says beside the games.

#include "content/record.hpp"

namespace hakem::content {

std::uint64_t hash_of(std::string_view text);

/// A name as every format can hold it: a TRF has 33 columns for it.
std::string common_name(std::string_view name);

/// Who each player is, by position: the fingerprint of the name; of who has none, that of the
/// number.
std::vector<std::uint64_t> persons_of(const Tournament& tournament);

/// Whether the player met anybody: some formats leave out who did not.
bool has_game(const Player& player);

/// All groups of facts. Where there are games those of players are of whom has one; who has none is
/// in `field` with everything.
std::array<std::uint32_t, facts_count> facts_of(const Tournament& tournament,
                                                const std::vector<std::uint64_t>& persons);

}

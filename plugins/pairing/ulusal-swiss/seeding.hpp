#pragma once
/// 16.2 and 17.1: what is settled before round 1. The file's own figures hold; these are to check
/// them.

#include <hakem/tournament.hpp>

#include <optional>
#include <string>
#include <utility>

namespace hakem::ulusal {

/// 16.2: the number of rounds by the table, and the odd one that is preferred.
struct RecommendedRounds {
    int table = 0, odd = 0;
};
RecommendedRounds recommended_rounds(int players);

/// 17.1: whether the first is to stand above the second.
bool stands_above(const Player& a, const Player& b);

/// Positions of the first two neighbours among those in round 1 whose numbers do not follow 17.1,
/// the one with the smaller number first.
std::optional<std::pair<std::size_t, std::size_t>> out_of_order(const Tournament& tournament);

/// The same of teams by 25: strength, then name. Teams without any UKD stand below, in any order
/// (25.2b: by lot).
std::optional<std::pair<std::size_t, std::size_t>> teams_out_of_order(const Tournament& tournament);

/// Turkish collation as 17.1 is read: a key whose order is that of the names.
std::u32string collation_key(const std::string& name);

}

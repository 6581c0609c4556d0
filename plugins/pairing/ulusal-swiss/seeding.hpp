#pragma once
/// 17.1 and 25: the numbers of the file hold; this is to check them.

#include <hakem/tournament.hpp>

#include <optional>
#include <string>
#include <utility>

namespace hakem::ulusal {

/// Positions of the first two neighbours among those in round 1 whose numbers do not follow 17.1,
/// of teams 25, the one with the smaller number first. Teams without any UKD may stand below the
/// others in any order (25.2b: by lot).
std::optional<std::pair<std::size_t, std::size_t>> out_of_order(const Tournament& tournament);

/// Turkish collation as 17.1 is read: a key whose order is that of the names.
std::u32string collation_key(const std::string& name);

}

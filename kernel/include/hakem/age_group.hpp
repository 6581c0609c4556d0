#pragma once
/// Age groups, by their names.

#include <cstdint>
#include <string_view>

namespace hakem {

/// The age that a group plays up to: 12 of "U12", "12U", "12 Yaş", "12 yaş ve altı", "Under 12",
/// "Kız 12", of a range the last one ("07-12 yaş"). 0 where the name says none: "Group 2", "A",
/// "50+", "18 yaş üstü". A number that is called nothing is an age from 5 to 20.
std::int32_t age_of_group(std::string_view name);

}

#pragma once
/// Two starting numbers that stand in each other's place.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <optional>
#include <utility>

namespace hakem::validation {

/// Two numbers that contradict many cells, and none any more once each is read as the other in the
/// cells of opponents. Looks at a few candidates only.
std::optional<std::pair<std::int32_t, std::int32_t>>
exchanged_numbers(const Tournament& tournament);

/// The tournament with the two exchanged in the cells of opponents.
Tournament with_exchanged(const Tournament& tournament,
                          const std::pair<std::int32_t, std::int32_t>& numbers);

}

#pragma once
/// One player in two events on the same days.

#include "entry.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace hakem {
struct Tournament;
}

namespace hakem::batch {

/// Kind of another event in which somebody played on the same days.
inline constexpr std::string_view same_players = "same-players";

/// Who played in the event: of each a fingerprint of FIDE id, name and year, and one of national
/// id, name and birth, for which an identity number is hidden as where it is shown; the last 16
/// bits are the starting number. Sorted. Empty where a day of the event is unknown, and of events
/// that last longer than a month: a league leaves days enough for others.
std::vector<std::uint64_t> people_of(const Tournament& tournament);

/// Two events that had players in common on the same days.
struct Shared {
    std::size_t a = 0, b = 0;          ///< places among the entries
    std::vector<std::int32_t> numbers; ///< in a, some of them
    bool more = false;
};

/// Pairs of entries that are nothing else to each other; of each event some.
std::vector<Shared> shared_players(const std::vector<Entry>& entries);

/// Says it in both entries. `names`: of the numbers of an entry, a line each.
void tell_shared(std::vector<Entry>& entries, const std::vector<Shared>& shared,
                 const std::vector<std::vector<std::string>>& names);

/// Takes it back where one of the two events does not count after all.
void forget_fallen(std::vector<Entry>& entries);

}

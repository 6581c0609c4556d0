#pragma once
/// An event of a state rated again, from the rounds that the state keeps.

#include "counted_event.hpp"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace hakem::period {

/// What an event was rated by.
struct RatedBy {
    const RatingSystem& system;
    TimeClass time_class = TimeClass::standard;
    std::string_view edition;
    const RatingSwitches& switches;
};

/// The results of all participants, had some of them ([i] = participants[i]) had other ratings.
/// Nothing where the state does not hold all that the results hang on: it is tried out, the event
/// with its own ratings must give what was counted.
std::optional<std::vector<Result>> rated_again(const CountedEvent& event, const RatedBy& by,
                                               const std::map<std::size_t, std::int32_t>& others);

}

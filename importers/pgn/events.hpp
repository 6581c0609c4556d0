#pragma once
/// The events of a file: games with one title, place and date of the event are of one tournament.

#include "entries.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hakem::pgn {

struct EventGroup {
    std::string name, site, date;   ///< as the first game has them; empty = unknown
    std::vector<std::size_t> games; ///< positions in Entries::all
    std::int32_t rounds = 0;
};

/// A place that is the address of the game, as servers write it, says nothing of the event.
bool is_address(std::string_view site);

/// In the order of their first games. A game without the date of the event belongs to the only one
/// of that title and place.
std::vector<EventGroup> events_of(const Entries& entries);

/// The event that is asked for: by its number among them, else by its title, whole or a part of it
/// in any case; the only one where nothing is asked. Throws Error not_understood with the list.
const EventGroup& chosen_event(const std::vector<EventGroup>& events, std::string_view asked,
                               const std::string& file);

}

#pragma once
/// Who somebody is on the list in force.

#include "counted_event.hpp"
#include <hakem/rating_list.hpp>

#include <optional>
#include <string>
#include <vector>

namespace hakem::period {

/// The person on the list that the period began with: their row, else (matched in another list)
/// the holder of their ids.
std::optional<ListedPlayer> listed_person(const RatingList* list, const Person& person);

/// Takes the ids away of which the list says that they are somebody else's; their names.
std::vector<std::string> without_ids_of_others(Person& person, const RatingList& list);

}

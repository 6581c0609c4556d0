#pragma once
/// A counted event as one line of the journal.

#include "counted_event.hpp"

#include <nlohmann/json_fwd.hpp>

namespace hakem::period {

nlohmann::json event_json(const CountedEvent& event);

/// Throws nlohmann's exception where a key or its type is not as written.
CountedEvent event_from(const nlohmann::json& json);

nlohmann::json person_json(const Person& person);
Person person_from(const nlohmann::json& json);

nlohmann::json archived_json(const ArchivedResult& archived);
ArchivedResult archived_from(const nlohmann::json& json);

}

#pragma once
/// What letters ask of an entry.

#include "batch/entry.hpp"

namespace hakem::office_report {

/// The file has no game: told as a note where nobody rates the event.
bool has_no_game(const batch::Entry& entry);
/// Nothing else is in the way than another version of the event.
bool asks_for_version(const batch::Entry& entry);
/// The office took another version of the event.
bool was_decided_against(const batch::Entry& entry);

}

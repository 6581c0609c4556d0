#pragma once
/// What the JSON of several commands has in common. Keys are added, never removed.

#include <hakem/diagnostic.hpp>
#include <hakem/pairing_system.hpp>

#include <nlohmann/json_fwd.hpp>

namespace hakem::command {

/// "note", "warning", "error".
std::string_view word_of(Severity severity);

nlohmann::ordered_json finding_json(const Diagnostic& finding, Language language);

/// Board, white and black; a bye has no board.
nlohmann::ordered_json pair_json(const Pair& pair);

}

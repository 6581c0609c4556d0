#pragma once
/// Documents and tournaments as JSON. Keys may be added, never removed or retyped.

#include <hakem/document.hpp>
#include <hakem/tournament.hpp>

#include <nlohmann/json.hpp>

namespace hakem::json {

/// Keeps the order of keys, for readers and for equal bytes.
using Json = nlohmann::ordered_json;

/// Schema hakem.document/1.
Json document_json(const Document& document, Language language);

/// Schema hakem.tournament/1: the whole model.
Json tournament_json(const Tournament& tournament);

/// A cell for programs: no letter and no decimal sign of a language.
Json cell_json(const CellContent& content);

/// Positions with their marks, squares by name.
Json diagrams_json(const std::vector<Diagram>& diagrams, Language language);

/// The code of the TRF: "1", "=", "0", "+", "-", "H", "F", "U", "Z", "?"; null where there is no
/// result.
Json outcome_json(Outcome outcome);

/// "white", "black" or null.
Json colour_json(Colour colour);

/// "2026-04-26", "1990" where no more is known, null where nothing is.
Json date_json(const Date& date);

/// One player, and what belongs to the players only.
Json player_json(const Player& player);

/// Values of tie-breaks that the file carried; null where it had none.
Json values_json(const DeclaredValues& values);

}

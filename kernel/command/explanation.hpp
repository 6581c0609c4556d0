#pragma once
/// Decisions for people and programs: why a round was paired as it is.

#include <hakem/decision.hpp>
#include <hakem/document.hpp>
#include <hakem/pairing_system.hpp>

#include <nlohmann/json_fwd.hpp>

namespace hakem::command {

/// Subject, rule, edition, message and the alternatives turned down.
nlohmann::ordered_json decision_json(const Decision& decision, Language language);

/// What a decision is about: "3 - 12", "board 4", "2.5 points", "bye".
Phrase subject_of(const Decision& decision);

/// One line a decision with its article, the alternatives below it; each line begins with `indent`.
std::string explanation_text(const std::vector<Decision>& decisions, Language language,
                             std::string_view indent = {});

/// The same as a section of a page or workbook.
Section explanation_section(const RoundPairing& round);

}

#pragma once
/// New numbers as people and programs read them.

#include "inputs.hpp"
#include "pairing_choice.hpp"
#include <hakem/document.hpp>
#include <hakem/pairing_system.hpp>
#include <hakem/team_strength.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hakem::command {

/// A field with its new numbers, and by what it got them.
struct Numbered {
    const Input& input;
    PairingChoice choice;
    Numbering numbering;                 ///< with its decisions
    std::optional<std::uint64_t> lot;    ///< that a lot was drawn with; none where none was needed
    std::vector<TeamStrength> strengths; ///< by position; empty where they decide nothing
    Tournament tournament;               ///< with the new numbers
};

/// The numbers in order, each with what decided it; teams with their strengths.
Document numbers_document(const Numbered& numbered);

/// The reasons as a section of a page or workbook.
Section numbering_section(const Numbered& numbered);

/// "hakem.number/1".
std::string numbers_json(const Numbered& numbered, bool with_reasons);

/// "title" of "numbering.reason.title".
std::string_view criterion_of(const Decision& decision);

}

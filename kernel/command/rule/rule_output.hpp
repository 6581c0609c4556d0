#pragma once
/// A ruling as people and programs read it.

#include "rule_input.hpp"

#include <string>

namespace hakem::command {

/// All that a ruling is shown by.
struct Ruled {
    const RuleCommand& command;
    const IncidentInput& input;
    const Ruling& ruling;
    Language language;
};

/// A move in the notation asked for: short, long, figurine or uci.
std::string move_text(const chess::Position& position, chess::Move move, std::string_view notation,
                      Language language);

/// Diagrams, the decision with its articles, and what was turned down.
Document ruling_sheet(const Ruled& ruled);

/// Positions with marks: where the incident happened, and what has to be played.
DiagramSheet ruling_diagrams(const Ruled& ruled);

/// "hakem.rule/1"; moves in English letters.
std::string rule_json(const Ruled& ruled);

}

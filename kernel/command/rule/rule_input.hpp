#pragma once
/// From words of the command line, and from PGN, to an incident.

#include "command/command.hpp"
#include <hakem/arbiter_rule.hpp>
#include <hakem/chess/notation.hpp>
#include <hakem/document.hpp>

#include <string>
#include <vector>

namespace hakem::command {

/// An incident, and what is known of the game it happened in.
struct IncidentInput {
    Incident incident;
    std::string event;            ///< of the PGN; empty else
    std::vector<Fact> facts;      ///< players, round, date
    Date date;                    ///< of the game; none else
    std::vector<Phrase> findings; ///< what was mended or assumed in what was typed
};

/// Reads all that the command names. Throws Error wrong_usage or answer_is_no for what is no
/// square, piece, position or move.
IncidentInput incident_of(Session session, const RuleCommand& command, Language language);

/// The letters in which moves are read and written.
const chess::Letters& letters_for(Language language);

}

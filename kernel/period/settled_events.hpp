#pragma once
/// What an event changes for whom.

#include "settlement.hpp"

namespace hakem::period {

/// "Kış Açık (2026/10/04)": what reasons and archives call an event.
std::string label_of(const CountedEvent& event);

/// The participants with what counts in this period: their results, or where the event corrects one
/// of a closed period the difference. What cannot be corrected so is noted.
std::vector<Participant> changes_by(const EventToSettle& each, std::vector<PersonNote>& notes);

/// One line of "what changed for whom".
struct Change {
    Person person;
    Result before, after; ///< all zero where the person was not in that version
};

/// What a corrected event changes, in the order of numbers; who is the same is left out.
std::vector<Change> changes_between(const CountedEvent& before, const CountedEvent& after);

}

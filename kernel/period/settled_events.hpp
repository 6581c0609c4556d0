#pragma once
/// What an event changes for whom.

#include "chain.hpp"
#include "correction.hpp"

namespace hakem::period {

/// "Kış Açık (2026/10/04)": what reasons and archives call an event.
std::string label_of(const CountedEvent& event);

/// Somebody with what counts in this period.
struct Part {
    Person person;
    Result result;
    std::int32_t restored = 0; ///< the rating that a correction gives back to who lost it
    bool same = false;         ///< a correction that changes nothing for them
    bool published = false;    ///< the change is the difference of two published ratings
};

/// The participants with what counts in this period: their results, or where the event corrects one
/// of a closed period the difference that it makes to what that period published. What cannot be
/// corrected so is noted.
std::vector<Part> changes_by(const EventToSettle& each, const Republishing& closed, Chain& chain,
                             std::vector<PersonNote>& notes);

/// One line of "what changed for whom".
struct Change {
    Person person;
    Result before, after; ///< all zero where the person was not in that version
};

/// Whether a person sees a difference: rating before, change, games, performance.
bool is_visible(const Change& change);

/// What a corrected event changes, in the order of numbers; who is the same is left out.
std::vector<Change> changes_between(const CountedEvent& before, const CountedEvent& after);

}

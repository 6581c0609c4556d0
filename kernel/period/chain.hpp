#pragma once
/// A correction of an older closed period carried through the closed periods after it: their events
/// rated with what should have been published, and published anew.

#include "people.hpp"
#include "settlement.hpp"

#include <set>
#include <string>
#include <vector>

namespace hakem::period {

/// Somebody's rating on the list of a closed period: as published, and as it should have been.
struct Republished {
    Person person;
    std::int32_t was = 0, now = 0;
};

class Chain {
public:
    Chain(const SettlementInput& input, std::vector<PersonNote>& notes)
        : input_(input), notes_(notes) {}

    /// From the list of the first closed period to that of the last one. What cannot be computed
    /// exactly stays as it was published there and is noted. `by_hand`: whose rating is left as it
    /// was published. `correction`: what notes call it.
    std::vector<Republished> through(const EventToSettle::Closed& closed,
                                     std::vector<Republished> people,
                                     const std::vector<Participant>& by_hand,
                                     const std::string& correction);

private:
    const SettlementInput& input_;
    std::vector<PersonNote>& notes_;
    std::set<std::string> done_; ///< events that were rated again for an earlier correction
};

}

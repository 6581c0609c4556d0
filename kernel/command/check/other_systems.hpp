#pragma once
/// What else the rounds of a file may have been paired by.

#include "checked_file.hpp"

#include <vector>

namespace hakem::command {

struct OtherChoice {
    PairingChoice choice;
    bool against = false; ///< the file says otherwise
};

/// Where a file leaves the system, the edition, the acceleration or its group A open, or names
/// another system: what agrees with the file comes first, then the likeliest.
std::vector<OtherChoice> other_choices(const CheckedFile& file);

/// The event as if its records named a choice that was found by trying.
Tournament with_choice(Tournament tournament, const PairingChoice& choice);

}

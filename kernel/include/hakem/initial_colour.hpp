#pragma once
/// The colour that the first player has in round 1, drawn by lot before it (C.04.3, 5.1;
/// regulation 21.1).

#include <hakem/pairing_system.hpp>

namespace hakem {

struct InitialColour {
    Colour colour = Colour::white;
    bool drawn = false;   ///< by the lot of the request
    bool assumed = false; ///< nobody told it: White
};

/// Given in the request, else as the file shows it (`shown`, none where it does not), else drawn
/// with the request's lot, else assumed.
InitialColour initial_colour(const PairingRequest& request, Colour shown);

}

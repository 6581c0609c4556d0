#include <hakem/initial_colour.hpp>

#include <random>

namespace hakem {

InitialColour initial_colour(const PairingRequest& request, Colour shown) {
    if (request.initial_colour) return {*request.initial_colour, false, false};
    if (shown != Colour::none) return {shown, false, false};
    if (!request.lot) return {Colour::white, false, true};
    const bool even = std::mt19937_64(*request.lot)() % 2 == 0;
    return {even ? Colour::white : Colour::black, true, false};
}

}

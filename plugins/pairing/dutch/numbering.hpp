#pragma once
/// C.04.2: the initial order of the players.

#include <hakem/pairing_system.hpp>

#include <string_view>

namespace hakem::dutch {

/// Rating, title, alphabet of the event's language; namesakes by the order of the file.
Numbering number_players(const Tournament& tournament, std::string_view edition, bool explain);

}

#pragma once
/// The names of the systems in which an event is played, as machines read them.

#include <hakem/tournament.hpp>

#include <string_view>

namespace hakem {

/// "swiss", "round-robin", "double-round-robin".
std::string_view name_of(System system);

}

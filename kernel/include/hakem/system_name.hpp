#pragma once
/// The names of the systems in which an event is played, as machines read them, and what a file
/// says of its own.

#include <hakem/tournament.hpp>

#include <string>
#include <string_view>

namespace hakem {

/// "swiss", "round-robin", "double-round-robin".
std::string_view name_of(System system);

/// What the records 192 and 092 say of the system that paired an event.
struct NamedSystem {
    /// "dutch", "ulusal-swiss", "dubov": the plugin that pairs it, whether there is one or not; a
    /// system that has no such name as the file writes it, "Keizer"; empty where the file names
    /// none or says no more than "Swiss".
    std::string id;
    std::string edition;       ///< "2026", of record 192; empty = not named
    bool edition_known = true; ///< false: the year is of no edition that there is
    int meetings = 1;          ///< how often two may meet (FIDE C.04.1, 2); 0 = as often as they do
};

/// Record 192 comes first, then the words of 092; a team event is of the team Swiss, and a field in
/// which everybody met everybody of the round robin.
NamedSystem named_system(const Tournament& tournament);

}

#pragma once
/// The names of the systems in which an event is played, as machines read them, and what a file
/// says of its own.

#include <hakem/tournament.hpp>

#include <array>
#include <string>
#include <string_view>

namespace hakem {

/// "swiss", "round-robin", "double-round-robin".
std::string_view name_of(System system);

/// An edition of a system, and from when on it was applied.
struct SystemEdition {
    std::string_view id; ///< "2026"
    Date applied_from;
};

/// Those of the FIDE (Dutch) system, newest first; the last also covers what was played before it.
inline constexpr std::array<SystemEdition, 2> dutch_editions{
    {{"2026", {2026, 2, 1}}, {"2017", {2017, 7, 1}}}};

/// What the records 192 and 092 say of the system that paired an event.
struct NamedSystem {
    /// "dutch", "ulusal-swiss", "dubov": the plugin that pairs it, whether there is one or not; a
    /// system that has no such name as the file writes it, "Keizer"; empty where the file names
    /// none or says no more than "Swiss".
    std::string id;
    std::string edition;       ///< "2026", of record 192, else of 092; empty = not named
    bool edition_known = true; ///< false: the year is of no edition that there is
    /// Dutch by the words of 092 alone: they say nothing of an acceleration, seldom of an edition.
    bool in_words = false;
    bool guessed = false; ///< a round robin that the field alone tells
    /// How often two may meet, and somebody have the bye (FIDE C.04.1, 2; regulation 28.4); 0 = as
    /// often as they do.
    int meetings = 1;
};

/// Record 192 comes first, then the words of 092; a team event is of the team Swiss, and a field in
/// which everybody met everybody of the round robin.
NamedSystem named_system(const Tournament& tournament);

/// Whether a code of record 192 says anything of the system: FIDE_DUTCH, CUSTOM_SWISS, KEIZER.
bool is_system_code(std::string_view code);

}

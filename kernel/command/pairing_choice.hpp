#pragma once
/// Which system pairs an event, and in which edition.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace hakem::command {

struct PairingChoice {
    std::string system;  ///< id of the plugin, or how the file calls a system that we have not
    std::string edition; ///< empty = in force on the event's date
    /// False: neither the user nor the file names the system, or the edition is none that there is.
    bool system_named = true, edition_known = true;
    bool edition_named = false; ///< by the user or the file
    bool in_words = false;      ///< Dutch by the words of 092: neither edition nor acceleration
    bool baku = false;          ///< found by trying: with Baku acceleration, which no record names
    /// Found by trying: the last of group A (C.04.7, 1.2), and of how many rounds; 0 = as it says.
    std::int32_t group_end = 0, of_rounds = 0;
    bool plain = false;        ///< found by trying: without the Baku acceleration of the records
    bool other_colour = false; ///< found by trying: not the initial colour of record 152

    /// All rounds are fixed before the first one: results decide nothing.
    bool by_table() const { return system == "round-robin"; }

    /// What differs may be of another system.
    bool certain() const { return system_named && edition_known && !in_words; }

    /// "dutch 2026", "dutch 2026 (Baku, GA = 1-8)".
    std::string text() const;

    /// With what the records of the event name besides: "dutch 2026 (Baku, 152 B)".
    std::string text_in(const Tournament& tournament) const;

    /// Stands for the system of a match of players: there is none.
    static constexpr std::string_view match = "match";
    bool of_match() const { return system == match; }
};

/// What the user named, "dutch@2026", comes first; the file's own code (TRF26 192) tells what he
/// left open: FIDE_DUTCH_2017, FIDE_DUBOV_BAKU, ULUSAL_SWISS; so does the text of 092 where it
/// names a system. Else a Swiss event is taken for one of the Dutch system.
PairingChoice pairing_choice(std::string_view named, const Tournament& tournament);

}

#pragma once
/// Which system pairs an event, and in which edition.

#include <hakem/tournament.hpp>

#include <string>
#include <string_view>

namespace hakem::command {

struct PairingChoice {
    std::string system;  ///< id of the plugin
    std::string edition; ///< empty = in force on the event's date

    /// All rounds are fixed before the first one: results decide nothing.
    bool by_table() const { return system == "round-robin"; }

    /// Stands for the system of a match of players: there is none.
    static constexpr std::string_view match = "match";
    bool of_match() const { return system == match; }
};

/// What the user named, "dutch@2026", comes first; the file's own code (TRF26 192) tells what he
/// left open: FIDE_DUTCH_2017, FIDE_DUBOV_BAKU, ULUSAL_SWISS; so does the text of 092 where it
/// names the federation's system. Else a Swiss event is of the Dutch system.
PairingChoice pairing_choice(std::string_view named, const Tournament& tournament);

}

#pragma once
/// What a game brought to its two players, by its Result and Termination tags and its text.

#include "pgn/format/game.hpp"
#include <hakem/result.hpp>

#include <string_view>

namespace hakem::pgn {

/// What the Termination tag says of a game that was not played as usual.
enum class Termination : std::uint8_t {
    normal,   ///< nothing, or what ends a played game: "time forfeit", "rules infraction"
    unplayed, ///< "Unplayed", "forfeit", "abandoned" (where there are no moves)
    double_forfeit,
    bye, ///< that nobody calls a half-point bye or the like
    half_bye,
    full_bye,
    zero_bye,
    adjourned,
    unrated,
};

Termination read_termination(std::string_view text);

/// Whether a name stands for nobody: "bye", "BYE", "bay", "spielfrei", "exempt".
bool is_bye_name(std::string_view name);

/// Both sides of a game.
struct GameOutcome {
    Outcome white = Outcome::pending, black = Outcome::pending;
    bool by_text = false; ///< the Result tag says nothing: the token behind the moves counts
    bool differs = false; ///< tag and token have two results: the tag counts
    bool forfeit_with_moves =
        false; ///< a forfeit by its result, yet moves were played: it counts as played
    bool termination_with_moves = false; ///< the same by its Termination
    bool drawn_forfeit = false;          ///< half a point each without a game
};

/// The Result tag counts, as it is the result that was recorded: Swiss-Manager writes "*" behind
/// every one. Only where it is missing or "*" the token counts.
GameOutcome outcome_of(Ending tag, Ending token, Termination termination, bool has_moves);

/// The bye of the one player there is: `ending` is seen from the side of that player.
Outcome bye_outcome(Ending ending, bool player_is_white, Termination termination);

}

#include "judging/games_played.hpp"

#include <hakem/left_out.hpp>
#include <hakem/unrated_game.hpp>

#include <algorithm>

namespace hakem::judging {

namespace {

/// What the entries of all rounds are.
struct Seen {
    bool games = false;   ///< played, or without a result yet
    bool unrated = false; ///< of less than one move (FIDE TRF26, 001: W, D, L)
    bool forfeits = false, byes = false;

    explicit Seen(const Tournament& tournament) {
        for (const auto& player : tournament.players)
            for (const auto& entry : player.rounds) {
                const bool forfeit = is_forfeit(entry.outcome);
                const bool game = entry.opponent != 0 && !forfeit && !is_bye(entry.outcome);
                (is_unrated_game(entry.outcome) ? unrated : games) |= game;
                forfeits |= entry.opponent != 0 && forfeit;
                byes = true;
            }
    }
};

}

bool check_games(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics) {
    const Seen seen(tournament);
    // Of a file without players its reader speaks.
    if (seen.games || (tournament.players.empty() && diagnostics.has_errors())) return false;
    const auto* what = has_left_out_games(diagnostics) ? "judging.no-game-left-out"
                       : tournament.standings_only     ? "judging.no-game-standings"
                       : tournament.players.empty()    ? "judging.no-game-players"
                       : seen.unrated                  ? "judging.no-game-unrated"
                       : seen.forfeits                 ? "judging.no-game-forfeits"
                       : seen.byes                     ? "judging.no-game-byes"
                                                       : "judging.no-game-entries";
    // That nobody came is true of a report in which nothing is wrong.
    const auto of_rated = seen.forfeits && !seen.unrated ? Severity::warning : Severity::error;
    diagnostics.add(rated_by == RatedBy::nobody ? Severity::note : of_rated, "SUB-0213", 0, 0, 1,
                    {message_argument(what)});
    return true;
}

}

#include "losses.hpp"

#include <algorithm>

namespace hakem::pgn {

namespace {

/// A result of the one side where the other has none.
bool is_half_result(Outcome own, Outcome other) {
    return own != Outcome::pending && other == Outcome::pending;
}

/// A game that only one of the two has: written with the opposite result for the other, who has
/// something else in that round.
void say_one_sided(const Tournament& t, Diagnostics& diagnostics) {
    const PlayerIndex index(t);
    for (const auto& player : t.players)
        for (std::size_t r = 0; r < player.rounds.size(); ++r) {
            const auto position = index[player.rounds[r].opponent];
            if (player.rounds[r].opponent == 0 || position < 0) continue;
            const auto& other = t.players[static_cast<std::size_t>(position)];
            const auto round = static_cast<int>(r + 1);
            const auto* reply = entry_of(other, round);
            const bool both = reply != nullptr && reply->opponent == player.id;
            if (both && !is_half_result(player.rounds[r].outcome, reply->outcome)) continue;
            diagnostics.add(Severity::warning, both ? "PGN-0406" : "PGN-0405", 0, 0, 1,
                            {std::to_string(round), player.name, other.name});
        }
}

}

void say_left_out(const Tournament& t, Diagnostics& diagnostics) {
    const auto say = [&](std::string_view what, bool has) {
        if (has) diagnostics.add(Severity::note, "PGN-0401", 0, 0, 1, {message_argument(what)});
    };
    const auto any_player = [&](auto has) {
        return std::any_of(t.players.begin(), t.players.end(), has);
    };
    const bool teams = is_team_event(t);
    say("pgn.lost-scoring", teams && t.team_scoring != TeamScoring{});
    say("pgn.lost-rules", !t.ranking_method.empty() || !t.pairing_controller.empty() ||
                              !t.team_colours.empty() || t.list_tolerance != 0);
    say("pgn.lost-points", !t.abnormal_points.empty());
    say("pgn.lost-accelerations", t.numbers_assumed && !t.accelerations.empty());
    say("pgn.lost-prohibited", t.numbers_assumed && !t.prohibited.empty());
    say("pgn.lost-byes", !t.byes.empty() || !t.absent_next_round.empty());
    say("pgn.lost-finished-games", !t.finished_games.empty());
    say("pgn.lost-reserves",
        teams && any_player([](const Player& player) {
            return std::all_of(player.rounds.begin(), player.rounds.end(), [](const auto& entry) {
                return entry.opponent == 0 && !is_forfeit(entry.outcome);
            });
        }));
    say("pgn.lost-persons", any_player([](const Player& player) {
            return player.birth || player.sex != Sex::unknown || !player.licence.empty() ||
                   !player.national_id.empty();
        }));
    say_one_sided(t, diagnostics);
}

}

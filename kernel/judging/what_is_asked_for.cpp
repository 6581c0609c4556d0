// Rules that count only where a profile gives them a weight (wish 14).

#include "judging/submission.hpp"

#include <algorithm>

namespace hakem::judging {

namespace {

void tell(const Player& player, std::string_view code, std::vector<std::string> arguments,
          Diagnostics& diagnostics) {
    arguments.insert(arguments.begin(), {std::to_string(player.id), player.name});
    diagnostics.add(Severity::warning, code, player.line, 0, 1, std::move(arguments));
}

/// Nobody has rated them, and no list knows them.
bool is_newcomer(const Player& player) {
    return player.fide_id.empty() && player.national_id.empty() && player.licence.empty() &&
           player.rating == 0 && player.national_rating == 0;
}

void check_newcomers(const Tournament& tournament, Diagnostics& diagnostics) {
    for (const auto& player : tournament.players)
        if (is_newcomer(player) && !player.birth.complete())
            tell(player, "SUB-0114", {}, diagnostics);
}

bool is_decisive(Outcome outcome) { return outcome == Outcome::win || outcome == Outcome::loss; }

/// Games that are said to be played, without a colour: nobody sat at the board. Where no game has
/// a colour, the format has none.
void check_forfeits(const Tournament& tournament, Diagnostics& diagnostics) {
    const auto is_coloured = [](const RoundEntry& entry) { return entry.colour != Colour::none; };
    const bool has_colours = std::any_of(
        tournament.players.begin(), tournament.players.end(), [&](const Player& player) {
            return std::any_of(player.rounds.begin(), player.rounds.end(), is_coloured);
        });
    if (!has_colours) return;
    for (const auto& player : tournament.players)
        for (std::size_t r = 0; r < player.rounds.size(); ++r) {
            const auto& entry = player.rounds[r];
            if (entry.opponent == 0 || is_coloured(entry) || !is_decisive(entry.outcome)) continue;
            tell(player, "SUB-0115",
                 {std::to_string(r + 1), std::to_string(entry.opponent),
                  std::string(1, static_cast<char>(entry.outcome))},
                 diagnostics);
        }
}

}

void check_what_is_asked_for(const Tournament& tournament, const Profile& profile,
                             Diagnostics& diagnostics) {
    if (profile.asks_for("SUB-0114")) check_newcomers(tournament, diagnostics);
    if (profile.asks_for("SUB-0115")) check_forfeits(tournament, diagnostics);
}

}

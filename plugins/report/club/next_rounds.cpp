// Rounds that are paired and not played yet: a history counts only rounds that were held, but the
// list of pairings is wanted most before the round.

#include "match.hpp"
#include "rounds.hpp"

#include <algorithm>
#include <map>

namespace hakem::club {

namespace {

/// Byes that a record 240 announces for a round, by id.
using Announced = std::map<std::int32_t, Outcome>;

Announced announced_byes(const Tournament& tournament, int round) {
    Announced announced;
    for (const AnnouncedBye& bye : tournament.byes)
        if (bye.round == round)
            for (const auto id : bye.ids) announced.emplace(id, bye.kind);
    return announced;
}

/// More than any rule gives, and small enough that sums of it stay in range.
Points bounded(Points points) {
    constexpr std::int32_t limit = 1'000'000;
    return Points::hundredths(std::clamp(points.in_hundredths(), -limit, limit));
}

Round bye_round(const History& history, const Tournament& tournament, Outcome outcome) {
    Round round;
    round.outcome = outcome;
    const Points board = bounded(points_of(tournament.scoring, outcome, Colour::none));
    round.game_points = bounded(board * history.boards);
    const bool wins = outcome == Outcome::pairing_bye || outcome == Outcome::full_bye;
    const auto& match = tournament.team_scoring;
    round.match_points = !history.teams                 ? board
                         : wins                         ? bounded(match.win)
                         : outcome == Outcome::half_bye ? bounded(match.draw)
                                                        : Points{};
    const bool by_match = history.teams && !history.game_points_first;
    round.points = by_match ? round.match_points : round.game_points;
    return round;
}

/// The next round of a player, from his line in the file.
Round player_round(const Tournament& tournament, const PlayerIndex& index, std::int32_t position,
                   int number) {
    const Player& player = tournament.players[static_cast<std::size_t>(position)];
    const bool has_entry = number <= static_cast<int>(player.rounds.size());
    const RoundEntry entry =
        has_entry ? player.rounds[static_cast<std::size_t>(number) - 1] : RoundEntry{};
    const auto opponent = index[entry.opponent];
    if (opponent >= 0 && opponent != position)
        return {opponent, entry.colour, Outcome::pending, {}, {}, {}, false};
    Round bye;
    bye.outcome = is_bye(entry.outcome) ? entry.outcome : Outcome::absent;
    return bye;
}

}

void append_paired_rounds(History& history, const Tournament& tournament) {
    const int paired = rounds_paired(tournament);
    if (history.rounds < rounds_held(tournament) || paired <= history.rounds) return;
    const PlayerIndex index(tournament);
    const LineUps line_ups(tournament);
    for (int r = history.rounds + 1; r <= paired; ++r) {
        const Announced announced = announced_byes(tournament, r);
        for (Competitor& competitor : history.competitors) {
            Round round = history.teams ? line_ups.pairing_of(competitor.position, r)
                                        : player_round(tournament, index, competitor.position, r);
            if (round.opponent < 0) {
                const auto bye = announced.find(competitor.id);
                const bool told = round.outcome == Outcome::absent && bye != announced.end();
                round = bye_round(history, tournament, told ? bye->second : round.outcome);
            }
            competitor.rounds.push_back(round);
        }
    }
    history.rounds = paired;
}

}

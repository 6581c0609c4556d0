#include "matches.hpp"

#include "history_parts.hpp"

#include <map>

namespace hakem {

namespace {

/// Whether the entry takes a board: a game, a forfeit, or a point without an opponent.
bool takes_a_board(const RoundEntry& entry) {
    return entry.opponent != 0 || !is_bye(entry.outcome);
}

/// The first of them stands for the team: a bye given before one asked for.
int weight(Outcome bye) {
    switch (bye) {
    case Outcome::pairing_bye:
        return 4;
    case Outcome::full_bye:
        return 3;
    case Outcome::half_bye:
        return 2;
    case Outcome::zero_bye:
        return 1;
    default:
        return 0;
    }
}

/// Whom most boards met; the first of equals.
std::int32_t most_frequent(const std::vector<std::int32_t>& teams) {
    std::map<std::int32_t, int> counts;
    for (const auto team : teams) ++counts[team];
    std::int32_t best = -1;
    for (const auto team : teams)
        if (best < 0 || counts[team] > counts[best]) best = team;
    return best;
}

}

Matches::Matches(const Tournament& tournament) : tournament_(tournament), line_ups_(tournament) {}

std::vector<std::int32_t> Matches::boards(std::int32_t team, int round) const {
    const auto* line_up = line_ups_.announced(team, round);
    if (line_up == nullptr) return line_ups_.list_of(team);
    std::vector<std::int32_t> result;
    for (const auto id : line_up->players) {
        const auto position = line_ups_.position_of(id);
        if (position >= 0 && line_ups_.team_of(position) == team) result.push_back(position);
    }
    return result;
}

Match Matches::match(std::int32_t team, int round) const {
    Match match;
    std::vector<std::int32_t> opponents;
    for (const auto position : boards(team, round)) {
        const auto* found =
            entry_of(tournament_.players[static_cast<std::size_t>(position)], round);
        if (found == nullptr) continue;
        const auto& entry = *found;
        if (weight(entry.outcome) > weight(match.bye)) match.bye = entry.outcome;
        if (!takes_a_board(entry)) continue;
        ++match.boards;
        match.played += is_played(entry.outcome);
        match.pending += entry.outcome == Outcome::pending;
        match.adjourned += entry.outcome == Outcome::adjourned;
        match.points = bounded_round(match.points +
                                     points_of(tournament_.scoring, entry.outcome, entry.colour));
        // Regulation 27.2, 30.2: the colours alternate from the first board down.
        if (match.colour == Colour::none)
            match.colour = match.boards % 2 == 1 ? entry.colour : opposite(entry.colour);
        const auto opponent = line_ups_.position_of(entry.opponent);
        const auto other = opponent < 0 ? -1 : line_ups_.team_of(opponent);
        if (other >= 0 && other != team) opponents.push_back(other);
    }
    match.opponent = most_frequent(opponents);
    return match;
}

}

#include "matches.hpp"

#include "history_parts.hpp"

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

Matches::Matches(const Tournament& tournament)
    : tournament_(tournament), players_(tournament),
      team_of_player_(tournament.players.size(), -1) {
    for (std::size_t team = 0; team < tournament.teams.size(); ++team) {
        for (const auto id : tournament.teams[team].players) {
            const auto position = players_[id];
            if (position < 0) continue;
            auto& of_player = team_of_player_[static_cast<std::size_t>(position)];
            if (of_player < 0) of_player = static_cast<std::int32_t>(team);
        }
    }
    for (const auto& line_up : tournament.line_ups)
        line_ups_.insert({{line_up.round, line_up.team}, &line_up});
}

std::int32_t Matches::team_of(std::int32_t id) const {
    const auto position = players_[id];
    return position < 0 ? -1 : team_of_player_[static_cast<std::size_t>(position)];
}

std::vector<std::int32_t> Matches::boards(std::int32_t team, int round) const {
    const auto& record = tournament_.teams[static_cast<std::size_t>(team)];
    const auto line_up = line_ups_.find({round, record.id});
    const auto& ids = line_up == line_ups_.end() ? record.players : line_up->second->players;
    std::vector<std::int32_t> result;
    for (const auto id : ids) {
        const auto position = players_[id];
        const bool mine =
            position >= 0 && team_of_player_[static_cast<std::size_t>(position)] == team;
        result.push_back(mine ? position : -1);
    }
    return result;
}

Match Matches::match(std::int32_t team, int round) const {
    Match match;
    std::vector<std::int32_t> opponents;
    for (const auto position : boards(team, round)) {
        if (position < 0) continue;
        const auto& rounds = tournament_.players[static_cast<std::size_t>(position)].rounds;
        if (rounds.size() < static_cast<std::size_t>(round)) continue;
        const auto& entry = rounds[static_cast<std::size_t>(round - 1)];
        if (weight(entry.outcome) > weight(match.bye)) match.bye = entry.outcome;
        if (!takes_a_board(entry)) continue;
        ++match.boards;
        match.played += is_played(entry.outcome);
        match.pending += entry.outcome == Outcome::pending;
        match.points = bounded_round(match.points +
                                     points_of(tournament_.scoring, entry.outcome, entry.colour));
        // Regulation 27.2, 30.2: the colours alternate from the first board down.
        if (match.colour == Colour::none)
            match.colour = match.boards % 2 == 1 ? entry.colour : opposite(entry.colour);
        const auto other = team_of(entry.opponent);
        if (other >= 0 && other != team) opponents.push_back(other);
    }
    match.opponent = most_frequent(opponents);
    return match;
}

}

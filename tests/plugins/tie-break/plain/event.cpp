#include "event.hpp"

#include <algorithm>
#include <map>

namespace hakem::test::plain {

namespace {

/// Players: the entry as it stands; a result without an opponent is a bye.
void fill_players(Event& event, const Tournament& tournament) {
    std::map<int, int> position_of;
    for (const auto& player : tournament.players)
        position_of.insert({player.id, static_cast<int>(position_of.size())});
    for (const auto& player : tournament.players) {
        Entrant entrant;
        entrant.id = player.id;
        entrant.rating = player.rating != 0 ? player.rating : player.national_rating;
        for (std::size_t r = 0; r < static_cast<std::size_t>(event.rounds); ++r) {
            Cell cell;
            if (r < player.rounds.size()) {
                const auto& entry = player.rounds[r];
                cell.outcome = entry.outcome;
                cell.colour = entry.colour;
                if (entry.opponent != 0) cell.opponent = position_of.at(entry.opponent);
            }
            for (const auto& bye : tournament.byes)
                if (cell.outcome == Outcome::absent && bye.round == static_cast<int>(r) + 1 &&
                    std::count(bye.ids.begin(), bye.ids.end(), player.id) > 0)
                    cell.outcome = bye.kind;
            cell.points.fill(exact(points_of(tournament.scoring, cell.outcome, cell.colour)));
            entrant.rounds.push_back(cell);
        }
        event.entrants.push_back(entrant);
    }
}

void replace(Cell& cell, const AbnormalPoints& abnormal, bool teams) {
    const bool none = abnormal.match_points == Points{} && abnormal.game_points == Points{};
    if (!teams) cell.points.fill(exact(abnormal.game_points));
    if (teams && (none || abnormal.match_points != Points{}))
        cell.points[of_match] = exact(abnormal.match_points);
    if (teams && (none || abnormal.game_points != Points{}))
        cell.points[of_games] = exact(abnormal.game_points);
}

}

Event event_of(const Tournament& tournament, bool regulation) {
    Event event;
    const auto system = system_of(tournament);
    event.teams = is_team_event(tournament);
    event.round_robin = system != System::swiss;
    event.cycles = system == System::double_round_robin ? 2 : 1;
    event.rounds = rounds_held(tournament);
    for (const auto& forfeit : tournament.forfeited_matches)
        event.rounds = std::max(event.rounds, forfeit.round);
    event.scheduled = std::max(rounds_scheduled(tournament), event.rounds);
    if (event.teams) {
        fill_teams(event, tournament, regulation);
    } else {
        event.win.fill(exact(tournament.scoring.win));
        event.draw.fill(exact(tournament.scoring.draw));
        event.loss.fill(exact(tournament.scoring.loss));
        fill_players(event, tournament);
    }
    if (event.round_robin) annul(event);
    add_abnormal_points(event, tournament);
    return event;
}

Exact points_of_round(const Cell& cell, Side side) {
    return cell.annulled ? Exact(0) : cell.points[side];
}

Exact score(const Entrant& entrant, Side side) {
    Exact sum = entrant.extra[side];
    for (const auto& cell : entrant.rounds) sum += points_of_round(cell, side);
    return sum;
}

bool is_requested_bye(const Cell& cell) {
    return cell.outcome == Outcome::half_bye || cell.outcome == Outcome::zero_bye ||
           cell.outcome == Outcome::absent;
}

/// Without a result they are added, with one they take the place of its points.
void add_abnormal_points(Event& event, const Tournament& tournament) {
    for (const auto& abnormal : tournament.abnormal_points) {
        const bool added = abnormal.kind == Outcome::absent;
        const Pair both{exact(event.teams ? abnormal.match_points : abnormal.game_points),
                        exact(abnormal.game_points)};
        for (auto& entrant : event.entrants) {
            const auto& ids = abnormal.ids;
            const bool named = std::count(ids.begin(), ids.end(), entrant.id) > 0;
            if (!named && (added || !ids.empty())) continue;
            for (const auto side : {of_match, of_games})
                if (added && abnormal.round == 0) entrant.extra[side] += both[side];
            for (std::size_t r = 0; r < entrant.rounds.size(); ++r) {
                auto& cell = entrant.rounds[r];
                const bool here = abnormal.round == static_cast<int>(r) + 1;
                for (const auto side : {of_match, of_games})
                    if (added && here) cell.points[side] += both[side];
                if (!added && (here || abnormal.round == 0) && cell.outcome == abnormal.kind)
                    replace(cell, abnormal, event.teams);
            }
        }
    }
}

/// Away from some round on to the last one: two rounds, or the last one of the event. In an odd
/// field everybody has a bye in each cycle, which is no absence.
void annul(Event& event) {
    const int field = static_cast<int>(event.entrants.size());
    const int games = event.cycles * (field - 1);
    for (auto& entrant : event.entrants) {
        int away = 0, byes_of_table = field % 2 == 0 ? 0 : event.cycles, played = 0;
        for (const auto& cell : entrant.rounds) {
            played += is_played(cell.outcome);
            if (cell.outcome == Outcome::pairing_bye) --byes_of_table;
        }
        for (auto cell = entrant.rounds.rbegin(); cell != entrant.rounds.rend(); ++cell) {
            if (cell->outcome == Outcome::pairing_bye && field % 2 != 0) continue;
            const bool absent =
                cell->outcome == Outcome::zero_bye || cell->outcome == Outcome::absent;
            if (!absent && cell->outcome != Outcome::forfeit_loss) break;
            if (absent && byes_of_table > 0)
                --byes_of_table;
            else
                ++away;
        }
        const bool complete = event.rounds >= event.scheduled;
        entrant.annulled = (away >= 2 || (complete && away == 1)) && 2 * played < games;
    }
    for (auto& entrant : event.entrants)
        for (auto& cell : entrant.rounds)
            cell.annulled = entrant.annulled ||
                            (cell.opponent >= 0 &&
                             event.entrants[static_cast<std::size_t>(cell.opponent)].annulled);
}

}

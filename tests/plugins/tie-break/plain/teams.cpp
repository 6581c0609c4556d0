// The rounds of teams, from those of their players (TRF26 240, 300, 310, 320, 330).

#include "event.hpp"

#include <algorithm>
#include <map>

namespace hakem::test::plain {

namespace {

/// What one player of a team did in a round.
struct Chair {
    int player = 0; ///< starting number
    RoundEntry entry;
};

class Teams {
public:
    Teams(Event& event, const Tournament& tournament, bool regulation)
        : event_(event), tournament_(tournament), regulation_(regulation) {
        for (std::size_t i = 0; i < tournament.players.size(); ++i)
            player_of_[tournament.players[i].id] = &tournament.players[i];
        for (std::size_t t = 0; t < tournament.teams.size(); ++t) {
            team_of_[tournament.teams[t].id] = static_cast<int>(t);
            for (const auto id : tournament.teams[t].players)
                team_of_player_[id] = static_cast<int>(t);
        }
    }

    void fill();

private:
    std::vector<Chair> chairs(int team, int round) const;
    int met(int team, int round) const;
    std::vector<std::array<const Chair*, 2>> boards(const std::vector<Chair>& own,
                                                    const std::vector<Chair>& other) const;
    Cell match(int team, int round) const;
    Cell bye(int team, int round) const;
    void forfeited(const ForfeitedMatch& forfeit);
    void give(Cell& cell, Outcome outcome, bool games_too) const;
    void lose_short_matches();
    Exact of_board(const RoundEntry& entry) const {
        return exact(points_of(tournament_.scoring, entry.outcome, entry.colour));
    }

    Event& event_;
    const Tournament& tournament_;
    bool regulation_;
    std::map<int, const Player*> player_of_;
    std::map<int, int> team_of_, team_of_player_;
};

/// Who took a board, from the first board down: as announced, else in the order of the list.
std::vector<Chair> Teams::chairs(int team, int round) const {
    const auto& of = tournament_.teams[static_cast<std::size_t>(team)];
    auto order = of.players;
    for (const auto& line_up : tournament_.line_ups)
        if (line_up.round == round && line_up.team == of.id) order = line_up.players;
    std::vector<Chair> result;
    for (const auto id : order) {
        if (id == 0) continue;
        const auto& rounds = player_of_.at(id)->rounds;
        if (static_cast<int>(rounds.size()) < round) continue;
        const auto& entry = rounds[static_cast<std::size_t>(round - 1)];
        if (entry.opponent != 0 || !is_bye(entry.outcome)) result.push_back({id, entry});
    }
    return result;
}

int Teams::met(int team, int round) const {
    for (const auto& chair : chairs(team, round))
        if (chair.entry.opponent != 0) return team_of_player_.at(chair.entry.opponent);
    return -1;
}

/// The two sides of each board; a player without an opponent sits before an empty chair.
std::vector<std::array<const Chair*, 2>> Teams::boards(const std::vector<Chair>& own,
                                                       const std::vector<Chair>& other) const {
    std::vector<std::array<const Chair*, 2>> result;
    std::size_t i = 0, j = 0;
    while (i < own.size() || j < other.size()) {
        const bool own_alone = i < own.size() && own[i].entry.opponent == 0;
        const bool other_alone = j < other.size() && other[j].entry.opponent == 0;
        if (own_alone || j == other.size())
            result.push_back({&own[i++], nullptr});
        else if (other_alone || i == own.size())
            result.push_back({nullptr, &other[j++]});
        else
            result.push_back({&own[i++], &other[j++]});
    }
    return result;
}

/// Points of an outcome of the whole match.
void Teams::give(Cell& cell, Outcome outcome, bool games_too) const {
    cell.outcome = outcome;
    const auto& scoring = tournament_.team_scoring;
    const bool whole = outcome == Outcome::win || outcome == Outcome::forfeit_win ||
                       outcome == Outcome::pairing_bye || outcome == Outcome::full_bye;
    const bool half = outcome == Outcome::draw || outcome == Outcome::half_bye;
    const bool lost = outcome == Outcome::loss || outcome == Outcome::forfeit_loss;
    cell.points[of_match] = exact(whole  ? scoring.win
                                  : half ? scoring.draw
                                  : lost ? scoring.loss
                                         : Points{});
    if (!games_too) return;
    const auto one = exact(points_of(tournament_.scoring, outcome, Colour::none));
    cell.points[of_games] = one * event_.boards;
    cell.boards.assign(static_cast<std::size_t>(event_.boards), one);
}

Cell Teams::match(int team, int round) const {
    Cell cell;
    const auto own = chairs(team, round), other = chairs(met(team, round), round);
    cell.opponent = met(team, round);
    Exact won, lost;
    int played = 0, pending = 0, adjourned = 0;
    for (const auto& [ours, theirs] : boards(own, other)) {
        cell.boards.push_back(ours == nullptr ? Exact(0) : of_board(ours->entry));
        won += cell.boards.back();
        if (theirs != nullptr) lost += of_board(theirs->entry);
        if (ours == nullptr) continue;
        if (cell.colour == Colour::none) cell.colour = ours->entry.colour;
        played += is_played(ours->entry.outcome);
        pending += ours->entry.outcome == Outcome::pending;
        adjourned += ours->entry.outcome == Outcome::adjourned;
    }
    const auto outcome = won > lost ? Outcome::win : won == lost ? Outcome::draw : Outcome::loss;
    cell.points[of_games] = won;
    if (pending > 0)
        give(cell, Outcome::pending, false);
    else if (played > 0 || (won == lost && won != Exact(0)))
        give(cell, outcome, false);
    else // Regulation 26.2: a point for every board, whoever came.
        give(cell, won > lost ? Outcome::forfeit_win : Outcome::forfeit_loss, regulation_);
    if (adjourned > 0 && pending == 0) cell.outcome = Outcome::adjourned;
    return cell;
}

/// TRF26 320 and 240, else what the lines of the players say.
Cell Teams::bye(int team, int round) const {
    const auto& of = tournament_.teams[static_cast<std::size_t>(team)];
    auto kind = Outcome::absent;
    const auto rank = [](Outcome outcome) {
        return std::string_view(" ZHFU").find(static_cast<char>(outcome));
    };
    for (const auto id : of.players) {
        const auto& rounds = player_of_.at(id)->rounds;
        if (static_cast<int>(rounds.size()) < round) continue;
        const auto outcome = rounds[static_cast<std::size_t>(round - 1)].outcome;
        if (is_bye(outcome) && rank(outcome) > rank(kind)) kind = outcome;
    }
    for (const auto& announced : tournament_.byes)
        if (announced.round == round &&
            std::count(announced.ids.begin(), announced.ids.end(), of.id) > 0)
            kind = announced.kind;
    const auto& byes = tournament_.team_byes;
    const auto r = static_cast<std::size_t>(round - 1);
    if (byes && r < byes->teams.size() && byes->teams[r] == of.id) kind = Outcome::pairing_bye;
    Cell cell;
    give(cell, kind, true);
    if (kind == Outcome::pairing_bye && byes) {
        if (byes->match_points) cell.points[of_match] = exact(*byes->match_points);
        if (byes->game_points) cell.points[of_games] = exact(*byes->game_points);
        // C.07 art. 12: a win on each board, whatever the bye brings.
        cell.boards.assign(static_cast<std::size_t>(event_.boards), exact(tournament_.scoring.win));
    }
    return cell;
}

void Teams::forfeited(const ForfeitedMatch& forfeit) {
    const auto set = [&](int team, int other, Colour colour, bool won) {
        auto& cell = event_.entrants[static_cast<std::size_t>(team)]
                         .rounds[static_cast<std::size_t>(forfeit.round - 1)];
        const auto came = chairs(team, forfeit.round);
        const bool known = !regulation_ && !came.empty();
        cell.opponent = other;
        cell.colour = colour;
        give(cell, won ? Outcome::forfeit_win : Outcome::forfeit_loss, !known);
        if (!known) return;
        cell.points[of_games] = 0;
        cell.boards.clear();
        for (const auto& chair : came) {
            cell.boards.push_back(of_board(chair.entry));
            cell.points[of_games] += cell.boards.back();
        }
    };
    const int white = team_of_.at(forfeit.white), black = team_of_.at(forfeit.black);
    set(white, black, Colour::white, forfeit.white_came && !forfeit.black_came);
    set(black, white, Colour::black, forfeit.black_came && !forfeit.white_came);
}

/// Regulation 23.2: one player short is told, once more or two short is a match lost by absence.
void Teams::lose_short_matches() {
    std::vector<std::array<int, 2>> lost; ///< team, round
    for (int team = 0; team < static_cast<int>(event_.entrants.size()); ++team) {
        bool told = false;
        for (int round = 1; round <= event_.rounds; ++round) {
            const auto& cell = event_.entrants[static_cast<std::size_t>(team)]
                                   .rounds[static_cast<std::size_t>(round - 1)];
            if (cell.opponent < 0) continue;
            int came = 0;
            for (const auto& chair : chairs(team, round))
                came += chair.entry.outcome != Outcome::forfeit_loss;
            if (came == 0 || came >= event_.boards) continue;
            if (told || came < event_.boards - 1) lost.push_back({team, round});
            told = told || came == event_.boards - 1;
        }
    }
    const auto cell = [&](int team, int round) -> Cell& {
        return event_.entrants[static_cast<std::size_t>(team)]
            .rounds[static_cast<std::size_t>(round - 1)];
    };
    for (const auto& [team, round] : lost) {
        auto& other = cell(cell(team, round).opponent, round);
        if (other.outcome != Outcome::forfeit_loss) give(other, Outcome::forfeit_win, true);
    }
    for (const auto& [team, round] : lost) give(cell(team, round), Outcome::forfeit_loss, true);
}

void Teams::fill() {
    const int teams = static_cast<int>(tournament_.teams.size());
    int boards = 0;
    for (int team = 0; team < teams; ++team)
        for (int round = 1; round <= event_.rounds; ++round)
            if (met(team, round) >= 0)
                boards = std::max(boards, static_cast<int>(chairs(team, round).size()));
    const auto declared = static_cast<int>(tournament_.team_colours.size());
    event_.boards = std::max(1, boards == 0 || (regulation_ && declared > 0) ? declared : boards);
    const auto& scoring = tournament_.scoring;
    const auto& matches = tournament_.team_scoring;
    event_.win = {exact(matches.win), exact(scoring.win) * event_.boards};
    event_.draw = {exact(matches.draw), exact(scoring.draw) * event_.boards};
    event_.loss = {exact(matches.loss), exact(scoring.loss) * event_.boards};
    for (int team = 0; team < teams; ++team) {
        auto& entrant = event_.entrants.emplace_back();
        entrant.id = tournament_.teams[static_cast<std::size_t>(team)].id;
        entrant.rating = tournament_.teams[static_cast<std::size_t>(team)].strength;
        for (int round = 1; round <= event_.rounds; ++round)
            entrant.rounds.push_back(met(team, round) >= 0 ? match(team, round) : bye(team, round));
    }
    for (const auto& forfeit : tournament_.forfeited_matches) forfeited(forfeit);
    if (regulation_ && !event_.round_robin) lose_short_matches();
}

}

void fill_teams(Event& event, const Tournament& tournament, bool regulation) {
    const auto game = tournament.encoded_type.find("_GP");
    const auto match = tournament.encoded_type.find("_MP");
    const bool games_first =
        game != std::string::npos && (match == std::string::npos || game < match);
    event.primary = regulation || games_first ? of_games : of_match;
    Teams(event, tournament, regulation).fill();
}

}

#include "past.hpp"

#include "colours.hpp"
#include "removal.hpp"
#include <hakem/attendance.hpp>
#include <hakem/history.hpp>

#include <algorithm>

namespace hakem::ulusal {

namespace {

constexpr std::size_t place(std::int32_t position) { return static_cast<std::size_t>(position); }

/// Scores and arrows of all players, round by round.
class Past {
public:
    Past(const Tournament& tournament, int round)
        : tournament_(tournament), round_(round), index_(tournament),
          arrows_(tournament.players.size(), Arrow::none) {
        if (round > 1) history_ = player_history(tournament, round - 1);
        for (int r = 1; r < round; ++r) mark_arrows(r);
    }

    Points most() const { return history_.win * (round_ - 1); }

    /// Opponents are positions in the tournament until the field is sorted.
    Entrant entrant(std::size_t position, int longest_row) const {
        const auto& player = tournament_.players[position];
        Entrant entrant;
        entrant.id = player.id;
        entrant.name = player.name;
        if (!history_.competitors.empty()) {
            const auto& competitor = history_.competitors[position];
            entrant.score = competitor.score;
            entrant.arrow = arrows_[position];
            for (int r = 1; r < round_; ++r) add_round(entrant, at_round(competitor, r), r);
        }
        set_colours(entrant, longest_row);
        return entrant;
    }

private:
    /// A round that the history does not hold was one of absence.
    static const Round& at_round(const Competitor& competitor, int round) {
        static const Round absent;
        const auto index = place(round - 1);
        return index < competitor.rounds.size() ? competitor.rounds[index] : absent;
    }

    static void add_round(Entrant& entrant, const Round& round, int r) {
        if (is_played(round.outcome) && round.opponent >= 0) { // T.5, 22.3
            entrant.meetings.push_back({round.opponent, r});
            if (round.colour != Colour::none) entrant.colours.push_back(round.colour); // 21.2
            entrant.unfinished |= round.outcome == Outcome::adjourned;
            return;
        }
        // 17.3; 16.5: a full-point bye counts as one.
        const bool bye =
            round.outcome == Outcome::pairing_bye || round.outcome == Outcome::full_bye;
        if (entrant.bye_barred || !(bye || round.outcome == Outcome::forfeit_win)) return;
        entrant.bye_barred = true;
        entrant.bye_barred_by = r;
        entrant.had_bye = bye;
    }

    /// Scores of all players as round r was paired by them: a game of the round before that was
    /// unfinished then counted as a draw (22.1).
    std::vector<Points> scores_before(int r) const {
        std::vector<Points> scores;
        for (const auto& competitor : history_.competitors) {
            auto& score = scores.emplace_back(competitor.score);
            for (int later = r; later < round_; ++later)
                score -= at_round(competitor, later).points;
        }
        for (const auto& game : tournament_.finished_games) {
            if (game.round + 1 != r || game.round < 1) continue;
            for (const auto id : {game.white, game.black}) {
                const auto position = index_[id];
                if (position < 0) continue;
                const auto& round = at_round(history_.competitors[place(position)], game.round);
                if (round.opponent < 0) continue;
                scores[place(position)] +=
                    points_of(tournament_.scoring, Outcome::adjourned, round.colour) - round.points;
            }
        }
        return scores;
    }

    /// 17.7: after each round with an opponent. The card is marked at pairing, so also where the
    /// game was then not played.
    void mark_arrows(int r) {
        const auto scores = scores_before(r);
        for (std::size_t i = 0; i < arrows_.size(); ++i) {
            const auto opponent = at_round(history_.competitors[i], r).opponent;
            if (opponent < 0 || scores[i] == scores[place(opponent)]) continue;
            const auto mark = scores[i] > scores[place(opponent)] ? Arrow::down : Arrow::up;
            arrows_[i] = arrows_[i] == Arrow::none || arrows_[i] == mark ? mark : Arrow::none;
        }
    }

    const Tournament& tournament_;
    int round_;
    PlayerIndex index_;
    History history_;
    std::vector<Arrow> arrows_;
};

void enter_meetings(Field& field, const std::vector<int>& index_of) {
    for (int i = 0; i < field.size(); ++i)
        for (auto& meeting : field.entrants[at(i)].meetings) {
            meeting.opponent = index_of[place(meeting.opponent)];
            if (meeting.opponent >= 0) field.met.insert(i, meeting.opponent);
        }
}

void enter_prohibitions(Field& field, const Tournament& tournament,
                        const std::vector<int>& index_of) {
    const PlayerIndex players(tournament);
    for (const auto& group : tournament.prohibited) {
        if (group.first_round != 0 && field.round < group.first_round) continue;
        if (group.last_round != 0 && field.round > group.last_round) continue;
        Players members;
        for (const auto id : group.ids)
            if (players[id] >= 0 && index_of[place(players[id])] >= 0)
                members.push_back(index_of[place(players[id])]);
        for (const int a : members)
            for (const int b : members)
                if (a < b) field.forbidden.insert(a, b);
    }
}

/// T.13.
void put_downward(Field& field) {
    std::sort(field.entrants.begin(), field.entrants.end(), [](const auto& a, const auto& b) {
        return a.score != b.score ? a.score > b.score : a.id < b.id;
    });
}

}

Field field_of(const Tournament& tournament, int round, Colour lot) {
    Field field;
    field.round = round;
    field.rounds = tournament.scheduled_rounds != 0 ? tournament.scheduled_rounds
                                                    : std::max(rounds_scheduled(tournament), round);
    field.last_round = is_last_round(tournament, round);
    field.lot = lot;
    const Past past(tournament, round);
    field.most = past.most();
    const Attendance present(tournament, round);
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        const auto& player = tournament.players[i];
        if (is_removed(player, round)) // 22.2
            field.removed.push_back(player.id);
        else if (present(player))
            field.entrants.push_back(past.entrant(i, field.longest_row()));
    }
    std::sort(field.removed.begin(), field.removed.end());
    put_downward(field);
    const PlayerIndex positions(tournament);
    std::vector<int> index_of(tournament.players.size(), -1);
    for (int i = 0; i < field.size(); ++i) index_of[place(positions[field[i].id])] = i;
    field.met = field.forbidden = pairing::PairSet(field.entrants.size());
    enter_meetings(field, index_of);
    enter_prohibitions(field, tournament, index_of);
    return field;
}

Colour lot_of(const Tournament& tournament) {
    if (tournament.initial_colour) return *tournament.initial_colour;
    const PlayerIndex players(tournament);
    std::int32_t first = 0;
    auto colour = Colour::none;
    for (const auto& player : tournament.players) {
        if (player.rounds.empty()) continue;
        const auto& entry = player.rounds.front();
        // 21.1: the smaller number of a board shows it.
        if (entry.opponent <= player.id || entry.colour == Colour::none) continue;
        if (first != 0 && first < player.id) continue;
        first = player.id;
        colour = first % 2 == 1 ? entry.colour : opposite(entry.colour);
    }
    return colour;
}

}

#include "past.hpp"

#include "colours.hpp"
#include "removal.hpp"
#include <hakem/attendance.hpp>
#include <hakem/history.hpp>
#include <hakem/line_up.hpp>
#include <hakem/pairing_system.hpp>

#include <algorithm>

namespace hakem::ulusal {

namespace {

constexpr std::size_t place(std::int32_t position) { return static_cast<std::size_t>(position); }

/// A round that the history does not hold was one of absence.
const Round& at_round(const Competitor& competitor, int round) {
    static const Round absent;
    const auto index = place(round - 1);
    return index < competitor.rounds.size() ? competitor.rounds[index] : absent;
}

/// Scores and arrows of all competitors, round by round; of teams those of their matches (23.1).
class Past {
public:
    Past(const Tournament& tournament, int round) : tournament_(tournament), round_(round) {
        if (round > 1) history_ = regulation_history(tournament, round - 1);
        arrows_.resize(history_.competitors.size(), Arrow::none);
        for (int r = 1; r < round; ++r) mark_arrows(r);
    }

    /// 20.2; 26.2: a win on every board of a team.
    Points most() const { return history_.win * (round_ - 1); }

    bool is_removed(std::size_t position) const {
        return !history_.competitors.empty() && ulusal::is_removed(history_.competitors[position]);
    }

    /// Opponents are told by their numbers until the field is sorted.
    Entrant entrant(std::size_t position, std::int32_t id, std::string name,
                    int longest_row) const {
        Entrant entrant;
        entrant.id = id;
        entrant.name = std::move(name);
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
    void add_round(Entrant& entrant, const Round& round, int r) const {
        if (is_played(round.outcome) && round.opponent >= 0) { // T.5, 22.3
            entrant.meetings.push_back({history_.competitors[place(round.opponent)].id, r});
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

    /// Whether a game of the round before r was unfinished then and has ended since.
    bool has_finished_since(int r) const {
        const auto& games = tournament_.finished_games;
        return std::any_of(games.begin(), games.end(),
                           [&](const FinishedGame& game) { return game.round + 1 == r; });
    }

    /// Scores of all as round r was paired by them: a game of the round before that was unfinished
    /// then counted as a draw (22.1).
    std::vector<Points> scores_before(int r) const {
        std::vector<Points> scores;
        if (r > 1 && has_finished_since(r)) {
            const auto before = as_paired(tournament_, r);
            for (const auto& competitor : regulation_history(before, r - 1).competitors)
                scores.push_back(competitor.score);
            return scores;
        }
        for (const auto& competitor : history_.competitors) {
            auto& score = scores.emplace_back(competitor.score);
            for (int later = r; later < round_; ++later)
                score -= at_round(competitor, later).points;
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
    History history_;
    std::vector<Arrow> arrows_;
};

/// Number to index in the field, -1 for those who are not in it.
class Indices {
public:
    explicit Indices(const Field& field) {
        for (int i = 0; i < field.size(); ++i) {
            const auto id = place(field[i].id);
            if (id >= of_id_.size()) of_id_.resize(id + 1, -1);
            of_id_[id] = i;
        }
    }
    int operator[](std::int32_t id) const {
        return id > 0 && place(id) < of_id_.size() ? of_id_[place(id)] : -1;
    }

private:
    std::vector<int> of_id_;
};

void enter_meetings(Field& field, const Indices& index_of) {
    for (int i = 0; i < field.size(); ++i)
        for (auto& meeting : field.entrants[at(i)].meetings) {
            meeting.opponent = index_of[meeting.opponent];
            if (meeting.opponent >= 0) field.met.insert(i, meeting.opponent);
        }
}

void enter_prohibitions(Field& field, const Tournament& tournament, const Indices& index_of) {
    for (const auto& group : tournament.prohibited) {
        if (group.first_round != 0 && field.round < group.first_round) continue;
        if (group.last_round != 0 && field.round > group.last_round) continue;
        Players members;
        for (const auto id : group.ids)
            if (index_of[id] >= 0) members.push_back(index_of[id]);
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

/// T.3, 22.2: those of `all` (players or teams) who are to be paired.
template<class Competitors>
void enter_present(Field& field, const Competitors& all, const Past& past,
                   const Attendance& present) {
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (past.is_removed(i))
            field.removed.push_back(all[i].id);
        else if (present(all[i]))
            field.entrants.push_back(past.entrant(i, all[i].id, all[i].name, field.longest_row()));
    }
}

/// A board of round 1, seen from the smaller number.
struct FirstBoard {
    std::int32_t id = 0;
    Colour colour = Colour::none;
};

std::vector<FirstBoard> first_boards(const Tournament& tournament) {
    std::vector<FirstBoard> boards;
    if (is_team_event(tournament)) {
        const LineUps line_ups(tournament);
        for (std::size_t i = 0; i < tournament.teams.size(); ++i) {
            const auto match = line_ups.pairing_of(static_cast<std::int32_t>(i), 1);
            if (match.opponent >= 0 &&
                tournament.teams[place(match.opponent)].id > tournament.teams[i].id)
                boards.push_back({tournament.teams[i].id, match.colour});
        }
        return boards;
    }
    for (const auto& player : tournament.players)
        if (!player.rounds.empty() && player.rounds.front().opponent > player.id)
            boards.push_back({player.id, player.rounds.front().colour});
    return boards;
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
    field.teams = is_team_event(tournament);
    if (field.teams)
        enter_present(field, tournament.teams, past, present);
    else
        enter_present(field, tournament.players, past, present);
    std::sort(field.removed.begin(), field.removed.end());
    put_downward(field);
    const Indices index_of(field);
    field.met = field.forbidden = pairing::PairSet(field.entrants.size());
    enter_meetings(field, index_of);
    enter_prohibitions(field, tournament, index_of);
    return field;
}

Colour lot_of(const Tournament& tournament) {
    if (tournament.initial_colour) return *tournament.initial_colour;
    std::int32_t first = 0;
    auto colour = Colour::none;
    for (const auto& board : first_boards(tournament)) {
        // 21.1: the smaller number of a board shows it.
        if (board.colour == Colour::none || (first != 0 && first < board.id)) continue;
        first = board.id;
        colour = first % 2 == 1 ? board.colour : opposite(board.colour);
    }
    return colour;
}

}

// Who sat where in the matches of teams: the federation's regulation, articles 24.3, 27.2, 30.2.

#include "validation.hpp"
#include <hakem/line_up.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace hakem::validation {

namespace {

/// A player of a team and the board that he sat on, from 1.
struct Seat {
    std::int32_t player = -1; ///< position
    std::size_t board = 0;
};

/// A match, seen from the team whose order gives the boards.
struct Seating {
    std::int32_t first = -1, second = -1; ///< positions of the teams
    int round = 0;
    bool announced = false; ///< by record 300: the boards are known, empty ones too
    std::vector<MatchBoard> boards;

    std::vector<Seat> seats_of(bool of_first) const {
        std::vector<Seat> seats;
        for (std::size_t i = 0; i < boards.size(); ++i) {
            const bool full = boards[i].second >= 0 && boards[i].first >= 0;
            if (full) seats.push_back({of_first ? boards[i].first : boards[i].second, i + 1});
        }
        return seats;
    }
};

/// The line-ups of an event beside the lists of the teams.
class SeatingCheck {
public:
    SeatingCheck(const Check& check, const History& history)
        : check_(check), t_(check.tournament()), history_(history), line_ups_(t_),
          place_in_list_(t_.players.size(), 0) {
        for (std::size_t i = 0; i < t_.teams.size(); ++i) {
            teams_.emplace(t_.teams[i].id, static_cast<std::int32_t>(i));
            std::size_t place = 0;
            for (const auto player : line_ups_.list_of(static_cast<std::int32_t>(i)))
                place_in_list_[static_cast<std::size_t>(player)] = ++place;
        }
    }

    void run() const {
        for (const auto& line_up : t_.line_ups) check_line_up(line_up);
        for (std::int32_t team = 0; team < static_cast<std::int32_t>(t_.teams.size()); ++team)
            for (int round = 1; round <= history_.rounds; ++round) check_match(team, round);
        for (const auto& player : t_.players) check_opponents(player);
    }

private:
    std::string id_of(std::int32_t player) const {
        return std::to_string(t_.players[static_cast<std::size_t>(player)].id);
    }
    std::string id_of_team(std::int32_t team) const {
        return std::to_string(t_.teams[static_cast<std::size_t>(team)].id);
    }
    /// Opponent of a team in a round, -1 = none.
    std::int32_t opponent_of(std::int32_t team, int round) const {
        const auto& rounds = history_.competitors[static_cast<std::size_t>(team)].rounds;
        return rounds[static_cast<std::size_t>(round - 1)].opponent;
    }

    void check_line_up(const LineUp& line_up) const;
    void check_match(std::int32_t team, int round) const;
    void check_opponents(const Player& player) const;
    void check_other_line_up(const Seating& seating) const;
    void check_crossing(const Seating& seating) const;
    void check_colours(const Seating& seating) const;
    bool is_in_order(const std::vector<Seat>& seats) const;
    Seating seating_of(std::int32_t first, std::int32_t second, int round) const;
    MatchBoard board_of(const LineUp& line_up, std::int32_t id, std::int32_t team,
                        std::int32_t opponent) const;
    template<class PlaceOf>
    void check_order(const std::vector<Seat>& seats, std::int32_t team, int round,
                     PlaceOf place_of) const;

    const Check& check_;
    const Tournament& t_;
    const History& history_;
    LineUps line_ups_;
    std::map<std::int32_t, std::int32_t> teams_; ///< number to position
    std::vector<std::size_t> place_in_list_;     ///< [position of player], from 1; 0 = in no list
};

/// Regulation 24.3 where the boards are known: nobody above somebody who stands above him in the
/// list. Each place where the order turns is said once.
template<class PlaceOf>
void SeatingCheck::check_order(const std::vector<Seat>& seats, std::int32_t team, int round,
                               PlaceOf place_of) const {
    for (std::size_t i = 1; i < seats.size(); ++i) {
        const auto &upper = seats[i - 1], &lower = seats[i];
        if (place_in_list_[static_cast<std::size_t>(upper.player)] <=
            place_in_list_[static_cast<std::size_t>(lower.player)])
            continue;
        check_.say_at(Severity::error, "TRN-0503", place_of(upper.player),
                      {std::to_string(round), id_of(upper.player), id_of_team(team),
                       std::to_string(upper.board), id_of(lower.player),
                       std::to_string(lower.board)});
    }
}

bool SeatingCheck::is_in_order(const std::vector<Seat>& seats) const {
    return std::is_sorted(seats.begin(), seats.end(), [&](const Seat& a, const Seat& b) {
        return place_in_list_[static_cast<std::size_t>(a.player)] <
               place_in_list_[static_cast<std::size_t>(b.player)];
    });
}

/// A record 300 on its own: players of the team, each once, in the order of the list (24.3).
void SeatingCheck::check_line_up(const LineUp& line_up) const {
    const auto found = teams_.find(line_up.team);
    if (found == teams_.end()) return; // TRN-0402
    const auto team = found->second;
    if (line_ups_.announced(team, line_up.round) != &line_up) return; // a second one
    const auto round = std::to_string(line_up.round), name = std::to_string(line_up.team);
    std::vector<Seat> seats;
    std::set<std::int32_t> seen;
    for (std::size_t i = 0; i < line_up.players.size(); ++i) {
        const auto player = check_.position_of(line_up.players[i]);
        if (player < 0) continue; // empty, or TRN-0401
        const auto place = check_.place_of(line_up.players[i], line_up.line, line_up_column);
        const auto board = std::to_string(i + 1);
        if (line_ups_.team_of(player) != team)
            check_.say_at(Severity::error, "TRN-0505", place, {round, id_of(player), name, board});
        else if (!seen.insert(player).second)
            check_.say_at(Severity::error, "TRN-0506", place, {round, id_of(player), name, board});
        else
            seats.push_back({player, i + 1});
    }
    check_order(seats, team, line_up.round, [&](std::int32_t player) {
        const auto id = t_.players[static_cast<std::size_t>(player)].id;
        return check_.place_of(id, line_up.line, line_up_column);
    });
}

/// What a player of a line-up has in the round: his board, without a colour where he has no game.
MatchBoard SeatingCheck::board_of(const LineUp& line_up, std::int32_t id, std::int32_t team,
                                  std::int32_t opponent) const {
    const auto player = check_.position_of(id);
    if (player < 0 || line_ups_.team_of(player) != team) return {};
    MatchBoard board{player};
    const auto* entry = entry_of(t_.players[static_cast<std::size_t>(player)], line_up.round);
    if (entry == nullptr) return board;
    const auto met = check_.position_of(entry->opponent);
    if (met >= 0 && line_ups_.team_of(met) == opponent) board.second = met;
    if (board.second >= 0 || (entry->opponent == 0 && is_forfeit(entry->outcome)))
        board.first_colour = entry->colour;
    return board;
}

Seating SeatingCheck::seating_of(std::int32_t first, std::int32_t second, int round) const {
    const auto* line_up = line_ups_.announced(first, round);
    if (line_up == nullptr && line_ups_.announced(second, round) != nullptr) {
        std::swap(first, second);
        line_up = line_ups_.announced(first, round);
    }
    Seating seating{first, second, round, line_up != nullptr, {}};
    if (line_up == nullptr) {
        seating.boards = line_ups_.boards_of(first, second, round);
        return seating;
    }
    std::set<std::int32_t> seated; // TRN-0506 where one is there again
    for (const auto id : line_up->players)
        seating.boards.push_back(seated.insert(id).second ? board_of(*line_up, id, first, second)
                                                          : MatchBoard{});
    return seating;
}

void SeatingCheck::check_match(std::int32_t team, int round) const {
    const auto opponent = opponent_of(team, round);
    if (opponent < team || opponent_of(opponent, round) != team) return; // none, or said already
    const auto seating = seating_of(team, opponent, round);
    const auto boards = static_cast<std::size_t>(history_.boards);
    if (seating.boards.size() > boards) {
        const auto& extra = seating.boards[boards];
        if (extra.first >= 0 || extra.second >= 0)
            check_.say_at(Severity::error, "TRN-0508",
                          check_.cell_of(extra.first >= 0 ? extra.first : extra.second, round),
                          {std::to_string(round), id_of_team(team), id_of_team(opponent),
                           std::to_string(seating.boards.size()), std::to_string(boards)});
    }
    if (!seating.announced) {
        check_crossing(seating);
    } else if (line_ups_.announced(seating.second, round) != nullptr) {
        check_other_line_up(seating);
    } else {
        // The other team had no line-up of its own: it says that it sat in the order of its list.
        check_order(seating.seats_of(false), seating.second, round,
                    [&](std::int32_t player) { return check_.cell_of(player, round); });
    }
    check_colours(seating);
}

/// Both teams announced a line-up: who met must have sat on the same board.
void SeatingCheck::check_other_line_up(const Seating& seating) const {
    const auto* other = line_ups_.announced(seating.second, seating.round);
    for (std::size_t i = 0; i < seating.boards.size(); ++i) {
        const auto& board = seating.boards[i];
        if (board.first < 0 || board.second < 0) continue;
        const auto id = t_.players[static_cast<std::size_t>(board.second)].id;
        if (i < other->players.size() && other->players[i] == id) continue;
        check_.say_at(Severity::error, "TRN-0516", check_.cell_of(board.first, seating.round),
                      {std::to_string(seating.round), id_of(board.first), id_of_team(seating.first),
                       std::to_string(i + 1), id_of(board.second), id_of_team(seating.second)});
    }
}

/// Without line-ups both teams say that they sat in the order of their lists. Where that cannot be,
/// one of them left it, and the file does not tell which.
void SeatingCheck::check_crossing(const Seating& seating) const {
    const auto seats = seating.seats_of(false), own = seating.seats_of(true);
    for (std::size_t i = 1; i < seats.size(); ++i) {
        if (is_in_order({seats[i - 1], seats[i]})) continue;
        check_.say_at(Severity::error, "TRN-0504", check_.cell_of(own[i].player, seating.round),
                      {std::to_string(seating.round), id_of_team(seating.first),
                       id_of_team(seating.second), id_of(own[i - 1].player),
                       id_of(seats[i - 1].player), id_of(own[i].player), id_of(seats[i].player)});
    }
}

/// Regulation 27.2, 30.2. Without a line-up a board that nobody sat at is not in the list, so that
/// many colours may seem to be out of step.
void SeatingCheck::check_colours(const Seating& seating) const {
    const auto& boards = seating.boards;
    const auto most = static_cast<std::size_t>(history_.boards);
    std::size_t unseen = 0;
    if (!seating.announced) {
        if (boards.size() > most || !is_in_order(seating.seats_of(false))) return;
        unseen = most - boards.size();
    }
    std::size_t before = boards.size(); // the last board with a colour
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const bool full = boards[i].first >= 0 && boards[i].second >= 0;
        if (!full || boards[i].first_colour == Colour::none) continue;
        const auto last = std::exchange(before, i);
        if (last == boards.size()) continue;
        const bool same = boards[i].first_colour == boards[last].first_colour;
        if (same == ((i - last) % 2 == 0)) continue;
        if (unseen != 0) {
            --unseen;
            continue;
        }
        check_.say_at(Severity::error, "TRN-0512",
                      check_.cell_of(boards[i].first, seating.round, colour_column),
                      {std::to_string(seating.round), id_of_team(seating.first),
                       id_of_team(seating.second), std::to_string(last + 1),
                       id_of(boards[last].first), std::to_string(i + 1), id_of(boards[i].first),
                       history_.system == System::swiss ? "27.2" : "30.2"});
    }
}

/// A game outside the match of the team.
void SeatingCheck::check_opponents(const Player& player) const {
    const auto team = line_ups_.team_of(check_.position_of(player.id));
    if (team < 0) return;
    const auto rounds = std::min(player.rounds.size(), static_cast<std::size_t>(history_.rounds));
    for (std::size_t r = 0; r < rounds; ++r) {
        const auto met = check_.position_of(player.rounds[r].opponent);
        const auto met_team = met < 0 ? -1 : line_ups_.team_of(met);
        if (met_team < 0 || met_team == team) continue; // TRN-0303
        const auto round = static_cast<int>(r) + 1;
        const auto of_team = opponent_of(team, round), of_other = opponent_of(met_team, round);
        if (of_team == met_team) continue;
        // Of two players who are both outside their match the lower number is named.
        if (of_other != team && player.rounds[r].opponent < player.id) continue;
        check_.say_at(Severity::error, "TRN-0507",
                      check_.cell_of(check_.position_of(player.id), round),
                      {std::to_string(round), std::to_string(player.id), id_of_team(team),
                       id_of(met), id_of_team(met_team), of_team < 0 ? "0" : id_of_team(of_team)});
    }
}

/// Regulation 27.2, 30.2: the colours that the event declares for the boards alternate.
void check_declared_colours(const Check& check, const History& history) {
    const auto& colours = check.tournament().team_colours;
    const auto same = [](char a, char b) { return a == b && (a == 'W' || a == 'B'); };
    const auto found = std::adjacent_find(colours.begin(), colours.end(), same);
    if (found == colours.end()) return;
    const auto board = found - colours.begin() + 1;
    check.say_of_record(Severity::error, "TRN-0513", "352",
                        {colours.substr(0, 99), std::to_string(board), std::to_string(board + 1),
                         history.system == System::swiss ? "27.2" : "30.2"});
}

}

void check_line_ups(const Check& check) {
    const auto& t = check.tournament();
    if (!is_team_event(t) || !follows_regulation(t)) return;
    const auto history = team_history(t);
    check_team_lists(check, history);
    check_declared_colours(check, history);
    SeatingCheck(check, history).run();
    check_team_scores(check, history);
}

}

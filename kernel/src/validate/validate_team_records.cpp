// Records of the teams (TRF26 300, 320, 330) beside the lines of their players; teams that meet
// again.

#include "validation.hpp"
#include <hakem/attendance.hpp>
#include <hakem/line_up.hpp>

#include <map>
#include <utility>

namespace hakem::validation {

namespace {

/// Columns of 300, 320 and 330.
constexpr std::uint32_t line_up_round = 5, line_up_opponent = 13, bye_column = 15, forfeit_kind = 5,
                        forfeit_round = 8, forfeit_white = 12, forfeit_black = 16;

class TeamRecords {
public:
    explicit TeamRecords(const Check& check)
        : check_(check), t_(check.tournament()), line_ups_(t_), history_(team_history(t_)),
          paired_(next_round(t_) - 1) {
        for (std::size_t i = 0; i < t_.teams.size(); ++i)
            teams_.emplace(t_.teams[i].id, static_cast<std::int32_t>(i));
    }

    void run() {
        for (const auto& line_up : t_.line_ups) check_line_up(line_up);
        for (const auto& match : t_.forfeited_matches) check_forfeit(match);
        if (t_.team_byes) check_byes(*t_.team_byes);
        for (std::int32_t team = 0; team < static_cast<std::int32_t>(t_.teams.size()); ++team)
            check_meetings(team);
    }

private:
    std::int32_t position_of(std::int32_t team) const {
        const auto found = teams_.find(team);
        return found == teams_.end() ? -1 : found->second;
    }
    std::string id_of(std::int32_t team) const {
        return std::to_string(t_.teams[static_cast<std::size_t>(team)].id);
    }
    void say(Severity severity, std::string_view code, const Place& place,
             std::vector<std::string> arguments) const {
        check_.say_at(severity, code, place, std::move(arguments));
    }

    bool is_round(std::string_view record, std::int32_t round, const Place& place) const;
    bool is_paired(std::string_view record, std::int32_t round, const Place& place,
                   Severity severity) const;
    std::int32_t opponent_of(std::int32_t team, std::int32_t round) const;
    void check_line_up(const LineUp& line_up) const;
    void check_forfeit(const ForfeitedMatch& match);
    void check_side(const ForfeitedMatch& match, std::int32_t own, std::int32_t other,
                    std::uint32_t column);
    void check_boards(const ForfeitedMatch& match, std::int32_t white, std::int32_t black) const;
    void check_byes(const TeamByes& byes) const;
    void check_meetings(std::int32_t team) const;
    Place first_board(std::int32_t team, std::int32_t opponent, int round) const;

    const Check& check_;
    const Tournament& t_;
    LineUps line_ups_;
    History history_;
    int paired_;                                 ///< the last round that is paired
    std::map<std::int32_t, std::int32_t> teams_; ///< number to position
    std::map<std::pair<std::int32_t, std::int32_t>, std::uint32_t>
        forfeits_; ///< round, number: line
};

bool TeamRecords::is_round(std::string_view record, std::int32_t round, const Place& place) const {
    const int last = t_.scheduled_rounds != 0 ? t_.scheduled_rounds : paired_ + 1;
    if (round >= 1 && round <= last) return true;
    say(Severity::error, "TRN-0701", place,
        {std::string(record), std::to_string(round), std::to_string(last)});
    return false;
}

bool TeamRecords::is_paired(std::string_view record, std::int32_t round, const Place& place,
                            Severity severity) const {
    if (round <= paired_) return true;
    say(severity, "TRN-0702", place,
        {std::string(record), std::to_string(round), std::to_string(paired_)});
    return false;
}

/// Whom the team meets by the lines of its players, else by 330; -1 = nobody.
std::int32_t TeamRecords::opponent_of(std::int32_t team, std::int32_t round) const {
    const auto by_players = line_ups_.pairing_of(team, round).opponent;
    if (by_players >= 0 || round > history_.rounds) return by_players;
    return history_.competitors[static_cast<std::size_t>(team)]
        .rounds[static_cast<std::size_t>(round - 1)]
        .opponent;
}

void TeamRecords::check_line_up(const LineUp& line_up) const {
    if (!is_round("300", line_up.round, {line_up.line, line_up_round, 3})) return;
    const auto team = position_of(line_up.team), opponent = position_of(line_up.opponent);
    const auto round = std::to_string(line_up.round), name = std::to_string(line_up.team);
    if (team < 0) return; // TRN-0402
    const auto met = opponent_of(team, line_up.round);
    const Place place{line_up.line, line_up_opponent, 3};
    if (team == opponent)
        say(Severity::error, "TRN-0703", place, {"300", round, name});
    else if (opponent >= 0 && met >= 0 && met != opponent)
        say(Severity::error, "TRN-0704", place,
            {"300", round, name, std::to_string(line_up.opponent), id_of(met)});
    const auto size = line_up.players.size();
    if (size < static_cast<std::size_t>(history_.boards))
        say(Severity::error, "TRN-0707",
            {line_up.line, line_up_column + 5 * static_cast<std::uint32_t>(size), 4},
            {round, name, std::to_string(size), std::to_string(history_.boards)});
}

void TeamRecords::check_forfeit(const ForfeitedMatch& match) {
    const Place place{match.line, forfeit_round, 3};
    if (!is_round("330", match.round, place)) return;
    if (!is_paired("330", match.round, place, Severity::error)) return;
    const auto white = position_of(match.white), black = position_of(match.black);
    if (white < 0 || black < 0) return; // TRN-0402
    if (white == black)
        return say(Severity::error, "TRN-0703", {match.line, forfeit_black, 3},
                   {"330", std::to_string(match.round), std::to_string(match.white)});
    check_side(match, white, black, forfeit_white);
    check_side(match, black, white, forfeit_black);
    check_boards(match, white, black);
}

/// A team that meets another one, or has a second record 330.
void TeamRecords::check_side(const ForfeitedMatch& match, std::int32_t own, std::int32_t other,
                             std::uint32_t column) {
    const Place place{match.line, column, 3};
    const auto round = std::to_string(match.round);
    const auto [first, added] = forfeits_.emplace(std::pair(match.round, own), match.line);
    if (!added)
        return say(Severity::error, "TRN-0706", place,
                   {round, id_of(own), std::to_string(first->second)});
    const auto met = line_ups_.pairing_of(own, match.round).opponent;
    if (met >= 0 && met != other)
        say(Severity::error, "TRN-0704", place,
            {"330", round, id_of(own), id_of(other), id_of(met)});
}

/// A game of the match that was played.
void TeamRecords::check_boards(const ForfeitedMatch& match, std::int32_t white,
                               std::int32_t black) const {
    for (const auto player : line_ups_.list_of(white)) {
        const auto& own = t_.players[static_cast<std::size_t>(player)];
        const auto* entry = entry_of(own, match.round);
        if (entry == nullptr || !is_played(entry->outcome)) continue;
        const auto met = check_.position_of(entry->opponent);
        if (met < 0 || line_ups_.team_of(met) != black) continue;
        return say(Severity::error, "TRN-0705", {match.line, forfeit_kind, 2},
                   {std::to_string(match.round), id_of(white), id_of(black), std::to_string(own.id),
                    std::to_string(entry->opponent)});
    }
}

void TeamRecords::check_byes(const TeamByes& byes) const {
    for (std::size_t r = 0; r < byes.teams.size(); ++r) {
        const auto id = byes.teams[r];
        if (id == 0) continue;
        const auto round = static_cast<std::int32_t>(r) + 1;
        const Place place{byes.line, bye_column + 4 * static_cast<std::uint32_t>(r), 3};
        if (!is_round("320", round, place)) continue;
        if (!is_paired("320", round, place, Severity::warning)) continue;
        const auto team = position_of(id);
        const auto met = team < 0 ? -1 : opponent_of(team, round);
        if (met >= 0)
            say(Severity::error, "TRN-0708", place,
                {std::to_string(round), std::to_string(id), id_of(met)});
    }
}

/// The cell of the player who first met the other team.
Place TeamRecords::first_board(std::int32_t team, std::int32_t opponent, int round) const {
    for (const auto& board : line_ups_.boards_of(team, opponent, round))
        if (board.first >= 0 && board.second >= 0) return check_.cell_of(board.first, round);
    return {t_.teams[static_cast<std::size_t>(team)].line, 5, 3};
}

/// Regulation 16.3 and 23.1: two teams meet once; in a double round robin twice (28.1).
void TeamRecords::check_meetings(std::int32_t team) const {
    const std::size_t allowed = history_.system == System::double_round_robin ? 2 : 1;
    std::map<std::int32_t, std::vector<int>> meetings; // by opponent
    const auto& rounds = history_.competitors[static_cast<std::size_t>(team)].rounds;
    for (std::size_t r = 0; r < rounds.size(); ++r) {
        if (rounds[r].opponent <= team || !is_played(rounds[r].outcome)) continue;
        auto& met = meetings[rounds[r].opponent];
        met.push_back(static_cast<int>(r) + 1);
        if (met.size() > allowed)
            say(Severity::warning, "TRN-0709", first_board(team, rounds[r].opponent, met.back()),
                {id_of(team), id_of(rounds[r].opponent),
                 std::to_string(met[met.size() - 1 - allowed]), std::to_string(met.back())});
    }
}

}

void check_team_records(const Check& check) {
    if (is_team_event(check.tournament())) TeamRecords(check).run();
}

}

// Members of teams, and numbers that name nobody.

#include "validation.hpp"

#include <algorithm>
#include <map>

namespace hakem::validation {

namespace {

/// Starting number to team number.
using Membership = std::map<std::int32_t, std::int32_t>;

/// Where the number stands again in the same list.
Place again(const Check& check, const Team& team, std::int32_t id, const Place& first) {
    if (first.column == 0) return first;
    return check.place_of(id, team.line, first.column + first.length);
}

Membership members_of(const Check& check) {
    Membership members;
    for (const auto& team : check.tournament().teams)
        for (const auto id : team.players) {
            const auto number = std::to_string(id), name = std::to_string(team.id);
            const auto cell = check.place_of(id, team.line, check.list_column_of(team));
            if (check.position_of(id) < 0) {
                check.say_at(Severity::error, "TRN-0301", cell, {name, number});
                continue;
            }
            const auto [first, added] = members.emplace(id, team.id);
            if (added) continue;
            if (first->second != team.id)
                check.say_at(Severity::error, "TRN-0302", cell,
                             {number, std::to_string(first->second), name});
            else
                check.say_at(Severity::error, "TRN-0305", again(check, team, id, cell),
                             {number, name});
        }
    return members;
}

void check_team_mates(const Check& check, const Membership& members) {
    const auto team_of = [&](std::int32_t id) {
        const auto place = members.find(id);
        return place == members.end() ? 0 : place->second;
    };
    // Clubs and schools of an individual event: their players may meet unless 260 says otherwise.
    const auto severity = is_team_event(check.tournament()) ? Severity::warning : Severity::note;
    for (const auto& player : check.tournament().players) {
        const auto team = team_of(player.id);
        if (team == 0) {
            check.say_at(Severity::note, "TRN-0304", player.line, 5, 4,
                         {std::to_string(player.id)});
            continue;
        }
        for (std::size_t round = 1; round <= player.rounds.size(); ++round) {
            const auto opponent = player.rounds[round - 1].opponent;
            if (opponent > player.id && team_of(opponent) == team)
                check.say_at(severity, "TRN-0303", player.line,
                             column_in_round(opponent_column, round), 4,
                             {std::to_string(player.id), std::to_string(opponent),
                              std::to_string(round), std::to_string(team)});
        }
    }
}

/// Numbers that a record names: teams in a team event, else players; those of an individual event
/// with lists of teams, too.
class Named {
public:
    explicit Named(const Check& check)
        : check_(check), team_event_(is_team_event(check.tournament())) {
        for (const auto& team : check.tournament().teams) teams_.push_back(team.id);
        std::sort(teams_.begin(), teams_.end());
    }

    void competitor(std::uint32_t line, std::int32_t id) const {
        if (id == 0) return;
        if (team_event_)
            team(line, id);
        else
            player(line, id);
    }
    void player(std::uint32_t line, std::int32_t id) const {
        if (id != 0 && check_.position_of(id) < 0)
            check_.say_at(Severity::warning, "TRN-0401", line, 0, 1, {std::to_string(id)});
    }
    void team(std::uint32_t line, std::int32_t id) const {
        if (id != 0 && !std::binary_search(teams_.begin(), teams_.end(), id))
            check_.say_at(Severity::warning, "TRN-0402", line, 0, 1, {std::to_string(id)});
    }

private:
    const Check& check_;
    bool team_event_;
    std::vector<std::int32_t> teams_;
};

}

void check_teams(const Check& check) {
    if (check.tournament().teams.empty()) return;
    check_team_mates(check, members_of(check));
}

void check_named_numbers(const Check& check) {
    const auto& t = check.tournament();
    const Named named(check);
    for (const auto& bye : t.byes)
        for (const auto id : bye.ids) named.competitor(bye.line, id);
    for (const auto& pairing : t.prohibited)
        for (const auto id : pairing.ids) named.competitor(pairing.line, id);
    for (const auto& points : t.abnormal_points)
        for (const auto id : points.ids) named.competitor(points.line, id);
    for (const auto id : t.absent_next_round) named.competitor(0, id);
    for (const auto& line_up : t.line_ups) {
        named.team(line_up.line, line_up.team);
        named.team(line_up.line, line_up.opponent);
        for (const auto id : line_up.players) named.player(line_up.line, id);
    }
    for (const auto& match : t.forfeited_matches) {
        named.team(match.line, match.white);
        named.team(match.line, match.black);
    }
    if (t.team_byes)
        for (const auto id : t.team_byes->teams) named.team(t.team_byes->line, id);
}

}

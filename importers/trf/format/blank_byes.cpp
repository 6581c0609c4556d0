// Half-point byes that a program wrote as blank cells: then the points alone tell them.

#include "state.hpp"

#include <algorithm>

namespace hakem::trf {

namespace {

Points sum_of(const Player& player, const Scoring& scoring) {
    Points sum;
    for (const auto& entry : player.rounds) sum += points_of(scoring, entry.outcome, entry.colour);
    return sum;
}

/// A cell of a round without anything in it.
bool is_blank(const Player& player, std::size_t round) {
    return round >= player.rounds.size() || player.rounds[round].outcome == Outcome::absent;
}

/// Before a round with an entry of this player: who has left for good has none behind it.
bool has_blank_between(const Player& player) {
    bool blank = false, seen = false;
    for (const auto& entry : player.rounds) {
        const bool is_entry = entry.outcome != Outcome::absent;
        if (seen && blank && is_entry) return true;
        seen |= is_entry;
        blank = !is_entry;
    }
    return false;
}

/// How many blank cells bring a half point each; 0 = the points fit as they are, -1 = neither.
int halves_of(const Player& player, std::size_t rounds, const Scoring& scoring) {
    if (!player.declared_points) return 0;
    auto sum = sum_of(player, scoring);
    if (sum == *player.declared_points) return 0;
    int blanks = 0;
    for (std::size_t r = 0; r < rounds; ++r)
        if (is_blank(player, r)) {
            ++blanks;
            sum += scoring.half_bye;
        }
    return blanks != 0 && sum == *player.declared_points ? blanks : -1;
}

std::size_t rounds_of(const Tournament& t) { return static_cast<std::size_t>(rounds_held(t)); }

}

void conclude_blank_byes(State& state) {
    auto& t = state.tournament;
    constexpr int fewest = 2; // one total may be a slip of half a point
    if (state.survey.team_event || !t.abnormal_points.empty()) return;
    const auto rounds = rounds_of(t);
    int all = 0;
    std::vector<Player*> players;
    for (auto& player : t.players) {
        const auto halves = halves_of(player, rounds, t.scoring);
        // A blank cell that brings nothing to somebody who played on means no half point.
        if (halves < 0 || (halves == 0 && has_blank_between(player))) return;
        if (halves != 0) players.push_back(&player);
        all += halves;
    }
    if (all < fewest) return;
    for (auto* player : players) {
        player->rounds.resize(std::max(player->rounds.size(), rounds));
        for (std::size_t r = 0; r < rounds; ++r)
            if (is_blank(*player, r)) player->rounds[r].outcome = Outcome::half_bye;
    }
    state.findings.at_line(0, {});
    state.findings.add(Handling::kept, "TRF-0303", whole_line,
                       {std::to_string(all), std::to_string(players.size())});
}

}

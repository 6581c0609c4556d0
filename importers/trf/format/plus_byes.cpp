// TRF06 has one sign for the pairing-allocated and the full-point bye: where they bring different
// points, the totals tell how many of a player are which.

#include "state.hpp"

#include <algorithm>
#include <cstdint>

namespace hakem::trf {

namespace {

bool is_plus(const Player& player, std::size_t round) {
    return round < player.rounds.size() && player.rounds[round].outcome == Outcome::pairing_bye;
}

/// How many of a player's byes are full-point byes; -1 where no number of them fits.
int full_byes_of(const Player& player, const Scoring& scoring) {
    if (!player.declared_points) return 0;
    Points sum;
    int byes = 0;
    for (std::size_t r = 0; r < player.rounds.size(); ++r) {
        sum += points_of(scoring, player.rounds[r].outcome, player.rounds[r].colour);
        byes += is_plus(player, r) ? 1 : 0;
    }
    for (int full = 0; full <= byes; ++full, sum += scoring.full_bye - scoring.pairing_bye)
        if (sum == *player.declared_points) return full;
    return -1;
}

/// Of those with a plus in one round at most one has the pairing-allocated bye (C.04.1): the rounds
/// with most of them come first.
std::vector<std::size_t> rounds_with_plus(const Player& player, const Tournament& t) {
    std::vector<std::size_t> rounds;
    for (std::size_t r = 0; r < player.rounds.size(); ++r)
        if (is_plus(player, r)) rounds.push_back(r);
    const auto count = [&t](std::size_t r) {
        return std::count_if(t.players.begin(), t.players.end(),
                             [r](const Player& one) { return is_plus(one, r); });
    };
    std::stable_sort(rounds.begin(), rounds.end(),
                     [&](std::size_t a, std::size_t b) { return count(a) > count(b); });
    return rounds;
}

}

void conclude_plus_byes(State& state) {
    auto& t = state.tournament;
    const auto& scoring = t.scoring;
    if (!state.survey.old_byes || state.survey.team_event || !t.abnormal_points.empty() ||
        scoring.full_bye == scoring.pairing_bye)
        return;
    std::vector<int> full;
    for (const auto& player : t.players) {
        full.push_back(full_byes_of(player, scoring));
        if (full.back() < 0) return; // the points do not tell
    }
    int all = 0;
    std::int32_t players = 0;
    for (std::size_t i = 0; i < t.players.size(); ++i) {
        if (full[i] == 0) continue;
        auto& player = t.players[i];
        const auto rounds = rounds_with_plus(player, t);
        for (std::size_t k = 0; k < static_cast<std::size_t>(full[i]); ++k)
            player.rounds[rounds[k]].outcome = Outcome::full_bye;
        all += full[i];
        ++players;
    }
    if (all == 0) return;
    state.findings.at_line(0, {});
    state.findings.add(Handling::kept, "TRF-0304", whole_line,
                       {std::to_string(all), std::to_string(players)});
}

}

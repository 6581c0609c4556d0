// Events that count 3-1-0 and do not say so.

#include "state.hpp"

#include <array>

namespace hakem::trf {

namespace {

bool fits(const Player& player, const Scoring& scoring) {
    Points sum;
    for (const auto& entry : player.rounds) sum += points_of(scoring, entry.outcome, entry.colour);
    return player.declared_points == sum;
}

bool fits_all(const Tournament& t, const Scoring& scoring) {
    for (const auto& player : t.players)
        if (!fits(player, scoring)) return false;
    return true;
}

/// Systems in use, most usual first; the bye that the pairing gives may be worth less than a win.
std::vector<Scoring> candidates() {
    const auto whole = [](std::int32_t value) { return Points::whole(value); };
    const std::array systems = {
        scoring_of(whole(1), Points::halves(1), {}), scoring_of(whole(3), whole(1), {}),
        scoring_of(whole(2), whole(1), {}), scoring_of(whole(3), whole(2), whole(1))};
    std::vector<Scoring> all;
    for (const auto& system : systems)
        for (const auto bye : {system.win, system.draw, Points{}}) {
            all.push_back(system);
            all.back().pairing_bye = bye;
        }
    return all;
}

}

void conclude_scoring(State& state) {
    auto& t = state.tournament;
    constexpr std::size_t fewest = 4; // two or three players fit many systems by chance
    if (t.scoring_declared || state.survey.team_event || t.players.size() < fewest) return;
    if (!t.abnormal_points.empty() || fits_all(t, t.scoring)) return;
    for (const auto& scoring : candidates()) {
        if (!fits_all(t, scoring)) continue;
        t.scoring = scoring;
        state.findings.at_line(0, {});
        state.findings.add(Handling::kept, "TRF-0302", whole_line,
                           {to_text(scoring.win), to_text(scoring.draw), to_text(scoring.loss),
                            to_text(scoring.pairing_bye)});
        return;
    }
}

}

#include "generator/matches.hpp"

#include <algorithm>

namespace hakem::generator {

namespace {

/// Takes the matches at these places of `open` out of it.
std::vector<std::size_t> taken(std::vector<std::size_t>& open,
                               const std::vector<std::size_t>& places) {
    std::vector<std::size_t> matches;
    for (const auto place : places) matches.push_back(open[place]);
    for (auto place = places.rbegin(); place != places.rend(); ++place) // ascending
        open.erase(open.begin() + static_cast<std::ptrdiff_t>(*place));
    return matches;
}

/// A round that nobody played must name two players who were to meet, or it leaves no trace.
void name_somebody(const RoundPairing& pairing, std::vector<MatchState>& states) {
    std::vector<std::size_t> matches;
    for (std::size_t i = 0; i < states.size(); ++i)
        if (pairing.pairs[i].black != 0) matches.push_back(i);
    const bool named = std::any_of(matches.begin(), matches.end(), [&](std::size_t i) {
        return states[i].played() || states[i].form != ForfeitForm::record;
    });
    if (!named && !matches.empty()) states[matches.front()].form = ForfeitForm::boards;
}

}

MatchStates::MatchStates(const Recipe& recipe)
    : recipe_(recipe), random_(recipe.seed, Stream::matches),
      was_short_(static_cast<std::size_t>(recipe.teams), false) {}

std::vector<MatchState> MatchStates::of_round(const RoundPairing& pairing,
                                              const std::vector<Outcome>& byes) {
    std::vector<MatchState> states(pairing.pairs.size());
    std::vector<std::size_t> open;
    const auto came = [&](std::int32_t id) { return byes[place_of(id)] == Outcome::absent; };
    for (std::size_t i = 0; i < pairing.pairs.size(); ++i) {
        const auto& pair = pairing.pairs[i];
        if (pair.black == 0) continue;
        states[i].white_came = came(pair.white);
        states[i].black_came = came(pair.black);
        states[i].form = static_cast<ForfeitForm>(random_.below(3));
        if (states[i].played()) open.push_back(i);
    }
    for (const auto i : taken(open, chosen(recipe_.double_forfeits, open.size(), random_)))
        states[i].white_came = states[i].black_came = false;
    for (const auto i : taken(open, chosen(recipe_.forfeits, open.size(), random_)))
        (random_.chance(1, 2) ? states[i].white_came : states[i].black_came) = false;
    name_somebody(pairing, states);
    if (pairing.round > 1) make_short(pairing, open, states);
    return states;
}

void MatchStates::make_short(const RoundPairing& pairing, const std::vector<std::size_t>& open,
                             std::vector<MatchState>& states) {
    if (recipe_.boards < 2) return; // nobody would be left
    for (const auto place : chosen(recipe_.short_teams, open.size(), random_)) {
        const auto& pair = pairing.pairs[open[place]];
        const bool white = random_.chance(1, 2);
        const auto team = place_of(white ? pair.white : pair.black);
        if (was_short_[team]) continue;
        was_short_[team] = true;
        (white ? states[open[place]].white_short : states[open[place]].black_short) = true;
    }
}

}

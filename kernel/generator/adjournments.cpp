#include "generator/adjournments.hpp"

namespace hakem::generator {

namespace {

/// A game that was played to its end and has an ordinary result.
bool is_whole(const GameResult& result) {
    const auto white = result.white;
    return (white == Outcome::win || white == Outcome::draw || white == Outcome::loss) &&
           result.black == mirrored(white);
}

}

Adjournments::Adjournments(const Recipe& recipe)
    : recipe_(recipe), random_(recipe.seed, Stream::adjournments),
      had_(static_cast<std::size_t>(competitors(recipe)), false) {}

void Adjournments::enter(Tournament& tournament, const Open& open, GameResult result) {
    const auto r = static_cast<std::size_t>(open.round - 1);
    const auto set = [&](std::int32_t id, Outcome outcome) {
        tournament.players[place_of(id)].rounds[r].outcome = outcome;
    };
    set(open.game.white, result.white);
    set(open.game.black, result.black);
}

void Adjournments::adjourn(Tournament& tournament, int round,
                           const std::vector<PlayedGame>& games) {
    if (round + 1 > recipe_.rounds - 2) return; // 22.1: the next one is of the last two
    std::vector<std::size_t> eligible;
    for (std::size_t i = 0; i < games.size(); ++i)
        if (is_whole(games[i].result) && !had_[games[i].white_side] && !had_[games[i].black_side])
            eligible.push_back(i);
    for (const auto place : chosen(recipe_.adjourned, eligible.size(), random_)) {
        const auto& game = games[eligible[place]];
        had_[game.white_side] = had_[game.black_side] = true;
        open_.push_back({round, game});
        enter(tournament, open_.back(), {Outcome::adjourned, Outcome::adjourned});
    }
}

void Adjournments::finish(Tournament& tournament, bool paired) {
    for (const auto& open : open_) {
        enter(tournament, open, open.game.result);
        if (paired)
            tournament.finished_games.push_back({open.round, open.game.white, open.game.black, 0});
    }
    open_.clear();
}

}

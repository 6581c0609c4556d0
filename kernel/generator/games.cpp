#include "generator/games.hpp"

#include "generator/result_model.hpp"

#include <numeric>
#include <utility>

namespace hakem::generator {

namespace {

Outcome unrated_form(Outcome outcome) {
    switch (outcome) {
    case Outcome::win:
        return Outcome::unrated_win;
    case Outcome::loss:
        return Outcome::unrated_loss;
    default:
        return Outcome::unrated_draw;
    }
}

}

Games::Games(const Recipe& recipe, const std::vector<std::int32_t>& strengths)
    : recipe_(recipe), strengths_(strengths), random_(recipe.seed, Stream::games) {}

GameResult Games::played(const Pair& pair) {
    const auto chances =
        result_chances(strengths_[place_of(pair.white)], strengths_[place_of(pair.black)]);
    const auto white = drawn_result(chances, random_);
    return {white, mirrored(white)};
}

GameResult Games::forfeit(const Pair&) {
    if (random_.chance(1, 2)) return {Outcome::forfeit_win, Outcome::forfeit_loss};
    return {Outcome::forfeit_loss, Outcome::forfeit_win};
}

GameResult Games::double_forfeit(const Pair&) {
    return {Outcome::forfeit_loss, Outcome::forfeit_loss};
}

GameResult Games::unrated(const Pair& pair) {
    const auto result = played(pair);
    return {unrated_form(result.white), unrated_form(result.black)};
}

GameResult Games::uneven(const Pair&) {
    switch (random_.below(3)) {
    case 0:
        return {Outcome::draw, Outcome::loss};
    case 1:
        return {Outcome::loss, Outcome::draw};
    default:
        return {Outcome::loss, Outcome::loss};
    }
}

/// Gives the result to as many of the games still open as the amount says.
void Games::put(const Amount& amount, std::vector<std::size_t>& open,
                std::vector<GameResult>& results, GameResult (Games::*result)(const Pair&),
                const RoundPairing& pairing) {
    std::vector<bool> taken(open.size(), false);
    for (const auto place : chosen(amount, open.size(), random_)) {
        taken[place] = true;
        results[open[place]] = (this->*result)(pairing.pairs[open[place]]);
    }
    std::vector<std::size_t> left;
    for (std::size_t place = 0; place < open.size(); ++place)
        if (!taken[place]) left.push_back(open[place]);
    open = std::move(left);
}

std::vector<GameResult> Games::of_round(const RoundPairing& pairing,
                                        const std::vector<Outcome>& byes) {
    std::vector<GameResult> results(pairing.pairs.size());
    std::vector<std::size_t> open;
    const auto came = [&](std::int32_t id) { return byes[place_of(id)] == Outcome::absent; };
    for (std::size_t i = 0; i < pairing.pairs.size(); ++i) {
        const auto& pair = pairing.pairs[i];
        if (pair.black == 0) continue;
        const bool white = came(pair.white), black = came(pair.black);
        if (white && black)
            open.push_back(i);
        else
            results[i] = {white ? Outcome::forfeit_win : Outcome::forfeit_loss,
                          black ? Outcome::forfeit_win : Outcome::forfeit_loss};
    }
    put(recipe_.double_forfeits, open, results, &Games::double_forfeit, pairing);
    put(recipe_.forfeits, open, results, &Games::forfeit, pairing);
    end(open, results, pairing);
    return results;
}

void Games::end(std::vector<std::size_t>& open, std::vector<GameResult>& results,
                const RoundPairing& pairing) {
    put(recipe_.unrated_games, open, results, &Games::unrated, pairing);
    put(recipe_.uneven_results, open, results, &Games::uneven, pairing);
    for (const auto i : open) results[i] = played(pairing.pairs[i]);
}

void Games::play(std::vector<PlayedGame>& games) {
    RoundPairing boards;
    for (const auto& game : games) boards.pairs.push_back({1, game.white, game.black});
    std::vector<std::size_t> open(games.size());
    std::iota(open.begin(), open.end(), std::size_t{0});
    std::vector<GameResult> results(games.size());
    end(open, results, boards);
    for (std::size_t i = 0; i < games.size(); ++i) games[i].result = results[i];
}

}

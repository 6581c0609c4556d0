// The axes of --mix.

#include "generator/wishes.hpp"
#include <hakem/numbering.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace hakem::generator {

namespace {

/// Most events are of club size; some are tiny, where the rules are hardest to keep, some large.
std::int32_t mixed_players(Random& random) {
    const auto kind = random.below(20);
    if (kind < 5) return random.between(4, 14);
    if (kind < 15) return random.between(15, 60);
    if (kind < 19) return random.between(61, 150);
    return random.between(151, mixed_limits.players);
}

/// Up to half of what the field allows; of a small field now and then all of it and one more.
std::int32_t mixed_rounds(std::int32_t players, Random& random) {
    const auto usual = random.between(3, std::clamp(players / 2, 4, 13));
    const auto deep = random.between(3, players);
    const bool is_deep = random.chance(1, 4);
    return is_deep && players <= mixed_limits.rounds ? deep : usual;
}

/// Not at all, as a number that suits the field, or as a share up to `most` hundredths of a
/// percent.
Amount mixed_amount(Random& random, std::int32_t players, std::int32_t most) {
    const bool any = random.chance(1, 2), is_number = random.chance(1, 4);
    const auto number = random.between(1, 1 + players / 25);
    const auto share = random.between(1, most);
    if (!any) return {};
    return is_number ? Amount{number, false} : Amount{share, true};
}

AmountsByRound mixed_amounts(Random& random, std::int32_t players, std::int32_t most) {
    const auto first = mixed_amount(random, players, most);
    const auto then = mixed_amount(random, players, most);
    if (random.chance(1, 4)) return {first, then};
    return {first};
}

Ratings mixed_ratings(Random& random) {
    Ratings ratings;
    const auto mean = random.between(1300, 2400), spread = random.between(5, 45) * 10;
    const auto lowest = random.between(10, 16) * 100, highest = random.between(20, 28) * 100;
    switch (random.below(4)) {
    case 0: // even, with long runs of players as strong as each other or far from it
        ratings.spread = 0;
        ratings.lowest = lowest;
        ratings.highest = highest;
        break;
    case 1:
        break;
    default:
        ratings.mean = mean;
        ratings.spread = spread;
    }
    return ratings;
}

void mix_scoring(Recipe& recipe, Random& random) {
    struct System {
        int win, draw, loss; ///< in half points
    };
    constexpr std::array<System, 8> systems = {
        {{2, 1, 0}, {2, 1, 0}, {2, 1, 0}, {2, 1, 0}, {2, 1, 0}, {6, 2, 0}, {4, 2, 0}, {6, 4, 2}}};
    const auto& [win, draw, loss] = random.one_of(std::span(systems));
    recipe.win = Points::halves(win);
    recipe.draw = Points::halves(draw);
    recipe.loss = Points::halves(loss);
    switch (random.below(8)) {
    case 0:
        recipe.pairing_bye = recipe.draw;
        break;
    case 1:
        recipe.pairing_bye = Points{};
        break;
    default:
        break;
    }
}

std::string mixed_tie_breaks(Random& random) {
    static constexpr std::array<std::string_view, 6> lists = {
        "", "", "BH/C1,BH,SB", "BH/C2,PS,BPG", "SB,WON,BWG", "PS,BH,DE"};
    return std::string(random.one_of(std::span(lists)));
}

}

void mix_national(Recipe& recipe, Random& random, bool fixed) {
    const auto smaller = random.between(61, mixed_limits.national_players);
    if (!fixed && recipe.players > mixed_limits.national_players) recipe.players = smaller;
    if (random.chance(1, 2)) recipe.rounds = recommended_rounds(competitors(recipe)).odd;
    recipe.win = Points::whole(1), recipe.draw = Points::halves(1), recipe.loss = {};
    recipe.pairing_bye.reset();
    recipe.adjourned = mixed_amount(random, competitors(recipe), 15 * 100);
    if (!has_teams(recipe)) return;
    constexpr std::array<std::int32_t, 10> boards = {1, 2, 3, 4, 4,
                                                     4, 4, 5, 6, mixed_limits.boards};
    recipe.boards = random.one_of(std::span(boards));
    recipe.reserves = random.between(0, mixed_limits.reserves);
    recipe.short_teams = mixed_amount(random, competitors(recipe), 15 * 100);
    recipe.tie_breaks.clear();
}

Recipe mixed_recipe(Random& random, std::optional<std::int32_t> players) {
    Recipe recipe;
    const auto usual = mixed_players(random);
    recipe.players = players.value_or(usual);
    recipe.rounds = mixed_rounds(std::max(recipe.players, 3), random);
    recipe.edition = random.chance(1, 5) ? "2017" : "2026";
    recipe.ratings = mixed_ratings(random);
    recipe.unrated = mixed_amount(random, recipe.players, 30 * 100);
    recipe.half_byes = mixed_amounts(random, recipe.players, 8 * 100);
    recipe.full_byes = mixed_amounts(random, recipe.players, 2 * 100);
    recipe.zero_byes = mixed_amounts(random, recipe.players, 8 * 100);
    recipe.late_entries = mixed_amount(random, recipe.players, 15 * 100);
    recipe.withdrawals = mixed_amount(random, recipe.players, 20 * 100);
    const bool forbidden = random.chance(1, 3);
    const auto pairs = random.between(1, std::max(recipe.players / 4, 1));
    if (forbidden) recipe.forbidden_pairs = pairs;
    recipe.forfeits = mixed_amount(random, recipe.players, 10 * 100);
    recipe.double_forfeits = mixed_amount(random, recipe.players, 3 * 100);
    recipe.unrated_games = mixed_amount(random, recipe.players, 3 * 100);
    recipe.uneven_results = mixed_amount(random, recipe.players, 3 * 100);
    mix_scoring(recipe, random);
    switch (random.below(3)) {
    case 0:
        recipe.initial_colour = Colour::white;
        break;
    case 1:
        recipe.initial_colour = Colour::black;
        break;
    default:
        break;
    }
    const bool baku = random.chance(1, 4);
    recipe.baku = baku && allows_baku(recipe);
    recipe.tie_breaks = mixed_tie_breaks(random);
    return recipe;
}

}

#include "generator/wishes.hpp"

#include <algorithm>

namespace hakem::generator {

namespace {

template<class T>
void take(T& axis, const std::optional<T>& wish) {
    if (wish) axis = *wish;
}

std::optional<std::int32_t> drawn(const std::optional<Span>& span, Random& random) {
    if (!span) return std::nullopt;
    return random.between(span->lowest, span->highest);
}

void take_scoring(Recipe& recipe, const Wishes& wishes) {
    if (wishes.scoring) {
        recipe.win = wishes.scoring->win;
        recipe.draw = wishes.scoring->draw;
        recipe.loss = wishes.scoring->loss;
        recipe.pairing_bye.reset(); // what was drawn belonged to other points
    }
    if (wishes.pairing_bye) recipe.pairing_bye = wishes.pairing_bye;
}

/// The Berger table knows neither byes on request nor pairs that may not meet.
void settle_round_robin(Recipe& recipe) {
    recipe.rounds = recipe.players - 1 + recipe.players % 2;
    recipe.half_byes.clear();
    recipe.full_byes.clear();
    recipe.forbidden_pairs = 0;
    recipe.initial_colour = Colour::none;
    recipe.baku = false;
}

/// An axis that was drawn gives way to one that was asked for.
void settle(Recipe& recipe, const Wishes& wishes) {
    if (is_round_robin(recipe)) settle_round_robin(recipe);
    if (!wishes.scoring && recipe.win * recipe.rounds >= score_limit) {
        recipe.win = Points::whole(1), recipe.draw = Points::halves(1), recipe.loss = {};
        recipe.pairing_bye = wishes.pairing_bye;
    }
    if (!wishes.baku && !allows_baku(recipe)) recipe.baku = false;
    // An edition belongs to its system; those that are drawn are of the Dutch one.
    const bool drawn_fits = wishes.mix && recipe.system == "dutch";
    if (wishes.system && !wishes.edition && !drawn_fits) recipe.edition.clear();
    if (recipe.rounds_played >= recipe.rounds) recipe.rounds_played = 0;
}

}

Recipe recipe_for(const Wishes& wishes, std::uint64_t seed) {
    Random spans(seed, Stream::spans), mix(seed, Stream::mix);
    const auto players = drawn(wishes.players, spans), rounds = drawn(wishes.rounds, spans);
    auto recipe = wishes.mix ? mixed_recipe(mix, players) : Recipe{};
    recipe.seed = seed;
    take(recipe.players, players);
    take(recipe.rounds, rounds);
    take(recipe.rounds_played, wishes.rounds_played);
    take(recipe.system, wishes.system);
    take(recipe.edition, wishes.edition);
    take(recipe.ratings, wishes.ratings);
    take(recipe.unrated, wishes.unrated);
    take(recipe.half_byes, wishes.half_byes);
    take(recipe.full_byes, wishes.full_byes);
    take(recipe.zero_byes, wishes.zero_byes);
    take(recipe.late_entries, wishes.late_entries);
    take(recipe.withdrawals, wishes.withdrawals);
    take(recipe.forbidden_pairs, wishes.forbidden_pairs);
    take(recipe.forfeits, wishes.forfeits);
    take(recipe.double_forfeits, wishes.double_forfeits);
    take(recipe.unrated_games, wishes.unrated_games);
    take(recipe.uneven_results, wishes.uneven_results);
    take_scoring(recipe, wishes);
    take(recipe.initial_colour, wishes.initial_colour);
    take(recipe.baku, wishes.baku);
    take(recipe.tie_breaks, wishes.tie_breaks);
    take(recipe.start, wishes.start);
    settle(recipe, wishes);
    return recipe;
}

}

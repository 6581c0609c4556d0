#include "generator/wishes.hpp"

#include <hakem/numbering.hpp>

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
    recipe.rounds = competitors(recipe) - 1 + competitors(recipe) % 2;
    recipe.half_byes.clear();
    recipe.full_byes.clear();
    recipe.forbidden_pairs = 0;
    recipe.initial_colour = Colour::none;
    recipe.baku = false;
}

/// What follows from the federation's regulation where nobody asked for something else.
void settle_national(Recipe& recipe, const Wishes& wishes) {
    if (!wishes.edition) recipe.edition.clear();
    if (!is_round_robin(recipe) && !wishes.rounds && !wishes.mix)
        recipe.rounds = recommended_rounds(competitors(recipe)).odd;
    if (!wishes.unrated && !wishes.mix) recipe.unrated = usual_unrated(recipe);
    if (!wishes.baku) recipe.baku = false;
}

/// An axis that was drawn gives way to one that was asked for.
void settle(Recipe& recipe, const Wishes& wishes) {
    if (is_national(recipe)) settle_national(recipe, wishes);
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

/// Teams are paired by the federation's own system unless another is asked for.
void take_field(Recipe& recipe, const Wishes& wishes, std::optional<std::int32_t> players,
                std::optional<std::int32_t> teams) {
    take(recipe.players, players);
    if (teams) {
        recipe.players = Recipe{}.players;
        recipe.teams = *teams;
        recipe.system = "ulusal-swiss";
    }
    take(recipe.system, wishes.system);
    take(recipe.edition, wishes.edition);
}

void take_axes(Recipe& recipe, const Wishes& wishes) {
    take(recipe.rounds_played, wishes.rounds_played);
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
    take(recipe.adjourned, wishes.adjourned);
    take(recipe.short_teams, wishes.short_teams);
    take_scoring(recipe, wishes);
    take(recipe.initial_colour, wishes.initial_colour);
    take(recipe.baku, wishes.baku);
    take(recipe.tie_breaks, wishes.tie_breaks);
    take(recipe.start, wishes.start);
}

}

Recipe recipe_for(const Wishes& wishes, std::uint64_t seed) {
    Random spans(seed, Stream::spans), mix(seed, Stream::mix);
    const auto players = drawn(wishes.players, spans), rounds = drawn(wishes.rounds, spans);
    const auto teams = drawn(wishes.teams, spans), boards = drawn(wishes.boards, spans);
    const auto size = teams ? teams : players;
    auto recipe = wishes.mix ? mixed_recipe(mix, size) : Recipe{};
    recipe.seed = seed;
    take_field(recipe, wishes, players, teams);
    if (wishes.mix && is_national(recipe)) {
        Random national(seed, Stream::national_mix);
        mix_national(recipe, national, size.has_value());
    }
    take(recipe.rounds, rounds);
    take(recipe.boards, boards);
    take(recipe.reserves, wishes.reserves);
    take_axes(recipe, wishes);
    settle(recipe, wishes);
    return recipe;
}

}

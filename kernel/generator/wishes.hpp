#pragma once
/// What is asked for: axes that are fixed, axes that have a span, and axes left to chance.

#include "generator/recipe.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace hakem::generator {

struct Span {
    std::int32_t lowest = 0, highest = 0;

    bool operator==(const Span&) const = default;
};

/// Points of a game; also "3-1-0".
struct GamePoints {
    Points win, draw, loss;

    bool operator==(const GamePoints&) const = default;
};

/// What is not asked for has its usual value; with `mix` it is drawn anew for each tournament.
struct Wishes {
    bool mix = false;
    std::optional<Span> players, rounds;
    std::optional<Span> teams, boards; ///< teams: players then follow from them
    std::optional<std::int32_t> reserves;
    std::optional<std::int32_t> rounds_played;
    std::optional<std::string> system, edition;
    std::optional<Ratings> ratings;
    std::optional<Amount> unrated;
    std::optional<AmountsByRound> half_byes, full_byes, zero_byes;
    std::optional<Amount> late_entries, withdrawals;
    std::optional<std::int32_t> forbidden_pairs;
    std::optional<Amount> forfeits, double_forfeits, unrated_games, uneven_results;
    std::optional<Amount> adjourned, short_teams;
    std::optional<GamePoints> scoring;
    std::optional<Points> pairing_bye;
    std::optional<Colour> initial_colour;
    std::optional<bool> baku;
    std::optional<std::string> tie_breaks;
    std::optional<Date> start;
};

/// The recipe of the tournament with this seed. Every axis is drawn in the same order, whatever is
/// asked for, so that asking for one leaves the others as they were.
Recipe recipe_for(const Wishes& wishes, std::uint64_t seed);

/// The largest that a mix has.
struct MixLimits {
    std::int32_t players, rounds, national_players, boards, reserves;
};
inline constexpr MixLimits mixed_limits{300, 14, 200, 8, 3};

/// Every axis drawn from the whole of its span: fields from a handful to hundreds, events from a
/// few rounds to nearly all against all, each kind of trouble seldom, often or not at all.
/// `players` is the size of the field, of players or teams, where it is asked for.
Recipe mixed_recipe(Random& random, std::optional<std::int32_t> players);

/// What is drawn anew for an event of the federation: a field of its size, its points (16.5), often
/// its number of rounds (16.2); games that are adjourned, teams that are short. `fixed` = the size
/// of the field was asked for.
void mix_national(Recipe& recipe, Random& random, bool fixed);

}

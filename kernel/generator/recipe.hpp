#pragma once
/// What a random tournament is made by: every axis with its value, and the seed.

#include "generator/amount.hpp"
#include <hakem/date.hpp>
#include <hakem/points.hpp>
#include <hakem/result.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace hakem::generator {

/// Strengths of the field: bell-shaped around the mean, or even over the range where there is no
/// spread; never outside the range.
struct Ratings {
    std::int32_t mean = 1800, spread = 250;
    std::int32_t lowest = 1000, highest = 2800;

    bool operator==(const Ratings&) const = default;
};

/// A tournament follows from its recipe alone: the same recipe, the same bytes.
struct Recipe {
    std::uint64_t seed = 1;
    std::int32_t players = 60;      ///< of an individual event
    std::int32_t teams = 0;         ///< 0 = an individual event
    std::int32_t boards = 4;        ///< of a match, as many as a team has main players
    std::int32_t reserves = 1;      ///< most that a team has
    std::int32_t rounds = 9;        ///< scheduled; in a round robin as many as its table has
    std::int32_t rounds_played = 0; ///< 0 = all; else the next one is left to be paired
    std::string system = "dutch";   ///< id of the pairing system
    std::string edition = "2026";   ///< of its rules; empty = in force on the start date
    Ratings ratings;
    Amount unrated; ///< players without a rating

    AmountsByRound half_byes, full_byes, zero_byes; ///< players in each round
    Amount late_entries;                            ///< players who come after round 1
    Amount withdrawals;                             ///< players who leave before the last round
    std::int32_t forbidden_pairs = 0;

    Amount forfeits, double_forfeits; ///< games of each round where one or both did not come
    Amount unrated_games;             ///< games of less than one move
    Amount uneven_results;            ///< ½-0, 0-½ and 0-0 given by the arbiter
    Amount adjourned;                 ///< games still unfinished when the next round is paired
    Amount short_teams; ///< matches of each round that a team comes to with one player less

    Points win = Points::whole(1), draw = Points::halves(1), loss;
    std::optional<Points> pairing_bye;    ///< none = as a win
    Colour initial_colour = Colour::none; ///< none = by lot
    bool baku = false;
    std::string tie_breaks; ///< empty = those of the house for the system
    Date start;

    bool operator==(const Recipe&) const = default;
};

bool is_round_robin(const Recipe& recipe);
bool has_teams(const Recipe& recipe);

/// An event of the federation: its own Swiss, its round robin ("round-robin@regulation"), teams.
/// There UKD stands beside ELO.
bool is_national(const Recipe& recipe);

/// What is paired: players or teams.
std::int32_t competitors(const Recipe& recipe);

/// Where the competitor with this number stands in vectors that have one element each.
constexpr std::size_t place_of(std::int32_t id) { return static_cast<std::size_t>(id - 1); }

/// Without a word about it a tenth of a national field has no rating; elsewhere all have one.
Amount usual_unrated(const Recipe& recipe);

/// Points of all results: absence and a lost forfeit bring none, byes are worth a draw or a win.
Scoring scoring_of(const Recipe& recipe);

/// No score may reach it: a TRF has four columns, "99.5".
inline constexpr Points score_limit = Points::whole(100);

/// FIDE C.04.7, 1.1: only where a win is two draws and a loss is nothing.
bool allows_baku(const Recipe& recipe);

/// The command that makes this very tournament, with all that is not as usual.
std::string command_of(const Recipe& recipe);

}

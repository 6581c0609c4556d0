#pragma once
/// The steps of FIDE's calculation, each with its reason.

#include "numbers.hpp"

#include <games.hpp>

namespace hakem::fide {

/// 7.1.4: in rapid and blitz a standard rating stands in for the one that is missing. Below the
/// floor of the regulations nobody has a rating (from 2024-03).
std::int32_t playing_rating(const RatingBefore& before, TimeClass time_class,
                            const Numbers& numbers);

/// 8.3: difference, cap, expectation and change of a game that counts.
void rate_game(RatedGame& game, std::int32_t rating, std::int32_t k, TimeClass time_class,
               const Numbers& numbers);

/// A K and why it is that.
struct KFactor {
    std::int32_t k = 0;
    Decision why;
};

/// 8.3: as printed on the list, else by highest rating, age, games; `year` is of the list in force.
/// Who plays with the standard rating has its K.
KFactor k_factor(const RatingBefore& before, std::int32_t year, const Numbers& numbers);

/// The year of the list that is in force in the period of another one, the month before.
std::int32_t year_before(const Date& list);

/// 8.3: what the list of a year prints, from the K before it and what the period brought.
std::int32_t printed_k(const RatingBefore& person, std::int32_t year);

/// A K of 40 stays on a list of that year, though neither age nor rating gives it, where nobody
/// tells how many games there were; `games` and the rating `after` are what was rated here.
void tell_k_that_stays(const RatingBefore& before, std::int32_t games, std::int32_t after,
                       std::int32_t year, const Numbers& numbers, std::vector<Decision>& why);

/// 8.3: K times the games is not more than 700; the reason is added where K gets less.
std::int32_t limited_k(std::int32_t k, std::int32_t games, const Numbers& numbers,
                       std::vector<Decision>& why);

/// 8.3: the rating as it is published: ½ away from zero, 0 below the floor.
std::int32_t published(std::int32_t rating, std::int64_t change, const Numbers& numbers);

/// 8.2: the rating out of pooled results.
struct InitialRating {
    std::int64_t opponents = 0; ///< sum, with the two hypothetical ones
    std::int32_t games = 0;     ///< with the two draws
    std::int32_t percent = 0;
    std::int32_t value = 0;     ///< before the limits
    std::int32_t published = 0; ///< 0 = not yet
};
InitialRating initial_rating(std::int64_t opponents, std::int32_t games, Points score,
                             const Numbers& numbers);
InitialFacts facts_of(const InitialRating& initial, Points score, std::int32_t events);
Decision initial_decision(const InitialRating& initial, Points score, const Numbers& numbers);

/// Whether the event's games are rated at all in this class: the reason why not, empty where they
/// are. What is to be told is added to the notes.
std::string_view objection_to_event(const RatingInput& input, std::int32_t strongest,
                                    const Numbers& numbers, std::vector<Decision>& notes);

/// The last round of a match whose games are rated, and the reason of those that are not.
struct MatchLimit {
    std::int32_t last_round = 9999;
    std::string_view reason;
};
MatchLimit match_limit(const Tournament& tournament, const Ratings& ratings,
                       const Numbers& numbers);

void explain_rated(PlayerRating& player, std::int32_t rating, const Numbers& numbers);
void explain_unrated(PlayerRating& player, const Numbers& numbers);

PersonAfter settle_rated(const PersonBefore& person, std::span<const PersonEvent> events,
                         std::int32_t rating, const Date& list, const Numbers& numbers);
PersonAfter settle_unrated(const PersonBefore& person, std::span<const PersonEvent> events,
                           const Date& list, const Numbers& numbers);

/// A decision of this system; `article` "8.3" of B.02, may be empty.
Decision decision(std::string_view subject, std::string_view article, std::string_view reason,
                  const Numbers& numbers, std::vector<std::string> arguments);

}

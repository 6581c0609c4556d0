#pragma once
/// The steps of the UKD calculation (ukd.md 1.2 to 1.4), each with its reason.

#include "numbers.hpp"

#include <string>

namespace hakem::ukd {

/// What reasons cite.
inline constexpr std::string_view rule = "UKD";

/// 1.3: difference, cap, expectation and change of a game that counts.
void rate_game(RatedGame& game, std::int32_t rating, const Band& band, const Numbers& numbers);

/// 1.4: of somebody without UKD, games against others without count for the archive only, and
/// not at all where no opponent has a UKD.
void sort_out_unrated(PlayerRating& player);

/// 1.3: hundredths as a whole UKD: truncated, or as the user asked.
std::int32_t whole(std::int64_t hundredths, const Numbers& numbers);

/// 1.3: the sum of a rating and hundredths as it is published: truncated, 0 below the floor.
std::int32_t published(std::int32_t rating, std::int64_t change, const Numbers& numbers);

/// 1.4: the performances of an archive, never rounded on the way.
struct ArchiveMean {
    std::int64_t sum = 0;               ///< whole parts of the performances
    Exact rest = 0;                     ///< what is beyond them
    std::int64_t events = 0, games = 0; ///< of those that have a performance
    bool exceeds(std::int32_t limit) const;
    std::int32_t whole() const;   ///< truncated
    std::string argument() const; ///< with two decimals, for reasons
};
ArchiveMean mean_of(const std::vector<ArchivedResult>& archive);

/// 1.4: the first UKD out of an archive; 0 = it has to wait.
std::int32_t first_rating(const std::vector<ArchivedResult>& archive, const Numbers& numbers);

/// 1.2, V-2007: what the rule for the youth championship awards to everybody.
void award_youth_2007(EventRating& event, const Tournament& tournament, const Numbers& numbers);

/// Of rated players: K, change, cap, unrated opponents, the new rating.
void explain_rated(PlayerRating& player, const Numbers& numbers);
/// Of unrated ones: the performance and what it is worth.
void explain_unrated(PlayerRating& player, const Numbers& numbers);
/// Of the event: what is unofficial, switches, open games, thinking time.
void explain_event(EventRating& event, const RatingInput& input);

/// The person after a period.
PersonAfter settle_rated(const PersonBefore& person, std::span<const PersonEvent> events,
                         const Numbers& numbers);
PersonAfter settle_unrated(const PersonBefore& person, std::span<const PersonEvent> events,
                           const Numbers& numbers);

/// A decision of this system.
Decision decision(std::string_view subject, std::string_view reason, const Numbers& numbers,
                  std::vector<std::string> arguments);

}

#pragma once
/// Which entries of a player are games for a rating, and what they add up to.

#include <hakem/rating_system.hpp>

#include <span>
#include <string_view>
#include <vector>

namespace hakem {

/// 1, ½, 0 in hundredths, whatever the event's scoring is.
std::int32_t score_in_hundredths(Outcome outcome);

/// The rating that a system plays somebody with, by position; 0 = unrated.
using Ratings = std::vector<std::int32_t>;

/// 0 for what can be no rating: below 1 or above 9999.
std::int32_t usable_rating(std::int32_t rating);

/// The games of an event, seen from each side.
class EventGames {
public:
    EventGames(const Tournament& tournament, const Ratings& ratings)
        : tournament_(tournament), ratings_(ratings), positions_(tournament) {}

    /// All entries of a player: `counted` where a game was played to its end over the board and
    /// both sides have it alike, else the reason. Withdrawn players' games are games (art. 29a).
    std::vector<RatedGame> of(std::size_t player) const;

private:
    std::string_view objection(const Player& player, const RoundEntry& entry, int round) const;

    const Tournament& tournament_;
    const Ratings& ratings_;
    PlayerIndex positions_;
};

/// Takes a game out, with the reason.
void leave_out(RatedGame& game, std::string_view reason);

/// The sums of a player's games, and the status that follows: `rating` is what they played with.
void add_up(PlayerRating& player, std::int32_t rating);

/// The change game by game as terms of a decision.
std::vector<Term> change_terms(const PlayerRating& player);

/// The ratings of the opponents as terms.
std::vector<Term> rating_terms(const PlayerRating& player);

/// Mean of the rated opponents, ½ up; 0 without one.
std::int32_t mean_of_opponents(std::int64_t sum, std::int32_t games);

/// `dividend` / `divisor`, ½ away from zero.
std::int64_t half_away(std::int64_t dividend, std::int64_t divisor);

/// The result in whole per cent, ½ up, of `hundredths` of points in `games`.
std::int32_t percent_of(std::int64_t hundredths, std::int64_t games);

/// The mean of the rated opponents and the difference that belongs to the result against them
/// (8.1.1; UKD 1.4); none without one.
std::optional<std::int32_t> performance_of(const PlayerRating& player);

/// Whose rating of before the event can be none, and was passed over: a note each.
std::vector<Decision> impossible_rating_notes(const RatingInput& input, const EventRating& event,
                                              std::string_view rule);

/// Where an adjourned game or one without a result waits: a note of the event.
std::vector<Decision> open_game_notes(const EventRating& event, std::string_view rule);

}

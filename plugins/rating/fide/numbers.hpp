#pragma once
/// The numbers of the FIDE Rating Regulations B.02, by edition.

#include <hakem/rating_system.hpp>

#include <cstdint>
#include <string_view>

namespace hakem::fide {

/// The shortest time for 60 moves where somebody has at least so much rating.
struct LeastTime {
    std::int32_t rating = 0;
    std::int32_t minutes = 0;
};

struct Numbers {
    std::string_view edition;
    Date from;
    std::string_view rule;

    std::int32_t cap = 400;          ///< 8.3: a larger difference counts as this; 0 = none
    std::int32_t uncapped_from = 0;  ///< standard: no cap from this own rating on; 0 = none
    std::int32_t wide_gap = 0;       ///< rapid, blitz: a game with this difference is not rated
    std::int32_t wide_gap_above = 0; ///< where one of the two has more than this
    std::int32_t floor = 1400;       ///< below it a player is unrated
    bool old_ratings = false;        ///< of before March 2024: a list had lower ones
    std::int32_t most_change = 700;  ///< 8.3: K times the games of a period is not more
    std::int32_t first_games = 5;    ///< 8.2: for an initial rating
    std::int32_t first_highest = 2200;
    std::int32_t hypothetical = 1800; ///< of the two opponents who are drawn with
    std::int32_t pool_months = 26;    ///< 7.1.4: results older than this are not pooled
    LeastTime least_times[3] = {{2400, 120}, {1800, 90}, {0, 60}};
    std::int32_t first_control = 30; ///< moves

    bool check_time = true;  ///< games at other time controls are not rated
    bool check_match = true; ///< nor those of a match with somebody unrated or decided already
};

/// The numbers of an edition ("" = in force at `start`) with a user's switches. Throws Error
/// wrong_usage.
Numbers numbers_of(std::string_view edition, const Date& start, const RatingSwitches& switches);

/// Whether there were other rules at that time, which we do not have.
bool before_all_editions(const Date& start);

/// The switches as the newest rule has them.
RatingSwitches own_switches();
/// As an edition has them.
RatingSwitches own_switches(std::string_view edition);

}

#pragma once
/// The numbers of the UKD calculation, by edition.

#include <hakem/rating_system.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::ukd {

/// K of those whose rating is below a limit; the last band has none.
struct Band {
    std::int32_t below = 0; ///< 0 = all the rest
    std::int32_t k = 0;
};

enum class UnratedMode : std::uint8_t {
    fraction_of_k, ///< a win brings so much of K, a loss takes it, a draw is nothing
    flat,          ///< the same in points
    ignore,        ///< no game
};

struct Numbers {
    std::string_view edition;
    bool youth_2007 = false; ///< everybody gets a UKD (ukd.md 1.2, V-2007)
    std::vector<Band> bands;
    std::int32_t cap = 0; ///< a larger difference counts as this; 0 = no cap
    UnratedMode unrated = UnratedMode::fraction_of_k;
    std::int32_t unrated_hundredths = 0; ///< of K, or of a point
    bool truncate = true;                ///< else ½ up
    std::int32_t floor = 0;              ///< below it the player is unrated again; 0 = none
    std::int32_t first_games = 7;        ///< in the archive, for a first UKD
    std::int32_t first_above = 1000;     ///< what the mean performance has to exceed
};

/// The numbers of an edition ("" = in force) with a user's switches. Throws Error wrong_usage.
Numbers numbers_of(std::string_view edition, const RatingSwitches& switches);

/// The switches as the rule has them.
RatingSwitches own_switches();

/// K of a rating, and the band it is in.
const Band& band_of(const Numbers& numbers, std::int32_t rating);

/// "1300 - 1599"; of the lowest band its end, of the highest its beginning.
std::string range_of(const Numbers& numbers, const Band& band);

}

#pragma once
/// Time controls, as records 222 and 122 have them.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hakem {

struct Tournament;

/// One period: so many moves in so much time; each move brings the increment.
struct TimePeriod {
    std::int32_t moves = 0;     ///< 0 = the rest of the game
    std::int32_t seconds = 0;   ///< 0 to 86400, a day
    std::int32_t increment = 0; ///< seconds a move, 0 to 86400

    bool operator==(const TimePeriod&) const = default;
};

struct TimeControl {
    std::vector<TimePeriod> periods;
    bool unequal = false; ///< the two sides differ (W300-B240); the periods are the shorter ones

    bool operator==(const TimeControl&) const = default;
};

/// What a player has for a game of 60 moves, in seconds: what FIDE's limits are about.
std::int64_t seconds_for_60_moves(const TimeControl& control);

/// The form of record 222: "5400+30", "40/6000+30:900+30", "W300-B240".
std::optional<TimeControl> encoded_time_control(std::string_view text);

/// Words and signs of record 122, English and Turkish: "90 min + 30 sec", "60 dakika + 30 saniye",
/// "40/90+30, SD/30+30", "100'x40 + 15' + 30\"". Nothing where a number could mean two things:
/// "90/30", "90 min + 30 min" (moves of the first period?).
std::optional<TimeControl> written_time_control(std::string_view text);

/// That of 222, else that of 122, where some write seconds as well.
std::optional<TimeControl> time_control_of(const Tournament& tournament);

}

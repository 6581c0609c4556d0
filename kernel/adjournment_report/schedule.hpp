#pragma once
/// When rounds and resumptions are played, and how long they can take.

#include "calendar.hpp"
#include <hakem/time_control.hpp>

#include <optional>
#include <vector>

namespace hakem::adjournments {

/// What is known of the days of an event.
class Schedule {
public:
    Schedule(const Papers& papers, const Calendar& calendar);

    /// No date where it is not known.
    Date day_of_round(std::int32_t round) const;
    /// The hour told, else that in an envelope of the round; no moment where neither is known.
    Moment start_of_round(std::int32_t round) const;
    /// What both players can use up in a game of 60 moves.
    std::optional<std::int64_t> seconds_of_round() const { return seconds_; }
    /// Rounds that the event has, and those that have been paired.
    std::int32_t rounds() const { return rounds_; }
    std::int32_t paired() const { return paired_; }
    /// Whether a player sits at a board in a round; one still to be paired may have anybody.
    bool plays(std::int32_t id, std::int32_t round) const;
    /// Whether any date of a round is known.
    bool has_days() const { return has_days_; }

    /// What both can still use up: the clocks of the resumption, with what increments bring until
    /// move 60 (FIDE counts games of 60 moves).
    static std::int64_t remaining(const AdjournedGame& game);
    /// When a resumption is over at the latest; no moment where it has none.
    static Moment end_of_resumption(const AdjournedGame& game);

private:
    /// First and last day are the same: all rounds are on it (042, 052).
    bool one_day() const;

    const Tournament& tournament_;
    const Calendar& calendar_;
    PlayerIndex index_;
    std::vector<Moment> starts_; ///< [r-1], of envelopes
    std::optional<std::int64_t> seconds_;
    bool teams_ = false;
    std::int32_t rounds_ = 0, paired_ = 0;
    bool has_days_ = false;
};

/// "13:20", hours and minutes.
std::string hours_text(std::int64_t seconds);

}

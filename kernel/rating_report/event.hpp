#pragma once
/// The sections of the report of an event.

#include "rating_report.hpp"
#include "words.hpp"

namespace hakem::rating_report {

/// What all sections look things up in.
struct Event {
    const EventInput& input;
    const PlayerIndex index;
    const Columns column;

    explicit Event(const EventInput& event)
        : input(event), index(event.tournament), column{name_argument(event.rating.system,
                                                                      event.rating.time_class)} {}

    const Player& player(std::size_t i) const { return input.tournament.players[i]; }
    const std::vector<PlayerRating>& ratings() const { return input.rating.players; }
    /// Of an opponent; null where there is no such player.
    const PlayerRating* rating_of(std::int32_t id) const {
        const auto at = index[id];
        return at < 0 || static_cast<std::size_t>(at) >= ratings().size()
                   ? nullptr
                   : &ratings()[static_cast<std::size_t>(at)];
    }
    /// Games of the archive with those of this event.
    std::int32_t archived_games(std::size_t i) const;
};

/// Sums over an event.
struct Totals {
    std::size_t rated = 0, idle = 0, newcomers = 0, not_rated = 0;
    std::int64_t games = 0, not_counted = 0; ///< each once
    std::int64_t open = 0;                   ///< of those that do not count: no final result
    std::int64_t change = 0;                 ///< in hundredths
};
Totals totals_of(const EventRating& rating);

Table players_table(const Event& event);
Table games_table(const Event& event);
Table not_rated_table(const Event& event);
Table newcomers_table(const Event& event);
Table reasons_table(const Event& event);
Table matches_table(const Event& event);
Table findings_table(const Diagnostics& findings);
Table findings_table(const std::vector<FileFinding>& findings);
ChartSheet event_charts(const Event& event);

/// Where a rating came from: "list 10.2026", "national record (TUR)", "file".
Phrase origin_phrase(const PlayerRating& player, const EventInput& input);

/// A distribution in classes of a hundred points, before and after.
struct Ratings {
    std::int32_t before = 0, after = 0; ///< 0 = unrated
};
Chart distribution_chart(const std::vector<Ratings>& ratings, const Columns& column);

/// Bars of changes, the largest gain at the top.
struct NamedChange {
    std::string name;
    std::int64_t change = 0; ///< in hundredths
};
Chart changes_chart(std::vector<NamedChange> changes, const Columns& column);

}

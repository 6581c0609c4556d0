#pragma once
/// The numbers of a year, and their charts.

#include "batch/entry.hpp"
#include <hakem/document.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace hakem::office_report {

/// Of a month, or of all.
struct Numbers {
    std::int64_t events = 0, accepted = 0, players = 0, games = 0, newcomers = 0, forfeits = 0;
};

/// Files of a month, each in one place: what became of them.
struct Received {
    std::int64_t files = 0, clean = 0, back = 0, decisions = 0, rated = 0;
    std::int64_t others = 0;     ///< duplicates, and versions of which another counts
    std::int64_t unreadable = 0; ///< without a month: nothing of a tournament came out of them
};

struct Year {
    std::vector<const batch::Entry*> events; ///< each once, by their last day
    std::map<std::string, Numbers> months;   ///< "2026-11"; empty = no date
    Numbers all;
    std::map<std::string, Received> received; ///< by month, as above
    batch::Tally tally;
    std::int64_t persons = 0; ///< players told apart by their names
};

Year year_of(const std::vector<batch::Entry>& entries);

/// Files by month and answer.
ChartSheet received_charts(const Year& year);
/// Events, games and newcomers by month.
ChartSheet month_charts(const Year& year);
/// Time classes, results by colour, what was not played.
ChartSheet game_charts(const Year& year);
/// Federations, clubs, ages, sexes and titles.
ChartSheet player_charts(const Year& year);

}

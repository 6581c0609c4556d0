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

struct Year {
    std::vector<const batch::Entry*> events; ///< each once, by their last day
    std::map<std::string, Numbers> months;   ///< "2026-11"; empty = no date
    Numbers all;
    batch::Tally tally;
    std::int64_t persons = 0; ///< players told apart by their names
};

Year year_of(const std::vector<batch::Entry>& entries);

/// Events, games and newcomers by month.
ChartSheet month_charts(const Year& year);
/// Time classes, results by colour, what was not played.
ChartSheet game_charts(const Year& year);
/// Federations, clubs, ages, sexes and titles.
ChartSheet player_charts(const Year& year);

}

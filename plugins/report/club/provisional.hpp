#pragma once
/// Regulation 22.1: lists of an event with unfinished games are provisional, and say so.

#include <hakem/open_games.hpp>
#include <hakem/report.hpp>

#include <string_view>

namespace hakem::club {

/// The title of a ranking list: "report.<list>-after" with the round, "report.final-<list>" after
/// the last one, "report.provisional-<list>" while a game is open.
Phrase title_of_ranking(std::string_view list, const ReportInput& input);

/// Says under the table which games are open, and what they count for now.
void add_open_games(Table& table, const ReportInput& input);

}

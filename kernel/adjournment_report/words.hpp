#pragma once
/// What the papers of adjourned games are made of.

#include "reports.hpp"

#include <string>
#include <string_view>

namespace hakem::adjournments {

/// A word of ours: "adjournment_report.<key>".
Phrase word(std::string_view key, std::vector<std::string> arguments = {});
/// The same as an argument of another one.
std::string word_argument(std::string_view key);

Column column(std::string_view key, Align align = Align::left, bool wrap = false);
Fact fact(std::string_view key, Cell value);

/// A clock, "1:35:07".
Cell clock_cell(std::int64_t seconds);
/// "07.11.2026 14:00"; empty where there is none.
Cell moment_cell(const Moment& moment);
/// Names the row.
Cell heading_cell(std::string_view text);
/// White, Black, or a dash.
Phrase colour_word(Colour colour);
std::string colour_argument(Colour colour);

/// The name on the envelope, else that in the tournament, else the starting number.
std::string name_of(const Tournament& tournament, const AdjournedGame& game, Colour colour);
/// "12", in a team event "2.3"; empty where it is not known.
std::string board_of(const AdjournedGame& game);
/// "Round 5, board 12: A - B".
Phrase title_of(const Tournament& tournament, const AdjournedGame& game);

/// A position as diagrams have it.
DiagramBoard diagram_board(const chess::Position& position);
/// The position of the sealed move: of a game that goes on, the one it was adjourned in.
chess::Position adjourned_position(const AdjournedGame& game);

/// The moment that lists speak of.
Moment now_of(const Papers& papers);
/// The day of a moment.
Date day_of(const Moment& moment);

/// Open games in the order of the record.
std::vector<const AdjournmentHistory*> open_games(const Papers& papers);

/// A document with the name of the event, place, dates and arbiter.
Document frame(const Papers& papers, std::string_view id, Phrase title);
Section table_section(std::string_view id, Phrase heading, Table table);

}

#pragma once
/// What another program or arbiter may have done otherwise, one change at a time.

#include <hakem/registry.hpp>
#include <hakem/standings.hpp>

#include <functional>
#include <string>
#include <vector>

namespace hakem::submitted {

struct Change {
    std::string key; ///< message: what it changes
    std::vector<std::string> arguments;
    std::string rule;                       ///< "FIDE C.07 (01.03.2026), 16"; may be empty
    RankOptions options;                    ///< as ours but for the change
    std::function<void(Tournament&)> alter; ///< of an event with other values; else empty
    bool of_list = false;                   ///< only the list is another
    bool of_tie_breaks = false;             ///< nothing is other than the list or its edition
};

/// What the changes depart from.
struct Departure {
    const Tournament& tournament;
    const Standings& ours;
    RankOptions options; ///< that made ours
    bool has_points;     ///< the file tells after which round it stands
};

/// The standings of other rounds. Where the file has points, only those a round behind.
std::vector<Change> other_rounds(const Departure& from);
/// The other editions, the same list.
std::vector<Change> other_editions(const Departure& from);
/// Byes, forfeits, penalties and games that are worth something else.
std::vector<Change> other_values(const Departure& from);
/// Our list with one code left out, exchanged, without its last ones, or with another cut.
std::vector<Change> altered_lists(const Departure& from, Registry& registry);
/// What FIDE, the regulation and the programs of the field rank by where nothing else is said.
std::vector<Change> usual_lists(const Departure& from);
/// The same by the other editions of FIDE.
std::vector<Change> usual_lists_of_other_editions(const Departure& from);

/// "PTS, BH/C1, BH".
std::string list_text(const std::vector<TieBreakCode>& codes, std::string_view separator = ", ");

}

#pragma once
/// The games of a file as far as a tournament needs them: tags that are understood, and where the
/// text of each stands.

#include "outcomes.hpp"
#include "pool.hpp"
#include "round_tag.hpp"
#include <hakem/date.hpp>
#include <hakem/diagnostic.hpp>
#include <hakem/source.hpp>

#include <memory>
#include <string_view>
#include <vector>

namespace hakem::pgn {

/// One side of a game by its tags.
struct Side {
    Pool::Index name = 0, fide_id = 0, title = 0, team = 0, country = 0;
    std::int32_t rating = 0, national_rating = 0; ///< 0 = none
    std::int32_t number = 0, team_number = 0;     ///< starting numbers as our exporter writes them
    bool nobody = false;                          ///< the name of a bye, or none at all
    bool bye = false;                             ///< the name of a bye
};

struct Entry {
    Side white, black;
    Pool::Index event = 0, site = 0, event_date = 0, round_text = 0;
    Date date;
    RoundTag round;
    std::int32_t board_tag = 0;
    Termination termination = Termination::normal;
    Ending tag_ending = Ending::none, ending = Ending::none;
    bool has_moves = false;
    std::int32_t white_half_points = -1, black_half_points = -1; ///< WhiteScore, BlackScore
    std::uint32_t line = 0;
    std::string_view tags, movetext, eco, opening; ///< in the text of the source
};

/// What an event says of itself; of the games that have these tags.
struct EventTags {
    Pool::Index type = 0, country = 0, rounds = 0, time_control = 0;
    // As our exporter writes them.
    Pool::Index system = 0, system_text = 0, tie_breaks = 0, end_date = 0;
    Pool::Index arbiter = 0, deputies = 0, time_text = 0, initial_colour = 0;
    Pool::Index scoring = 0, accelerations = 0, prohibited = 0;
};

struct Entries {
    std::shared_ptr<const Source> source;
    Pool pool;
    std::vector<Entry> all;            ///< in the order of the file
    std::vector<EventTags> event_tags; ///< [i] belongs to all[i]
};

/// Reads the tags of every game; what cannot be read is said.
Entries read_entries(std::shared_ptr<const Source> source, Diagnostics& diagnostics);

/// "2024.01.27" with question marks for what is not known; forms of other programs as well. An
/// empty date where nothing is known.
Date read_date(std::string_view text);

/// A text of the standard's "?" and "-" is no text.
bool is_unknown(std::string_view text);

}

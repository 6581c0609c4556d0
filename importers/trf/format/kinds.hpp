#pragma once
/// The records of a TRF file, and which edition a file follows.

#include "date_order.hpp"
#include <hakem/source.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

namespace hakem::trf {

/// The editions of FIDE's Tournament Report File.
enum class Edition : std::uint8_t { trf06, trf16, trf26 };

std::string_view id_of(Edition edition);

/// What a line is.
enum class Kind : std::uint8_t {
    blank,
    comment,
    name,
    city,
    federation,
    start,
    end,
    players,
    rated,
    teams,
    type,
    chief_arbiter,
    deputy_arbiter,
    time_control,
    round_dates,
    rounds,
    initial_colour,
    scoring,
    ranking_method,
    pairing_controller,
    encoded_type,
    tie_breaks,
    standings_order,
    encoded_time_control,
    team_colours,
    team_scoring,
    player,
    national,
    old_team,
    bye,
    acceleration,
    prohibited,
    abnormal_points,
    line_up,
    team,
    team_byes,
    forfeited_match,
    information,
    xx_rounds,
    xx_colour,
    xx_absent,
    xx_prohibited,
    xx_acceleration,
    xx_scoring,
    xx_finished_game,  ///< of this program: unfinished when the next round was paired
    xx_list_tolerance, ///< of this program: how far the lists of teams may leave the order of UKD
    bb_scoring,
    tnr_rounds,
    clm_club,
    extension, ///< an extension that we know and keep as it is
    unknown,
};

/// Looks at the first columns only, but for XXS, XXA and XXC, whose ids other programs use for
/// other things: those are extensions.
Kind kind_of(std::string_view line);

/// Whether TRF26 brought the record (FIDE C.13, 2025).
bool is_of_trf26(Kind kind);

/// The three characters of a record id.
constexpr std::string_view id_of_line(std::string_view line) { return line.substr(0, 3); }

/// What must be known of a file before its cells can be read.
struct Survey {
    Edition edition = Edition::trf16;
    bool old_byes = false; ///< "0000 - +" of TRF06, and no letter for the byes that it stands for
    bool team_event = false;
    bool has_new_teams = false; ///< 310: the lines 013 only repeat it
    std::size_t players = 0;
    std::size_t records = 0; ///< lines that are a record of some TRF
    bool is_vega = false;    ///< the '|' separated file of Vega
    std::size_t shift = 0;   ///< characters before each record, where no line begins with one
    DateOrders dates{};
    Date event_day{};               ///< the last that is known
    std::size_t round_records = 0;  ///< 132 with one date each, one for each round; else 0
    std::uint32_t second_event = 0; ///< line from which on nothing is read; 0 = none
    std::vector<std::uint32_t> shifted_lines{}; ///< these alone have blanks before the record

    /// A line as it is read: without the blanks before it, where it alone has them.
    std::string_view read_as(std::uint32_t number, std::string_view text) const;
};

Survey survey(const Source& source);

/// Characters that stand before each line of a player where no line begins with one ("> 001 ..." of
/// a mail); 0 = none do.
std::size_t shift_of(const Source& source);

}

#pragma once
/// Records as lines of an edition.

#include "losses.hpp"
#include "trf/format/findings.hpp"
#include "trf/format/kinds.hpp"
#include <hakem/tournament.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hakem::trf {

/// From which edition into which.
struct Way {
    Edition from, to;
    bool keeps_plus = false; ///< "0000 - +", as in TRF06: which bye it is, nothing tells
    bool crosses() const { return (from == Edition::trf26) != (to == Edition::trf26); }
    bool to_new() const { return to == Edition::trf26; }
};

/// The record that says the same in the edition: 142 for XXR, 013 for 310.
Kind kind_in(Kind kind, const Way& way);
/// The record whose property it is: XXR and TNR say what 142 says.
Kind property_of(Kind kind);

/// The line of a record that comes once; empty where the tournament has nothing to say there.
std::string header_text(Kind kind, const Tournament& tournament);
/// Records that come once, in the order of the format.
std::span<const Kind> header_kinds();
bool is_header(Kind kind);
std::string deputy_text(const std::string& name);
std::string round_dates_text(const Tournament& tournament);
/// Whether 162 can say what results are worth.
bool fits_162(const Scoring& scoring);

/// A record that may come often, under the line it came from (0 = a new one).
using LinesByNumber = std::map<std::uint32_t, std::vector<std::string>>;

/// All of them but players and teams.
LinesByNumber list_texts(const Tournament& tournament, const Way& way, Losses& losses);

/// 240 or XXZ, 250 or XXA, 260 or XXP; XXJ.
void add_requests(const Tournament& tournament, const Way& way, Losses& losses,
                  LinesByNumber& lines);

/// A team as 310 or 013. `line` is the text that its cells are put into; empty = a new line.
std::string team_text(const Team& team, bool old_record, Losses& losses);
/// Cells of 310 (or 013) where `before` and `after` differ or the reader had to repair, put into
/// the line.
std::string changed_team(std::string_view line, const Team& before, const Team& after,
                         bool old_record, const Findings& findings, Losses& losses);

}

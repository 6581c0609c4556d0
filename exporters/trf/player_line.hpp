#pragma once
/// Lines 001 and national rating records.

#include "losses.hpp"
#include "record_text.hpp"
#include "trf/format/findings.hpp"
#include <hakem/tournament.hpp>

#include <string>
#include <string_view>

namespace hakem::trf {

/// A bye that TRF06 writes as "0000 - +".
bool is_plus(const RoundEntry& entry);

std::string player_text(const Player& player, const Way& way, Losses& losses);
std::string national_text(const Player& player, const Way& way, Losses& losses);
/// Whether a national rating record has something to say.
bool has_national_record(const Player& player);

/// A line 001 of the source with the cells that differ, or that had to be repaired, written anew.
std::string changed_player(std::string_view line, const Player& before, const Player& after,
                           const Way& way, const Findings& findings, Losses& losses);
std::string changed_national(std::string_view line, const Player& before, const Player& after,
                             const Way& way, const Findings& findings, Losses& losses);

}

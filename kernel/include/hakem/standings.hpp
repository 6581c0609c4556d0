#pragma once
/// Standings: the order of the competitors by points and tie-breaks.

#include <hakem/diagnostic.hpp>
#include <hakem/history.hpp>
#include <hakem/tie_break.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

class Registry;

struct RankOptions {
    std::string tie_breaks; ///< "PTS,BH/C1,BH"; empty = of the file, else our default
    std::string edition;    ///< id; empty = by the event's start date
    int after = 0;          ///< round; 0 = all held
    bool explain = false;
};

/// One place.
struct Standing {
    std::int32_t competitor = 0; ///< position in History::competitors
    std::int32_t id = 0;
    std::int32_t rank = 0;             ///< shared by those whom nothing separates
    std::vector<TieBreakValue> values; ///< [i] belongs to Standings::codes[i]
    int decided_by = -1; ///< index of the code that put it behind its predecessor; -1 = none
    bool out = false;    ///< annulled (regulation 29a): listed, not ranked
};

struct Standings {
    History history;
    const Edition* edition = nullptr;
    std::vector<TieBreakCode> codes; ///< PTS among them, at its place
    bool codes_declared = false;     ///< by the file or the user, not our default
    std::vector<Standing> rows;      ///< best first
};

/// Ranks a tournament. Codes that the rules forbid here or nobody knows are left out with a
/// diagnostic (RNK-...). Throws Error wrong_usage for an edition or list that `options` misspells.
/// The tournament must outlive the result.
Standings rank(const Tournament& tournament, const RankOptions& options, Registry& registry,
               Diagnostics& diagnostics);

}

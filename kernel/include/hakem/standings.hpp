#pragma once
/// Standings: the order of the competitors by points and tie-breaks.

#include <hakem/diagnostic.hpp>
#include <hakem/history.hpp>
#include <hakem/tie_break.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
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
    /// Seed of the lots that settle what the list leaves tied (art. 4); none = places are shared.
    std::optional<std::uint64_t> lot = {};
    /// Ids of a part of the field, ranked among themselves by the values of the whole event; only
    /// what looks at the tied alone (direct encounter) looks at the tied of this part.
    std::optional<std::vector<std::int32_t>> only = {};
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
    std::vector<bool> whole;         ///< [i]: all values of codes[i] are counts, ratings or places
    std::vector<int> decimals;       ///< [i]: what the values of codes[i] need, 1 or 2
    bool codes_declared = false;     ///< by the file or the user, not our default
    std::vector<Standing> rows;      ///< best first
    /// [i] is the article of codes[i], "FIDE C.07 (01.03.2026), 8.1"; filled only where the terms
    /// are, empty for the points.
    std::vector<std::string> rules;
    std::optional<std::uint64_t> lot; ///< the seed, where lots were drawn; "LOT" is the last code
    std::vector<Diagnostic> remarks;  ///< what was left out of the list or advised against
};

/// Ranks a tournament. Codes that the rules forbid here or nobody knows are left out with a
/// diagnostic (RNK-...). Throws Error wrong_usage for an edition or list that `options` misspells.
/// The tournament must outlive the result.
Standings rank(const Tournament& tournament, const RankOptions& options, Registry& registry,
               Diagnostics& diagnostics);

/// The code that put `lower` behind `upper` (positions in the rows); -1 where nothing did, or where
/// one of the two is not ranked.
int deciding_code(const Standings& standings, std::size_t upper, std::size_t lower);

}

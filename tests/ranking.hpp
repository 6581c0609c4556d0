#pragma once
/// Values and places in the order of the players, as a test writes them down.

#include "support.hpp"
#include <hakem/standings.hpp>

#include <map>
#include <string>
#include <string_view>

namespace hakem::test {

inline Standings ranked(const Tournament& tournament, std::string_view list,
                        std::string_view edition = {}) {
    Diagnostics diagnostics;
    RankOptions options;
    options.tie_breaks = list;
    options.edition = edition;
    return rank(tournament, options, registry(), diagnostics);
}

/// The values of a code by id; "none" where it is undefined.
inline std::map<std::int32_t, std::string>
values_by_id(const Tournament& tournament, std::string_view code, std::string_view edition = {}) {
    const auto standings = ranked(tournament, "PTS," + std::string(code), edition);
    std::map<std::int32_t, std::string> result;
    if (standings.codes.size() < 2) return result; // more where the code goes on with ties (37a)
    for (const auto& row : standings.rows)
        result[row.id] = row.values[1].value ? to_text(*row.values[1].value) : "none";
    return result;
}

/// The same as one line: "4.5 3.0 none".
inline std::string values(const Tournament& tournament, std::string_view code,
                          std::string_view edition = {}) {
    std::string line;
    for (const auto& [id, value] : values_by_id(tournament, code, edition))
        line += (line.empty() ? "" : " ") + value;
    return line;
}

/// What the explanation of a value says beside its terms, where the code stands first.
inline std::string told(const Tournament& tournament, std::string_view code, std::int32_t id,
                        std::string_view edition = {}, Language language = Language::english) {
    Diagnostics diagnostics;
    RankOptions options;
    options.tie_breaks = std::string(code) + ",PTS";
    options.edition = edition;
    options.explain = true;
    std::string all;
    for (const auto& row : rank(tournament, options, registry(), diagnostics).rows)
        for (const auto& decision : row.values[0].how)
            if (row.id == id) all += (all.empty() ? "" : "; ") + sentence_of(decision, language);
    return all;
}

/// The places by id after a list: "2 1 3 3".
inline std::string places(const Tournament& tournament, std::string_view list,
                          std::string_view edition = {}) {
    std::map<std::int32_t, std::int32_t> ranks;
    for (const auto& row : ranked(tournament, list, edition).rows) ranks[row.id] = row.rank;
    std::string line;
    for (const auto& [id, place] : ranks) line += (line.empty() ? "" : " ") + std::to_string(place);
    return line;
}

}

#pragma once
/// Standings for programs: "hakem.rank/1".

#include "command/inputs.hpp"
#include "rank_category.hpp"
#include "rank_why.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace hakem::command {

/// What `hakem rank` found, to be shown.
struct Ranked {
    const Input& input;
    const Standings& standings; ///< of the whole field
    const std::vector<CategoryStandings>& categories;
    const Standings& explained; ///< those that the comparisons are of
    const std::vector<Comparison>& comparisons;
    const Diagnostics& diagnostics;
    bool explain = false;
};

std::string rank_json(const Ranked& ranked);

/// An article; null for the points, which have none.
nlohmann::ordered_json rule_json(const std::string& rule);

/// As the rule prints it, of a list one after the other: "49.0", "4 4.5 5"; null for none.
nlohmann::ordered_json value_json(const TieBreakValue& value);

/// How the addends make a value, sentence by sentence.
nlohmann::ordered_json how_json(const std::vector<Decision>& how);

/// What each round, board or opponent brought to a value.
nlohmann::ordered_json terms_json(const std::vector<Term>& terms);

}

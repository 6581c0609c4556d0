#pragma once
/// Standings for programs: "hakem.rank/1".

#include "inputs.hpp"
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

/// What each round, board or opponent brought to a value.
nlohmann::ordered_json terms_json(const std::vector<Term>& terms);

}

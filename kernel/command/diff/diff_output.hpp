#pragma once
/// Two tournaments side by side, as people and programs read it.

#include "command/inputs.hpp"
#include "content/comparison.hpp"
#include "content/relation.hpp"
#include <hakem/document.hpp>

#include <cstddef>
#include <string>

namespace hakem::command {

/// All that the differences of two files are shown by.
struct TwoFiles {
    const Input& a;
    const Input& b;
    const content::Comparison& comparison;
    const content::Found& relation; ///< what B is to A
    std::size_t renumbered = 0;     ///< players with another starting number; no difference
    bool parts_only = false;        ///< --only
};

/// One section for the header, the players, the teams, the rounds and the standings each.
Document diff_document(const TwoFiles& files);

/// "hakem.diff/1".
std::string diff_json(const TwoFiles& files);

}

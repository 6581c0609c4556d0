#pragma once
/// Values of tie-breaks that a file carries (chess-results) against ours.

#include "submitted/changes.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hakem::submitted {

/// One competitor whose value is another.
struct ValueDifference {
    std::int32_t id = 0;
    std::string name;
    Points value;              ///< in the file
    std::optional<Exact> ours; ///< none = undefined
};

/// The change that gives the values of the file, or most of them.
struct ValueCause {
    std::string key; ///< message
    std::vector<std::string> arguments;
    std::string rule;
    std::size_t explained = 0, left = 0; ///< differences
    bool of_parameters = false;          ///< only what the number of the file leaves open: cuts
};

/// One column of the file.
struct ValueCheck {
    std::string name; ///< "37", as the file has it
    std::string code; ///< "BH/C1"; empty where it was not computed
    std::size_t compared = 0;
    std::vector<ValueDifference> differences;
    std::optional<ValueCause> cause;

    /// Values that nothing explains which the file may have meant.
    bool faulty() const {
        return !differences.empty() && !(cause && cause->left == 0 && cause->of_parameters);
    }
};

/// Compares each column that we have a code for; `from.options` say after which round.
std::vector<ValueCheck> check_values(const Departure& from, Registry& registry);

}

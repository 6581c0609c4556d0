#pragma once
/// What changes between two editions of the rules, and for whom (rank --compare).

#include "command/inputs.hpp"
#include <hakem/standings.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hakem::command {

/// A code as the two editions know it.
struct ComparedCode {
    TieBreakCode code;
    std::string rule; ///< its article, by the later edition where both have the code
    std::array<int, 2> index{-1, -1}; ///< in the codes of each; -1 = left out there
};

/// One competitor whose values or rank differ.
struct Change {
    std::int32_t id = 0;
    std::string name;
    std::array<std::int32_t, 2> ranks{}; ///< 0 = not ranked
    /// [i] belongs to the compared code i; set where the two differ.
    std::vector<std::optional<std::array<TieBreakValue, 2>>> values;

    /// Whom it passed and who passed it, by the code that turned the two around: the first that
    /// decided between them in either edition.
    struct Mover {
        std::size_t code = 0; ///< of the compared codes
        std::vector<std::int32_t> passed, passed_by;
    };
    std::vector<Mover> movers;
};

struct EditionChanges {
    std::vector<ComparedCode> codes;
    std::vector<Change> changes; ///< in the order of the second standings
};

EditionChanges changes_between(const Standings& before, const Standings& after);

/// Ranks by both editions of the command and shows what differs.
ExitCode compare_editions(Session session, const RankCommand& command, const Input& input);

}

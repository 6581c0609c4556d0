#pragma once
/// The standings that a file carries against ours: what differs, and why.

#include "submitted/agreement.hpp"
#include "submitted/values.hpp"
#include <hakem/document.hpp>
#include <hakem/registry.hpp>

#include <optional>
#include <string>
#include <vector>

namespace hakem::submitted {

enum class State : std::uint8_t {
    none,             ///< no ranks, or no round was held
    without_rounds,   ///< a list of final standings: nothing to compute them from
    starting_numbers, ///< the ranks are an order of the list, no standings
    names,
    ratings,
    same,      ///< as ours; who shares a place may stand in any order
    by_a_list, ///< the file names no tie-breaks, and the ranks contradict no points
    differs,   ///< of a file that names none: ranks contradict the points
};

/// The one change that gives the ranks of the file, or most of them.
struct Cause {
    std::string key; ///< message: what it changes
    std::vector<std::string> arguments;
    std::string rule;
    std::string edition;        ///< id, of these standings
    std::string codes;          ///< "PTS, BH, SB", of these standings
    std::size_t explained = 0;  ///< differences that it removes
    std::size_t left = 0;       ///< differences that stay
    bool of_list = false;       ///< only the list is another
    bool of_tie_breaks = false; ///< only the list or its edition is another
    int after = 0;              ///< standings after another round; 0 = as ours
    TieOrder tie_order = TieOrder::shared;
    bool of_points_alone = false; ///< the ranks are as ours, and would not be with it
};

/// A competitor whose rank or points differ.
struct Difference {
    std::int32_t id = 0;
    std::string name;
    bool of_points = false, of_rank = false;
    std::optional<Points> points, game_points; ///< in the file; of teams match and game points
    Points our_points, our_game_points;
    std::int32_t rank = 0, our_rank = 0; ///< 0 = none
    bool shares_rank = false;            ///< somebody else has the same in the file
    /// Whoever has the place in ours that the file gives to this one, and what separates the two.
    std::int32_t other = 0; ///< id; 0 = nobody
    std::string other_name;
    std::string code; ///< empty = nothing separates them
    TieBreakValue value, other_value;
};

struct Review {
    State state = State::none;
    std::string edition; ///< id
    std::string codes;   ///< "PTS, BH/C1, BH"
    bool declared = false;
    bool teams = false;
    int after = 0, held = 0;
    std::size_t ranks = 0;  ///< compared
    std::size_t points = 0; ///< compared
    TieOrder tie_order = TieOrder::shared;
    bool slip = false; ///< by_a_list: ours gives all ranks but one or two
    std::vector<Difference> differences;
    std::optional<Cause> cause;
    std::vector<std::int32_t> against_abnormal; ///< whose points fit without a record 299
    std::uint32_t abnormal_line = 0;            ///< of the first such record
    Phrase of_rounds; ///< where there is no cause: what is wrong in the rounds themselves
    std::vector<std::int32_t> in_fault; ///< whom it touches; empty = not known
    std::vector<Diagnostic> remarks;    ///< what was left out of the list
    std::vector<ValueCheck> values;     ///< of the tie-breaks that the file carries

    std::size_t different_ranks() const;
    std::size_t different_points() const;
    std::size_t different_values() const;
    /// Whether the cause supposes other rules, and explains too little to be believed.
    bool guesses() const;
    /// A rank, points or a value that nothing in the rules explains.
    bool faulty() const;
};

/// Compares all that the file carries; one ranking where nothing differs, some hundred at most.
Review review(const Tournament& tournament, Registry& registry);

}

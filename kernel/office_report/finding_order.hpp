#pragma once
/// In which order findings are told: a cause before what may follow from it.

#include "batch/entry.hpp"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::office_report {

/// Neither a note nor let pass.
bool counts(const batch::Finding& finding);

/// Of an argument of a message, by its name in the catalogue; empty where it has none.
std::string argument_of(const Diagnostic& finding, std::string_view name);

/// Findings of one file.
class FindingOrder {
public:
    explicit FindingOrder(const std::vector<batch::Finding>& findings);

    /// Whether it may be gone by itself once the games or the teams of the file are mended: rounds
    /// and standings are computed from them. What is about single players follows from a game only
    /// where they are in it: else the file would come back a second time.
    bool may_follow(const Diagnostic& finding) const;

    /// Whether one is told before the other: causes first, then the worst, then what is about
    /// games, rounds, players and the event.
    bool before(const Diagnostic& a, const Diagnostic& b) const;

private:
    void involve(const Diagnostic& finding);
    /// Whether it is about somebody in a game that cannot be.
    bool is_involved(const Diagnostic& finding) const;

    std::int32_t first_round_ = 0; ///< with a game that cannot be; 0 = none
    bool teams_ = false;           ///< a player is in no team's list, or in two
    bool anybody_ = false;         ///< such a game names nobody
    std::set<std::string> players_;
    std::set<std::uint32_t> lines_; ///< of players
};

/// The finding that counts and is told before all others; nullptr = none counts.
const batch::Finding* first_told(const std::vector<batch::Finding>& findings);

}

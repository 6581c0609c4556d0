#pragma once
/// In which order findings are told: a cause before what may follow from it.

#include "batch/entry.hpp"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hakem::office_report {

/// Neither a note nor let pass.
bool counts(const batch::Finding& finding);

/// Of an argument of a message, by its name in the catalogue; empty where it has none.
std::string argument_of(const Diagnostic& finding, std::string_view name);

/// Whom findings are about, by number or by line.
class Involved {
public:
    void add(const Diagnostic& finding);
    void add(const std::string& player) { players_.insert(player); }
    bool has(const Diagnostic& finding) const;

private:
    bool anybody_ = false; ///< a finding names nobody
    std::set<std::string> players_;
    std::set<std::uint32_t> lines_; ///< of players
};

/// Findings of one file.
class FindingOrder {
public:
    explicit FindingOrder(const std::vector<batch::Finding>& findings);

    /// Whether it may be gone by itself once another finding is mended: rounds and standings are
    /// computed from games and teams. What is about single players follows from a game only where
    /// they are in it: else the file would come back a second time.
    bool may_follow(const batch::Finding& finding) const;

    /// Whether others follow from it, whatever it weighs itself: also a note is told then.
    bool leads(const batch::Finding& finding) const;

    /// Whether one is told before the other: causes first, then the worst, then what is about
    /// games, rounds, players and the event.
    bool before(const batch::Finding& a, const batch::Finding& b) const;

private:
    void note(const batch::Finding& finding);
    void note_games(const Diagnostic& finding);
    void note_rematch(const Diagnostic& finding, const std::vector<batch::Finding>& all);
    bool follows_from_round(const batch::Finding& finding) const;
    bool follows_from_games(const Diagnostic& finding) const;
    bool follows_from_cut(const Diagnostic& finding) const;

    std::int32_t first_round_ = 0; ///< with a game that cannot be; 0 = none
    bool cut_ = false;             ///< the file breaks off
    bool teams_ = false;           ///< a player is in no team's list, or in two
    bool open_ = false;            ///< a game has no result, or is one too many of two players
    bool points_ = false, ranks_ = false;
    bool list_ = false;   ///< the ranks are by another list of tie-breaks than that of the file
    bool future_ = false; ///< the event is after the day of its report
    bool year_ = false;   ///< the dates of the event are of another year
    std::set<std::string> lacking_; ///< teams that a player in none plays for; "0" = not known
    Involved games_, results_;
    std::set<std::int32_t> differing_, rematches_;             ///< rounds
    std::set<std::pair<std::uint32_t, std::uint32_t>> unread_; ///< lines and columns of results
    std::uint32_t cut_line_ = 0;
};

/// The finding that counts and is told before all others; nullptr = none counts.
const batch::Finding* first_told(const std::vector<batch::Finding>& findings);

}

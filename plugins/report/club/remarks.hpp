#pragma once
/// What is to remark on the rounds of players and teams, in cards and lists.

#include "rounds.hpp"
#include <hakem/short_teams.hpp>

#include <map>
#include <set>
#include <utility>

namespace hakem::club {

/// Remarks on all rounds of a history. Both must outlive it.
class Remarks {
public:
    Remarks(const Tournament& tournament, const History& history);

    /// "bye", "won by forfeit", "adjourned, finished later"; of a team that was short what became
    /// of the match (regulation 23.2). Empty for an ordinary game.
    Phrase on(std::int32_t competitor, int round) const;

    /// The same of a match for a list of matches: names the team that was short.
    Phrase on_match(std::int32_t first, std::int32_t second, int round) const;

private:
    using Place = std::pair<int, std::int32_t>; ///< round, competitor

    void add_finished_games(const Tournament& tournament);
    void add_short_matches(const Tournament& tournament);
    const ShortMatch* short_match(std::int32_t competitor, int round) const;

    const History& history_;
    std::set<Place> finished_; ///< adjourned once (XXJ)
    std::map<Place, ShortMatch> short_;
};

}

#pragma once
/// The lists of teams (regulation 24) and what their strength is made of (25).

#include <hakem/document.hpp>
#include <hakem/line_up.hpp>
#include <hakem/team_strength.hpp>
#include <hakem/tournament.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::club {

/// The lists of all teams of an event. The tournament must outlive it.
class TeamLists {
public:
    explicit TeamLists(const Tournament& tournament);

    /// The mean UKD by 25, by the regulation; else what the file declares.
    Cell strength(std::int32_t team) const;

    /// How it was found (25.1, 25.2): the sum, who is counted with an assumed UKD, who was not
    /// there. Empty for other events.
    std::vector<Phrase> computation(std::int32_t team) const;

    /// Who counts in it, with what; an assumed UKD stands in brackets.
    Cell counted(std::int32_t team, std::int32_t id) const;

    /// Main player or reserve, by the place in the list (from 0); empty where no team has reserves.
    Cell role(std::size_t place) const;

    /// The list for a card: order, number, name, UKD, main or reserve.
    Table on_card(std::int32_t team) const;

    /// The lists of two teams side by side, with the board of each player who has one: below a
    /// player of a team only higher boards follow (24.3).
    Table side_by_side(std::int32_t first, std::int32_t second,
                       const std::vector<MatchBoard>& boards) const;

    /// UKD by the regulation and where the event knows no other rating.
    Cell rating(const Player& player) const;
    std::string_view rating_key() const { return by_ukd_ ? "national-rating" : "rating"; }

private:
    const Player* player_at(std::int32_t team, std::size_t place) const;
    Row side(const Player* player) const;
    std::string named(std::int32_t id) const;

    const Tournament& tournament_;
    PlayerIndex index_;
    std::vector<TeamStrength> strengths_; ///< by the regulation only
    std::size_t boards_;
    bool reserves_ = false, by_ukd_ = false;
};

}

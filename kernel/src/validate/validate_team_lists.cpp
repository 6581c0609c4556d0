// The lists of the teams by the federation's regulation, article 24.

#include "validation.hpp"
#include <hakem/line_up.hpp>

#include <algorithm>

namespace hakem::validation {

namespace {

/// Regulation 24.2.
constexpr std::int32_t most_tolerance = 50;

/// The list of a team beside the order that regulation 24.2 asks for, reserves included.
class TeamList {
public:
    TeamList(const Check& check, const Team& team, std::vector<const Player*> players)
        : check_(check), team_(team), players_(std::move(players)) {}

    /// Up to 50 points may have been announced, which only XXL tells.
    void check_order() {
        const auto& t = check_.tournament();
        const bool told = t.list_tolerance_line != 0 || t.list_tolerance != 0;
        tolerance_ = told ? t.list_tolerance : most_tolerance;
        check_within("TRN-0501", Severity::error);
        if (told) return;
        tolerance_ = 0;
        check_within("TRN-0519", Severity::warning);
    }

private:
    /// One finding for each player who has to move; a misplaced one is not said of all the others.
    void check_within(std::string_view code, Severity severity) {
        code_ = code;
        severity_ = severity;
        faults_.assign(players_.size(), 0);
        std::vector<std::size_t> settled;
        for (std::size_t i = 0; i < players_.size(); ++i)
            for (std::size_t j = i + 1; j < players_.size(); ++j)
                if (offends(i, j)) ++faults_[i], ++faults_[j];
        for (;;) {
            const auto most = std::max_element(faults_.begin(), faults_.end());
            if (most == faults_.end() || *most == 0) break;
            settled.push_back(static_cast<std::size_t>(most - faults_.begin()));
            settle(settled.back());
        }
        std::sort(settled.rbegin(), settled.rend());
        for (const auto place : settled)
            players_.erase(players_.begin() + static_cast<std::ptrdiff_t>(place));
    }

    /// Whether the upper of the two may not stand there.
    bool offends(std::size_t upper, std::size_t lower) const {
        const auto high = players_[upper]->national_rating, low = players_[lower]->national_rating;
        if (high == 0) return low > 0;
        return low - high > tolerance_;
    }

    /// Says what is wrong with a player's place, and looks at the list without him from then on.
    void settle(std::size_t place) {
        std::size_t above = place, below = place, uppers = 0, lowers = 0;
        for (std::size_t i = 0; i < players_.size(); ++i) {
            if (i == place || faults_[i] == 0) continue;
            if (!offends(std::min(i, place), std::max(i, place))) continue;
            --faults_[i];
            if (i < place) {
                if (++uppers == 1) above = i;
            } else if (++lowers == 1 || is_stronger(i, below)) {
                below = i;
            }
        }
        faults_[place] = 0;
        const auto column = check_.list_column_of(team_);
        const auto cell = check_.place_of(players_[place]->id, team_.line, column);
        if (lowers >= uppers)
            say(cell, *players_[place], *players_[below]);
        else
            say(cell, *players_[above], *players_[place]);
    }

    bool is_stronger(std::size_t a, std::size_t b) const {
        return players_[a]->national_rating > players_[b]->national_rating;
    }

    void say(const Place& cell, const Player& upper, const Player& lower) const {
        const auto team = std::to_string(team_.id), high = std::to_string(upper.id),
                   low = std::to_string(lower.id);
        const auto rating = std::to_string(lower.national_rating);
        if (upper.national_rating == 0)
            return check_.say_at(Severity::error, "TRN-0502", cell, {team, high, low, rating});
        check_.say_at(
            severity_, code_, cell,
            {team, high, std::to_string(upper.national_rating), low, rating,
             std::to_string(lower.national_rating - upper.national_rating),
             std::to_string(tolerance_ != 0 || severity_ == Severity::error ? tolerance_
                                                                            : most_tolerance)});
    }

    const Check& check_;
    const Team& team_;
    std::vector<const Player*> players_; ///< in the order of the list
    std::vector<std::size_t> faults_;    ///< pairs of each player that offend and are not yet said
    std::int32_t tolerance_ = 0;
    std::string_view code_;
    Severity severity_ = Severity::error;
};

}

void check_team_lists(const Check& check, const History& history) {
    const auto& t = check.tournament();
    const LineUps line_ups(t);
    const bool known = !t.team_colours.empty() || history.rounds > 0;
    for (std::size_t i = 0; i < t.teams.size(); ++i) {
        const auto& team = t.teams[i];
        std::vector<const Player*> players;
        for (const auto position : line_ups.list_of(static_cast<std::int32_t>(i)))
            players.push_back(&t.players[static_cast<std::size_t>(position)]);
        const auto size = players.size();
        TeamList(check, team, std::move(players)).check_order();      // 24.2
        if (known && size < static_cast<std::size_t>(history.boards)) // 24.1
            check.say_at(
                Severity::warning, "TRN-0514", team.line, check.list_column_of(team), 4,
                {std::to_string(team.id), std::to_string(size), std::to_string(history.boards)});
    }
}

}

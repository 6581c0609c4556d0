#include "prizes/prize_list.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::prizes {

namespace {

/// Said of the player with White, or of the one who has nobody against him in the file.
bool speaks(const RoundEntry& entry) {
    return entry.colour != Colour::black || entry.opponent == 0;
}

/// What of the plan does not fit the event.
class PlanCheck {
public:
    PlanCheck(const Plan& plan, const Tournament& tournament, Diagnostics& diagnostics)
        : plan_(plan), tournament_(tournament), diagnostics_(diagnostics),
          teams_(is_team_event(tournament)) {}

    void run() const {
        for (const auto* list : {&plan_.expelled, &plan_.stayed})
            check_numbers(list->numbers, teams_, list->line, list->column);
        for (const auto& category : plan_.categories) check(category);
    }

private:
    void say(Severity severity, std::string_view code, const Category& category) const {
        diagnostics_.add(severity, code, category.line, category.column, 1, {category.name});
    }

    bool has(std::int64_t number, bool team) const {
        const auto is = [&](const auto& one) { return one.id == number; };
        return team ? std::any_of(tournament_.teams.begin(), tournament_.teams.end(), is)
                    : std::any_of(tournament_.players.begin(), tournament_.players.end(), is);
    }

    void check_numbers(const std::vector<std::int64_t>& numbers, bool team, std::uint32_t line,
                       std::uint32_t column) const {
        for (const auto number : numbers)
            if (!has(number, team))
                diagnostics_.add(Severity::error, "PRZ-0016", line, column, 1,
                                 {fmt::to_string(number)});
    }

    void check(const Category& category) const {
        const bool of_teams = teams_ && !category.by_percentage;
        for (const auto* numbers : {&category.include, &category.exclude, &category.who.numbers})
            check_numbers(*numbers, of_teams, category.line, category.column);
        if (category.by_percentage && !teams_) return say(Severity::error, "PRZ-0019", category);
        if (of_teams && category.who.needs_players())
            return say(Severity::error, "PRZ-0018", category);
        if (of_teams || !category.include.empty()) return;
        const auto& players = tournament_.players;
        if (std::all_of(players.begin(), players.end(), [&](const Player& player) {
                return fits(category.who, player, tournament_.start) == Answer::no;
            }))
            say(Severity::warning, "PRZ-0017", category);
    }

    const Plan& plan_;
    const Tournament& tournament_;
    Diagnostics& diagnostics_;
    bool teams_;
};

}

bool is_over(const Tournament& tournament, Diagnostics& diagnostics) {
    const auto held = rounds_held(tournament), scheduled = rounds_scheduled(tournament);
    bool over = held >= scheduled && held > 0;
    if (!over)
        diagnostics.add(Severity::error, "PRZ-0101", 0, 0, 0,
                        {fmt::to_string(held), fmt::to_string(scheduled)});
    for (const auto& player : tournament.players)
        for (std::size_t r = 0; r < player.rounds.size(); ++r) {
            const auto& entry = player.rounds[r];
            const bool open =
                entry.outcome == Outcome::adjourned || entry.outcome == Outcome::pending;
            if (!open || static_cast<int>(r) >= held) continue;
            over = false;
            if (speaks(entry))
                diagnostics.add(Severity::error, "PRZ-0102", player.line, 0, 0,
                                {fmt::to_string(player.id), fmt::to_string(entry.opponent),
                                 fmt::to_string(r + 1)});
        }
    return over;
}

void check_plan(const Plan& plan, const Tournament& tournament, Diagnostics& plan_diagnostics) {
    PlanCheck(plan, tournament, plan_diagnostics).run();
}

}

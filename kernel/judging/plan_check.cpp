#include "judging/plan_check.hpp"

#include <hakem/age_group.hpp>
#include <hakem/rating_system.hpp>
#include <hakem/system_name.hpp>
#include <hakem/time_control.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace hakem::judging {

namespace {

constexpr std::int32_t minutes_of_day = 24 * 60;

std::string system_argument(std::string_view id) {
    return message_argument(fmt::format("plan.{}", id));
}

class PlanCheck {
public:
    PlanCheck(const Tournament& tournament, const PlanRules& rules, const Schedule* schedule,
              Diagnostics& diagnostics)
        : tournament_(tournament), rules_(rules), schedule_(schedule), diagnostics_(diagnostics) {
        for (const auto& player : tournament.players)
            strongest_ = std::max({strongest_, player.rating, player.national_rating});
        if (const auto control = time_control_of(tournament)) control_ = *control;
    }

    void run() {
        check_days();
        check_gaps();
        check_strong();
        check_categories();
        check_systems();
        check_registration();
    }

private:
    /// When a round is: from the schedule, else its date in the file.
    std::vector<Moment> rounds() const {
        if (schedule_ != nullptr && !schedule_->starts.empty()) return schedule_->starts;
        std::vector<Moment> moments;
        for (const auto& date : tournament_.round_dates) moments.push_back({date, -1});
        return moments;
    }

    bool is_strong() const {
        return rules_.strong_rating != 0 && strongest_ >= rules_.strong_rating;
    }

    struct DayLimit {
        std::int32_t rounds = 0; ///< 0 = none
        bool of_strong = false;  ///< because of a strong player
    };

    /// The strictest of the rules that apply.
    DayLimit most_rounds_a_day() const {
        DayLimit most{rules_.rounds_a_day, false};
        const auto limit = [&most](bool applies, std::int32_t rounds, bool of_strong) {
            if (applies && rounds != 0 && (most.rounds == 0 || rounds < most.rounds))
                most = {rounds, of_strong};
        };
        limit(schedule_ != nullptr && schedule_->rated_by_fide, rules_.fide_rounds_a_day, false);
        limit(is_strong(), rules_.strong_rounds_a_day, true);
        return most;
    }

    /// The source names no thinking time, and its gaps leave room for more rapid rounds than four:
    /// of rapid and blitz it is told and decides nothing.
    void check_days() {
        const auto most = most_rounds_a_day();
        if (most.rounds == 0) return;
        const auto time_class = time_class_of(tournament_).value_or(TimeClass::standard);
        const auto severity =
            time_class == TimeClass::standard ? Severity::warning : Severity::note;
        for (const auto& [date, count] : rounds_by_day()) {
            if (count <= most.rounds) continue;
            std::vector<std::string> arguments = {to_readable_text(date), std::to_string(count),
                                                  std::to_string(most.rounds)};
            if (!most.of_strong) {
                say(severity, "PLN-0102", std::move(arguments));
                continue;
            }
            arguments.push_back(std::to_string(strongest_));
            arguments.push_back(std::to_string(rules_.strong_rating));
            say(severity, "PLN-0109", std::move(arguments));
        }
    }

    std::map<Date, std::int32_t> rounds_by_day() const {
        std::map<Date, std::int32_t> days;
        for (const auto& moment : rounds())
            if (moment.date.complete()) ++days[moment.date];
        return days;
    }

    /// The gap of the longest thinking time of the table that is not longer than this one.
    std::int32_t least_gap() const {
        if (!control_) return 0;
        const auto seconds = seconds_for_60_moves(*control_);
        std::int32_t gap = 0;
        for (const auto& row : rules_.gaps)
            if (row.minutes * 60 + row.increment * 60 <= seconds) gap = row.gap;
        return gap;
    }

    void check_gaps() {
        const auto least = least_gap();
        if (least == 0) return;
        const auto all = rounds();
        bool timed = false;
        for (std::size_t r = 1; r < all.size(); ++r) {
            const auto &before = all[r - 1], &now = all[r];
            if (before.minutes < 0 || now.minutes < 0) continue;
            timed = true;
            const auto gap = (day_number(now.date) - day_number(before.date)) * minutes_of_day +
                             now.minutes - before.minutes;
            if (gap < least)
                say(Severity::warning, "PLN-0101",
                    {std::to_string(r), std::to_string(r + 1), std::to_string(gap),
                     std::to_string(least)});
        }
        if (!timed) check_room(least);
    }

    /// Without times of day: what no day has room for.
    void check_room(std::int32_t least) {
        for (const auto& [date, count] : rounds_by_day())
            if ((count - 1) * least >= minutes_of_day)
                say(Severity::warning, "PLN-0108",
                    {to_readable_text(date), std::to_string(count), std::to_string(least)});
    }

    void check_strong() {
        if (!is_strong() || rules_.strong_minutes == 0 || !control_) return;
        if (seconds_for_60_moves(*control_) >=
            (rules_.strong_minutes + rules_.strong_increment) * 60)
            return;
        say(Severity::warning, "PLN-0103",
            {std::to_string(strongest_),
             fmt::format("{}+{}", rules_.strong_minutes, rules_.strong_increment)});
    }

    /// Groups of a file are categories where they are fields of their own. The ages that
    /// Swiss-Manager marks players with (U12, S65) are none: all play in one field.
    std::vector<Schedule::Category> categories() const {
        if (schedule_ != nullptr && !schedule_->categories.empty()) return schedule_->categories;
        if (!are_apart()) return {};
        std::map<std::string, std::int32_t> groups;
        for (const auto& player : tournament_.players)
            if (!player.group.empty()) ++groups[player.group];
        std::vector<Schedule::Category> all;
        for (const auto& [name, players] : groups) all.push_back({name, players});
        return all;
    }

    void check_categories() {
        for (const auto& category : categories()) {
            const bool small = category.players < rules_.smallest_category;
            if (small && category.players != 0)
                say(Severity::warning, "PLN-0104",
                    {category.name, std::to_string(category.players),
                     std::to_string(rules_.smallest_category)});
            const auto age = age_of_group(category.name);
            if (rules_.even_ages && age >= 5 && age <= 20 && age % 2 != 0)
                say(Severity::note, "PLN-0106",
                    {category.name, std::to_string(age - 1), std::to_string(age + 1)});
        }
    }

    /// Each category is a field of its own.
    void check_systems() {
        const bool teams = is_team_event(tournament_);
        const auto all = categories();
        if (!all.empty() && !teams) {
            for (const auto& category : all) check_system(category.players, false, category.name);
            return;
        }
        const auto players = tournament_.players.empty()
                                 ? tournament_.declared_players.value_or(0)
                                 : static_cast<std::int32_t>(tournament_.players.size());
        check_system(teams ? static_cast<std::int32_t>(tournament_.teams.size()) : players, teams);
    }

    /// Whether all players have a group, and there are games, all between players of one group.
    bool are_apart() const {
        bool games = false;
        for (const auto& player : tournament_.players) {
            if (player.group.empty()) return false;
            for (const auto& entry : player.rounds) {
                const auto at = index_[entry.opponent];
                if (at < 0) continue;
                games = true;
                if (tournament_.players[static_cast<std::size_t>(at)].group != player.group)
                    return false;
            }
        }
        return games;
    }

    void check_system(std::int32_t field, bool teams, std::string_view category = {}) {
        const auto found = std::find_if(
            rules_.systems.begin(), rules_.systems.end(), [&](const ExpectedSystem& expected) {
                return expected.teams == teams && expected.from <= field && field <= expected.to;
            });
        if (found == rules_.systems.end()) return;
        const auto system = name_of(system_of(tournament_));
        const auto rounds = rounds_scheduled(tournament_);
        if (system == found->system && rounds == found->rounds) return;
        say(Severity::note, "PLN-0105",
            {category.empty() ? std::to_string(field) : fmt::format("{} ({})", field, category),
             system_argument(found->system), std::to_string(found->rounds), system_argument(system),
             std::to_string(rounds),
             found->source.empty() ? std::string() : fmt::format(" ({})", found->source)});
    }

    void check_registration() {
        if (schedule_ == nullptr || !schedule_->registration_minutes) return;
        if (*schedule_->registration_minutes < rules_.registration_minutes)
            say(Severity::warning, "PLN-0107",
                {std::to_string(*schedule_->registration_minutes),
                 std::to_string(rules_.registration_minutes)});
    }

    void say(Severity severity, std::string_view code, std::vector<std::string> arguments) {
        diagnostics_.add(severity, code, 0, 0, 1, std::move(arguments));
    }

    const Tournament& tournament_;
    const PlanRules& rules_;
    const Schedule* schedule_;
    Diagnostics& diagnostics_;
    std::int32_t strongest_ = 0;
    std::optional<TimeControl> control_;
    PlayerIndex index_{tournament_};
};

}

void check_plan(const Tournament& tournament, const PlanRules& rules, const Schedule* schedule,
                Diagnostics& diagnostics) {
    PlanCheck(tournament, rules, schedule, diagnostics).run();
}

}

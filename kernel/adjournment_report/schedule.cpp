#include "schedule.hpp"

#include "times.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::adjournments {

Schedule::Schedule(const Papers& papers, const Calendar& calendar)
    : tournament_(papers.tournament), calendar_(calendar), index_(papers.tournament),
      teams_(is_team_event(papers.tournament)),
      rounds_(static_cast<std::int32_t>(rounds_scheduled(papers.tournament))) {
    if (const auto control = time_control_of(tournament_))
        seconds_ = 2 * seconds_for_60_moves(*control);
    for (const auto& player : tournament_.players)
        for (std::size_t r = 0; r < player.rounds.size(); ++r)
            if (player.rounds[r].opponent != 0)
                paired_ = std::max(paired_, static_cast<std::int32_t>(r + 1));
    has_days_ =
        one_day() || std::any_of(tournament_.round_dates.begin(), tournament_.round_dates.end(),
                                 [](const Date& date) { return date.complete(); });
    for (const auto& game : papers.games) {
        const auto round = game.now.key.round;
        constexpr std::int32_t most_rounds = 1000;
        // A game that was adjourned twice has the session of its resumption in the envelope.
        if (round < 1 || round > most_rounds || game.now.adjourned_times > 1) continue;
        const auto at = static_cast<std::size_t>(round) - 1;
        if (at >= starts_.size()) starts_.resize(at + 1);
        if (!starts_[at]) starts_[at] = game.now.envelope.session_start;
    }
}

bool Schedule::one_day() const {
    return tournament_.start.complete() && tournament_.start == tournament_.end;
}

Date Schedule::day_of_round(std::int32_t round) const {
    const auto at = static_cast<std::size_t>(round) - 1;
    if (at >= tournament_.round_dates.size() || !tournament_.round_dates[at].complete())
        return one_day() && round >= 1 && round <= rounds_ ? tournament_.start : Date();
    return tournament_.round_dates[at];
}

Moment Schedule::start_of_round(std::int32_t round) const {
    const auto at = static_cast<std::size_t>(round) - 1;
    if (at < calendar_.round_starts.size() && calendar_.round_starts[at])
        return calendar_.round_starts[at];
    return at < starts_.size() ? starts_[at] : Moment();
}

bool Schedule::plays(std::int32_t id, std::int32_t round) const {
    for (const auto& bye : tournament_.byes) // in a team event they are of teams
        if (!teams_ && bye.round == round &&
            std::find(bye.ids.begin(), bye.ids.end(), id) != bye.ids.end())
            return false;
    if (round > paired_) return true;
    const auto at = index_[id];
    if (at < 0) return false;
    const auto* entry = entry_of(tournament_.players[static_cast<std::size_t>(at)], round);
    return entry != nullptr && entry->opponent != 0;
}

std::int64_t Schedule::remaining(const AdjournedGame& game) {
    const auto clocks = clocks_to_set(game).value_or(game.clocks);
    std::int64_t all =
        std::max<std::int64_t>(clocks.white, 0) + std::max<std::int64_t>(clocks.black, 0);
    for (const auto colour : {Colour::white, Colour::black})
        all += game.envelope.increment * std::max<std::int64_t>(0, 60 - moves_made(game, colour));
    return all;
}

Moment Schedule::end_of_resumption(const AdjournedGame& game) {
    const auto& resume = game.kept.resume;
    return resume ? Moment{resume.seconds + remaining(game)} : Moment();
}

std::string hours_text(std::int64_t seconds) {
    return fmt::format("{}:{:02}", seconds / 3600, seconds / 60 % 60);
}

}

// Checks of the calendar: each finding names its article or source and what to do.

#include "calendar.hpp"

#include "hours.hpp"
#include "words.hpp"

#include <algorithm>
#include <map>

namespace hakem::adjournments {

namespace {

bool share_a_player(const GameKey& a, const GameKey& b) {
    return a.white == b.white || a.white == b.black || a.black == b.white || a.black == b.black;
}

class CalendarCheck {
public:
    CalendarCheck(const Papers& papers, const Calendar& calendar, Diagnostics& diagnostics)
        : papers_(papers), calendar_(calendar), diagnostics_(diagnostics),
          schedule_(papers, calendar), now_(now_of(papers)),
          by_regulation_(follows_regulation(papers.tournament) &&
                         system_of(papers.tournament) == System::swiss) {
        for (const auto* game : open_games(papers)) games_.push_back(&game->now);
    }

    void run() {
        if (games_.empty()) return;
        pooled_days();
        for (const auto* game : games_) {
            day_of_resumption(*game);
            limit(*game);
            rounds_of_the_day(*game);
        }
        two_resumptions();
        if (by_regulation_) twice();
        check_hours(papers_, calendar_, schedule_, diagnostics_);
        notes();
    }

private:
    void tell(Severity severity, std::string_view code, std::vector<std::string> arguments) {
        diagnostics_.add(severity, code, 0, 0, 1, std::move(arguments));
    }
    /// "round {0}, {1} - {2}: ..." and what else the message needs.
    void add(Severity severity, std::string_view code, const AdjournedGame& game,
             std::vector<std::string> more = {}) {
        std::vector<std::string> all = {std::to_string(game.key.round),
                                        name_of(papers_.tournament, game, Colour::white),
                                        name_of(papers_.tournament, game, Colour::black)};
        all.insert(all.end(), more.begin(), more.end());
        tell(severity, code, std::move(all));
    }

    /// Pooled days come before the last round.
    void pooled_days() {
        const auto last = schedule_.day_of_round(schedule_.rounds());
        for (const auto& day : calendar_.pooled)
            if (last && day >= last)
                tell(Severity::warning, "ADJ-0318",
                     {to_readable_text(day), to_readable_text(last)});
    }

    /// The pooled day, or the next one, on which a game can be played on.
    std::string suggestion(const AdjournedGame& game) const {
        const auto adjourned = day_of(game.stopped ? game.stopped : game.handed);
        Date best;
        for (const auto& day : calendar_.pooled)
            if (day > adjourned && (!best || day < best)) best = day;
        return best ? to_readable_text(best) : word_argument("next-day");
    }

    void day_of_resumption(const AdjournedGame& game) {
        const auto resume = game.kept.resume;
        const auto adjourned = game.stopped ? game.stopped : game.handed;
        if (!resume) {
            if (game.phase != AdjournmentPhase::sealing)
                add(Severity::warning, "ADJ-0317", game, {suggestion(game)});
            return;
        }
        if (resume <= adjourned)
            add(Severity::error, "ADJ-0301", game,
                {to_readable_text(resume), to_readable_text(adjourned)});
        const auto& pooled = calendar_.pooled;
        if (!pooled.empty() &&
            std::find(pooled.begin(), pooled.end(), day_of(resume)) == pooled.end())
            add(Severity::warning, "ADJ-0316", game,
                {to_readable_text(day_of(resume)), suggestion(game)});
        const bool waits = game.phase == AdjournmentPhase::adjourned;
        if (waits && now_.seconds > resume.seconds + game.kept.default_time)
            add(Severity::warning, "ADJ-0319", game,
                {to_readable_text(resume), to_readable_text(now_)});
    }

    /// 22.1 and the last round.
    void limit(const AdjournedGame& game) {
        const auto deadline = deadline_of(papers_.tournament, game.key);
        if (deadline.round == 0) {
            if (schedule_.rounds() != 0 && game.key.round >= schedule_.rounds())
                add(Severity::warning, "ADJ-0309", game);
            return;
        }
        const auto code = [&](std::string_view pairing, std::string_view round) {
            return deadline.pairing ? pairing : round;
        };
        const auto round = std::to_string(deadline.round);
        const auto done = deadline.pairing ? schedule_.paired() : rounds_held(papers_.tournament);
        if (done >= deadline.round) {
            add(Severity::error, code("ADJ-0311", "ADJ-0312"), game, {round});
            return;
        }
        const auto resume = game.kept.resume;
        if (!deadline.day || !resume) return;
        const auto day = day_of(resume);
        if (day < deadline.day) return;
        const auto start = schedule_.start_of_round(deadline.round);
        const bool same_day = day == deadline.day && (!start || resume < start);
        const std::vector<std::string> more = {round, to_readable_text(deadline.day),
                                               to_readable_text(resume)};
        if (same_day)
            add(Severity::warning, code("ADJ-0310", "ADJ-0313"), game, more);
        else
            add(Severity::error, code("ADJ-0308", "ADJ-0314"), game, more);
    }

    /// A resumption and a round on one day.
    void rounds_of_the_day(const AdjournedGame& game) {
        const auto resume = game.kept.resume;
        if (!resume) return;
        for (std::int32_t round = 1; round <= schedule_.rounds(); ++round) {
            if (round == game.key.round) continue;
            const auto start = schedule_.start_of_round(round);
            const auto day = start ? day_of(start) : schedule_.day_of_round(round);
            if (day != day_of(resume)) continue;
            for (const auto colour : {Colour::white, Colour::black}) {
                const auto id = colour == Colour::white ? game.key.white : game.key.black;
                if (schedule_.plays(id, round)) against_round(game, colour, round, start);
            }
        }
    }

    void against_round(const AdjournedGame& game, Colour colour, std::int32_t round,
                       const Moment& start) {
        const std::vector<std::string> more = {
            name_of(papers_.tournament, game, colour), std::to_string(round),
            to_readable_text(game.kept.resume), start ? to_readable_text(start) : std::string()};
        const auto length = schedule_.seconds_of_round();
        if (!start)
            add(Severity::note, "ADJ-0306", game, more);
        else if (game.kept.resume < start) {
            if (Schedule::end_of_resumption(game) > start)
                add(Severity::warning, "ADJ-0305", game, more);
        } else if (!length || game.kept.resume.seconds < start.seconds + *length)
            add(Severity::error, "ADJ-0304", game, more);
    }

    /// Nobody sits at two boards.
    void two_resumptions() {
        for (std::size_t i = 0; i < games_.size(); ++i)
            for (std::size_t j = i + 1; j < games_.size(); ++j) {
                const auto *first = games_[i], *second = games_[j];
                if (!share_a_player(first->key, second->key)) continue;
                if (!first->kept.resume || !second->kept.resume) continue;
                if (second->kept.resume < first->kept.resume) std::swap(first, second);
                const std::vector<std::string> more = {std::to_string(second->key.round),
                                                       to_readable_text(second->kept.resume)};
                if (first->kept.resume == second->kept.resume)
                    add(Severity::error, "ADJ-0302", *first, more);
                else if (Schedule::end_of_resumption(*first) > second->kept.resume)
                    add(Severity::warning, "ADJ-0303", *first, more);
            }
    }

    /// Whether the next round is paired while the game is open.
    bool outlasts_pairing(const AdjournedGame& game) const {
        const auto next = schedule_.day_of_round(game.key.round + 1);
        if (game.key.round < schedule_.paired()) return true;
        return !game.kept.resume || !next || day_of(game.kept.resume) >= next;
    }

    /// 22.1: a player is paired with an unfinished game once at most.
    void twice() {
        std::map<std::int32_t, std::vector<std::int32_t>> rounds; // of each player, earlier ones
        for (const auto& finished : papers_.tournament.finished_games)
            for (const auto id : {finished.white, finished.black})
                rounds[id].push_back(finished.round);
        for (const auto* game : games_) {
            if (!outlasts_pairing(*game)) continue;
            for (const auto colour : {Colour::white, Colour::black}) {
                auto& earlier = rounds[colour == Colour::white ? game->key.white : game->key.black];
                const auto other = std::find_if(earlier.begin(), earlier.end(), [&](auto round) {
                    return round != game->key.round;
                });
                if (other != earlier.end())
                    add(Severity::error, "ADJ-0315", *game,
                        {name_of(papers_.tournament, *game, colour), std::to_string(*other),
                         std::to_string(game->key.round + 1)});
                earlier.push_back(game->key.round);
            }
        }
    }

    /// What is to be kept in mind, once for all games.
    void notes() {
        if (!schedule_.has_days()) tell(Severity::note, "ADJ-0320", {});
        if (!schedule_.seconds_of_round()) tell(Severity::note, "ADJ-0321", {});
        if (system_of(papers_.tournament) != System::swiss) return; // no pairing depends on results
        std::map<std::int32_t, std::size_t> provisional;
        for (const auto* game : games_)
            for (auto round = game->key.round + 1; round <= schedule_.paired(); ++round)
                ++provisional[round];
        for (const auto& [round, count] : provisional)
            tell(Severity::note, "ADJ-0322", {std::to_string(round), std::to_string(count)});
        const auto next = schedule_.paired() + 1;
        if (by_regulation_ && next <= schedule_.rounds())
            tell(Severity::note, "ADJ-0323", {std::to_string(next)}); // 22.1
    }

    const Papers& papers_;
    const Calendar& calendar_;
    Diagnostics& diagnostics_;
    Schedule schedule_;
    Moment now_;
    bool by_regulation_;
    std::vector<const AdjournedGame*> games_;
};

}

void check_calendar(const Papers& papers, const Calendar& calendar, Diagnostics& diagnostics) {
    CalendarCheck(papers, calendar, diagnostics).run();
}

std::optional<std::vector<Date>> parse_days(std::string_view text) {
    constexpr std::size_t most_days = 100;
    std::vector<Date> days;
    for (;;) {
        const auto comma = std::min(text.find(','), text.size());
        // A day is the moment of its midnight, so that both forms of a date are read.
        const auto moment = parse_moment(std::string(text.substr(0, comma)) + " 00:00");
        if (!moment || days.size() == most_days) return std::nullopt;
        days.push_back(day_of(*moment));
        if (comma == text.size()) break;
        text.remove_prefix(comma + 1);
    }
    std::sort(days.begin(), days.end());
    return days;
}

}

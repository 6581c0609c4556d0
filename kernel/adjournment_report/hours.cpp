#include "hours.hpp"

#include "times.hpp"
#include "words.hpp"

#include <map>
#include <string>

namespace hakem::adjournments {

namespace {

/// What a player may have to play on a day.
struct PlayerDay {
    std::int64_t seconds = 0;
    std::string name;
};

/// Of the round that a game was adjourned in, only what was played of it.
std::int64_t played_before(const AdjournedGame& game, std::int64_t of_round) {
    const auto white = time_used(game, Colour::white), black = time_used(game, Colour::black);
    if (white && black) return *white + *black;
    return std::max<std::int64_t>(0, of_round - Schedule::remaining(game));
}

class Hours {
public:
    Hours(const Papers& papers, const Schedule& schedule) : papers_(papers), schedule_(schedule) {
        for (const auto* history : open_games(papers)) {
            const auto& game = history->now;
            const auto day = day_of(game.kept.resume);
            if (!day) continue;
            for (const auto colour : {Colour::white, Colour::black}) {
                auto& entry =
                    days_[{day, colour == Colour::white ? game.key.white : game.key.black}];
                entry.seconds += Schedule::remaining(game);
                entry.name = name_of(papers.tournament, game, colour);
            }
        }
        for (auto& [key, day] : days_) add_rounds(key.first, key.second, day);
    }

    void check(std::int64_t most, Diagnostics& diagnostics) const {
        for (const auto& [key, day] : days_)
            if (day.seconds > most)
                diagnostics.add(Severity::warning, "ADJ-0307", 0, 0, 1,
                                {day.name, to_readable_text(key.first), hours_text(day.seconds),
                                 hours_text(most)});
    }

private:
    void add_rounds(const Date& date, std::int32_t id, PlayerDay& day) const {
        const auto of_round = schedule_.seconds_of_round();
        for (std::int32_t round = 1; round <= schedule_.rounds(); ++round) {
            if (schedule_.day_of_round(round) != date || !schedule_.plays(id, round)) continue;
            if (const auto* own = adjourned_in(round, id))
                day.seconds += played_before(*own, of_round.value_or(0));
            else
                day.seconds += of_round.value_or(0);
        }
    }

    const AdjournedGame* adjourned_in(std::int32_t round, std::int32_t id) const {
        for (const auto& history : papers_.games) {
            const auto& key = history.now.key;
            if (key.round == round && (key.white == id || key.black == id)) return &history.now;
        }
        return nullptr;
    }

    const Papers& papers_;
    const Schedule& schedule_;
    std::map<std::pair<Date, std::int32_t>, PlayerDay> days_;
};

}

void check_hours(const Papers& papers, const Calendar& calendar, const Schedule& schedule,
                 Diagnostics& diagnostics) {
    Hours(papers, schedule).check(calendar.most_a_day, diagnostics);
}

}

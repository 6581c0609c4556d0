#include "placing.hpp"

#include <hakem/date.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace hakem::pgn {

namespace {

class Placing {
public:
    Placing(const EventGames& event, Diagnostics& diagnostics)
        : event_(event), diagnostics_(diagnostics) {
        for (const auto game : event.games) rounds_.push_back(entry(game).round.round);
    }

    std::vector<std::int32_t> rounds() {
        const bool numbered =
            std::any_of(rounds_.begin(), rounds_.end(), [](auto round) { return round != 0; });
        if (numbered)
            fill_gaps();
        else
            place_by_dates();
        return rounds_;
    }

private:
    const Entry& entry(std::size_t game) const { return event_.entries.all[game]; }

    /// Every player once on each date, and dates that are complete.
    bool place_by_dates() {
        std::map<Date, std::set<std::int32_t>> played;
        for (const auto game : event_.games) {
            const auto date = entry(game).date;
            const auto white = event_.people.white(game), black = event_.people.black(game);
            if (!date.complete() || white < 0 || black < 0) return false;
            auto& of_date = played[date];
            if (!of_date.insert(white).second || !of_date.insert(black).second) return false;
        }
        const auto all = event_.people.all().size();
        if (all < 4 || played.size() < 2 ||
            std::any_of(played.begin(), played.end(),
                        [&](const auto& day) { return day.second.size() != all - all % 2; }))
            return false;
        std::map<Date, std::int32_t> numbers;
        for (const auto& [date, players] : played)
            numbers.emplace(date, static_cast<std::int32_t>(numbers.size() + 1));
        for (std::size_t i = 0; i < rounds_.size(); ++i)
            rounds_[i] = numbers.at(entry(event_.games[i]).date);
        say_of_game(event_, diagnostics_, Severity::warning, "PGN-0222", event_.games.front(),
                    {std::to_string(numbers.size())});
        return true;
    }

    void fill_gaps() {
        const auto last = *std::max_element(rounds_.begin(), rounds_.end());
        std::vector<std::set<std::int32_t>> has(event_.people.all().size());
        for (std::size_t i = 0; i < rounds_.size(); ++i)
            for (const auto person : sides_of(event_.games[i]))
                if (person >= 0 && rounds_[i] != 0)
                    has[static_cast<std::size_t>(person)].insert(rounds_[i]);
        for (std::size_t i = 0; i < rounds_.size(); ++i) {
            if (rounds_[i] != 0) continue;
            const auto [white, black] = sides_of(event_.games[i]);
            const auto one = only_gap(has, white, last), other = only_gap(has, black, last);
            const bool certain = one != 0 && one == other;
            const auto& text = event_.entries.pool[entry(event_.games[i]).round_text];
            if (certain) rounds_[i] = one;
            say_of_game(event_, diagnostics_, certain ? Severity::warning : Severity::error,
                        certain ? "PGN-0223" : "PGN-0209", event_.games[i],
                        {text.empty() ? "?" : text, std::to_string(one)});
        }
    }

    std::array<std::int32_t, 2> sides_of(std::size_t game) const {
        return {event_.people.white(game), event_.people.black(game)};
    }

    static std::int32_t only_gap(const std::vector<std::set<std::int32_t>>& has,
                                 std::int32_t person, std::int32_t last) {
        if (person < 0) return 0;
        const auto& rounds = has[static_cast<std::size_t>(person)];
        if (rounds.size() + 1 != static_cast<std::size_t>(last)) return 0;
        for (std::int32_t round = 1; round <= last; ++round)
            if (!rounds.contains(round)) return round;
        return 0;
    }

    const EventGames& event_;
    Diagnostics& diagnostics_;
    std::vector<std::int32_t> rounds_;
};

}

void say_of_game(const EventGames& event, Diagnostics& diagnostics, Severity severity,
                 std::string_view code, std::size_t game, std::vector<std::string> arguments) {
    const auto line = event.entries.all[game].line;
    const auto& lines = event.entries.source->lines();
    const auto excerpt =
        line >= 1 && line <= lines.size() ? lines[line - 1].text : std::string_view();
    constexpr std::size_t shown = 200;
    diagnostics.add(severity, code, line, 0, 1, std::move(arguments), excerpt.substr(0, shown));
}

std::vector<std::int32_t> rounds_of(const EventGames& event, Diagnostics& diagnostics) {
    return Placing(event, diagnostics).rounds();
}

}

#include "held_rounds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hakem::round_robin {

namespace {

/// What the table wants of one competitor in one round; an opponent of 0 is the bye.
struct Expected {
    std::int32_t opponent = 0;
    Colour colour = Colour::none;
};

using ExpectedById = std::map<std::int32_t, Expected>;

ExpectedById expected_of(const Schedule& schedule, int round, std::span<const std::int32_t> ids) {
    ExpectedById expected;
    if (round > schedule.rounds()) return expected;
    const auto id = [&](int number) {
        return number > schedule.competitors ? 0 : ids[static_cast<std::size_t>(number - 1)];
    };
    for (const TableGame& game : schedule.games(round)) {
        expected[id(game.white)] = {id(game.black), Colour::white};
        expected[id(game.black)] = {id(game.white), Colour::black};
    }
    return expected;
}

bool agrees(const Round& held, const Expected& expected, const History& history) {
    if (held.opponent < 0) return true;
    const std::int32_t opponent = history.competitors[static_cast<std::size_t>(held.opponent)].id;
    return opponent == expected.opponent &&
           (held.colour == Colour::none || held.colour == expected.colour);
}

}

std::vector<int> differing_rounds(const History& history, const Schedule& schedule,
                                  std::span<const std::int32_t> ids) {
    std::vector<int> differing;
    for (int round = 1; round <= history.rounds; ++round) {
        ExpectedById expected = expected_of(schedule, round, ids);
        const bool same = std::all_of(
            history.competitors.begin(), history.competitors.end(), [&](const Competitor& one) {
                const auto index = static_cast<std::size_t>(round - 1);
                return index >= one.rounds.size() ||
                       agrees(one.rounds[index], expected[one.id], history);
            });
        if (!same) differing.push_back(round);
    }
    return differing;
}

std::string ranges(const std::vector<int>& ascending) {
    std::string text;
    for (std::size_t i = 0; i < ascending.size();) {
        std::size_t last = i;
        while (last + 1 < ascending.size() && ascending[last + 1] == ascending[last] + 1) ++last;
        text += fmt::format("{}{}", text.empty() ? "" : ", ", ascending[i]);
        if (last > i) text += fmt::format("-{}", ascending[last]);
        i = last + 1;
    }
    return text;
}

}

// The starting list against the ratings (FIDE C.04.2, B: by strength).

#include "judging/field_places.hpp"
#include "judging/plausible_field.hpp"

#include <algorithm>
#include <string>

namespace hakem::judging {

namespace {

/// Fewer players may stand in any order by chance.
constexpr std::size_t fewest = 10;
/// More that are out of place are another order: lots, national ratings, groups.
constexpr std::size_t most_slips = 2;

using Strength = std::int32_t (*)(const Player&);

/// What programs sort by.
constexpr Strength strengths[] = {
    [](const Player& player) { return player.rating; },
    [](const Player& player) { return player.national_rating; },
    [](const Player& player) { return std::max(player.rating, player.national_rating); },
    [](const Player& player) {
        return player.rating != 0 ? player.rating : player.national_rating;
    },
    [](const Player& player) {
        return player.national_rating != 0 ? player.national_rating : player.rating;
    }};

/// Those not in a longest part of the list that never rises.
std::vector<std::size_t> out_of_place(const std::vector<std::int32_t>& list) {
    std::vector<std::size_t> ends;                             // of the best part of each length
    std::vector<std::size_t> before(list.size(), list.size()); // list.size() = nothing
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto at = std::upper_bound(
            ends.begin(), ends.end(), list[i],
            [&list](std::int32_t value, std::size_t end) { return value > list[end]; });
        if (at != ends.begin()) before[i] = *(at - 1);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    std::vector<bool> in(list.size());
    for (auto i = ends.empty() ? list.size() : ends.back(); i < list.size(); i = before[i])
        in[i] = true;
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (!in[i]) out.push_back(i);
    return out;
}

bool is_late(const Player& player) {
    const auto* first = entry_of(player, 1);
    return first == nullptr || first->opponent == 0;
}

/// Who came when the list was made stands behind it; who has no rating there may be one whose
/// rating came later.
bool is_odd(const std::vector<const Player*>& players, const std::vector<std::int32_t>& list,
            std::size_t at) {
    return !is_late(*players[at]) && list[at] != 0 && at + 1 < players.size();
}

/// How many of the others stand on the wrong side.
std::size_t passed(const std::vector<std::int32_t>& list, std::size_t at) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < list.size(); ++i)
        count += i < at ? list[i] < list[at] && list[i] != 0 : i > at && list[i] > list[at];
    return count;
}

}

void check_start_numbers(const Tournament& tournament, Diagnostics& diagnostics) {
    if (tournament.players.size() < fewest || tournament.numbers_assumed ||
        is_team_event(tournament) || system_of(tournament) != System::swiss)
        return;
    std::vector<const Player*> players;
    for (const auto& player : tournament.players) players.push_back(&player);
    std::sort(players.begin(), players.end(),
              [](const Player* a, const Player* b) { return a->id < b->id; });
    // Titles may go before ratings: the list by rating begins behind them.
    players.erase(players.begin(),
                  std::find_if(players.begin(), players.end(),
                               [](const Player* player) { return player->title.empty(); }));
    if (players.size() < fewest) return;
    std::vector<std::int32_t> list;
    std::vector<std::size_t> out(players.size());
    for (const auto strength : strengths) {
        std::vector<std::int32_t> values;
        for (const auto* player : players) values.push_back(strength(*player));
        auto slips = out_of_place(values);
        const auto rated =
            values.size() - static_cast<std::size_t>(std::count(values.begin(), values.end(), 0));
        if (slips.empty() && rated > most_slips) return;
        // Where most have no such rating, it decides nothing else.
        if (values.front() == 0 || rated * 2 < values.size()) continue;
        if (slips.size() >= out.size()) continue;
        out = std::move(slips);
        list = std::move(values);
    }
    if (list.empty() || out.empty() || out.size() > most_slips) return;
    const auto first = std::find_if(out.begin(), out.end(),
                                    [&](std::size_t at) { return is_odd(players, list, at); });
    if (first == out.end()) return;
    const auto& player = *players[*first];
    const auto place = field_place(tournament, "SUB-0203");
    diagnostics.add(Severity::note, "SUB-0247", player.line, place.column, place.length,
                    {std::to_string(player.id), player.name, std::to_string(list[*first]),
                     std::to_string(passed(list, *first))});
}

}

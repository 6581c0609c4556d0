#include <hakem/acceleration.hpp>

#include <algorithm>

namespace hakem {

namespace {

/// Whoever had no part in round 1 came later; with no round yet, everybody is there.
bool was_there(const Player& player, bool round_one_held) {
    if (!round_one_held || player.rounds.empty()) return !round_one_held;
    const auto& entry = player.rounds.front();
    return entry.opponent != 0 ||
           (entry.outcome != Outcome::absent && entry.outcome != Outcome::zero_bye);
}

}

std::int32_t baku_group(std::int32_t players) { return 2 * ((players + 3) / 4); }

BakuRounds baku_rounds(int rounds) {
    const int accelerated = (rounds + 1) / 2;
    return {accelerated, (accelerated + 1) / 2};
}

bool allows_baku(const Scoring& scoring) {
    return scoring.win == scoring.draw * 2 && scoring.loss == Points{};
}

std::vector<Acceleration> baku_acceleration(std::int32_t last_id, int rounds,
                                            const Scoring& scoring) {
    const auto [accelerated, whole_win] = baku_rounds(rounds);
    std::vector<Acceleration> records;
    if (last_id < 1) return records;
    records.push_back({{}, scoring.win, 1, whole_win, 1, last_id, 0});
    if (accelerated > whole_win)
        records.push_back({{}, scoring.draw, whole_win + 1, accelerated, 1, last_id, 0});
    return records;
}

bool declares_baku(const Tournament& tournament) {
    return tournament.encoded_type.ends_with("_BAKU");
}

std::vector<Acceleration> accelerations_of(const Tournament& tournament) {
    if (!tournament.accelerations.empty() || !declares_baku(tournament) ||
        !allows_baku(tournament.scoring))
        return tournament.accelerations;
    const bool held =
        std::any_of(tournament.players.begin(), tournament.players.end(), [](const Player& player) {
            return !player.rounds.empty() && player.rounds.front().opponent != 0;
        });
    std::vector<std::int32_t> ids;
    for (const auto& player : tournament.players)
        if (was_there(player, held)) ids.push_back(player.id);
    if (ids.empty()) return {};
    std::sort(ids.begin(), ids.end());
    const auto group = baku_group(static_cast<std::int32_t>(ids.size()));
    const auto last = std::min(static_cast<std::size_t>(group), ids.size());
    return baku_acceleration(ids[last - 1], rounds_scheduled(tournament), tournament.scoring);
}

}

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

/// The field as it was before round 1: who was there, and who may have been in the list.
struct Entrants {
    std::vector<std::int32_t> there, absent; ///< ascending
};

Entrants entrants_of(const Tournament& tournament) {
    const auto& players = tournament.players;
    const bool held = std::any_of(players.begin(), players.end(), [](const Player& player) {
        return !player.rounds.empty() && player.rounds.front().opponent != 0;
    });
    Entrants entrants;
    for (const auto& player : players)
        (was_there(player, held) ? entrants.there : entrants.absent).push_back(player.id);
    std::sort(entrants.there.begin(), entrants.there.end());
    std::sort(entrants.absent.begin(), entrants.absent.end());
    return entrants;
}

std::int32_t up_to(const std::vector<std::int32_t>& ids, std::int32_t last) {
    const auto end = std::upper_bound(ids.begin(), ids.end(), last);
    return static_cast<std::int32_t>(end - ids.begin());
}

/// Where group A ends if the absent came later; 0 where nobody is there.
std::int32_t usual_end(const Entrants& entrants) {
    const auto& ids = entrants.there;
    if (ids.empty()) return 0;
    const auto group = baku_group(static_cast<std::int32_t>(ids.size()));
    return ids[std::min(static_cast<std::size_t>(group), ids.size()) - 1];
}

/// Whether group A ends with `last` for some of the absent in the list.
bool may_end_with(std::int32_t last, const Entrants& entrants) {
    const auto there = static_cast<std::int32_t>(entrants.there.size());
    const auto all_above = up_to(entrants.absent, last), above = up_to(entrants.there, last);
    const auto below = static_cast<std::int32_t>(entrants.absent.size()) - all_above;
    const bool is_absent = above == up_to(entrants.there, last - 1);
    for (std::int32_t i = is_absent ? 1 : 0; i <= all_above; ++i) {
        for (std::int32_t more = 0; more <= below; ++more)
            if (baku_group(there + i + more) == above + i) return true;
    }
    return false;
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

std::vector<std::int32_t> baku_group_ends(const Tournament& tournament) {
    constexpr std::size_t most_absent = 40; // of a file of late entries only the usual reading
    const auto entrants = entrants_of(tournament);
    const auto usual = usual_end(entrants);
    if (usual == 0) return {};
    std::vector<std::int32_t> ends{usual};
    if (entrants.absent.size() > most_absent) return ends;
    for (const auto& player : tournament.players)
        if (!entrants.absent.empty() && player.id != usual && may_end_with(player.id, entrants))
            ends.push_back(player.id);
    return ends;
}

std::vector<Acceleration> accelerations_of(const Tournament& tournament) {
    if (!tournament.accelerations.empty() || !declares_baku(tournament) ||
        !allows_baku(tournament.scoring))
        return tournament.accelerations;
    return baku_acceleration(usual_end(entrants_of(tournament)), rounds_scheduled(tournament),
                             tournament.scoring);
}

}

#include <hakem/attendance.hpp>

#include <algorithm>

namespace hakem {

namespace {

const RoundEntry* entry_of(const Player& player, int round) {
    const auto index = static_cast<std::size_t>(round - 1);
    return index < player.rounds.size() ? &player.rounds[index] : nullptr;
}

bool was_paired(const RoundEntry& entry) {
    return entry.opponent != 0 || entry.outcome == Outcome::pairing_bye;
}

}

bool is_last_round(const Tournament& tournament, int round) {
    if (tournament.scheduled_rounds != 0) return round >= tournament.scheduled_rounds;
    return round < next_round(tournament) && round >= rounds_scheduled(tournament);
}

int next_round(const Tournament& tournament) {
    std::size_t last = 0;
    for (const auto& player : tournament.players)
        for (auto r = player.rounds.size(); r > last; --r)
            if (player.rounds[r - 1].opponent != 0) last = r;
    for (const auto& match : tournament.forfeited_matches)
        last = std::max(last, static_cast<std::size_t>(std::clamp(match.round, 0, 999)));
    // A round of byes only is over as well.
    return std::max(static_cast<int>(last), rounds_held(tournament)) + 1;
}

Attendance::Attendance(const Tournament& tournament, int round)
    : tournament_(tournament), index_(tournament), round_(round) {
    const int next = next_round(tournament);
    held_ = round < next;
    for (const auto& bye : tournament.byes)
        if (bye.round == round)
            announced_absent_.insert(announced_absent_.end(), bye.ids.begin(), bye.ids.end());
    if (round == next)
        announced_absent_.insert(announced_absent_.end(), tournament.absent_next_round.begin(),
                                 tournament.absent_next_round.end());
    std::sort(announced_absent_.begin(), announced_absent_.end());
}

bool Attendance::announced(std::int32_t id) const {
    return std::binary_search(announced_absent_.begin(), announced_absent_.end(), id);
}

bool Attendance::operator()(const Player& player) const {
    if (const auto* entry = entry_of(player, round_); entry != nullptr) {
        if (was_paired(*entry)) return true;
        if (entry->outcome != Outcome::absent) return false;
    }
    return !held_ && !announced(player.id);
}

bool Attendance::operator()(const Team& team) const {
    bool entered = false;
    for (const auto id : team.players) {
        if (index_[id] < 0) continue;
        const auto& player = tournament_.players[static_cast<std::size_t>(index_[id])];
        const auto* entry = entry_of(player, round_);
        if (entry == nullptr) continue;
        if (was_paired(*entry)) return true;
        entered = entered || entry->outcome != Outcome::absent;
    }
    for (const auto& match : tournament_.forfeited_matches)
        if (match.round == round_ && (match.white == team.id || match.black == team.id))
            return true;
    if (const auto& byes = tournament_.team_byes; byes && round_ >= 1)
        if (const auto r = static_cast<std::size_t>(round_ - 1);
            r < byes->teams.size() && byes->teams[r] == team.id)
            return true;
    return !held_ && !entered && !announced(team.id);
}

bool nothing_played(const Tournament& tournament, int round) {
    bool paired = false;
    for (const auto& player : tournament.players) {
        if (round < 1 || player.rounds.size() < static_cast<std::size_t>(round)) continue;
        const auto& entry = player.rounds[static_cast<std::size_t>(round - 1)];
        if (entry.opponent == 0) continue;
        if (entry.outcome != Outcome::pending) return false;
        paired = true;
    }
    return paired;
}

}

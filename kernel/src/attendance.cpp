#include <hakem/attendance.hpp>

#include <algorithm>
#include <set>

namespace hakem {

namespace {

bool was_paired(const RoundEntry& entry) {
    return entry.opponent != 0 || entry.outcome == Outcome::pairing_bye;
}

/// Whether the matches that were not played (330) and the byes (320, 240) are those of most teams.
bool is_told_by_records(const Tournament& tournament, int round) {
    std::set<std::int32_t> teams;
    for (const auto& match : tournament.forfeited_matches)
        if (match.round == round) teams.insert({match.white, match.black});
    if (teams.empty()) return false;
    for (const auto& bye : tournament.byes)
        if (bye.round == round) teams.insert(bye.ids.begin(), bye.ids.end());
    if (const auto& byes = tournament.team_byes;
        byes && static_cast<std::size_t>(round) <= byes->teams.size())
        teams.insert(byes->teams[static_cast<std::size_t>(round) - 1]);
    const auto told = std::count_if(tournament.teams.begin(), tournament.teams.end(),
                                    [&](const Team& team) { return teams.contains(team.id); });
    return 2 * static_cast<std::size_t>(told) > tournament.teams.size();
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
    // A round of byes only is over as well.
    const int held = std::max(static_cast<int>(last), rounds_held(tournament));
    return last_round_with_records(tournament, held) + 1;
}

int last_round_with_records(const Tournament& tournament, int last) {
    constexpr int most = 999;
    if (tournament.forfeited_matches.empty()) return last;
    const int end = tournament.scheduled_rounds != 0 ? tournament.scheduled_rounds : most;
    while (last < end && is_told_by_records(tournament, last + 1)) ++last;
    return last;
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
    find_paired_teams();
}

void Attendance::find_paired_teams() {
    for (const auto& match : tournament_.forfeited_matches)
        if (match.round == round_)
            paired_teams_.insert(paired_teams_.end(), {match.white, match.black});
    if (const auto& byes = tournament_.team_byes; byes && round_ >= 1)
        if (const auto r = static_cast<std::size_t>(round_ - 1); r < byes->teams.size())
            paired_teams_.push_back(byes->teams[r]);
    std::sort(paired_teams_.begin(), paired_teams_.end());
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
    if (std::binary_search(paired_teams_.begin(), paired_teams_.end(), team.id)) return true;
    return !held_ && !entered && !announced(team.id);
}

bool nothing_played(const Tournament& tournament, int round) {
    bool paired = false;
    for (const auto& player : tournament.players) {
        const auto* entry = entry_of(player, round);
        if (entry == nullptr || entry->opponent == 0) continue;
        if (entry->outcome != Outcome::pending) return false;
        paired = true;
    }
    return paired;
}

}

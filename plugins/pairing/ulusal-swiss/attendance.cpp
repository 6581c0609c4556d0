#include "attendance.hpp"

#include <algorithm>

namespace hakem::ulusal {

namespace {

const RoundEntry* entry_of(const Player& player, int round) {
    const auto index = static_cast<std::size_t>(round - 1);
    return index < player.rounds.size() ? &player.rounds[index] : nullptr;
}

}

int next_round(const Tournament& tournament) {
    std::size_t last = 0;
    for (const auto& player : tournament.players)
        for (auto r = player.rounds.size(); r > last; --r)
            if (player.rounds[r - 1].opponent != 0) last = r;
    // A round of a single player: only the bye shows that it was paired.
    return std::max(static_cast<int>(last), rounds_held(tournament)) + 1;
}

bool is_removed(const Player& player, int round) {
    int absences = 0;
    for (int r = 1; r < round; ++r)
        if (const auto* entry = entry_of(player, r))
            absences += entry->opponent != 0 && entry->outcome == Outcome::forfeit_loss;
    return absences >= 2;
}

Attendance::Attendance(const Tournament& tournament, int round) : round_(round) {
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

bool Attendance::operator()(const Player& player) const {
    if (is_removed(player, round_)) return false; // 22.2
    if (const auto* entry = entry_of(player, round_)) {
        if (entry->opponent != 0 || entry->outcome == Outcome::pairing_bye) return true;
        if (entry->outcome != Outcome::absent) return false;
    }
    return !held_ &&
           !std::binary_search(announced_absent_.begin(), announced_absent_.end(), player.id);
}

}

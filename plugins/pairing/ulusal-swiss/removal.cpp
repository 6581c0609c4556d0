#include "removal.hpp"

#include <algorithm>

namespace hakem::ulusal {

bool is_removed(const Player& player, int round) {
    const auto before = std::min(player.rounds.size(), static_cast<std::size_t>(round - 1));
    const auto absences = std::count_if(
        player.rounds.begin(), player.rounds.begin() + static_cast<std::ptrdiff_t>(before),
        [](const RoundEntry& entry) {
            return entry.opponent != 0 && entry.outcome == Outcome::forfeit_loss;
        });
    return absences >= 2;
}

}

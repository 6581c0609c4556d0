#include "settled_ids.hpp"

#include <hakem/identity.hpp>

#include <algorithm>

namespace hakem::command {

void settle_ids(Tournament& tournament) {
    for (auto& player : tournament.players) {
        // Zeros in front fill a field.
        const auto zeros = std::min(player.fide_id.find_first_not_of('0'), player.fide_id.size());
        const auto digits = player.fide_id.substr(zeros);
        if (masked_id(digits) == digits) continue;
        if (player.national_id.empty()) player.national_id = player.fide_id;
        player.fide_id.clear();
    }
}

}

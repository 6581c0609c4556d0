#include "settled_ids.hpp"

#include <hakem/identity.hpp>

#include <algorithm>

namespace hakem::command {

std::vector<DroppedId> settle_ids(Tournament& tournament) {
    std::vector<DroppedId> dropped;
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        auto& player = tournament.players[i];
        // Zeros in front fill a field.
        const auto zeros = std::min(player.fide_id.find_first_not_of('0'), player.fide_id.size());
        const auto digits = player.fide_id.substr(zeros);
        if (masked_id(digits) == digits) continue;
        if (player.national_id.empty())
            player.national_id = player.fide_id;
        else if (player.national_id != player.fide_id)
            dropped.push_back({i, player.fide_id});
        player.fide_id.clear();
    }
    return dropped;
}

}

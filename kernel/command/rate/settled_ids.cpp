#include "settled_ids.hpp"

#include <hakem/identity.hpp>

#include <algorithm>

namespace hakem::command {

std::vector<MovedId> settle_ids(Tournament& tournament) {
    std::vector<MovedId> moved;
    for (std::size_t i = 0; i < tournament.players.size(); ++i) {
        auto& player = tournament.players[i];
        // Zeros in front fill a field.
        const auto zeros = std::min(player.fide_id.find_first_not_of('0'), player.fide_id.size());
        const auto digits = player.fide_id.substr(zeros);
        if (masked_id(digits) == digits) continue;
        if (player.national_line != 0 && player.national_id != player.fide_id)
            moved.push_back({i, player.fide_id});
        if (player.national_id.empty()) player.national_id = player.fide_id;
        player.fide_id.clear();
    }
    return moved;
}

}

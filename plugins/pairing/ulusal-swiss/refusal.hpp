#pragma once
/// 22.1: when a round may not be paired because a game is unfinished.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace hakem::ulusal {

struct Refusal {
    std::string_view code;             ///< of the diagnostic
    int unfinished_round = 0;          ///< the round of the game
    std::int32_t white = 0, black = 0; ///< its players, or teams
    int earlier_round = 0;             ///< 22.1c: the round of the first unfinished game
    std::int32_t twice = 0;            ///< 22.1c: who had it
};

/// Of a tournament as it was paired, unfinished games adjourned; nothing where the round may be
/// paired.
std::optional<Refusal> refusal_of(const Tournament& tournament, int round);

}

#include "refusal.hpp"

#include "unfinished.hpp"

namespace hakem::ulusal {

namespace {

/// The round before `round` in which the player or team had an unfinished game and was paired all
/// the same; 0 = none.
int earlier_unfinished(const std::vector<Unfinished>& finished, std::int32_t id, int round) {
    for (const auto& game : finished)
        if (game.round < round && (game.white == id || game.black == id)) return game.round;
    return 0;
}

}

std::optional<Refusal> refusal_of(const Tournament& tournament, int round) {
    const int rounds = tournament.scheduled_rounds;
    const auto finished = finished_since(tournament);
    for (const auto& game : unfinished_before(tournament, round)) {
        Refusal refusal{{}, game.round, game.white, game.black, 0, 0};
        if (rounds != 0 && round > rounds - 2) { // a
            refusal.code = "PAIR-0035";
            return refusal;
        }
        if (game.round < round - 1) { // b
            refusal.code = "PAIR-0036";
            return refusal;
        }
        for (const auto id : {game.white, game.black}) // c
            if (const int earlier = earlier_unfinished(finished, id, game.round)) {
                refusal.code = "PAIR-0037";
                refusal.earlier_round = earlier;
                refusal.twice = id;
                return refusal;
            }
    }
    return std::nullopt;
}

}

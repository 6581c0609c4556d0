#include "refusal.hpp"

namespace hakem::ulusal {

namespace {

/// Every unfinished game before the round, once: by the player who has White.
template<class Visit>
std::optional<Refusal> first_of_games(const Tournament& tournament, int round, Visit visit) {
    for (int r = 1; r < round; ++r)
        for (const auto& player : tournament.players) {
            if (player.rounds.size() < static_cast<std::size_t>(r)) continue;
            const auto& entry = player.rounds[static_cast<std::size_t>(r - 1)];
            if (entry.outcome != Outcome::adjourned || entry.opponent == 0) continue;
            if (entry.colour == Colour::black ||
                (entry.colour == Colour::none && entry.opponent < player.id))
                continue;
            if (auto refusal = visit(Refusal{{}, r, player.id, entry.opponent, 0, 0}))
                return refusal;
        }
    return std::nullopt;
}

/// The round before `round` in which the player had an unfinished game and was paired all the
/// same; 0 = none.
int earlier_unfinished(const Tournament& tournament, std::int32_t id, int round) {
    for (const auto& game : tournament.finished_games)
        if (game.round < round && (game.white == id || game.black == id)) return game.round;
    return 0;
}

}

std::optional<Refusal> refusal_of(const Tournament& tournament, int round) {
    const int rounds = tournament.scheduled_rounds;
    return first_of_games(tournament, round, [&](Refusal found) -> std::optional<Refusal> {
        if (rounds != 0 && round > rounds - 2) { // a
            found.code = "PAIR-0035";
            return found;
        }
        if (found.unfinished_round < round - 1) { // b
            found.code = "PAIR-0036";
            return found;
        }
        for (const auto id : {found.white, found.black}) // c
            if (const int earlier = earlier_unfinished(tournament, id, found.unfinished_round)) {
                found.code = "PAIR-0037";
                found.earlier_round = earlier;
                found.twice = id;
                return found;
            }
        return std::nullopt;
    });
}

}

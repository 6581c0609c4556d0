#include "times.hpp"

namespace hakem::adjournments {

std::int64_t moves_made(const AdjournedGame& game, Colour colour) {
    const bool one_more = game.sealer == Colour::black && colour == Colour::white;
    return game.move_number > 0 ? game.move_number - (one_more ? 0 : 1) : 0;
}

std::optional<ClockTimes> left_when_adjourned(const AdjournedGame& game) {
    if (game.phase == AdjournmentPhase::none || game.phase == AdjournmentPhase::sealing)
        return std::nullopt;
    return game.adjourned_with;
}

std::optional<std::int64_t> time_used(const AdjournedGame& game, Colour colour) {
    const auto left = left_when_adjourned(game);
    const auto& envelope = game.envelope;
    if (!left || envelope.given <= 0) return std::nullopt;
    const auto used =
        envelope.given + envelope.increment * moves_made(game, colour) - left->of(colour);
    if (used < 0) return std::nullopt; // more left than there ever was: nothing is told
    return used;
}

std::optional<ClockTimes> clocks_to_set(const AdjournedGame& game) {
    if (!left_when_adjourned(game)) return std::nullopt;
    return resumption_clocks(game);
}

}

// Records XXJ: games that were unfinished when the next round was paired (regulation 22.1).

#include "validation.hpp"
#include <hakem/attendance.hpp>

namespace hakem::validation {

namespace {

/// What a game of the round ended with, nothing where it is not in the file.
const RoundEntry* entry_of(const Check& check, const FinishedGame& game) {
    const auto position = check.position_of(game.white);
    if (position < 0 || game.round < 1) return nullptr;
    const auto& rounds = check.tournament().players[static_cast<std::size_t>(position)].rounds;
    const auto r = static_cast<std::size_t>(game.round - 1);
    return r < rounds.size() ? &rounds[r] : nullptr;
}

}

void check_finished_games(const Check& check) {
    const int next = next_round(check.tournament());
    for (const auto& game : check.tournament().finished_games) {
        const auto say = [&](std::string_view code) {
            check.say_at(Severity::warning, code, game.line, 5, 1,
                         {std::to_string(game.round), std::to_string(game.white),
                          std::to_string(game.black), std::to_string(game.round + 1)});
        };
        const auto* entry = entry_of(check, game);
        if (entry != nullptr && is_forfeit(entry->outcome))
            say("TRN-0602");
        else if (game.round + 1 >= next)
            say("TRN-0601");
    }
}

}

#pragma once
/// The change of ratings once more, short and plain, sharing nothing with the plugins.

#include "rating_limits.hpp"
#include <hakem/tournament.hpp>

#include <algorithm>
#include <cstdint>
#include <map>

namespace hakem::test::plain {

/// Change in hundredths and number of games, by starting number.
struct Change {
    int hundredths = 0, games = 0;
};

inline bool over_the_board(char result) { return result == '1' || result == '=' || result == '0'; }
inline int score(char result) { return result == '1' ? 100 : result == '=' ? 50 : 0; }

inline int ukd_k(int rating) {
    return rating < 1300 ? 30 : rating < 1600 ? 25 : rating < 2000 ? 20 : rating < 2400 ? 15 : 10;
}

inline int ukd_game(int rating, int opponent, int made) {
    const int k = ukd_k(rating);
    if (opponent == 0) return made == 100 ? k * 10 : made == 0 ? -k * 10 : 0;
    int higher = std::min(std::abs(rating - opponent), 350);
    return k * (made - plain_expected(rating < opponent ? -higher : higher));
}

inline int fide_game(int k, int rating, int opponent, int made) {
    int difference = rating - opponent;
    if (rating < 2650) difference = std::max(-400, std::min(400, difference));
    return k * (made - plain_expected(difference));
}

/// `ratings` by starting number; FIDE with the same K for all.
inline std::map<int, Change> changes(const Tournament& tournament,
                                     const std::map<int, int>& ratings, bool ukd, int k) {
    std::map<int, Change> all;
    for (const auto& player : tournament.players) {
        auto& change = all[player.id];
        const int own = ratings.at(player.id);
        if (own == 0) continue;
        for (const auto& entry : player.rounds) {
            const auto result = static_cast<char>(entry.outcome);
            if (!over_the_board(result)) continue;
            const int opponent = ratings.at(entry.opponent);
            if (opponent == 0 && !ukd) continue;
            ++change.games;
            change.hundredths += ukd ? ukd_game(own, opponent, score(result))
                                     : fide_game(k, own, opponent, score(result));
        }
    }
    return all;
}

}

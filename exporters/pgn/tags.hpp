#pragma once
/// The tag pairs of a game.

#include "games.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hakem::pgn {

/// How a result is written: one of the four of the standard (8.1.1.7), and beside it what they
/// cannot say.
struct WrittenResult {
    std::string_view token;       ///< "1-0", "0-1", "1/2-1/2" or "*"
    std::string_view termination; ///< "forfeit", "half-point bye"; empty for a usual game
    std::string white_score,
        black_score; ///< of a game whose sides the token cannot say: "0.5", "0"
};

WrittenResult result_of(const WrittenGame& game);

using TagPairs = std::vector<std::pair<std::string, std::string>>;

/// A game's own tags as they were read, by name and value.
TagPairs tags_of(const GameRecord& record);

/// The tag EventType, the same for all games: "team-swiss", "tourn"; empty where nothing tells.
std::string event_type_of(const Tournament& tournament);

/// The seven tags in the order of the standard (8.1.1), all others after them by name. Those of
/// the game's own that the tournament does not know (ECO, Annotator) are kept.
TagPairs tags_of(const WrittenGame& game, const Tournament& tournament,
                 const std::string& event_type);

/// `[Name "value"]`: quotes and backslashes escaped, control characters left out.
std::string tag_text(std::string_view name, std::string_view value);

}

#pragma once
/// Results of one game as files write them, and what they are in the model.

#include <hakem/result.hpp>

#include <optional>
#include <string_view>

namespace hakem::xml {

/// Both sides of a game.
struct Result {
    Outcome white = Outcome::pending, black = Outcome::pending;
    bool odd = false; ///< no result of the Laws of Chess: read as the nearest one
};

/// What kind of game the points are of.
enum class GameKind : std::uint8_t { rated, unrated, forfeit };

/// Of the points of the two; none on either side = not played yet.
Result result_of(std::optional<Points> white, std::optional<Points> black, GameKind kind);

/// One side as a sign: 1 0 ½ 0.5 = + -; nothing for anything else.
std::optional<Outcome> outcome_of_sign(std::string_view sign);

/// Two sides as signs; where one is missing or is not understood, `odd`.
Result result_of_signs(std::string_view white, std::string_view black);

/// A round without an opponent that brought so many points.
Outcome bye_of(std::optional<Points> points);

}

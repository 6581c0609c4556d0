#pragma once
/// Who may take which prizes.

#include "prizes/who.hpp"

namespace hakem::prizes {

/// `unknown`: the file lacks what the answer needs.
enum class Answer : std::uint8_t { no, yes, unknown };

/// Whether the player fits. `start`: first day of the event, for ages.
Answer fits(const Who& who, const Player& player, const Date& start);

/// What the file lacks for an answer, as a message key: "prizes.lacks-birth". Empty = nothing.
std::string_view lacking(const Who& who, const Player& player, const Date& start);

}

#pragma once
/// What bytes of the moves' text look like.

#include "bytes.hpp"
#include "game.hpp"

#include <string_view>

namespace hakem::pgn {

/// Length of what counts as a blank at `at`: controls, no-break space, byte order mark; 0 = none.
std::size_t blank_length(const char* at, const char* end);
/// Whether it is one that has no business in a text: NUL, 0x1A, a byte order mark.
bool is_odd_blank(char first);

/// The longest run of the letters of results around `at`: "1/2-1/2", "½-½", "0-0-0", "+/-".
std::string_view result_run(const char* begin, const char* at, const char* end);

/// Whether a token begins like a move: "e4", "Nbxd7", "O-O", "e2e4", "Şf1", "♘f3", "--".
bool looks_like_move(const char* at, const char* end);
/// Whether the text of moves may begin so: a move, a number, a variation, a sign.
bool looks_like_movetext(const char* at, const char* end);
/// Whether a game without tags may begin so: a move, or a number and a dot or a move.
bool looks_like_game(const char* at, const char* end);

}

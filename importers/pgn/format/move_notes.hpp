#pragma once
/// What was passed over in a move, in words.

#include <hakem/chess/notation.hpp>

#include <string_view>

namespace hakem::pgn {

/// The message key of a note: "pgn.note-uci".
std::string_view key_of(chess::MoveNote note);
/// The message key of why a text is not a legal move: "pgn.in-check".
std::string_view key_of(chess::MoveFault fault);

}

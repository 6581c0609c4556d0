#pragma once
/// Signs of assessment as people write them, and their numbers in the PGN standard.

#include <cstdint>
#include <string_view>

namespace hakem::pgn {

/// A sign and its NAG ($0 to $255).
struct Sign {
    std::string_view text;
    std::uint8_t nag = 0;
};

/// The longest sign that `text` begins with: "!?", "+-", "±", "□"; without text where there is
/// none.
Sign sign_at(std::string_view text);
/// The sign that a move's token ends with, glued to it: "Qxf7+-", "Nf3±".
Sign sign_behind(std::string_view token);
/// A word that is a sign: "N" novelty, "D" diagram, "RR" editorial comment.
Sign sign_of_word(std::string_view word);

}

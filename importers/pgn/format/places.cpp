#include "places.hpp"

#include "bytes.hpp"

#include <algorithm>

namespace hakem::pgn {

namespace {

/// A line is shown and its characters are counted up to so many bytes.
constexpr std::uint32_t longest_line = 4000;

}

Place Places::of(const Game& game, std::uint32_t byte) {
    byte = std::min(byte, static_cast<std::uint32_t>(game.text.size()));
    if (game_ != game.number || byte < byte_) {
        game_ = game.number;
        byte_ = line_start_ = 0;
        line_ = game.line;
    }
    const char* begin = game.text.data();
    const char before = byte_ == 0 ? '\0' : begin[byte_ - 1];
    const auto lines = count_lines(begin + byte_, begin + byte, before);
    if (lines != 0) {
        line_ += static_cast<std::uint32_t>(lines);
        line_start_ = byte;
        while (!is_line_end(begin[line_start_ - 1])) --line_start_;
    }
    byte_ = byte;
    Place place{line_, byte - line_start_ + 1, {}, {}};
    if (byte - line_start_ > longest_line) return place;
    place.before = game.at({line_start_, byte});
    const auto rest = game.text.substr(line_start_, longest_line);
    const char* end = rest.data() + rest.size();
    place.text =
        rest.substr(0, static_cast<std::size_t>(find_line_end(rest.data(), end) - rest.data()));
    return place;
}

}

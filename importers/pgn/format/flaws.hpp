#pragma once
/// What is found wrong in a game: kept until its line and column are asked for.

#include "game.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hakem::pgn {

/// How a departure from the format was met.
enum class Handling : std::uint8_t {
    noted,    ///< no departure, but worth knowing
    repaired, ///< read all the same
    lost,     ///< not understood; it stays in the text of the game
    refused,  ///< wrong: an error
};

/// A finding at a place of the game's text.
struct Flaw {
    std::string_view code; ///< "PGN-0010"
    Span where;
    Handling handling = Handling::repaired;
    std::vector<std::string> arguments = {};
};

/// The flaws of one game; a hostile one cannot make them many.
class Flaws {
public:
    static constexpr std::size_t most = 1000;

    void add(std::string_view code, Span where, Handling handling = Handling::repaired,
             std::vector<std::string> arguments = {}) {
        if (list_.size() < most) list_.push_back({code, where, handling, std::move(arguments)});
    }
    void clear() { list_.clear(); }
    /// Forgets all but the first `count`.
    void cut(std::size_t count) {
        list_.erase(list_.begin() + static_cast<std::ptrdiff_t>(std::min(count, list_.size())),
                    list_.end());
    }
    const std::vector<Flaw>& list() const { return list_; }

private:
    std::vector<Flaw> list_;
};

}

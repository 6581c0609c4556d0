#pragma once
/// The lines of a text, front to back.

#include "input.hpp"
#include <hakem/diagnostic.hpp>

#include <cstdint>
#include <string_view>

namespace hakem::lists {

class TextLines {
public:
    /// Longer lines are cut and told: no list has them.
    static constexpr std::size_t limit = 64u << 10;

    TextLines(Input& input, Diagnostics& diagnostics) : buffer_(input), diagnostics_(diagnostics) {}

    /// The next line without its end (LF, CRLF or CR); valid until the next call.
    bool next(std::string_view& line);
    std::uint64_t number() const { return number_; }
    /// Whether the line that was given last has an end: the last line of a file that was cut has
    /// none.
    bool ended() const { return ended_; }

private:
    void skip_rest();

    Buffer buffer_;
    Diagnostics& diagnostics_;
    std::uint64_t number_ = 0;
    std::size_t taken_ = 0; ///< of the line that was given last
    bool ended_ = true;
};

}

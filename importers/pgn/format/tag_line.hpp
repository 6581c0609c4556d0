#pragma once
/// One tag pair: [Name "value"], and what people make of it.

#include "flaws.hpp"

#include <cstdint>

namespace hakem::pgn {

/// What stands at a '['.
enum class TagReading : std::uint8_t {
    tag,   ///< a tag pair
    other, ///< no tag: brackets of something else
    open,  ///< the line goes on behind the end of what is in memory
};

/// Reads the tag at `at`, which is the place of a '[' in [begin, end), and moves `at` behind it. A
/// value ends at its quote and bracket, else at the last quote of the line, else with the line:
/// nothing of the next line is ever taken. `whole`: nothing comes behind `end`.
TagReading read_tag(const char* begin, const char*& at, const char* end, bool whole, Tag& tag,
                    Flaws& flaws);

/// Whether a tag with a value in quotes begins here, as it does where a new game does; looks at
/// the first bytes alone. `open` where too few of them are there.
TagReading looks_like_tag(const char* at, const char* end, bool whole);

}

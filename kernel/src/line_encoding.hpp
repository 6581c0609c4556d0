#pragma once
/// Files of which not every line is encoded alike: a name was pasted in, or UTF-8 encoded again.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

/// The code page of bytes that are not UTF-8 and stand in a file.
std::string code_page_of(std::string_view bytes, std::string_view file);

/// A text of UTF-8 among whose lines some are of a code page.
struct MixedText {
    std::string text;                 ///< UTF-8, without a byte order mark
    std::string page;                 ///< of those lines; empty where there is none
    std::vector<std::uint32_t> lines; ///< 1-based, those of the code page
    bool had_bom = false;
    bool damaged = false; ///< broken UTF-8 beside whole: U+FFFD stands for it
};

/// Nothing where all lines are UTF-8, or none with letters beyond ASCII is.
std::optional<MixedText> decode_mixed(std::string_view bytes);

/// A text with lines that had been UTF-8 already when they were encoded as UTF-8 once more.
struct RestoredText {
    std::string text;
    std::vector<std::uint32_t> lines; ///< 1-based, those that were put right
};

/// Nothing where no line looks so.
std::optional<RestoredText> restore_twice_encoded(std::string_view text);

}

#pragma once

#include <string>
#include <string_view>

namespace hakem::pgn {

/// The same text where any reader can read it; else mended: comments and variations that are never
/// closed end with it, a ')' without its '(', results before the last one, empty lines and control
/// characters are left out.
std::string whole_movetext(std::string_view movetext);

/// The moves of a game with comments and variations as they were, in lines of less than 80
/// characters (standard 8.2.1): lines that are longer are broken at blanks, all else stays. The
/// result at the end becomes `token`, that of the Result tag (8.2.6).
/// Takes the text as it comes from `whole_movetext`.
std::string movetext_of(std::string_view movetext, std::string_view token);

}

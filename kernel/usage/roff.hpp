#pragma once
/// The few words of roff that a manual page needs, each with its text made harmless.

#include <string>
#include <string_view>

namespace hakem::usage {

/// Text as text: no character in it is an instruction, hyphens stay hyphens to copy.
std::string roff(std::string_view text);

inline std::string bold(std::string_view text) { return "\\fB" + roff(text) + "\\fR"; }
inline std::string italic(std::string_view text) { return "\\fI" + roff(text) + "\\fR"; }

/// The argument of a request: in quotation marks.
inline std::string argument(std::string_view text) { return '"' + roff(text) + '"'; }

/// A line of running text.
std::string text_line(std::string_view text);

}

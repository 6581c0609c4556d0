#pragma once
/// First characters of message arguments that are more than their text. No text of a file begins
/// so: readers keep control characters out.

namespace hakem {

inline constexpr char message_mark = '\x1f'; ///< the rest is a message key
inline constexpr char decimal_mark = '\x1e'; ///< the rest is a number with a decimal point

}

#pragma once
/// A part of the field as it is typed: "Girls under 14: sex=female,under=14".

#include "prizes/who.hpp"
#include <hakem/diagnostic.hpp>

#include <string>
#include <string_view>

namespace hakem::prizes {

struct NamedWho {
    std::string name; ///< what stands before the colon, else the whole text
    Who who;
};

/// Reads keys and values with commas between; several values of a key have a '+' between them
/// ("title=WGM+WIM"). Mistakes are findings at their place in the text; the result is then not to
/// be used.
NamedWho read_who_text(std::string_view text, Diagnostics& diagnostics);

}

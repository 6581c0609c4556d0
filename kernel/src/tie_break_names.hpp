#pragma once
// Other names and numbers of tie-breaks.

#include <optional>
#include <string>
#include <string_view>

namespace hakem {

/// The Handbook's name for an earlier one or one of another program ("GE" is REP, "BHC1" is BH/C1);
/// other names stay. `name` is upper case.
std::string handbook_name(std::string name);

/// A number of Swiss-Manager and chess-results: "37", "[37]".
struct ListNumber {
    std::string number;    ///< "37"
    std::string_view code; ///< "BH/C1"; empty where we have no such tie-break
};

/// Nothing where the text is no number.
std::optional<ListNumber> list_number(std::string_view text);

}

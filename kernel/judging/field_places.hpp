#pragma once
/// Where the fields of players stand that findings are about.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <string_view>

namespace hakem::judging {

struct FieldPlace {
    std::uint32_t column = 0, length = 1; ///< column 0 = the line as a whole
};

/// In the record of a player (TRF 001, or the national one): the field that a code is about. Of a
/// file without columns, and of codes about more than a field, the line as a whole.
FieldPlace field_place(const Tournament& tournament, std::string_view code);

/// The result of a round in the record of a player.
FieldPlace result_place(const Tournament& tournament, std::size_t round);

}

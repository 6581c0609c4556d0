#pragma once
/// Where the fields of players stand that findings are about.

#include <hakem/tournament.hpp>

#include <cstdint>
#include <string>
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

/// A record of the header, which the model has no line of; of several the first that has the text.
/// Line 0 where the file has none, or no records at all.
struct RecordPlace {
    std::uint32_t line = 0;
    FieldPlace field;
};
RecordPlace record_place(const Tournament& tournament, std::string_view id,
                         std::string_view text = {});

/// " (record 142)" as an argument; empty of a file that has no records.
std::string record_argument(const Tournament& tournament, std::string_view key);

}

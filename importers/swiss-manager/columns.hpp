#pragma once
/// The columns of a list of Swiss-Manager: headings may be missing or be there twice, and which
/// tie-breaks there are is different in every event.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::swiss_manager {

enum class Column : std::uint8_t {
    other, ///< not taken over
    rank,
    number,
    title,
    name,
    sex,
    national_rating,
    rating,
    federation,
    club,
    birth,
    identity,
    type, ///< of age: "U10"
    group,
    fide_id,
    points,
    wins,
    draws,
    forfeits,
    tie_break,
};

/// A heading as it stands, and what its column holds.
struct Heading {
    std::string text;
    Column column = Column::other;
};

/// Cells of a line, without blanks around them.
std::vector<std::string_view> cells_of(std::string_view line);

/// The columns of the line with the headings; nothing where the line is none.
std::optional<std::vector<Heading>> headings_of(std::string_view line);

}

#pragma once
/// The columns of FIDE's list in TXT, as its header line shows them: they moved over the years.

#include <hakem/date.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hakem::lists {

enum class TxtField : std::uint8_t {
    id,
    name,
    federation,
    sex,
    title,
    women_title,
    other_titles,
    foa_title,
    standard,
    standard_games,
    standard_k,
    rapid,
    rapid_games,
    rapid_k,
    blitz,
    blitz_games,
    blitz_k,
    birth,
    flag,
};
inline constexpr std::size_t txt_fields = 19;

struct TxtColumn {
    std::size_t begin = 0, end = 0; ///< 0-based, in characters; end 0 = there is none
};

struct TxtColumns {
    std::array<TxtColumn, txt_fields> columns;
    std::size_t width = 0; ///< of the header line
    Date issue;            ///< a list of one time class has its month as a heading
    bool single = false;

    const TxtColumn& operator[](TxtField field) const {
        return columns[static_cast<std::size_t>(field)];
    }
};

/// Nothing where the line is no header: it needs the id first, a name and a rating or federation.
std::optional<TxtColumns> columns_of(std::string_view header);

}

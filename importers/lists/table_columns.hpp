#pragma once
/// Which column of a table is what, by the headings that lists of the field have.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hakem::lists {

enum class Column : std::uint8_t {
    fide_id,
    national_id,
    name,
    surname,
    given_name,
    federation,
    sex,
    title,
    women_title,
    other_titles,
    club,
    region,
    birth,
    flag,
    national_standard, ///< UKD
    national_rapid,    ///< UHS
    national_blitz,    ///< UYS
    standard,
    rapid,
    blitz,
    standard_games,
    rapid_games,
    blitz_games,
    standard_k,
    rapid_k,
    blitz_k,
    passed_over, ///< known and not needed: the rating before, the change
};
inline constexpr std::size_t column_kinds = static_cast<std::size_t>(Column::passed_over);

struct TableColumns {
    enum class Kind : std::uint8_t { table, kksf, tsf };

    std::vector<std::optional<Column>> of; ///< [i] = column i of the table; each kind once
    std::vector<std::string> unknown;   ///< headings that nobody knows, or of no use beside others
    std::vector<std::size_t> again;     ///< columns whose heading stands in an earlier one
    std::optional<std::size_t> bare_id; ///< "ID" alone: of FIDE, if its values look like it
    Kind kind = Kind::table;
    bool national = false;
    bool own = false; ///< a list of ours: it counts the games of the period apart from all games

    bool has(Column column) const;
    /// Where the column is.
    std::optional<std::size_t> place_of(Column column) const;
    /// The class whose rating is the only one: games and K without a class in their headings are
    /// its.
    std::size_t only_class() const;
};

/// Nothing where the cells are no headings of a list: it needs a name, and a rating or an id.
std::optional<TableColumns> table_columns(const std::vector<std::string>& cells);

}

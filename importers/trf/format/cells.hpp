#pragma once
/// The cells that several records share: numbers, points, dates, lists of numbers. Each reader says
/// what was wrong; each text is what the format wants.

#include "findings.hpp"
#include "record.hpp"
#include <hakem/date.hpp>
#include <hakem/points.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::trf {

/// A whole number; blank is 0. `code` is said where it is not one.
std::int32_t read_number(const RecordLine& line, Columns columns, Findings& findings,
                         std::string_view code);

/// Points with a dot and a decimal. A whole number, a comma, ½ are read too (`code`).
std::optional<Points> read_points(const RecordLine& line, Columns columns, Findings& findings,
                                  std::string_view code);

/// The same where whole numbers are usual: match points, points of a rule.
std::optional<Points> read_team_points(const RecordLine& line, Columns columns, Findings& findings);

/// How a text departs from a date of the format.
enum class DateForm : std::uint8_t {
    exact,   ///< YYYY/MM/DD; for rounds YY/MM/DD
    other,   ///< understood, in another form
    unclear, ///< no date
};
struct DateRead {
    Date date;
    DateForm form = DateForm::exact;
};

/// Days in the order of the calendar; differences are near enough.
std::int32_t days(const Date& date);

/// In which order a date has its year, month and day.
enum class DateOrder : std::uint8_t { none, ymd, ydm, dmy, mdy };

/// The orders in which a text of three numbers is a real date, the most usual first; in
/// `two_digits` (132) the year has two digits or four.
std::vector<DateOrder> orders_of(std::string_view text, bool two_digits = false);
/// The date in that order; none where it is no date so.
Date date_in_order(std::string_view text, DateOrder order);

/// A date in any form met so far. `near` helps where day, month and a year of two digits can be
/// told apart in several ways: the reading nearest to it is taken. `two_digits`: YY/MM/DD is the
/// exact form (132), not YYYY/MM/DD. `order`: that of the file's other dates, where it makes a
/// date.
DateRead read_date(std::string_view text, const Date& near = {}, bool two_digits = false,
                   DateOrder order = DateOrder::none);

/// More numbers than a list can have: what stands behind them is not read.
inline constexpr std::int32_t most_ids = 10000;

/// Starting numbers in cells of `width` columns, one blank between them, from a column on. Zeros
/// and blank cells are left out, or kept as 0 with `holes`.
std::vector<std::int32_t> read_ids(const RecordLine& line, std::int32_t from, std::int32_t width,
                                   Findings& findings, bool holes = false);
std::string ids_text(const std::vector<std::int32_t>& ids, std::int32_t width);

/// Words of a text, separated by blanks (and the separators, where given).
std::vector<std::string_view> words_of(std::string_view text, std::string_view separators = "");

/// "WWWW" of digits: empty for 0.
std::string number_text(std::int32_t value);

/// One line, without control characters, blanks at its ends taken away.
std::string one_line(std::string_view text);

}

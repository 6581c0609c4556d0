// Cells: what is a number stays a number, everything else is text and nothing but text.

#include "sheets.hpp"
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::xlsx {

namespace {

constexpr double smallest_width = 3.5, widest = 46, widest_wrapped = 28;

bool has_two_decimals(const Exact& value) { return (value * 10).denominator() != 1; }

/// Excel's calendar starts in 1900; earlier days and parts of dates are text.
bool is_excel_date(const Date& date) {
    return date.complete() && is_valid(date) && date.year > 1900;
}

NumberForm form_of(const Value& value, bool two_decimals) {
    if (value.circled) return two_decimals ? NumberForm::circled_two : NumberForm::circled_one;
    return two_decimals ? NumberForm::two_decimals : NumberForm::one_decimal;
}

}

NumberForm form_of(const Decimal& cell) {
    if (cell.decimals <= 0) return cell.sign ? NumberForm::signed_whole : NumberForm::whole;
    if (cell.decimals == 1) return cell.sign ? NumberForm::signed_one : NumberForm::one_decimal;
    return cell.sign ? NumberForm::signed_two : NumberForm::two_decimals;
}

void write_cell(Book& book, lxw_worksheet* sheet, std::uint32_t row, std::uint16_t column,
                const Cell& cell, Style style, bool two_decimals) {
    const auto number = [&](double value, NumberForm form) {
        style.form = form;
        worksheet_write_number(sheet, row, column, value, book.format(style));
    };
    if (const auto* value = std::get_if<Number>(&cell.content))
        return number(static_cast<double>(value->value), NumberForm::whole);
    if (const auto* value = std::get_if<Rating>(&cell.content); value && value->value != 0)
        return number(value->value, NumberForm::whole);
    if (const auto* value = std::get_if<Value>(&cell.content))
        return number(boost::rational_cast<double>(value->value), form_of(*value, two_decimals));
    if (const auto* decimal = std::get_if<Decimal>(&cell.content))
        return number(boost::rational_cast<double>(decimal->value), form_of(*decimal));
    if (const auto* date = std::get_if<Date>(&cell.content); date && is_excel_date(*date)) {
        lxw_datetime day{date->year, date->month, date->day, 0, 0, 0};
        style.form = NumberForm::date;
        worksheet_write_datetime(sheet, row, column, &day, book.format(style));
        return;
    }
    if (std::holds_alternative<Diagonal>(cell.content)) style.part = Style::Part::diagonal;
    const auto text = to_text(cell.content, book.language());
    if (text.empty())
        worksheet_write_blank(sheet, row, column, book.format(style));
    else
        book.write_text(sheet, row, column, text, style);
}

void write_headings(Book& book, lxw_worksheet* sheet, std::uint32_t row, const Table& table) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        Style style;
        style.part = Style::Part::heading;
        style.align = table.columns[i].align;
        book.write_text(sheet, row, static_cast<std::uint16_t>(i),
                        to_text(table.columns[i].heading, book.language()), style);
    }
}

std::vector<bool> needs_two_decimals(const Table& table) {
    std::vector<bool> needs(table.columns.size());
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < std::min(row.size(), needs.size()); ++i)
            if (const auto* value = std::get_if<Value>(&row[i].content))
                if (has_two_decimals(value->value)) needs[i] = true;
    return needs;
}

std::vector<double> column_widths(const Table& table, Language language, double extra) {
    std::vector<double> widths;
    for (const auto& column : table.columns) {
        const auto heading = printable(to_text(column.heading, language));
        widths.push_back(static_cast<double>(display_width(heading)) * 1.1 + extra);
    }
    for (const auto& row : table.rows) {
        for (std::size_t i = 0; i < std::min(row.size(), widths.size()); ++i) {
            const auto width =
                static_cast<double>(display_width(to_text(row[i].content, language)));
            widths[i] = std::max(widths[i], row[i].strong ? width * 1.1 : width);
        }
    }
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] = std::clamp(widths[i] + 2.4, smallest_width,
                               table.columns[i].wrap ? widest_wrapped : widest);
    return widths;
}

std::string sheet_name(const Section& section, Language language) {
    const auto heading = to_text(section.heading, language);
    return heading.empty() ? section.id : heading;
}

std::string joined(const std::vector<Fact>& facts, Language language) {
    std::string all;
    for (const auto& fact : facts) {
        const auto value = to_text(fact.value.content, language);
        if (value.empty()) continue;
        if (!all.empty()) all += "  ·  ";
        all += to_text(fact.label, language) + ": " + value;
    }
    return all;
}

}

#include "sheets.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hakem::xlsx {

namespace {

/// Lists can be filtered; in a crosstable the buttons would hide the headings.
bool is_list(const Table& table) {
    if (table.rows.empty()) return false;
    const auto& first = table.rows.front();
    return table.rows.size() > 1 && std::none_of(first.begin(), first.end(), [](const Cell& cell) {
               return std::holds_alternative<Encounter>(cell.content) ||
                      std::holds_alternative<MatrixCell>(cell.content) ||
                      std::holds_alternative<Diagonal>(cell.content);
           });
}

/// Writes one table on a sheet of its own.
class TableSheet {
public:
    TableSheet(Book& book, const Section& section, const Table& table)
        : book_(book), table_(table), list_(is_list(table)),
          sheet_(book.add_sheet(sheet_name(section, book.language()))),
          columns_(static_cast<std::uint16_t>(std::max<std::size_t>(table.columns.size(), 1))) {
        constexpr double button = 2;
        widths_ = column_widths(table, book.language(), list_ ? button : 0);
        for (std::size_t i = 0; i < widths_.size(); ++i)
            worksheet_set_column(sheet_, static_cast<lxw_col_t>(i), static_cast<lxw_col_t>(i),
                                 widths_[i], nullptr);
        width_ = std::accumulate(widths_.begin(), widths_.end(), 0.0);
        constexpr double upright = 105; // characters that still can be read on one page
        if (section.landscape || width_ > upright) worksheet_set_landscape(sheet_);
        worksheet_fit_to_pages(sheet_, 1, 0);
    }

    void write_heading(const Heading& heading) {
        write_line(heading.event, Style::Part::title);
        write_line(heading.title, Style::Part::subtitle);
        write_line(heading.facts, Style::Part::note);
    }

    void write_table() {
        const auto head = row_++;
        write_headings(book_, sheet_, head, table_);
        const auto two_decimals = needs_two_decimals(table_);
        for (const auto& row : table_.rows) write_row(row, two_decimals);
        freeze(head);
    }

    void write_meanings() {
        ++row_;
        write_line(meanings_of(table_, book_.language()), Style::Part::note);
    }

    void write_lines(const std::vector<Phrase>& lines) {
        for (const auto& line : lines)
            write_line(to_text(line, book_.language()), Style::Part::note);
    }

private:
    void write_line(std::string_view text, Style::Part part) {
        if (text.empty()) return;
        Style style;
        style.part = part;
        book_.write_line(sheet_, row_++, columns_, width_, text, style);
    }

    void write_row(const Row& row, const std::vector<bool>& two_decimals) {
        for (std::size_t i = 0; i < std::min(row.size(), table_.columns.size()); ++i) {
            Style style;
            style.align = table_.columns[i].align;
            style.wrap = table_.columns[i].wrap;
            style.strong = row[i].strong;
            write_cell(book_, sheet_, row_, static_cast<std::uint16_t>(i), row[i], style,
                       two_decimals[i]);
        }
        set_height(row);
        ++row_;
    }

    /// As high as the longest text that is wrapped; not every program finds that out by itself.
    void set_height(const Row& row) {
        double lines = 1;
        for (std::size_t i = 0; i < std::min(row.size(), widths_.size()); ++i)
            if (table_.columns[i].wrap)
                lines = std::max(lines, std::ceil(static_cast<double>(display_width(
                                                      to_text(row[i].content, book_.language()))) /
                                                  widths_[i]));
        constexpr double line = 13.5, most_lines = 30;
        if (lines > 1) worksheet_set_row(sheet_, row_, line * std::min(lines, most_lines), nullptr);
    }

    /// Heading and first columns stay in view, and come again on every printed page.
    void freeze(std::uint32_t head) {
        const auto frozen =
            static_cast<lxw_col_t>(std::clamp(table_.frozen_columns, 0, columns_ - 1));
        worksheet_freeze_panes(sheet_, head + 1, frozen);
        worksheet_repeat_rows(sheet_, 0, head);
        if (frozen > 0) worksheet_repeat_columns(sheet_, 0, static_cast<lxw_col_t>(frozen - 1));
        if (list_)
            worksheet_autofilter(sheet_, head, 0, row_ - 1, static_cast<lxw_col_t>(columns_ - 1));
    }

    Book& book_;
    const Table& table_;
    bool list_;
    lxw_worksheet* sheet_;
    std::uint16_t columns_;
    std::vector<double> widths_;
    double width_ = 0;
    std::uint32_t row_ = 0;
};

}

void add_table_sheet(Book& book, const Section& section, const Table& table, const Heading& heading,
                     const std::vector<Phrase>& notes) {
    TableSheet sheet(book, section, table);
    sheet.write_heading(heading);
    sheet.write_table();
    sheet.write_meanings();
    sheet.write_lines(table.legend);
    sheet.write_lines(notes);
}

}

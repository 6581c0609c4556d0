// Native charts. Each stands to the right of its numbers and refers to their cells: who corrects a
// number sees the chart change.

#include "charts.hpp"

#include <hakem/text.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hakem::xlsx {

namespace {

constexpr std::uint32_t rows_of_columns = 18, rows_of_points = 26, pixels_of_row = 19;

/// Writes charts one below the other.
class ChartWriter {
public:
    ChartWriter(Book& book, const Section& section, const ChartSheet& charts)
        : book_(book), charts_(charts),
          sheet_(book.add_sheet(sheet_name(section, book.language()))) {
        std::vector<double> widths;
        for (const auto& chart : charts.charts) {
            const auto own = column_widths(chart.numbers, book.language(), 0);
            if (own.size() > widths.size()) widths.resize(own.size());
            for (std::size_t i = 0; i < own.size(); ++i) widths[i] = std::max(widths[i], own[i]);
        }
        for (std::size_t i = 0; i < widths.size(); ++i)
            worksheet_set_column(sheet_, static_cast<lxw_col_t>(i), static_cast<lxw_col_t>(i),
                                 widths[i], nullptr);
        // One height for all rows, so that bars stand beside their numbers.
        worksheet_set_default_row(sheet_, 14.25, LXW_FALSE);
        columns_ = static_cast<std::uint16_t>(std::max<std::size_t>(widths.size(), 1));
        width_ = std::accumulate(widths.begin(), widths.end(), 0.0);
        fit_paper();
    }

    void write(const Heading& heading) {
        line(heading.event, Style::Part::title);
        line(heading.title, Style::Part::subtitle);
        line(heading.facts, Style::Part::note);
        std::vector<lxw_row_t> breaks;
        for (const auto& chart : charts_.charts) {
            ++row_;
            if (&chart != &charts_.charts.front()) breaks.push_back(row_);
            write_chart(chart);
        }
        if (breaks.empty()) return;
        breaks.push_back(0); // the end of the list
        worksheet_set_h_pagebreaks(sheet_, breaks.data());
    }

private:
    /// Breaks between charts are ignored where a sheet is fitted to pages, so it is scaled. A long
    /// chart is smaller on upright paper rather than cut in two.
    void fit_paper() {
        std::uint32_t tallest = 0;
        for (const auto& chart : charts_.charts) tallest = std::max(tallest, rows_of(chart));
        constexpr std::uint32_t rows_across = 48;
        constexpr double upright = 72, across = 106, chart_width = 106; // characters
        const bool landscape = tallest <= rows_across;
        const double scale = 100 * (landscape ? across : upright) / (width_ + chart_width);
        if (landscape) worksheet_set_landscape(sheet_);
        worksheet_set_print_scale(sheet_, static_cast<std::uint16_t>(std::clamp(scale, 30., 100.)));
    }

    void line(std::string_view text, Style::Part part) {
        if (text.empty()) return;
        Style style;
        style.part = part;
        book_.write_line(sheet_, row_++, columns_, width_, text, style);
    }

    void write_chart(const Chart& chart) {
        line(to_text(chart.title, book_.language()), Style::Part::subtitle);
        Cells cells{sheet_, row_, 0, 0, 0, 1};
        write_numbers(chart.numbers);
        cells.first = cells.head + 1;
        cells.last = row_ - 1;
        if (chart.diagonal && can_be_drawn(chart)) write_diagonal(chart, cells);
        const auto start = cells.head;
        if (can_be_drawn(chart)) {
            const auto rows = rows_of(chart);
            insert_chart(book_, chart, cells, {columns_, rows * pixels_of_row});
            row_ = std::max(row_, start + rows);
        }
        for (const auto& phrase : chart.numbers.legend)
            line(to_text(phrase, book_.language()), Style::Part::note);
        ++row_;
    }

    static std::uint32_t rows_of(const Chart& chart) {
        if (chart.kind == Chart::Kind::columns) return rows_of_columns;
        if (chart.kind == Chart::Kind::points) return rows_of_points;
        return static_cast<std::uint32_t>(chart.numbers.rows.size()) + 5;
    }

    void write_numbers(const Table& table) {
        write_headings(book_, sheet_, row_++, table);
        const auto two_decimals = needs_two_decimals(table);
        for (const auto& row : table.rows) {
            for (std::size_t i = 0; i < std::min(row.size(), table.columns.size()); ++i) {
                Style style;
                style.align = table.columns[i].align;
                style.strong = row[i].strong;
                write_cell(book_, sheet_, row_, static_cast<std::uint16_t>(i), row[i], style,
                           two_decimals[i]);
            }
            ++row_;
        }
    }

    /// The two ends of the line on which both series are equal.
    void write_diagonal(const Chart& chart, Cells& cells) {
        double& most = cells.diagonal_end;
        for (const auto& row : chart.numbers.rows)
            for (const auto column : chart.series)
                if (const auto value =
                        column < row.size() ? number_of(row[column].content) : std::nullopt)
                    most = std::max(most, std::ceil(boost::rational_cast<double>(*value)));
        ++row_;
        Style style;
        style.part = Style::Part::note;
        book_.write_text(sheet_, row_, 0, text("chart.diagonal", book_.language()), style);
        style.align = Align::right;
        style.form = NumberForm::whole;
        cells.diagonal = row_;
        for (const double end : {0.0, most}) {
            for (const auto column : chart.series)
                worksheet_write_number(sheet_, row_, static_cast<lxw_col_t>(column), end,
                                       book_.format(style));
            ++row_;
        }
    }

    Book& book_;
    const ChartSheet& charts_;
    lxw_worksheet* sheet_;
    std::uint16_t columns_ = 1;
    double width_ = 0;
    std::uint32_t row_ = 0;
};

}

void add_chart_sheet(Book& book, const Section& section, const ChartSheet& charts,
                     const Heading& heading) {
    ChartWriter(book, section, charts).write(heading);
}

}

// One chart of libxlsxwriter: its series, axes and look. Like the picture of a page it can be read
// without colour: losses are hollow and on the other side of zero, the second series is hatched.

#include "charts.hpp"

#include <algorithm>

namespace hakem::xlsx {

namespace {

constexpr lxw_color_t accent = 0x123A63, soft = 0x54585F, rule = 0xD5D7DA, white = 0xFFFFFF;

lxw_chart_type type_of(Chart::Kind kind) {
    switch (kind) {
    case Chart::Kind::bars:
        return LXW_CHART_BAR;
    case Chart::Kind::columns:
        return LXW_CHART_COLUMN;
    case Chart::Kind::points:
        break;
    }
    return LXW_CHART_SCATTER;
}

/// The texts of a chart go through the same door as those of cells.
std::string words(const Phrase& phrase, Language language) {
    constexpr std::size_t longest = 255;
    const auto text = cut(cell_text(to_text(phrase, language)), longest);
    return text.starts_with('=') ? " " + text : text; // else a reference to a cell
}

/// Makes one chart.
class NativeChart {
public:
    NativeChart(Book& book, const Chart& chart, const Cells& cells)
        : book_(book), chart_(chart), cells_(cells), made_(book.add_chart(type_of(chart.kind))) {}

    void insert(const Spot& spot) {
        if (chart_.kind == Chart::Kind::points)
            add_points();
        else
            for (std::size_t i = 0; i < chart_.series.size(); ++i) add_series(i);
        set_axes();
        if (chart_.series.size() < 2 || chart_.kind == Chart::Kind::points)
            chart_legend_set_position(made_, LXW_CHART_LEGEND_NONE);
        else
            chart_legend_set_position(made_, LXW_CHART_LEGEND_TOP);
        const auto title = words(chart_.title, book_.language());
        lxw_chart_font font{};
        font.size = 12;
        chart_title_set_name(made_, title.c_str());
        chart_title_set_name_font(made_, &font);
        constexpr double width = 760, own_width = 480, own_height = 288;
        auto description = title;
        lxw_chart_options options{};
        options.x_offset = 20;
        options.x_scale = width / own_width;
        options.y_scale = spot.height / own_height;
        options.object_position = LXW_OBJECT_MOVE_DONT_SIZE;
        options.description = description.data();
        worksheet_insert_chart_opt(cells_.sheet, cells_.head, spot.column, made_, &options);
    }

private:
    static lxw_col_t column(std::size_t index) { return static_cast<lxw_col_t>(index); }

    lxw_chart_series* series_of(std::size_t labels, std::size_t values, std::uint32_t first,
                                std::uint32_t last) {
        auto* series = chart_add_series(made_, nullptr, nullptr);
        const char* sheet = cells_.sheet->name;
        chart_series_set_categories(series, sheet, first, column(labels), last, column(labels));
        chart_series_set_values(series, sheet, first, column(values), last, column(values));
        return series;
    }

    /// The format of the first number of a column, for the labels of its bars.
    const char* format_of(std::size_t column) const {
        for (const auto& row : chart_.numbers.rows)
            if (column < row.size())
                if (const auto* decimal = std::get_if<Decimal>(&row[column].content))
                    return number_format(form_of(*decimal));
        return "0;-0;"; // nothing over an empty class
    }

    void add_series(std::size_t index) {
        const auto values = chart_.series[index];
        auto* series = series_of(chart_.labels, values, cells_.first, cells_.last);
        chart_series_set_name_range(series, cells_.sheet->name, cells_.head, column(values));
        lxw_chart_line line{};
        line.color = accent;
        line.width = 0.75F;
        chart_series_set_line(series, &line);
        if (index == 0) {
            lxw_chart_fill fill{};
            fill.color = accent;
            chart_series_set_fill(series, &fill);
            if (chart_.kind == Chart::Kind::bars) chart_series_set_invert_if_negative(series);
        } else {
            lxw_chart_pattern pattern{};
            pattern.type = LXW_CHART_PATTERN_WIDE_UPWARD_DIAGONAL;
            pattern.fg_color = soft;
            pattern.bg_color = white;
            chart_series_set_pattern(series, &pattern);
        }
        lxw_chart_font font{};
        font.size = 8;
        chart_series_set_labels(series);
        chart_series_set_labels_font(series, &font);
        chart_series_set_labels_num_format(series, format_of(values));
    }

    void add_points() {
        const auto x = chart_.series[0], y = chart_.series[1];
        auto* series = series_of(x, y, cells_.first, cells_.last);
        chart_series_set_name_range(series, cells_.sheet->name, cells_.head, column(y));
        lxw_chart_line line{};
        line.color = accent;
        lxw_chart_fill fill{};
        fill.color = accent;
        fill.transparency = 60;
        chart_series_set_marker_type(series, LXW_CHART_MARKER_CIRCLE);
        chart_series_set_marker_size(series, 7);
        chart_series_set_marker_line(series, &line);
        chart_series_set_marker_fill(series, &fill);
        if (cells_.diagonal == 0) return;
        auto* diagonal = series_of(x, y, cells_.diagonal, cells_.diagonal + 1);
        lxw_chart_line dashed{};
        dashed.color = soft;
        dashed.width = 1;
        dashed.dash_type = LXW_CHART_LINE_DASH_DASH;
        chart_series_set_line(diagonal, &dashed);
        chart_series_set_marker_type(diagonal, LXW_CHART_MARKER_NONE);
    }

    void set_axes() {
        const bool bars = chart_.kind == Chart::Kind::bars;
        // In a bar chart the names stand along the upright axis.
        auto* names = bars ? made_->y_axis : made_->x_axis;
        auto* values = bars ? made_->x_axis : made_->y_axis;
        const auto across = words(chart_.x_axis, book_.language());
        const auto upwards = words(chart_.y_axis, book_.language());
        lxw_chart_font font{};
        font.size = 9;
        lxw_chart_line grid{};
        grid.color = rule;
        for (auto* axis : {names, values}) chart_axis_set_num_font(axis, &font);
        if (!across.empty()) chart_axis_set_name(made_->x_axis, across.c_str());
        if (!upwards.empty()) chart_axis_set_name(made_->y_axis, upwards.c_str());
        for (auto* axis : {names, values}) chart_axis_set_name_font(axis, &font);
        chart_axis_major_gridlines_set_visible(values, LXW_TRUE);
        chart_axis_major_gridlines_set_line(values, &grid);
        if (cells_.diagonal != 0) // equal scales, or the line would mean nothing
            for (auto* axis : {names, values}) {
                chart_axis_set_min(axis, 0);
                chart_axis_set_max(axis, cells_.diagonal_end);
            }
        if (chart_.kind == Chart::Kind::points) return;
        chart_axis_set_label_position(names, LXW_CHART_AXIS_LABEL_POSITION_LOW);
        chart_axis_set_interval_unit(names, 1);
        chart_set_series_gap(made_, bars ? 35 : 50);
        if (!bars) return;
        chart_axis_set_reverse(names); // the first at the top, the marks at the foot
        chart_axis_set_crossing_max(names);
    }

    Book& book_;
    const Chart& chart_;
    const Cells& cells_;
    lxw_chart* made_;
};

}

bool can_be_drawn(const Chart& chart) {
    const auto columns = chart.numbers.columns.size();
    const auto needed = chart.kind == Chart::Kind::points ? 2U : 1U;
    return !chart.numbers.rows.empty() && chart.labels < columns && chart.series.size() >= needed &&
           std::all_of(chart.series.begin(), chart.series.end(),
                       [columns](std::size_t column) { return column < columns; });
}

void insert_chart(Book& book, const Chart& chart, const Cells& cells, const Spot& spot) {
    NativeChart(book, chart, cells).insert(spot);
}

}

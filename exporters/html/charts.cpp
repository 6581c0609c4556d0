#include "charts.hpp"

#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::html {

namespace {

Plotted plotted(const Row& row, std::size_t column, Language language) {
    if (column >= row.size()) return {};
    const auto number = number_of(row[column].content);
    if (!number) return {};
    return {boost::rational_cast<double>(*number), to_text(row[column].content, language), true};
}

/// The numbers of the series, and between which values all of them lie.
Plot plot_of(const Chart& chart, Language language) {
    Plot plot;
    const auto& table = chart.numbers;
    for (const auto& row : table.rows)
        plot.labels.push_back(chart.labels < row.size()
                                  ? to_text(row[chart.labels].content, language)
                                  : std::string());
    bool first = true;
    for (const auto column : chart.series) {
        if (column >= table.columns.size()) continue;
        plot.names.push_back(to_text(table.columns[column].heading, language));
        auto& values = plot.values.emplace_back();
        for (const auto& row : table.rows) {
            const auto& one = values.emplace_back(plotted(row, column, language));
            if (!one.known) continue;
            plot.least = first ? one.value : std::min(plot.least, one.value);
            plot.most = first ? one.value : std::max(plot.most, one.value);
            first = false;
        }
    }
    return plot;
}

void append_picture(std::string& out, const Chart& chart, Page& page) {
    const auto plot = plot_of(chart, page.language);
    if (plot.rows() == 0 || plot.values.empty()) return;
    switch (chart.kind) {
    case Chart::Kind::bars:
        return append_bars(out, chart, plot, page);
    case Chart::Kind::columns:
        return append_columns(out, chart, plot, page);
    case Chart::Kind::points:
        return append_points(out, chart, plot, page);
    }
}

}

Picture::Picture(std::string& out, Page& page, double height, std::string_view title,
                 std::string_view description)
    : out_(out), page_(page) {
    const auto id = page.anchors.make(fmt::format("chart-{}", ++page.tables));
    fmt::format_to(std::back_inserter(out_),
                   "<svg role=\"img\" viewBox=\"0 0 {:.0f} {:.0f}\" "
                   "aria-labelledby=\"{}-t\" aria-describedby=\"{}-d\">\n"
                   "<title id=\"{}-t\">{}</title><desc id=\"{}-d\">{}</desc>\n",
                   chart_width, height, id, id, id, escaped(title), id, escaped(description));
}

Picture::~Picture() { out_ += "</svg>\n"; }

void Picture::line(std::string_view style_class, double x1, double y1, double x2, double y2) {
    fmt::format_to(std::back_inserter(out_),
                   "<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
                   style_class, x1, y1, x2, y2);
}

void Picture::box(std::string_view style_class, double x, double y, double width, double height) {
    fmt::format_to(
        std::back_inserter(out_),
        "<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>\n",
        style_class, x, y, std::max(width, 0.0), std::max(height, 0.0));
}

void Picture::text(double x, double y, std::string_view anchor, std::string_view text,
                   std::string_view style_class) {
    fmt::format_to(std::back_inserter(out_), "<text x=\"{:.1f}\" y=\"{:.1f}\"", x, y);
    if (anchor != "start") fmt::format_to(std::back_inserter(out_), " text-anchor=\"{}\"", anchor);
    if (!style_class.empty())
        fmt::format_to(std::back_inserter(out_), " class=\"{}\"", style_class);
    out_ += '>';
    escape(out_, text);
    out_ += "</text>\n";
}

void Picture::leaning_text(double x, double y, std::string_view text) {
    fmt::format_to(std::back_inserter(out_),
                   "<text text-anchor=\"end\" transform=\"translate({:.1f} {:.1f}) rotate(-45)\">",
                   x, y);
    escape(out_, text);
    out_ += "</text>\n";
}

void Picture::dot(double x, double y, std::string_view hint) {
    fmt::format_to(std::back_inserter(out_), "<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\"><title>",
                   x, y);
    escape(out_, hint);
    out_ += "</title></circle>\n";
}

std::string shortened(std::string_view text, std::size_t letters) {
    if (length_of(text) <= letters) return std::string(text);
    return std::string(slice(text, 0, letters - 1)) + "…";
}

double width_of_text(std::string_view text) {
    constexpr double letter = 6.6; // of 12 units, the wider ones of a name
    return letter * static_cast<double>(display_width(text));
}

std::string description_of(const Chart& chart, const Plot& plot, Language language) {
    const auto x = to_text(chart.x_axis, language), y = to_text(chart.y_axis, language);
    return format_text("chart.description", language, {x, y, std::to_string(plot.rows())});
}

void append_charts(std::string& out, const ChartSheet& sheet, Page& page) {
    for (const auto& chart : sheet.charts) {
        fmt::format_to(std::back_inserter(out),
                       "<figure class=\"chart\"><figcaption>{}"
                       "</figcaption>\n",
                       escaped(to_text(chart.title, page.language)));
        append_picture(out, chart, page);
        out += "</figure>\n";
        append_table(out, chart.numbers, false, page);
    }
}

}

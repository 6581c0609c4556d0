// Horizontal bars: names at the left, zero between losses and gains, the value at the end of the
// bar. Many bars make several pictures on one scale: two fit on a page of paper.

#include "charts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hakem::html {

namespace {

constexpr double row_height = 18, head = 22, foot = 40, gap = 8;
constexpr std::size_t most_rows = 22, most_letters = 46;

/// Where the columns of the picture stand.
struct Frame {
    double left = 0, right = 0; ///< of the scale
    Axis axis;

    double x(double value) const { return left + axis.share(value) * (right - left); }
};

/// Of what is counted half a mark says nothing.
bool is_whole(const Plot& plot) {
    return std::all_of(plot.values.begin(), plot.values.end(), [](const auto& series) {
        return std::all_of(series.begin(), series.end(), [](const Plotted& one) {
            return !one.known || one.value == std::floor(one.value);
        });
    });
}

Frame frame_of(const Plot& plot) {
    double names = 0, values = 0;
    for (const auto& label : plot.labels)
        names = std::max(names, width_of_text(shortened(label, most_letters)));
    for (const auto& series : plot.values)
        for (const auto& one : series) values = std::max(values, width_of_text(one.text));
    Frame frame;
    frame.axis = axis_of(std::min(plot.least, 0.0), std::max(plot.most, 0.0), 8, is_whole(plot));
    frame.left = names + gap * 2;
    // Room for the value beyond the longest bar.
    if (plot.least < 0) frame.left += values + gap;
    frame.right = chart_width - values - gap * 2;
    return frame;
}

void draw_scale(Picture& picture, const Frame& frame, double bottom, const Chart& chart) {
    for (const auto mark : frame.axis.marks()) {
        const auto x = frame.x(mark);
        const bool zero = std::abs(mark) < frame.axis.step / 2;
        picture.line(zero ? "zero" : "grid", x, head - 4, x, bottom);
        const auto text = frame.axis.text_of(mark, picture.language());
        picture.text(x, head - 8, "middle", text, "mark");
        picture.text(x, bottom + 14, "middle", text, "mark");
    }
    picture.text((frame.left + frame.right) / 2, bottom + 32, "middle",
                 to_text(chart.x_axis, picture.language()), "axis");
}

void draw_row(Picture& picture, const Frame& frame, const Plot& plot, std::size_t row, double y) {
    const double middle = y + row_height / 2, zero = frame.x(0);
    picture.text(0, middle + 4, "start", shortened(plot.labels[row], most_letters));
    const auto count = static_cast<double>(plot.values.size());
    const double height = (row_height - 5) / count;
    for (std::size_t s = 0; s < plot.values.size(); ++s) {
        const auto& one = plot.values[s][row];
        if (!one.known) continue;
        const double end = frame.x(one.value), top = y + 2.5 + height * static_cast<double>(s);
        const bool below = one.value < 0;
        picture.box(below ? "minus" : "plus", std::min(zero, end), top, std::abs(end - zero),
                    height);
        picture.text(below ? end - 5 : end + 5, middle + 4, below ? "end" : "start", one.text);
    }
}

}

void append_bars(std::string& out, const Chart& chart, const Plot& plot, Page& page) {
    const auto frame = frame_of(plot);
    const auto pictures = (plot.rows() + most_rows - 1) / most_rows;
    const auto each = (plot.rows() + pictures - 1) / pictures;
    for (std::size_t start = 0; start < plot.rows(); start += each) {
        const auto end = std::min(start + each, plot.rows());
        const double bottom = head + row_height * static_cast<double>(end - start);
        auto title = to_text(chart.title, page.language);
        if (pictures > 1) title += fmt::format(" ({}–{})", start + 1, end);
        Picture picture(out, page, bottom + foot, title,
                        description_of(chart, plot, page.language));
        for (auto row = start; row < end; ++row)
            if ((row - start) % 2 == 1)
                picture.box("stripe", 0, head + row_height * static_cast<double>(row - start),
                            chart_width, row_height);
        draw_scale(picture, frame, bottom, chart);
        for (auto row = start; row < end; ++row)
            draw_row(picture, frame, plot, row,
                     head + row_height * static_cast<double>(row - start));
    }
}

}

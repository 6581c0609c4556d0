// A point for each row: the first series across, the second upwards. Those farthest from the
// diagonal have their names.

#include "charts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hakem::html {

namespace {

constexpr double height = 460, top = 30, bottom = height - 48, left = 52, right = chart_width - 12;

/// A text's place, so that none lies over another.
struct Place {
    double x1, y1, x2, y2;

    bool meets(const Place& o) const { return x1 < o.x2 && o.x1 < x2 && y1 < o.y2 && o.y1 < y2; }
};

/// Draws one picture.
class Points {
public:
    Points(Picture& picture, const Chart& chart, const Plot& plot)
        : picture_(picture), chart_(chart), plot_(plot) {
        for (std::size_t row = 0; row < plot.rows(); ++row)
            if (across(row).known && upwards(row).known) shown_.push_back(row);
        x_axis_ = axis_for(plot.values[0]);
        y_axis_ = axis_for(plot.values[1]);
        if (chart.diagonal) // equal scales, or the line would mean nothing
            x_axis_ = y_axis_ = axis_of(std::min(x_axis_.low, y_axis_.low),
                                        std::max(x_axis_.high, y_axis_.high), 8);
    }

    void draw() {
        scale();
        if (chart_.diagonal) diagonal();
        for (const auto row : shown_)
            picture_.dot(x(row), y(row),
                         fmt::format("{}: {} / {}", shortened(plot_.labels[row], 60),
                                     across(row).text, upwards(row).text));
        if (chart_.diagonal) name_outliers();
    }

private:
    const Plotted& across(std::size_t row) const { return plot_.values[0][row]; }
    const Plotted& upwards(std::size_t row) const { return plot_.values[1][row]; }
    double x(std::size_t row) const {
        return left + x_axis_.share(across(row).value) * (right - left);
    }
    double y(std::size_t row) const {
        return bottom - y_axis_.share(upwards(row).value) * (bottom - top);
    }
    double distance(std::size_t row) const {
        return std::abs(upwards(row).value - across(row).value);
    }

    static Axis axis_for(const std::vector<Plotted>& values) {
        double least = 0, most = 0;
        for (const auto& one : values) {
            if (!one.known) continue;
            least = std::min(least, one.value);
            most = std::max(most, one.value);
        }
        return axis_of(least, most, 8);
    }

    void scale() {
        const auto language = picture_.language();
        for (const auto mark : x_axis_.marks()) {
            const double at = left + x_axis_.share(mark) * (right - left);
            picture_.line("grid", at, top, at, bottom);
            picture_.text(at, bottom + 16, "middle", x_axis_.text_of(mark, language), "mark");
        }
        for (const auto mark : y_axis_.marks()) {
            const double at = bottom - y_axis_.share(mark) * (bottom - top);
            picture_.line("grid", left, at, right, at);
            picture_.text(left - 8, at + 4, "end", y_axis_.text_of(mark, language), "mark");
        }
        picture_.text((left + right) / 2, height - 8, "middle", to_text(chart_.x_axis, language),
                      "axis");
        picture_.text(0, top - 14, "start", to_text(chart_.y_axis, language), "axis");
    }

    void diagonal() { picture_.line("diagonal", left, bottom, right, top); }

    void name_outliers() {
        constexpr std::size_t most_named = 8;
        auto rows = shown_;
        std::stable_sort(rows.begin(), rows.end(),
                         [&](auto one, auto other) { return distance(one) > distance(other); });
        for (std::size_t i = 0; i < std::min(rows.size(), most_named); ++i)
            if (distance(rows[i]) > 0) name(rows[i]);
    }

    /// To the right, to the left or above, where it covers nothing; else where it covers no name.
    void name(std::size_t row) {
        const auto label = shortened(plot_.labels[row], 30);
        const double width = width_of_text(label), x0 = x(row), y0 = y(row);
        const Place places[] = {{x0 + 8, y0 - 9, x0 + 8 + width, y0 + 5},
                                {x0 - 8 - width, y0 - 9, x0 - 8, y0 + 5},
                                {x0 - width / 2, y0 - 22, x0 + width / 2, y0 - 8}};
        const Place* best = nullptr;
        for (const auto& place : places) {
            if (place.x1 < left || place.x2 > right || place.y1 < top - 10 || covers_name(place))
                continue;
            const bool free = !covers_dot(place);
            if (free || best == nullptr) best = &place;
            if (free) break;
        }
        if (best == nullptr) return;
        named_.push_back(*best);
        // Set from the side of the dot: how wide the type really is only the reader's program
        // knows.
        const auto at = best - places;
        picture_.text(at == 0   ? x0 + 8
                      : at == 1 ? x0 - 8
                                : x0,
                      best->y1 + 13,
                      at == 0   ? "start"
                      : at == 1 ? "end"
                                : "middle",
                      label, "name");
    }

    bool covers_name(const Place& place) const {
        return std::any_of(named_.begin(), named_.end(),
                           [&](const Place& other) { return other.meets(place); });
    }

    bool covers_dot(const Place& place) const {
        return std::any_of(shown_.begin(), shown_.end(), [&](std::size_t row) {
            return place.meets({x(row) - 4, y(row) - 4, x(row) + 4, y(row) + 4});
        });
    }

    Picture& picture_;
    const Chart& chart_;
    const Plot& plot_;
    std::vector<std::size_t> shown_;
    std::vector<Place> named_;
    Axis x_axis_, y_axis_;
};

}

void append_points(std::string& out, const Chart& chart, const Plot& plot, Page& page) {
    if (plot.values.size() < 2) return;
    Picture picture(out, page, height, to_text(chart.title, page.language),
                    description_of(chart, plot, page.language));
    Points(picture, chart, plot).draw();
}

}

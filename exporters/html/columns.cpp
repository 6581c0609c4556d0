// Vertical columns, side by side for each class: distributions.

#include "charts.hpp"

#include <algorithm>
#include <cmath>

namespace hakem::html {

namespace {

constexpr double height = 340, top = 40, left = 52, right = chart_width - 8;
constexpr std::size_t most_letters = 18;

/// The columns of one series look like no other's; the fifth looks like the first again.
std::string_view style_of(std::size_t series) {
    constexpr std::string_view styles[] = {"plus", "minus", "third", "fourth"};
    return styles[series % std::size(styles)];
}

/// Draws one picture.
class Columns {
public:
    Columns(Picture& picture, const Chart& chart, const Plot& plot)
        : picture_(picture), chart_(chart), plot_(plot),
          axis_(axis_of(std::min(plot.least, 0.0), std::max(plot.most, 0.0), 6, true)),
          slot_((right - left) / static_cast<double>(plot.rows())) {
        double widest = 0;
        for (const auto& label : plot.labels)
            widest = std::max(widest, width_of_text(shortened(label, most_letters)));
        leaning_ = widest + 6 > slot_;
        bottom_ = height - (leaning_ ? std::min(widest * 0.75, 96.0) + 30 : 44);
    }

    void draw() {
        scale();
        legend();
        for (std::size_t row = 0; row < plot_.rows(); ++row) draw_class(row);
        picture_.line("zero", left, y(0), right, y(0));
    }

private:
    double y(double value) const { return bottom_ - axis_.share(value) * (bottom_ - top); }

    void scale() {
        const auto language = picture_.language();
        for (const auto mark : axis_.marks()) {
            picture_.line("grid", left, y(mark), right, y(mark));
            picture_.text(left - 8, y(mark) + 4, "end", axis_.text_of(mark, language), "mark");
        }
        picture_.text((left + right) / 2, height - 6, "middle", to_text(chart_.x_axis, language),
                      "axis");
        picture_.text(0, top - 16, "start", to_text(chart_.y_axis, language), "axis");
    }

    /// Only where there is something to tell apart.
    void legend() {
        if (plot_.names.size() < 2) return;
        double x = right;
        for (std::size_t s = plot_.names.size(); s-- > 0;) {
            x -= width_of_text(plot_.names[s]);
            picture_.text(x, top - 16, "start", plot_.names[s]);
            x -= 18;
            picture_.box(style_of(s), x, top - 26, 12, 11);
            x -= 16;
        }
    }

    void draw_class(std::size_t row) {
        const double start = left + slot_ * static_cast<double>(row);
        const double width = slot_ * 0.8 / static_cast<double>(plot_.values.size());
        for (std::size_t s = 0; s < plot_.values.size(); ++s) {
            const auto& one = plot_.values[s][row];
            if (!one.known || one.value == 0) continue;
            const double x = start + slot_ * 0.1 + width * static_cast<double>(s);
            picture_.box(style_of(s), x, std::min(y(one.value), y(0)), width,
                         std::abs(y(one.value) - y(0)));
            if (width_of_text(one.text) <= width + 4)
                picture_.text(x + width / 2, y(one.value) - 4, "middle", one.text, "mark");
        }
        const auto label = shortened(plot_.labels[row], most_letters);
        const double middle = start + slot_ / 2;
        // Classes closer than a line of type: every second or third has its name.
        const auto every = static_cast<std::size_t>(std::max(1.0, 12 / slot_ + 0.5));
        if (row % every != 0) return;
        if (leaning_)
            picture_.leaning_text(middle + 4, bottom_ + 14, label);
        else
            picture_.text(middle, bottom_ + 16, "middle", label);
    }

    Picture& picture_;
    const Chart& chart_;
    const Plot& plot_;
    Axis axis_;
    double slot_, bottom_ = 0;
    bool leaning_ = false;
};

}

void append_columns(std::string& out, const Chart& chart, const Plot& plot, Page& page) {
    Picture picture(out, page, height, to_text(chart.title, page.language),
                    description_of(chart, plot, page.language));
    Columns(picture, chart, plot).draw();
}

}

#pragma once
/// Charts as inline SVG: solid and hollow shapes that print, every value in words beside it.

#include "axis.hpp"
#include "page.hpp"
#include <hakem/document.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::html {

/// One value as drawn and as the table says it.
struct Plotted {
    double value = 0;
    std::string text;
    bool known = false;
};

/// A chart's numbers out of its table.
struct Plot {
    std::vector<std::string> labels;          ///< [row]
    std::vector<std::string> names;           ///< [series]
    std::vector<std::vector<Plotted>> values; ///< [series][row]
    double least = 0, most = 0;               ///< of all that is known

    std::size_t rows() const { return labels.size(); }
};

/// All pictures are this wide inside; on the page they take the width there is.
inline constexpr double chart_width = 760;

/// A picture with its title and description; the shapes go between.
class Picture {
public:
    Picture(std::string& out, Page& page, double height, std::string_view title,
            std::string_view description);
    ~Picture();
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;

    void line(std::string_view style_class, double x1, double y1, double x2, double y2);
    void box(std::string_view style_class, double x, double y, double width, double height);
    /// `anchor`: "start", "middle" or "end".
    void text(double x, double y, std::string_view anchor, std::string_view text,
              std::string_view style_class = {});
    /// Text that leans, for long names under columns.
    void leaning_text(double x, double y, std::string_view text);
    /// A dot with a hint.
    void dot(double x, double y, std::string_view hint);
    Language language() const { return page_.language; }

private:
    std::string& out_;
    Page& page_;
};

void append_bars(std::string& out, const Chart& chart, const Plot& plot, Page& page);
void append_columns(std::string& out, const Chart& chart, const Plot& plot, Page& page);
void append_points(std::string& out, const Chart& chart, const Plot& plot, Page& page);

/// At most so many letters, cut with an ellipsis: the table has the whole name.
std::string shortened(std::string_view text, std::size_t letters);

/// Room that a text of the picture's type takes.
double width_of_text(std::string_view text);

/// What stands above and below a picture: "x: We. y: W. The numbers are in the table below."
std::string description_of(const Chart& chart, const Plot& plot, Language language);

}

#pragma once
/// Axes of charts: round steps that hold all values.

#include <hakem/language.hpp>

#include <string>
#include <vector>

namespace hakem::html {

/// From `low` to `high`, both multiples of `step`.
struct Axis {
    double low = 0, high = 1, step = 1;

    /// 0 at the low end, 1 at the high end.
    double share(double value) const { return (value - low) / (high - low); }
    std::vector<double> marks() const;
    /// "1,500" never: "1500", "2,5" in Turkish.
    std::string text_of(double mark, Language language) const;
};

/// About `marks` steps of 1, 2 or 5 times a power of ten; whole steps where `whole`.
Axis axis_of(double least, double most, int marks, bool whole = false);

}

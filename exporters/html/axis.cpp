#include "axis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace hakem::html {

std::vector<double> Axis::marks() const {
    constexpr int most = 100;
    std::vector<double> all;
    const auto count = std::clamp(static_cast<int>(std::lround((high - low) / step)), 1, most);
    for (int i = 0; i <= count; ++i) all.push_back(low + step * i);
    return all;
}

std::string Axis::text_of(double mark, Language language) const {
    const int decimals = std::clamp(static_cast<int>(-std::floor(std::log10(step))), 0, 6);
    if (std::abs(mark) < step / 2) mark = 0; // never "-0"
    auto text = fmt::format("{:.{}f}", mark, decimals);
    if (language == Language::turkish) std::replace(text.begin(), text.end(), '.', ',');
    return text;
}

Axis axis_of(double least, double most, int marks, bool whole) {
    if (!(most > least)) most = least + 1;
    const double wanted = (most - least) / std::max(marks, 1);
    const double power = std::pow(10, std::floor(std::log10(wanted)));
    const double ratio = wanted / power;
    double step = power * (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10);
    if (whole) step = std::max(step, 1.0);
    // What lies on a mark to within a rounding of the drawing stays there.
    constexpr double tiny = 1e-9;
    const double low = std::floor(least / step + tiny) * step;
    const double high = std::ceil(most / step - tiny) * step;
    return {low, std::max(high, low + step), step};
}

}

#include "state.hpp"
#include <hakem/error.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::period {

Date list_date(std::string_view label) {
    const bool digits = label.size() == 7 && label[4] == '-' &&
                        std::all_of(label.begin(), label.end(),
                                    [](char c) { return c == '-' || (c >= '0' && c <= '9'); });
    Date date;
    if (digits) {
        date = {static_cast<std::int16_t>(std::stoi(std::string(label.substr(0, 4)))),
                static_cast<std::int8_t>(std::stoi(std::string(label.substr(5)))), 1};
    }
    if (!digits || !date || !is_valid(date))
        throw Error(ExitCode::wrong_usage, "error.period-label", {std::string(label)});
    return date;
}

std::string label_of(const Date& date) { return fmt::format("{:04}-{:02}", date.year, date.month); }

std::string next_label(std::string_view label) {
    auto date = list_date(label);
    if (++date.month > 12) {
        date.month = 1;
        ++date.year;
    }
    return label_of(date);
}

}

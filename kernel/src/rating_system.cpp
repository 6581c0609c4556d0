#include "argument_marks.hpp"
#include <hakem/rating_system.hpp>

#include <fmt/format.h>

#include <cstdlib>

namespace hakem {

std::string hundredths_text(std::int64_t hundredths) {
    const auto size = std::abs(hundredths);
    return fmt::format("{}{}.{:02}", hundredths < 0 ? "-" : "", size / 100, size % 100);
}

std::string hundredths_argument(std::int64_t hundredths) {
    return decimal_mark + hundredths_text(hundredths);
}

}

#include "common/values.hpp"

#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace hakem::importing {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Up to three numbers between '.', '/' and '-'; nothing for anything else.
struct Parts {
    std::array<std::int32_t, 3> value{};
    std::array<std::size_t, 3> digits{};
    std::size_t count = 0;
};

std::optional<Parts> parts_of(std::string_view text) {
    Parts parts;
    while (parts.count < 3) {
        std::size_t length = 0;
        while (length < text.size() && is_digit(text[length])) ++length;
        if (length == 0 || length > 8) return std::nullopt;
        parts.value[parts.count] = *whole_number(text.substr(0, length));
        parts.digits[parts.count++] = length;
        if (length == text.size()) return parts;
        if (std::string_view("./-").find(text[length]) == std::string_view::npos)
            return std::nullopt;
        text.remove_prefix(length + 1);
    }
    return std::nullopt;
}

std::optional<Date> date_of(std::int32_t year, std::int32_t month, std::int32_t day) {
    if (year == 0 && month == 0 && day == 0) return Date{};
    if (year < 1 || year > 9999 || month > 12 || day > 31) return std::nullopt;
    const Date date{static_cast<std::int16_t>(year), static_cast<std::int8_t>(month),
                    static_cast<std::int8_t>(month == 0 ? 0 : day)};
    return is_valid(date) ? std::optional(date) : std::nullopt;
}

}

std::optional<std::int32_t> whole_number(std::string_view text) {
    text = trim(text);
    if (text.starts_with('+')) text.remove_prefix(1);
    std::int32_t number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && rest == text.data() + text.size();
    return whole && !text.empty() ? std::optional(number) : std::nullopt;
}

std::optional<Date> date(std::string_view text) {
    text = trim(text);
    if (text.empty()) return Date{};
    text = text.substr(0, text.find_first_of(" T")); // the time of day behind it
    const auto parts = parts_of(text);
    if (!parts) return std::nullopt;
    const auto [a, b, c] = parts->value;
    if (parts->count == 1) {
        if (parts->digits[0] == 8) return date_of(a / 10000, a / 100 % 100, a % 100);
        return parts->digits[0] == 4 || a == 0 ? date_of(a, 0, 0) : std::nullopt;
    }
    if (parts->count != 3) return std::nullopt;
    if (parts->digits[0] == 4) return date_of(a, b, c);
    return parts->digits[2] == 4 ? date_of(c, b, a) : std::nullopt;
}

std::optional<Sex> sex(std::string_view text) {
    text = trim(text);
    if (text.empty() || text == "-" || text == "*") return Sex::unknown;
    if (text.size() != 1) return std::nullopt;
    switch (text[0]) {
    case 'm':
    case 'M':
    case 'e': // erkek
    case 'E':
        return Sex::male;
    case 'w':
    case 'W':
    case 'f':
    case 'F':
    case 'k': // kadın, kvinne
    case 'K':
        return Sex::female;
    default:
        return std::nullopt;
    }
}

std::string title(std::string_view text) {
    constexpr std::array<std::string_view, 8> titles{"GM",  "IM",  "FM",  "CM",
                                                     "WGM", "WIM", "WFM", "WCM"};
    const auto upper = to_upper(trim(text), Language::english);
    const bool known = std::find(titles.begin(), titles.end(), upper) != titles.end();
    return known ? upper : std::string(trim(text));
}

std::string whole_name(std::string_view surname, std::string_view given) {
    surname = trim(surname);
    given = trim(given);
    if (surname.empty()) return std::string(given);
    if (given.empty()) return std::string(surname);
    return std::string(surname) + ", " + std::string(given);
}

}

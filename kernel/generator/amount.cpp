#include "generator/amount.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace hakem::generator {

namespace {

constexpr std::int32_t whole_share = 100 * 100, largest_number = 9999, most_rounds = 99;

std::optional<std::int32_t> number(std::string_view text) {
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool plain = !text.empty() && text.front() != '-';
    if (!plain || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// "2", "0.5", "12.25" in hundredths.
std::optional<std::int32_t> hundredths(std::string_view text) {
    const auto dot = text.find('.');
    const auto whole = number(text.substr(0, dot));
    if (!whole || *whole > 100) return std::nullopt;
    if (dot == text.npos) return *whole * 100;
    const auto decimals = text.substr(dot + 1);
    const auto part = number(decimals);
    if (!part || decimals.size() > 2) return std::nullopt;
    return *whole * 100 + *part * (decimals.size() == 1 ? 10 : 1);
}

}

Amount of_round(const AmountsByRound& amounts, int round) {
    if (amounts.empty()) return {};
    const auto place = std::min(static_cast<std::size_t>(round), amounts.size());
    return amounts[place - 1];
}

std::optional<Amount> parse_amount(std::string_view text) {
    const bool is_share = text.ends_with('%');
    const auto value = is_share ? hundredths(text.substr(0, text.size() - 1)) : number(text);
    if (!value || *value > (is_share ? whole_share : largest_number)) return std::nullopt;
    return Amount{*value, is_share};
}

std::optional<AmountsByRound> parse_amounts(std::string_view text) {
    AmountsByRound amounts;
    for (;;) {
        const auto comma = text.find(',');
        const auto amount = parse_amount(text.substr(0, comma));
        if (!amount || amounts.size() == most_rounds) return std::nullopt;
        amounts.push_back(*amount);
        if (comma == text.npos) return amounts;
        text.remove_prefix(comma + 1);
    }
}

std::string to_text(const Amount& amount) {
    if (!amount.is_share) return std::to_string(amount.value);
    const auto whole = amount.value / 100, part = amount.value % 100;
    if (part == 0) return fmt::format("{}%", whole);
    return part % 10 == 0 ? fmt::format("{}.{}%", whole, part / 10)
                          : fmt::format("{}.{:02}%", whole, part);
}

std::string to_text(const AmountsByRound& amounts) {
    std::string text;
    for (const auto& amount : amounts) text += (text.empty() ? "" : ",") + to_text(amount);
    return text;
}

std::vector<std::size_t> chosen(const Amount& amount, std::size_t all, Random& random) {
    if (amount.value == 0) return {};
    if (!amount.is_share) return random.positions(static_cast<std::size_t>(amount.value), all);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < all; ++i)
        if (random.chance(amount.value, whole_share)) places.push_back(i);
    return places;
}

}

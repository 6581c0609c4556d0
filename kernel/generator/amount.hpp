#pragma once
/// How many of something there shall be: a number, or a share of all.

#include "generator/random.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::generator {

/// "3" is exactly three (fewer where there are not so many); "2%" and "0.5%" is each with that
/// probability.
struct Amount {
    std::int32_t value = 0; ///< a number, or hundredths of a percent
    bool is_share = false;

    bool operator==(const Amount&) const = default;
};

/// Amounts of round 1, 2 ...; the last one holds for all rounds after it.
using AmountsByRound = std::vector<Amount>;

Amount of_round(const AmountsByRound& amounts, int round);

std::optional<Amount> parse_amount(std::string_view text);
/// "3,0,2%".
std::optional<AmountsByRound> parse_amounts(std::string_view text);

std::string to_text(const Amount& amount);
std::string to_text(const AmountsByRound& amounts);

/// Which of `all` it falls on: positions, ascending.
std::vector<std::size_t> chosen(const Amount& amount, std::size_t all, Random& random);

}

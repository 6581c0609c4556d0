#include "boards.hpp"

#include <algorithm>

namespace hakem {

namespace {

using Lists = std::vector<std::vector<std::int64_t>>;

/// The decimal base of one element, or 0 where the numbers would not fit.
std::int64_t base_of(const Lists& lists, std::int64_t unit) {
    std::int64_t largest = 0;
    std::size_t longest = 0;
    for (const auto& list : lists) {
        longest = std::max(longest, list.size());
        for (const auto element : list) {
            if (element < 0) return 0;
            largest = std::max(largest, element / unit);
        }
    }
    std::int64_t base = 10;
    std::size_t digits = 1;
    for (; base <= largest; base *= 10) ++digits;
    return digits * longest <= 18 ? base : 0;
}

std::vector<Exact> numbers_of_worse(const Lists& lists) {
    auto sorted = lists;
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    std::vector<Exact> numbers;
    for (const auto& list : lists)
        numbers.emplace_back(std::lower_bound(sorted.begin(), sorted.end(), list) - sorted.begin());
    return numbers;
}

}

std::int64_t board_count(const BoardTotals& totals) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < totals.size(); ++i)
        sum += static_cast<std::int64_t>(i + 1) * totals[i];
    return sum;
}

std::vector<std::int64_t> top_board_results(const BoardTotals& totals) { return totals; }

std::vector<std::int64_t> bottom_board_elimination(const BoardTotals& totals) {
    std::vector<std::int64_t> sums;
    std::int64_t sum = 0;
    for (const auto total : totals) sums.push_back(sum += total);
    std::reverse(sums.begin(), sums.end());
    if (!sums.empty()) sums.erase(sums.begin()); // that of all boards
    return sums;
}

void add_boards(BoardTotals& totals, const History& history, std::size_t team, int round) {
    for (std::size_t i = 0; i < totals.size(); ++i)
        totals[i] += history.board_points.of(team, round, static_cast<int>(i) + 1).in_hundredths();
}

std::vector<Term> terms_of(const BoardTotals& totals) {
    std::vector<Term> terms;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        auto& term = terms.emplace_back();
        term.board = static_cast<std::int32_t>(i) + 1;
        term.value = Exact(totals[i], 100);
    }
    return terms;
}

std::vector<Exact> exact_list(const std::vector<std::int64_t>& list) {
    std::vector<Exact> exact;
    for (const auto element : list) exact.emplace_back(element, 100);
    return exact;
}

std::string list_argument(const std::vector<std::int64_t>& list) {
    std::string text;
    for (const auto& element : exact_list(list))
        text += (text.empty() ? "" : " · ") + exact_text(element, 1);
    return numbers_argument(text);
}

std::vector<Exact> side_by_side(const Lists& lists) {
    const bool tenths = std::all_of(lists.begin(), lists.end(), [](const auto& list) {
        return std::all_of(list.begin(), list.end(),
                           [](auto element) { return element % 10 == 0; });
    });
    const std::int64_t unit = tenths ? 10 : 1;
    const auto base = base_of(lists, unit);
    if (base == 0) return numbers_of_worse(lists);
    std::vector<Exact> numbers;
    for (const auto& list : lists) {
        std::int64_t number = 0;
        for (const auto element : list) number = number * base + element / unit;
        numbers.emplace_back(number);
    }
    return numbers;
}

}

#include "values.hpp"

#include <algorithm>
#include <stdexcept>

namespace hakem::test::plain {

std::vector<Value> values(const Question& question) {
    for (const auto& family : {of_us_chess, of_the_regulation, own_record, of_opponents, of_ratings,
                               among_the_tied, of_boards})
        if (auto result = family(question)) return *result;
    throw std::invalid_argument("no plain rule for " + question.code.text);
}

bool is_game(const Question& question, const Cell& cell) {
    if (cell.annulled || cell.opponent < 0) return false;
    if (is_played(cell.outcome)) return true;
    return is_forfeit(cell.outcome) &&
           (question.by_pairings_known_beforehand() || question.code.forfeits_are_games);
}

Exact share_won(const Cell& cell) {
    switch (cell.outcome) {
    case Outcome::win:
    case Outcome::unrated_win:
    case Outcome::forfeit_win:
        return 1;
    case Outcome::draw:
    case Outcome::unrated_draw:
    case Outcome::adjourned:
        return {1, 2};
    default:
        return 0;
    }
}

Exact sum_without(std::vector<Product> products, int lowest, int highest) {
    for (int i = 0; i < lowest && !products.empty(); ++i)
        products.erase(std::min_element(
            products.begin(), products.end(), [](const Product& a, const Product& b) {
                return a.score != b.score ? a.score < b.score : a.addend < b.addend;
            }));
    for (int i = 0; i < highest && !products.empty(); ++i)
        products.erase(
            std::max_element(products.begin(), products.end(),
                             [](const auto& a, const auto& b) { return a.addend < b.addend; }));
    Exact sum;
    for (const auto& product : products) sum += product.addend;
    return sum;
}

Exact rounded(const Exact& value, int decimals) {
    std::int64_t unit = 1;
    for (int i = 0; i < decimals; ++i) unit *= 10;
    const Exact moved = value * unit + Exact(1, 2);
    std::int64_t whole = moved.numerator() / moved.denominator();
    if (Exact(whole) > moved) --whole; // towards zero is up for what is below zero
    return Exact(whole, unit);
}

}

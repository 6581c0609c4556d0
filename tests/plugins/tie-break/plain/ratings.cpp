// C.07 art. 10: ratings, with the tables of FIDE B.02 8.1.1 and 8.1.2.

#include "values.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace hakem::test::plain {

namespace {

/// B.02 8.1.1: the difference for a result of 0.50, 0.51 ... 1.00.
constexpr std::array<int, 51> difference_of{
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

/// B.02 8.1.2: the largest difference at which the higher one is expected to make 0.50, 0.51 ...
constexpr std::array<int, 50> largest_difference{
    3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
    129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
    290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

/// In hundredths of a point, against somebody who is `difference` weaker.
int expected(int difference) {
    if (difference < 0) return 100 - expected(-difference);
    int result = 50;
    for (const auto limit : largest_difference) result += difference > limit;
    return result;
}

/// A game over the board against somebody; half points made in it.
struct Rated {
    std::size_t opponent;
    int rating, halves;
};

/// 15.2: with pairings known beforehand forfeits were games until 2026.
std::vector<Rated> rated_games(const Question& question, const Entrant& entrant) {
    std::vector<Rated> games;
    for (const auto& cell : entrant.rounds) {
        const bool forfeit = is_forfeit(cell.outcome) && question.by_pairings_known_beforehand() &&
                             !question.since_2026();
        if (cell.annulled || cell.opponent < 0 || (!is_played(cell.outcome) && !forfeit)) continue;
        const auto opponent = static_cast<std::size_t>(cell.opponent);
        const auto rating = question.event.entrants[opponent].rating;
        int halves = 0;
        switch (cell.outcome) {
        case Outcome::win:
        case Outcome::unrated_win:
        case Outcome::forfeit_win:
            halves = 2;
            break;
        case Outcome::draw:
        case Outcome::unrated_draw:
        case Outcome::adjourned:
            halves = 1;
            break;
        default:
            break;
        }
        games.push_back(
            {opponent, rating != 0 ? rating : question.code.unrated.value_or(0), halves});
    }
    return games;
}

Value mean(const std::vector<int>& numbers) {
    if (numbers.empty()) return std::nullopt;
    const Exact sum = std::accumulate(numbers.begin(), numbers.end(), 0);
    return rounded(sum / static_cast<int>(numbers.size()), 0);
}

/// 10.1
Value average_rating(const Question& question, const Entrant& entrant) {
    std::vector<int> ratings;
    for (const auto& game : rated_games(question, entrant)) ratings.push_back(game.rating);
    std::sort(ratings.begin(), ratings.end());
    const int cuts = question.code.cut_lowest + question.code.cut_highest;
    if (static_cast<int>(ratings.size()) <= cuts) return std::nullopt;
    ratings.erase(ratings.begin(), ratings.begin() + question.code.cut_lowest);
    ratings.erase(ratings.end() - question.code.cut_highest, ratings.end());
    return mean(ratings);
}

/// 10.2
Value performance(const Question& question, const Entrant& entrant) {
    int halves = 0, sum = 0;
    const auto games = rated_games(question, entrant);
    if (games.empty()) return std::nullopt;
    for (const auto& game : games) {
        halves += game.halves;
        sum += game.rating;
    }
    const int count = static_cast<int>(games.size());
    const Exact share = rounded(Exact(halves, 2 * count), 2) * 100;
    const int percent = static_cast<int>(share.numerator());
    const int difference = percent >= 50 ? difference_of[static_cast<std::size_t>(percent - 50)]
                                         : -difference_of[static_cast<std::size_t>(50 - percent)];
    return rounded(Exact(sum, count), 0) + difference;
}

/// 10.3
Value perfect_performance(const Question& question, const Entrant& entrant) {
    const auto games = rated_games(question, entrant);
    if (games.empty()) return std::nullopt;
    int halves = 0, lowest = games[0].rating, highest = lowest;
    for (const auto& game : games) {
        halves += game.halves;
        lowest = std::min(lowest, game.rating);
        highest = std::max(highest, game.rating);
    }
    if (halves == 0) return Exact(lowest - 800);
    for (int rating = lowest - 800;; ++rating) {
        int sum = 0;
        for (const auto& game : games) sum += expected(rating - game.rating);
        if (sum >= 50 * halves) return Exact(rating);
    }
}

/// 10.4, 10.5
std::vector<Value> average_of(const Question& question, const std::vector<Value>& each) {
    std::vector<Value> result;
    for (const auto& entrant : question.event.entrants) {
        std::vector<int> numbers;
        for (const auto& game : rated_games(question, entrant))
            numbers.push_back(static_cast<int>(each[game.opponent]->numerator()));
        result.push_back(mean(numbers));
    }
    return result;
}

template<class Rule>
std::vector<Value> each(const Question& question, Rule rule) {
    std::vector<Value> result;
    for (const auto& entrant : question.event.entrants) result.push_back(rule(question, entrant));
    return result;
}

}

std::optional<std::vector<Value>> of_ratings(const Question& question) {
    const auto& name = question.code.name;
    if (name == "ARO") return each(question, average_rating);
    if (name == "TPR") return each(question, performance);
    if (name == "PTP") return each(question, perfect_performance);
    if (name == "APRO") return average_of(question, each(question, performance));
    if (name == "APPO") return average_of(question, each(question, perfect_performance));
    if (name == "RTNG") // 10.6
        return each(question, [](const Question& of, const Entrant& entrant) {
            return Value(entrant.rating != 0 ? entrant.rating : of.code.unrated.value_or(0));
        });
    return std::nullopt;
}

}

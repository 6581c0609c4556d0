// 8.3: K, in the precedence that FIDE's own lists show.

#include "event.hpp"

#include <algorithm>

namespace hakem::fide {

KFactor k_factor(const RatingBefore& before, std::int32_t year, const Numbers& numbers) {
    constexpr std::int32_t of_strong = 10, of_new = 40, usual = 20, most_printed = 40;
    const auto made = [&](std::int32_t k, std::string_view reason,
                          std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), std::to_string(k));
        return KFactor{k, decision("K", "8.3", reason, numbers, std::move(arguments))};
    };
    if (before.k > 0 && before.k <= most_printed)
        return made(before.k, "rating.why.fide-k-list", {});
    const auto highest = std::max(before.highest, before.rating);
    if (highest >= 2400)
        return made(of_strong, "rating.why.fide-k-2400", {std::to_string(highest)});
    const bool has_age = before.birth_year > 0 && before.birth_year <= year;
    const auto age = has_age ? year - before.birth_year : 0;
    if (has_age && age <= 18 && highest < 2300)
        return made(of_new, "rating.why.fide-k-youth", {std::to_string(age)});
    // Who is not on the list of this class has no games there.
    const auto games = before.rating <= 0 ? std::max(0, before.games) : before.games;
    if (games >= 0 && games < 30)
        return made(of_new, "rating.why.fide-k-new", {std::to_string(games)});
    if (games < 0 || !has_age) return made(usual, "rating.why.fide-k-unknown", {});
    return made(usual, "rating.why.fide-k-usual", {});
}

std::int32_t limited_k(std::int32_t k, std::int32_t games, const Numbers& numbers,
                       std::vector<Decision>& why) {
    if (games <= 0 || std::int64_t{k} * games <= numbers.most_change) return k;
    const auto less = numbers.most_change / games;
    why.push_back(decision("K", "8.3", "rating.why.fide-700", numbers,
                           {std::to_string(k), std::to_string(games),
                            std::to_string(numbers.most_change), std::to_string(less)}));
    return less;
}

}

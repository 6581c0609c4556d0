// 8.3: K, in the precedence that FIDE's own lists show.

#include "event.hpp"

#include <algorithm>

namespace hakem::fide {

namespace {

constexpr std::int32_t of_strong = 10, of_new = 40, usual = 20, most_printed = 40;
constexpr std::int32_t strong = 2400, too_strong_for_youth = 2300, youth = 18, new_games = 30;

/// 7.1.4: who plays with the standard rating is treated as rated with it.
RatingBefore as_rated(const RatingBefore& before) {
    if (before.rating != 0 || before.standard == 0) return before;
    auto rated = before;
    rated.rating = before.standard;
    rated.k = before.standard_k;
    rated.games = -1; // of the standard rating nobody tells
    rated.counted = 0;
    return rated;
}

std::optional<std::int32_t> age_in(const RatingBefore& before, std::int32_t year) {
    if (before.birth_year <= 0 || before.birth_year > year) return std::nullopt;
    return year - before.birth_year;
}

std::int32_t highest_of(const RatingBefore& before) {
    return std::max(before.highest, before.rating);
}

}

std::int32_t year_before(const Date& list) { return list.month == 1 ? list.year - 1 : list.year; }

KFactor k_factor(const RatingBefore& list, std::int32_t year, const Numbers& numbers) {
    const auto before = as_rated(list);
    const auto made = [&](std::int32_t k, std::string_view reason,
                          std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), std::to_string(k));
        return KFactor{k, decision("K", "8.3", reason, numbers, std::move(arguments))};
    };
    if (before.k > 0 && before.k <= most_printed)
        return made(before.k,
                    list.rating != 0 ? "rating.why.fide-k-list" : "rating.why.fide-k-standard", {});
    const auto highest = highest_of(before);
    if (highest >= strong)
        return made(of_strong, "rating.why.fide-k-2400", {std::to_string(highest)});
    const auto age = age_in(before, year);
    if (age && *age <= youth && highest < too_strong_for_youth)
        return made(of_new, "rating.why.fide-k-youth", {std::to_string(*age)});
    if (before.games >= 0 && before.games < new_games)
        return made(of_new, "rating.why.fide-k-new", {std::to_string(before.games)});
    if (year == 0 && before.birth_year > 0 && highest < too_strong_for_youth)
        return made(usual, "rating.why.fide-k-undated", {});
    if (before.games < 0 || !age) return made(usual, "rating.why.fide-k-unknown", {});
    return made(usual, "rating.why.fide-k-usual", {});
}

std::int32_t printed_k(const RatingBefore& person, std::int32_t year) {
    if (person.rating == 0) return 0;
    const auto highest = highest_of(person);
    const auto k = person.k <= most_printed ? person.k : 0;
    if (highest >= strong || k == of_strong) return of_strong;
    if (k > 0 && k != of_new) return k;
    const auto age = age_in(person, year);
    if (age && *age <= youth && highest < too_strong_for_youth) return of_new;
    if (person.games >= 0) return person.games < new_games ? of_new : usual;
    // The games before the state began are not known: those that it counted have to be enough.
    return person.counted >= new_games ? usual : k;
}

void tell_k_that_stays(const RatingBefore& before, std::int32_t games, std::int32_t after,
                       std::int32_t year, const Numbers& numbers, std::vector<Decision>& why) {
    const auto highest = std::max(highest_of(before), after);
    const auto counted = before.counted + games;
    const auto age = age_in(before, year);
    const bool by_age = age && *age <= youth && highest < too_strong_for_youth;
    const bool unknown = before.games < 0 && counted < new_games;
    if (before.rating == 0 || before.k != of_new || !unknown || by_age || highest >= strong) return;
    why.push_back(decision("K", "8.3", "rating.why.fide-k-stays", numbers,
                           {std::to_string(before.k), std::to_string(counted)}));
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

#include "generator/entrants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace hakem::generator {

namespace {

/// Twelve dice whose sum is as good as bell-shaped: standard deviation `spread`, mean `mean`.
std::int32_t bell(const Ratings& ratings, Random& random) {
    constexpr int dice = 12;
    constexpr std::int32_t sides = 10'000;
    std::int64_t sum = 0;
    for (int i = 0; i < dice; ++i) sum += random.between(-sides, sides);
    // The variance of the sum is 12 times sides^2 / 3 (and a little): the deviation 2 * sides.
    const auto distance = sum * ratings.spread / (std::int64_t{2} * sides);
    return ratings.mean + static_cast<std::int32_t>(distance);
}

/// In the order of C.04.2; each needs a rating, and not everybody who has it has the title.
struct TitleRule {
    std::string_view title;
    std::int32_t rating;
    bool women_only;
};
constexpr TitleRule title_rules[] = {{"GM", 2480, false}, {"IM", 2380, false}, {"WGM", 2280, true},
                                     {"FM", 2280, false}, {"WIM", 2180, true}, {"CM", 2180, false},
                                     {"WFM", 2080, true}, {"WCM", 1980, true}};

}

std::int32_t drawn_strength(const Ratings& ratings, Random& random) {
    if (ratings.spread == 0) return random.between(ratings.lowest, ratings.highest);
    // Cut, not squeezed: nobody is put on the limit itself. A mean far outside would never hit.
    for (int tries = 0; tries < 100; ++tries)
        if (const auto strength = bell(ratings, random);
            strength >= ratings.lowest && strength <= ratings.highest)
            return strength;
    return random.between(ratings.lowest, ratings.highest);
}

Person People::new_person(const Nation& nation, Random& random) {
    for (int tries = 0;; ++tries) {
        auto person = invented_person(nation, random);
        if (names_.insert(person.name).second || tries == 20) return person;
    }
}

Entrant People::entrant(std::int32_t strength, const Nation& nation, Random& random) {
    Entrant entrant;
    entrant.strength = strength;
    auto person = new_person(nation, random);
    auto& player = entrant.player;
    player.name = std::move(person.name);
    player.federation = std::move(person.federation);
    player.sex = person.sex;
    player.rating = entrant.strength;
    // No federation has such numbers: they begin where those given out have long ended.
    player.fide_id = std::to_string(99'000'000 + ++count_);
    player.birth = {static_cast<std::int16_t>(random.between(1946, 2017)),
                    static_cast<std::int8_t>(random.between(1, 12)),
                    static_cast<std::int8_t>(random.between(1, 28))};
    entrant.key = alphabet_key(player.name);
    return entrant;
}

Entrant People::national_entrant(std::int32_t strength, Random& random) {
    const auto& nation = drawn_national(random);
    auto entrant = this->entrant(strength, nation, random);
    auto& player = entrant.player;
    give_title(entrant, random);
    // Who has a title has played rated games; some of them have no rating yet all the same.
    const bool has_elo = random.chance(player.title.empty() ? 9 : 11, 12);
    const auto distance = random.between(-60, 60);
    if (player.federation != "TUR") return entrant;
    if (!has_elo) player.rating = 0;
    player.national_federation = player.federation;
    player.national_id = fmt::format("{:011}", 3 * count_); // nobody's
    player.national_rating = std::max(strength + distance, 1);
    return entrant;
}

void give_title(Entrant& entrant, Random& random) {
    for (const auto& rule : title_rules) {
        const bool has_it = random.chance(2, 3);
        if (entrant.player.title.empty() && has_it && entrant.player.rating >= rule.rating &&
            (!rule.women_only || entrant.player.sex == Sex::female))
            entrant.player.title = rule.title;
    }
}

void make_unrated(Entrant& entrant) {
    auto& player = entrant.player;
    player.rating = player.national_rating = 0;
    player.title.clear();
}

}

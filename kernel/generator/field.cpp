#include "generator/field.hpp"

#include "generator/names.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace hakem::generator {

namespace {

/// One of the field before it is in order.
struct Entrant {
    Player player;
    std::int32_t strength = 0;
    int title_place = 0; ///< 0 = the highest title
    std::string key;
};

/// Twelve dice whose sum is as good as bell-shaped: standard deviation `spread`, mean `mean`.
std::int32_t bell(const Ratings& ratings, Random& random) {
    constexpr int dice = 12, sides = 10'000;
    std::int64_t sum = 0;
    for (int i = 0; i < dice; ++i) sum += random.between(-sides, sides);
    // The variance of the sum is 12 times sides^2 / 3 (and a little): the deviation 2 * sides.
    const auto distance = sum * ratings.spread / (2 * sides);
    return ratings.mean + static_cast<std::int32_t>(distance);
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

/// In the order of C.04.2; each needs a rating, and not everybody who has it has the title.
struct TitleRule {
    std::string_view title;
    std::int32_t rating;
    bool women_only;
};
constexpr TitleRule title_rules[] = {{"GM", 2480, false}, {"IM", 2380, false}, {"WGM", 2280, true},
                                     {"FM", 2280, false}, {"WIM", 2180, true}, {"CM", 2180, false},
                                     {"WFM", 2080, true}, {"WCM", 1980, true}};

void give_title(Entrant& entrant, Random& random) {
    entrant.title_place = static_cast<int>(std::size(title_rules));
    for (int place = 0; const auto& rule : title_rules) {
        const bool has_it = random.chance(2, 3);
        if (entrant.player.title.empty() && has_it && entrant.player.rating >= rule.rating &&
            (!rule.women_only || entrant.player.sex == Sex::female)) {
            entrant.player.title = rule.title;
            entrant.title_place = place;
        }
        ++place;
    }
}

/// A name that nobody of the field has yet; after some tries a namesake is let in.
Person new_person(std::set<std::string>& names, Random& random) {
    const auto& nation = drawn_nation(random);
    for (int tries = 0;; ++tries) {
        auto person = invented_person(nation, random);
        if (names.insert(person.name).second || tries == 20) return person;
    }
}

Entrant drawn_entrant(const Recipe& recipe, std::int32_t number, std::set<std::string>& names,
                      Random& random) {
    Entrant entrant;
    entrant.strength = drawn_strength(recipe.ratings, random);
    auto person = new_person(names, random);
    auto& player = entrant.player;
    player.name = std::move(person.name);
    player.federation = std::move(person.federation);
    player.sex = person.sex;
    player.rating = entrant.strength;
    // No federation has such numbers: they begin where those given out have long ended.
    player.fide_id = std::to_string(99'000'000 + number);
    player.birth = {static_cast<std::int16_t>(random.between(1946, 2017)),
                    static_cast<std::int8_t>(random.between(1, 12)),
                    static_cast<std::int8_t>(random.between(1, 28))};
    return entrant;
}

/// FIDE C.04.2, 1.2: rating, title, alphabet; the number settles namesakes.
std::tuple<std::int32_t, int, std::string_view, std::string_view> order_of(const Entrant& entrant) {
    return {-entrant.player.rating, entrant.title_place, entrant.key, entrant.player.fide_id};
}

}

Field drawn_field(const Recipe& recipe) {
    Random random(recipe.seed, Stream::field);
    std::set<std::string> names;
    std::vector<Entrant> entrants;
    for (std::int32_t number = 1; number <= recipe.players; ++number)
        entrants.push_back(drawn_entrant(recipe, number, names, random));
    for (const auto place : chosen(recipe.unrated, entrants.size(), random))
        entrants[place].player.rating = 0;
    for (auto& entrant : entrants) {
        give_title(entrant, random);
        entrant.key = alphabet_key(entrant.player.name);
    }
    std::sort(entrants.begin(), entrants.end(),
              [](const Entrant& a, const Entrant& b) { return order_of(a) < order_of(b); });
    Field field;
    for (auto& entrant : entrants) {
        entrant.player.id = static_cast<std::int32_t>(field.players.size()) + 1;
        field.strengths.push_back(entrant.strength);
        field.players.push_back(std::move(entrant.player));
    }
    return field;
}

}

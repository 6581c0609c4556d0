#include "generator/field.hpp"

#include <hakem/numbering.hpp>

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace hakem::generator {

namespace {

/// FIDE C.04.2, 1.2: rating, title, alphabet; the number settles namesakes.
std::tuple<std::int32_t, std::size_t, std::string_view, std::string_view>
order_of(const Entrant& entrant) {
    return {-entrant.player.rating, title_place(entrant.player.title), entrant.key,
            entrant.player.fide_id};
}

void put_in_order(std::vector<Entrant>& entrants) {
    std::sort(entrants.begin(), entrants.end(),
              [](const Entrant& a, const Entrant& b) { return order_of(a) < order_of(b); });
}

}

void add_player(Field& field, Entrant entrant) {
    entrant.player.id = static_cast<std::int32_t>(field.players.size()) + 1;
    field.strengths.push_back(entrant.strength);
    field.players.push_back(std::move(entrant.player));
}

namespace {

/// The order that the system gives them, as positions; that of `players` where it has no rule.
std::vector<std::size_t> numbered(std::vector<Player> players, const PairingSystem& system,
                                  std::uint64_t lot) {
    std::vector<std::size_t> order(players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    Tournament tournament;
    tournament.players = std::move(players);
    PairingRequest request;
    request.lot = lot;
    Diagnostics ignored;
    const auto numbering = system.number(tournament, request, ignored);
    if (numbering.ids.size() != order.size()) return order;
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::size_t>(numbering.ids[i] - 1);
    return order;
}

}

std::vector<std::size_t> late_last(const Recipe& recipe, const std::vector<Stay>& stays) {
    std::vector<std::size_t> order(stays.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (is_round_robin(recipe)) return order;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return stays[a].first < stays[b].first; });
    return order;
}

Field drawn_field(const Recipe& recipe) {
    Random random(recipe.seed, Stream::field);
    People people;
    std::vector<Entrant> entrants;
    for (std::int32_t number = 1; number <= recipe.players; ++number) {
        const auto strength = drawn_strength(recipe.ratings, random);
        entrants.push_back(people.entrant(strength, drawn_nation(random), random));
    }
    for (const auto place : chosen(recipe.unrated, entrants.size(), random))
        entrants[place].player.rating = 0;
    for (auto& entrant : entrants) give_title(entrant, random);
    put_in_order(entrants);
    Field field;
    for (auto& entrant : entrants) add_player(field, std::move(entrant));
    field.stays = drawn_stays(recipe);
    return field;
}

Field national_field(const Recipe& recipe, const PairingSystem& system) {
    Random random(recipe.seed, Stream::field);
    People people;
    std::vector<Entrant> entrants;
    for (std::int32_t number = 1; number <= recipe.players; ++number) {
        const auto strength = drawn_strength(recipe.ratings, random);
        entrants.push_back(people.national_entrant(strength, random));
    }
    for (const auto place : chosen(recipe.unrated, entrants.size(), random))
        make_unrated(entrants[place]);
    put_in_order(entrants);
    Field draft;
    for (const auto& entrant : entrants) add_player(draft, entrant);
    const auto order = numbered(std::move(draft.players), system, recipe.seed);
    const auto stays = drawn_stays(recipe);
    Field field;
    for (const auto place : late_last(recipe, stays)) {
        add_player(field, std::move(entrants[order[place]]));
        field.stays.push_back(stays[place]);
    }
    return field;
}

}

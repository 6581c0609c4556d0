// Who is entered, and what two files say of them.

#include "compared.hpp"
#include "facts.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>

#include <algorithm>

namespace hakem::content {

namespace {

enum class As : std::uint8_t { exact, words, name, id };

struct PlayerField {
    const char* name;
    std::string (*value)(const Player&);
    As as = As::exact;
};

constexpr PlayerField player_fields[] = {
    {"name", [](const Player& p) { return p.name; }, As::name},
    {"title", [](const Player& p) { return p.title; }},
    {"sex",
     [](const Player& p) {
         return std::string(p.sex == Sex::male ? "m" : p.sex == Sex::female ? "w" : "");
     }},
    {"birth", [](const Player& p) { return p.birth ? to_text(p.birth) : std::string(); }},
    {"federation", [](const Player& p) { return p.federation; }},
    {"fide-id", [](const Player& p) { return p.fide_id; }},
    {"rating", [](const Player& p) { return number_text(p.rating); }},
    {"national-rating", [](const Player& p) { return number_text(p.national_rating); }},
    {"national-federation", [](const Player& p) { return p.national_federation; }},
    {"national-id", [](const Player& p) { return p.national_id; }, As::id},
    {"national-origin", [](const Player& p) { return p.national_origin; }},
    {"national-title", [](const Player& p) { return p.national_title; }},
    {"club", [](const Player& p) { return p.club; }, As::words},
    {"licence", [](const Player& p) { return p.licence; }, As::id},
    {"group", [](const Player& p) { return p.group; }, As::words},
};

/// Whether one of the two is the other, masked.
bool is_masked_of(const std::string& x, const std::string& y) {
    if (is_masked(x) == is_masked(y) || x.empty() || y.empty()) return false;
    return is_masked(x) ? masked_id(y) == x : masked_id(x) == y;
}

void count_masked(Compared& compared) {
    for (const auto& [in_a, in_b] : all_pairs(compared.players)) {
        const auto *a = player_at(compared.a.players, in_a),
                   *b = player_at(compared.b.players, in_b);
        if (a == nullptr || b == nullptr) continue;
        for (const auto& [x, y] :
             {std::pair(a->national_id, b->national_id), std::pair(a->licence, b->licence)}) {
            compared.found.masked_in_a += is_masked_of(x, y) && is_masked(x);
            compared.found.masked_in_b += is_masked_of(x, y) && is_masked(y);
        }
    }
}

bool equal(const Compared& compared, As as, const std::string& x, const std::string& y) {
    if (x == y || (as == As::id && is_masked_of(x, y))) return true;
    if (compared.one_format) return false;
    if (as == As::name) return common_name(x) == common_name(y);
    return as == As::words && compared.same_words(x, y);
}

/// Some formats are made of games: who played none is not in them.
void compare_entries(Compared& compared) {
    std::size_t idle[2] = {0, 0};
    for (const auto& [in_a, in_b] : all_pairs(compared.players)) {
        if (in_a >= 0 && in_b >= 0) continue;
        const bool a = in_a >= 0;
        const auto& player =
            a ? *player_at(compared.a.players, in_a) : *player_at(compared.b.players, in_b);
        if (!has_game(player) &&
            !compared.carries(a ? compared.b : compared.a, Part::players, "entry"))
            ++idle[a ? 1 : 0];
        else
            compared.add(entry(Part::players, compared.side(in_a, in_b), a));
    }
    for (const bool in_b : {false, true})
        if (idle[in_b ? 1 : 0] != 0)
            compared.add_not_carried(Part::players, "entry", !in_b, idle[in_b ? 1 : 0]);
}

}

std::vector<Pair> player_pairs(const Compared& compared, const PlayerValue& value,
                               const EqualTexts& equal, bool is_id) {
    std::vector<Pair> pairs;
    for (const auto& [in_a, in_b] : all_pairs(compared.players)) {
        const auto *x = player_at(compared.a.players, in_a),
                   *y = player_at(compared.b.players, in_b);
        const auto a = x == nullptr ? std::string() : value(*x);
        const auto b = y == nullptr ? std::string() : value(*y);
        Pair pair;
        pair.who = compared.side(in_a, in_b);
        pair.in_both = x != nullptr && y != nullptr;
        pair.equal = equal(a, b);
        pair.a.value = compared.hidden(a, is_id);
        pair.b.value = compared.hidden(b, is_id);
        if (is_id && !pair.equal && pair.in_both && !b.empty() && pair.a.value == pair.b.value)
            pair.b.words = Phrase::of("compare.another-number", {pair.b.value});
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

void compare_players(Compared& compared) {
    compare_entries(compared);
    if (compared.a.numbers_assumed || compared.b.numbers_assumed) {
        if (!compared.a.numbers_assumed || !compared.b.numbers_assumed)
            compared.add_not_carried(Part::numbers, "number", compared.a.numbers_assumed,
                                     compared.a.players.size());
    } else {
        compare_field(compared, Part::numbers, "number",
                      player_pairs(compared, [](const Player& p) { return number_text(p.id); }));
    }
    count_masked(compared);
    for (const auto& field : player_fields)
        compare_field(compared, Part::players, field.name,
                      player_pairs(
                          compared, field.value,
                          [&](const std::string& x, const std::string& y) {
                              return equal(compared, field.as, x, y);
                          },
                          field.as == As::id));
}

}

#include "quality.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>

namespace hakem::dutch {

namespace {

using Rule = Criterion::Rule;
using Descending = std::set<Points, std::greater<>>;

std::vector<Points> list_of(const Descending& amounts) { return {amounts.begin(), amounts.end()}; }

}

std::string name_of(const Criterion& criterion, const Edition& edition) {
    const bool old = edition.score_differences;
    const int later = criterion.rounds_ago == 2 ? 2 : 0; // two rounds ago: two numbers further
    const auto number = [&](int now, int in_2017) {
        return old ? fmt::format("C.{}", in_2017 + later) : fmt::format("C{}", now + later);
    };
    switch (criterion.rule) {
    case Rule::completion:
        return number(4, 4);
    case Rule::pairs:
        return number(6, 5);
    case Rule::scores:
    case Rule::differences:
        return number(7, 6);
    case Rule::next_pairs:
    case Rule::next_scores:
    case Rule::next_differences:
        return number(8, 7);
    case Rule::unplayed_games:
        return number(9, 0);
    case Rule::colour_difference:
        return number(10, 8);
    case Rule::third_colour:
        return number(11, 9);
    case Rule::preference:
        return number(12, 10);
    case Rule::strong_preference:
        return number(13, 11);
    case Rule::downfloats:
        return number(14, 12);
    case Rule::upfloats:
        return number(15, 13);
    case Rule::downfloat_differences:
        return number(18, 16);
    case Rule::upfloat_differences:
        return number(19, 17);
    }
    return {};
}

Quality::Quality(const Field& field, const Bracket& bracket, const Look& look)
    : field_(field), bracket_(bracket), look_(look) {
    if (look.whole) add(Rule::completion);
    add(Rule::pairs);
    if (field.edition->score_differences)
        add_2017();
    else
        add_2026();
}

void Quality::add(Rule rule, int rounds_ago, Points amount, int edges) {
    criteria_.push_back({rule, rounds_ago, amount, edges});
}

void Quality::add_lists(Rule rule, int rounds_ago, const std::vector<Points>& amounts) {
    for (const auto amount : amounts) add(rule, rounds_ago, amount);
}

void Quality::add_2026() {
    Descending moved_down;
    for (const int player : bracket_.moved_down) moved_down.insert(field_[player].score);
    const auto scores = list_of(moved_down);
    add_lists(Rule::scores, 0, scores);
    if (look_.next) {
        add(Rule::next_pairs);
        add_lists(Rule::next_scores, 0, scores);
        add(Rule::next_scores, 0, look_.lowest_score);
    }
    if (look_.bye_games) add(Rule::unplayed_games, 0, {}, 1);
    if (field_.last_round) {
        add(Rule::colour_difference);
        add(Rule::third_colour);
    }
    add(Rule::preference);
    add(Rule::strong_preference);
    for (const int ago : {1, 2}) {
        add(Rule::downfloats, ago);
        if (!scores.empty()) add(Rule::upfloats, ago);
    }
    for (const int ago : {1, 2}) {
        add_lists(Rule::downfloat_differences, ago, scores);
        add_lists(Rule::upfloat_differences, ago, scores);
    }
}

void Quality::add_2017() {
    // Every score difference that a pair or a downfloater can bring about.
    Descending scores, inside, next;
    for (const int player : bracket_.moved_down) scores.insert(field_[player].score);
    for (const int player : bracket_.residents) scores.insert(field_[player].score);
    for (auto a = scores.begin(); a != scores.end(); ++a) {
        for (auto b = std::next(a); b != scores.end(); ++b) inside.insert(*a - *b);
        inside.insert(*a - look_.lowest_score + Points::whole(1));
        next.insert(*a - look_.next_score);
        next.insert(*a - look_.next_score + Points::whole(1));
    }
    next.insert(Points::whole(1));
    const auto differences = list_of(inside);
    add_lists(Rule::differences, 0, differences);
    if (look_.next_is_last) add(Rule::completion);
    if (look_.next) {
        add(Rule::next_pairs);
        add_lists(Rule::next_differences, 0, list_of(next));
    }
    if (field_.last_round) {
        add(Rule::colour_difference);
        add(Rule::third_colour);
    }
    add(Rule::preference);
    add(Rule::strong_preference);
    for (const int ago : {1, 2}) {
        add(Rule::downfloats, ago);
        add(Rule::upfloats, ago);
    }
    for (const int ago : {1, 2}) {
        add_lists(Rule::downfloat_differences, ago, differences);
        add_lists(Rule::upfloat_differences, ago, differences);
    }
}

std::int32_t Quality::value(const Criterion& criterion, Place place, int a, int b) const {
    const bool inside = place == Place::inside;
    switch (criterion.rule) {
    case Rule::completion:
        return 1;
    case Rule::pairs:
        return inside;
    case Rule::scores: // C7: whoever is paired does not float down
        return inside && field_[a].score == criterion.amount;
    case Rule::differences:
        return inside ? difference_value(criterion.amount, a, b, look_.lowest_score) : 0;
    case Rule::next_pairs:
        return place == Place::next;
    case Rule::next_scores:
        return place == Place::next && field_[a].score == criterion.amount;
    case Rule::next_differences:
        return next_difference_value(criterion.amount, place, a, b);
    case Rule::unplayed_games:
        return place == Place::bye ? -field_[a].unplayed : 0;
    case Rule::colour_difference:
        return inside ? -widened_colour_differences(field_, a, b) : 0;
    case Rule::third_colour:
        return inside ? -third_equal_colours(field_, a, b) : 0;
    case Rule::preference:
        return inside ? -refused_preferences(field_, a, b) : 0;
    case Rule::strong_preference:
        return inside ? -refused_strong_preferences(field_, a, b) : 0;
    case Rule::downfloats:
        return inside ? downfloat_value(criterion, a, b) : 0;
    case Rule::upfloats:
        return inside ? -upfloats_again(criterion, a, b) : 0;
    case Rule::downfloat_differences:
        return inside ? downfloat_difference_value(criterion, a, b) : 0;
    case Rule::upfloat_differences:
        return inside && list_amount(a, b) == criterion.amount ? -upfloats_again(criterion, a, b)
                                                               : 0;
    }
    return 0;
}

Points Quality::list_amount(int a, int b) const {
    return field_.edition->score_differences ? difference(a, b) : field_[a].score;
}

Points Quality::floated_difference(int player, Points lowest) const {
    return field_[player].score - lowest + Points::whole(1);
}

std::int32_t Quality::difference_value(Points amount, int a, int b, Points lowest) const {
    std::int32_t value = difference(a, b) == amount ? -1 : 0;
    // Paired, neither of them floats down.
    for (const int player : {a, b}) value += floated_difference(player, lowest) == amount;
    return value;
}

std::int32_t Quality::next_difference_value(Points amount, Place place, int a, int b) const {
    if (place == Place::next) return difference_value(amount, a, b, look_.next_score);
    // Paired here, they are not in the following bracket at all.
    std::int32_t value = 0;
    if (place == Place::inside)
        for (const int player : {a, b})
            value += floated_difference(player, look_.next_score) == amount;
    return value;
}

std::int32_t Quality::downfloat_value(const Criterion& criterion, int a, int b) const {
    std::int32_t spared = 0;
    if (field_.edition->floats_of_all) {
        for (const int player : {a, b})
            spared += floated(field_[player], Float::down, criterion.rounds_ago);
        const bool again = difference(a, b) > Points{};
        return spared - (again && floated(field_[a], Float::down, criterion.rounds_ago));
    }
    for (const int player : {a, b}) // C14, C16: residents only
        spared +=
            !is_moved_down(player) && floated(field_[player], Float::down, criterion.rounds_ago);
    return spared;
}

std::int32_t Quality::upfloats_again(const Criterion& criterion, int a, int b) const {
    return difference(a, b) > Points{} && floated(field_[b], Float::up, criterion.rounds_ago);
}

std::int32_t Quality::downfloat_difference_value(const Criterion& criterion, int a, int b) const {
    const auto again = [&](int player) {
        return floated(field_[player], Float::down, criterion.rounds_ago);
    };
    if (!field_.edition
             ->floats_of_all) // C18, C20: an MDP that is paired has the smaller difference
        return is_moved_down(a) && field_[a].score == criterion.amount && again(a);
    std::int32_t value = 0;
    for (const int player : {a, b})
        value +=
            again(player) && floated_difference(player, look_.lowest_score) == criterion.amount;
    if (difference(a, b) > Points{} && difference(a, b) == criterion.amount) value -= again(a);
    return value;
}

}

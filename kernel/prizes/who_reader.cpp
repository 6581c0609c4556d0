#include "prizes/who_reader.hpp"

#include "json/fields.hpp"

#include <fmt/format.h>

namespace hakem::prizes {

namespace {

using json::Fields;
using json::Node;
using json::Places;

constexpr std::int64_t highest_rating = 4000, oldest = 150, last_number = 9999;
constexpr std::int64_t first_year = 1800, last_year = 2999;

/// Limits between which nobody can be.
void check_order(const Node& node, const Places& places, const std::optional<std::int64_t>& from,
                 const std::optional<std::int64_t>& below) {
    if (from && below && *from >= *below)
        places.say("PRZ-0011", node, {fmt::to_string(*from), fmt::to_string(*below)});
}

RatingLimits read_rating(const Node& node, const Places& places) {
    Fields fields(node, places);
    RatingLimits limits;
    const auto list = fields.word("list", "elo, ukd, highest");
    if (list == "ukd") limits.list = RatingLimits::List::ukd;
    if (list == "highest") limits.list = RatingLimits::List::highest;
    limits.from = fields.number("from", 0, highest_rating);
    limits.below = fields.number("below", 1, highest_rating);
    const auto unrated = fields.word("unrated", "true, false, only");
    if (unrated == "true") limits.unrated = RatingLimits::Unrated::too;
    if (unrated == "only") limits.unrated = RatingLimits::Unrated::only;
    check_order(node, places, limits.from, limits.below);
    fields.finish();
    return limits;
}

AgeLimits read_age(const Node& node, const Places& places) {
    Fields fields(node, places);
    AgeLimits limits;
    limits.from = fields.number("from", 1, oldest);
    limits.under = fields.number("under", 1, oldest);
    limits.on_start = fields.word("on", "year, start") == "start";
    limits.born_from = fields.number("born-from", first_year, last_year);
    limits.born_until = fields.number("born-until", first_year, last_year);
    check_order(node, places, limits.from, limits.under);
    if (limits.born_until) check_order(node, places, limits.born_from, *limits.born_until + 1);
    fields.finish();
    return limits;
}

}

Who read_who(const Node& node, const Places& places) {
    Fields fields(node, places);
    Who who;
    if (const auto sex = fields.word("sex", "female, male"))
        who.sex = *sex == "female" ? Sex::female : Sex::male;
    if (const auto* rating = fields.find("rating")) who.rating = read_rating(*rating, places);
    if (const auto* age = fields.find("age")) who.age = read_age(*age, places);
    who.clubs = fields.texts("club");
    who.federations = fields.texts("federation");
    who.titles = fields.texts("title");
    who.numbers = fields.numbers("numbers", 1, last_number);
    fields.finish();
    return who;
}

}

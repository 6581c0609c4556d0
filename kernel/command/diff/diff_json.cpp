#include "diff_output.hpp"

#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;
using Kind = content::Difference::Kind;

Json file_json(const Input& input) {
    const auto& t = *input.tournament;
    return {{"path", input.shown},
            {"format", t.format},
            {"players", t.players.size()},
            {"teams", t.teams.size()},
            {"rounds", rounds_held(t)}};
}

Json number_json(std::int32_t number) { return number == 0 ? Json() : Json(number); }

Json side_json(const content::Side& side) {
    return {{"a", number_json(side.a)}, {"b", number_json(side.b)}, {"name", side.name}};
}

std::string_view word_of(Kind kind) {
    return kind == Kind::changed ? "changed" : kind == Kind::only_a ? "only-a" : "only-b";
}

bool is_somebody(const content::Side& side) {
    return side.a != 0 || side.b != 0 || !side.name.empty();
}

Json difference_json(const content::Difference& one) {
    Json json = {{"part", word_of(one.part)}, {"kind", word_of(one.kind)}, {"field", one.field}};
    if (one.round != 0) json["round"] = one.round;
    if (is_somebody(one.who)) json["who"] = side_json(one.who);
    if (is_somebody(one.whom)) json["opponent"] = side_json(one.whom);
    const auto value = [](const content::Shown& shown) {
        return shown.value.empty() ? Json() : Json(shown.value);
    };
    json["a"] = value(one.a);
    json["b"] = value(one.b);
    if (one.count != 0) json["count"] = one.count;
    return json;
}

}

std::string diff_json(const TwoFiles& files) {
    Json json = {{"schema", "hakem.diff/1"},
                 {"a", file_json(files.a)},
                 {"b", file_json(files.b)},
                 {"relation", word_of(files.relation.relation)},
                 {"same", files.comparison.differences.empty()},
                 {"renumbered", files.renumbered},
                 {"differences", Json::array()},
                 {"notCarried", Json::array()}};
    for (const auto& one : files.comparison.differences)
        json["differences"].push_back(difference_json(one));
    for (const auto& one : files.comparison.not_carried)
        json["notCarried"].push_back({{"part", word_of(one.part)},
                                      {"field", one.field},
                                      {"missingIn", one.missing_in_a ? "a" : "b"},
                                      {"count", one.count}});
    const auto &masked_in_a = files.comparison.masked_in_a,
               &masked_in_b = files.comparison.masked_in_b;
    if (masked_in_a + masked_in_b != 0) json["masked"] = {{"a", masked_in_a}, {"b", masked_in_b}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}

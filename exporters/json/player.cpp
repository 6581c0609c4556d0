#include "json.hpp"

namespace hakem::json {

namespace {

Json sex_json(Sex sex) {
    return sex == Sex::male ? Json("m") : sex == Sex::female ? Json("w") : Json(nullptr);
}

/// Unrated and not given are both null.
Json number_json(std::int32_t value) { return value == 0 ? Json(nullptr) : Json(value); }

Json round_json(const RoundEntry& entry) {
    return {
        {"opp", entry.opponent},
        {"colour", colour_json(entry.colour)},
        {"result", entry.outcome == Outcome::pending ? Json("*") : outcome_json(entry.outcome)}};
}

}

Json values_json(const DeclaredValues& values) {
    auto json = Json::array();
    for (const auto& value : values) json.push_back(value ? Json(to_text(*value)) : Json(nullptr));
    return json;
}

Json player_json(const Player& player) {
    auto rounds = Json::array();
    for (const auto& entry : player.rounds) rounds.push_back(round_json(entry));
    Json json = {{"id", player.id},
                 {"name", player.name},
                 {"sex", sex_json(player.sex)},
                 {"title", player.title},
                 {"rating", number_json(player.rating)},
                 {"national_rating", number_json(player.national_rating)},
                 {"federation", player.federation},
                 {"fide_id", player.fide_id},
                 {"birth", date_json(player.birth)},
                 {"club", player.club},
                 {"licence", player.licence},
                 {"national_federation", player.national_federation},
                 {"national_id", player.national_id},
                 {"national_origin", player.national_origin},
                 {"national_title", player.national_title}};
    json["declared_points"] =
        player.declared_points ? Json(to_text(*player.declared_points)) : Json(nullptr);
    json["declared_rank"] = number_json(player.declared_rank);
    if (!player.group.empty()) json["group"] = player.group;
    if (!player.declared_tie_breaks.empty())
        json["declared_tie_breaks"] = values_json(player.declared_tie_breaks);
    json["rounds"] = std::move(rounds);
    return json;
}

}

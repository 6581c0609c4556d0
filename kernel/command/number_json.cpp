#include "explanation.hpp"
#include "number_output.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

Json strength_json(const TeamStrength& strength) {
    Json json = {{"mean", strength.known() ? Json(to_text(strength.mean())) : Json()},
                 {"sum", strength.sum},
                 {"players", Json::array()}};
    for (const auto& part : strength.parts)
        json["players"].push_back({{"id", part.id},
                                   {"ukd", strength.known() ? Json(part.ukd) : Json()},
                                   {"assumed", part.assumed}});
    return json;
}

/// One row: a player or a team, by its new position.
Json row_json(const Numbered& numbered, std::size_t k, bool with_reasons) {
    const auto& t = numbered.tournament;
    const auto& decision = numbered.numbering.decisions[k];
    Json json = {{"number", k + 1}, {"old", numbered.numbering.ids[k]}};
    if (is_team_event(t)) {
        json["name"] = t.teams[k].name;
        if (!numbered.strengths.empty()) json["strength"] = strength_json(numbered.strengths[k]);
    } else {
        const auto& player = t.players[k];
        json["name"] = player.name;
        json["title"] = player.title;
        json["rating"] = player.rating;
        json["nationalRating"] = player.national_rating;
    }
    const auto criterion = criterion_of(decision);
    json["decidedBy"] = criterion == "first" ? Json() : Json(criterion);
    json["rule"] = decision.rule;
    if (with_reasons) json["decision"] = decision_json(decision, numbered.input.language);
    return json;
}

}

std::string numbers_json(const Numbered& numbered, bool with_reasons) {
    Json json = {{"schema", "hakem.number/1"},
                 {"path", numbered.input.shown},
                 {"system", numbered.choice.system}};
    if (!numbered.numbering.edition.empty()) json["edition"] = numbered.numbering.edition;
    if (numbered.lot) json["lot"] = fmt::to_string(*numbered.lot);
    json["teams"] = is_team_event(numbered.tournament);
    json["numbers"] = Json::array();
    for (std::size_t k = 0; k < numbered.numbering.ids.size(); ++k)
        json["numbers"].push_back(row_json(numbered, k, with_reasons));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}

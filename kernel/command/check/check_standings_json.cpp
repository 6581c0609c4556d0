#include "check_standings_json.hpp"

#include <hakem/term_table.hpp>
#include <hakem/text.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;
using submitted::Cause;
using submitted::Difference;
using submitted::Review;
using submitted::State;
using submitted::TieOrder;

std::string_view word_of(State state) {
    switch (state) {
    case State::none:
        return "none";
    case State::without_rounds:
        return "without-rounds";
    case State::starting_numbers:
        return "starting-numbers";
    case State::names:
        return "names";
    case State::ratings:
        return "ratings";
    case State::same:
        return "same";
    case State::by_a_list:
        return "by-a-list";
    case State::differs:
        return "differs";
    }
    return "";
}

Json order_json(TieOrder order) {
    switch (order) {
    case TieOrder::shared:
        return nullptr;
    case TieOrder::starting_numbers:
        return "starting-numbers";
    case TieOrder::ratings:
        return "ratings";
    case TieOrder::other:
        return "other";
    }
    return nullptr;
}

Json codes_json(std::string_view list) {
    auto json = Json::array();
    while (!list.empty()) {
        const auto comma = std::min(list.find(','), list.size());
        json.push_back(std::string(trim(list.substr(0, comma))));
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return json;
}

Json points_json(const std::optional<Points>& points) {
    return points ? Json(to_text(*points)) : Json();
}

Json value_json(const TieBreakValue& value) {
    const auto text = machine_text(value);
    return text ? Json(*text) : Json();
}

Json rank_json(std::int32_t rank) { return rank == 0 ? Json() : Json(rank); }

Json difference_json(const Review& review, const Difference& one) {
    Json json = {{"id", one.id},
                 {"name", one.name},
                 {"rank", rank_json(one.rank)},
                 {"expectedRank", rank_json(one.our_rank)},
                 {"rankDiffers", one.of_rank}};
    const auto* points = review.teams ? "matchPoints" : "points";
    json[points] = points_json(one.points);
    json[review.teams ? "expectedMatchPoints" : "expectedPoints"] = to_text(one.our_points);
    if (review.teams) {
        json["gamePoints"] = points_json(one.game_points);
        json["expectedGamePoints"] = to_text(one.our_game_points);
    }
    json["pointsDiffer"] = one.of_points;
    if (one.other == 0) return json;
    json["decidedBy"] = one.code.empty() ? Json() : Json(one.code);
    json["value"] = value_json(one.value);
    json["other"] = one.other;
    json["otherValue"] = value_json(one.other_value);
    return json;
}

Json cause_json(const Cause& cause, Language language) {
    constexpr std::string_view prefix = "standings.";
    return {{"change", cause.key.substr(prefix.size())},
            {"message", format_text(cause.key, language, cause.arguments)},
            {"rule", cause.rule},
            {"edition", cause.edition},
            {"tiebreaks", codes_json(cause.codes)},
            {"sharedBy", order_json(cause.tie_order)},
            {"explained", cause.explained},
            {"left", cause.left}};
}

Json values_json(const submitted::ValueCheck& check, Language language) {
    Json json = {{"name", check.name},
                 {"code", check.code.empty() ? Json() : Json(check.code)},
                 {"compared", check.compared},
                 {"differences", Json::array()}};
    for (const auto& one : check.differences)
        json["differences"].push_back({{"id", one.id},
                                       {"name", one.name},
                                       {"value", to_text(one.value)},
                                       {"expected", value_json({one.ours})}});
    json["cause"] = Json();
    constexpr std::string_view prefix = "standings.";
    if (const auto& cause = check.cause)
        json["cause"] = {{"change", cause->key.substr(prefix.size())},
                         {"message", format_text(cause->key, language, cause->arguments)},
                         {"rule", cause->rule},
                         {"explained", cause->explained},
                         {"left", cause->left}};
    return json;
}

/// Null where the file has no standings to agree with.
Json identical_json(State state) {
    if (state == State::same || state == State::by_a_list) return true;
    return state == State::differs ? Json(false) : Json();
}

}

Json standings_json(const Review& review, Language language) {
    Json json = {{"state", word_of(review.state)}, {"identical", identical_json(review.state)}};
    if (!review.edition.empty()) {
        json["edition"] = review.edition;
        json["tiebreaks"] = codes_json(review.codes);
        json["declared"] = review.declared;
    }
    json["after"] = review.after;
    json["ranks"] = review.ranks;
    json["points"] = review.points;
    json["sharedBy"] = order_json(review.tie_order);
    json["differences"] = Json::array();
    for (const auto& one : review.differences)
        json["differences"].push_back(difference_json(review, one));
    json["values"] = Json::array();
    for (const auto& check : review.values) json["values"].push_back(values_json(check, language));
    json["cause"] = review.cause ? cause_json(*review.cause, language) : Json();
    if (!review.of_rounds.empty()) json["faultOfRounds"] = to_text(review.of_rounds, language);
    return json;
}

}

#include "command/explanation.hpp"
#include "command/json_parts.hpp"
#include "period/id_fingerprint.hpp"
#include "rate_output.hpp"
#include "rating_report/status_words.hpp"
#include <hakem/list_exporter.hpp>

#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

Json rating_json(std::int32_t rating) { return rating == 0 ? Json() : Json(rating); }
Json date_json(const Date& date) { return date ? Json(to_text(date)) : Json(); }

std::string_view word_of(Colour colour) {
    return colour == Colour::white ? "w" : colour == Colour::black ? "b" : "";
}

Json game_json(const RatedGame& game, bool player_rated, Language language) {
    const auto colour = word_of(game.colour);
    Json json = {{"round", game.round},
                 {"opponent", game.opponent == 0 ? Json() : Json(game.opponent)},
                 {"opponentRating", rating_json(game.opponent_rating)},
                 {"colour", colour.empty() ? Json() : Json(colour)},
                 {"result", std::string(1, static_cast<char>(game.outcome))},
                 {"counted", game.counted}};
    if (game.counted) {
        // No rule has an expectation of somebody without a rating, or against them.
        const bool rated = player_rated && game.opponent_rating != 0;
        json["difference"] = rated ? Json(game.difference) : Json();
        json["capped"] = rated ? Json(game.capped) : Json();
        json["expected"] = rated ? Json(hundredths_text(game.expected)) : Json();
        json["change"] = player_rated ? Json(hundredths_text(game.change)) : Json();
    }
    if (!game.reason.empty()) {
        json["reason"] = game.reason;
        json["message"] = text(game.reason, language);
    }
    return json;
}

Json decisions_json(const std::vector<Decision>& decisions, Language language) {
    auto json = Json::array();
    for (const auto& decision : decisions) json.push_back(decision_json(decision, language));
    return json;
}

Json performance_json(const std::optional<Exact>& performance) {
    if (!performance) return Json();
    auto text = performance_argument(*performance);
    return text.substr(text.find_first_of("-0123456789"));
}

/// Whoever has no rating has no expected score, K or change; nor who has no game that counts.
Json player_json(const RatedEvent& event, std::size_t i) {
    const auto& rating = event.rating.players[i];
    const auto& person = event.people[i];
    const auto language = event.input.language;
    const bool rated =
        rating.status == PlayerRating::Status::rated || rating.status == PlayerRating::Status::idle;
    const bool counts = rating.status == PlayerRating::Status::rated;
    Json json = {
        {"id", rating.id},
        {"before", rating_json(rating.played_with())},
        {"standIn", rating.stands_in()},
        {"games", rating.games},
        {"score", to_text(rating.score)},
        {"expected", counts ? Json(hundredths_text(rating.expected)) : Json()},
        {"k", rated && rating.k != 0 ? Json(rating.k) : Json()},
        {"change", counts ? Json(hundredths_text(rating.change)) : Json()},
        {"after", rating_json(rating.after)},
        {"status", word_of(rating.status)},
        {"name", event.input.tournament->players[i].name},
        {"fideId", person.fide_id},
        {"nationalId", shown_id(person.national_id, event.ids)},
        {"birthYear", rating_json(person.birth.year)},
        {"origin", rating.before.origin},
        {"match",
         word_of(i < event.matches.size() ? event.matches[i].confidence : MatchConfidence::none)},
        {"ratedGames", rating.rated_games},
        {"ratedScore", to_text(rating.rated_score)},
        {"fixedChange", counts ? Json(hundredths_text(rating.fixed())) : Json()},
        {"opponentsSum", rating.opponents},
        {"opponentsMean", rating.rated_games == 0
                              ? Json()
                              : Json(to_text(Exact(rating.opponents, rating.rated_games)))},
        {"performance", rating.performance ? Json(*rating.performance) : Json()},
        {"performanceExact", performance_json(exact_performance(
                                 rating.opponents, rating.rated_games, rating.rated_score))},
        {"rounds", Json::array()}};
    for (const auto& game : rating.rounds)
        json["rounds"].push_back(game_json(game, rated, language));
    json["decisions"] = decisions_json(rating.why, language);
    return json;
}

Json norm_json(const TitleNorm& norm, Language language) {
    Json json = {{"title", norm.title},
                 {"achieved", norm.achieved},
                 {"toBeConfirmed", norm.possible},
                 {"games", norm.games},
                 {"score", to_text(norm.score)},
                 {"average", norm.average},
                 {"performance", norm.performance},
                 {"neededScore", norm.needed ? Json(to_text(*norm.needed)) : Json()},
                 {"requirements", Json::array()}};
    for (const auto& requirement : norm.requirements)
        json["requirements"].push_back(
            {{"article", requirement.article},
             {"met", requirement.met},
             {"toBeConfirmed", requirement.to_confirm},
             {"remark",
              requirement.remark.empty() ? Json() : Json(text(requirement.remark, language))},
             {"message",
              format_text(requirement.key, language, {requirement.found, requirement.needed})}});
    return json;
}

Json norms_json(const NormReport& norms, Language language) {
    Json json = {{"rule", norms.rule}, {"players", Json::array()}};
    for (const auto& player : norms.players) {
        Json one = {{"id", player.id}, {"norms", Json::array()}};
        for (const auto& norm : player.norms) one["norms"].push_back(norm_json(norm, language));
        json["players"].push_back(std::move(one));
    }
    return json;
}

Json change_json(const period::Change& change) {
    return {{"name", change.person.name},
            {"fideId", change.person.fide_id},
            {"changeBefore", hundredths_text(change.before.change)},
            {"changeAfter", hundredths_text(change.after.change)},
            {"gamesBefore", change.before.games},
            {"gamesAfter", change.after.games}};
}

Json counting_json(const Counting& counting) {
    Json json = {{"state", word_of(counting.state)},
                 {"period", counting.period},
                 {"late", counting.late},
                 {"other", counting.other},
                 {"otherPath", counting.other_path},
                 {"changes", Json::array()}};
    for (const auto& change : counting.changes) json["changes"].push_back(change_json(change));
    return json;
}

Json person_json(const period::Settled& settled, const PeriodResult& result,
                 const DecisionsByPerson& decisions, Language language) {
    const auto& person = settled.person;
    const auto& before = settled.before.before;
    const auto& after = settled.after;
    // K is of a rating, be it the standard one that stands in (FIDE 7.1.4).
    const bool stands_in = before.rating == 0 && before.standard != 0 && after.k != 0;
    Json json = {{"name", person.name},
                 {"fideId", person.fide_id},
                 {"nationalId", shown_id(person.national_id, result.ids)},
                 {"birthYear", rating_json(person.birth.year)},
                 {"federation", person.federation},
                 {"club", person.club},
                 {"before", rating_json(stands_in ? before.standard : before.rating)},
                 {"standIn", stands_in},
                 {"games", after.games},
                 {"k", after.k == 0 ? Json() : Json(after.k)},
                 {"change", hundredths_text(after.change)},
                 {"after", rating_json(after.rating)},
                 {"perEvent", rating_json(after.per_event)},
                 {"status", hakem::word_of(after.status)},
                 {"events", Json::array()},
                 {"archive", Json::array()}};
    for (const auto& at : settled.events)
        json["events"].push_back({{"event", result.settlement.events[at.event].id},
                                  {"name", result.settlement.events[at.event].name},
                                  {"id", at.result.id},
                                  {"games", at.result.games},
                                  {"change", hundredths_text(at.counted)},
                                  {"eventK", at.result.k == 0 ? Json() : Json(at.result.k)},
                                  {"eventChange", hundredths_text(at.result.change)}});
    for (const auto& archived : after.archive)
        json["archive"].push_back(
            {{"event", archived.event},
             {"games", archived.games},
             {"performance", archived.performance ? Json(*archived.performance) : Json()},
             {"performanceExact", performance_json(exact_performance(archived))}});
    json["decisions"] = decisions_json(decisions.reasons_of(settled), language);
    return json;
}

}

std::string shown_id(const std::string& fingerprinted, const period::KnownIds& known) {
    const auto found = known.find(fingerprinted);
    return std::string(found == known.end() ? period::without_fingerprint(fingerprinted)
                                            : found->second);
}

Json event_json(const RatedEvent& event) {
    Json json = {{"path", event.input.shown}};
    if (event.input.tournament) {
        json["name"] = event.input.tournament->name;
        json["start"] = date_json(event.input.tournament->start);
        json["end"] = date_json(event.input.tournament->end);
    }
    if (event.input.error)
        json["error"] = format_text(event.input.error->key(), event.input.language,
                                    event.input.error->arguments());
    json["players"] = Json::array();
    if (event.rated) {
        for (std::size_t i = 0; i < event.people.size(); ++i)
            json["players"].push_back(player_json(event, i));
        json["event"] = event.content.id;
        json["system"] = event.rating.system;
        json["edition"] = event.rating.edition;
        json["rule"] = event.rating.rule;
        json["official"] = event.rating.official;
        json["timeClass"] = hakem::word_of(event.rating.time_class);
        json["list"] = event.list_name.empty() ? Json() : Json(event.list_name);
        json["notes"] = decisions_json(event.rating.notes, event.input.language);
        if (event.norms) json["norms"] = norms_json(*event.norms, event.input.language);
        if (event.counting.state != Counting::State::alone)
            json["counting"] = counting_json(event.counting);
    }
    json["findings"] = Json::array();
    for (const auto& finding : event.input.diagnostics.all())
        json["findings"].push_back(finding_json(finding, event.input.language));
    return json;
}

Json period_json(const PeriodResult& result, Language language) {
    const auto& settlement = result.settlement;
    Json json = {{"period", result.label},
                 {"closed", result.closed},
                 {"system", result.system},
                 {"rule", result.rule},
                 {"official", result.official},
                 {"timeClass", hakem::word_of(result.time_class)},
                 {"list", result.list.empty() ? Json() : Json(result.list)},
                 {"events", Json::array()},
                 {"persons", Json::array()},
                 {"notes", Json::array()},
                 {"files", result.files}};
    for (const auto& event : settlement.events)
        json["events"].push_back({{"event", event.id},
                                  {"name", event.name},
                                  {"start", date_json(event.start)},
                                  {"end", date_json(event.end)},
                                  {"players", event.participants}});
    const DecisionsByPerson decisions(result);
    for (const auto& settled : settlement.people)
        json["persons"].push_back(person_json(settled, result, decisions, language));
    for (const auto& [person, decision] : result.decisions)
        json["notes"].push_back(sentence_of(decision, language));
    json["findings"] = Json::array();
    for (const auto& [file, finding] : result.list_findings) {
        auto one = finding_json(finding, language);
        one["file"] = file;
        json["findings"].push_back(std::move(one));
    }
    return json;
}

std::string dumped(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

std::string rate_json(std::string_view system, const std::vector<Json>& events,
                      const Json* period) {
    Json json = {{"schema", "hakem.rate/1"}, {"system", system}, {"events", events}};
    if (period != nullptr) json["period"] = *period;
    return dumped(json) + "\n";
}

}

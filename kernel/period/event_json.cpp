#include "event_json.hpp"

#include <hakem/identity.hpp>

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <string_view>

namespace hakem::period {

namespace {

using Json = nlohmann::json;

Json date_json(const Date& date) { return Json::array({date.year, date.month, date.day}); }

Date date_from(const Json& json) {
    const Date date{json.at(0).get<std::int16_t>(), json.at(1).get<std::int8_t>(),
                    json.at(2).get<std::int8_t>()};
    if (date && !is_valid(date)) throw std::out_of_range("date");
    return date;
}

/// Numbers in the order of the struct: thousands of these lie in a journal.
Json result_json(const Result& r) {
    return Json::array({static_cast<int>(r.status), r.id, r.before, r.after, r.games, r.rated_games,
                        r.score, r.rated_score, r.expected, r.k, r.change, r.awarded, r.opponents,
                        r.has_performance ? Json(r.performance) : Json(nullptr)});
}

Result result_from(const Json& json) {
    Result r;
    const auto status = json.at(0).get<int>();
    if (status < 0 || status > static_cast<int>(PlayerRating::Status::not_rated))
        throw std::out_of_range("status");
    r.status = static_cast<PlayerRating::Status>(status);
    std::size_t at = 0;
    for (auto* field : {&r.id, &r.before, &r.after, &r.games, &r.rated_games, &r.score,
                        &r.rated_score, &r.expected, &r.k, &r.change, &r.awarded})
        *field = json.at(++at).get<std::int32_t>();
    r.opponents = json.at(12).get<std::int64_t>();
    r.has_performance = !json.at(13).is_null();
    if (r.has_performance) r.performance = json.at(13).get<std::int32_t>();
    return r;
}

/// [opponent, colour, result] of each round.
Json rounds_json(const std::vector<RoundEntry>& rounds) {
    auto json = Json::array();
    for (const auto& entry : rounds)
        json.push_back(
            {entry.opponent, static_cast<int>(entry.colour), static_cast<int>(entry.outcome)});
    return json;
}

RoundEntry round_from(const Json& json) {
    constexpr std::string_view outcomes = " 1=0+-WDLHFUZ?*";
    const auto colour = json.at(1).get<int>(), outcome = json.at(2).get<int>();
    if (colour < 0 || colour > static_cast<int>(Colour::black) || outcome <= 0 || outcome > 127 ||
        outcomes.find(static_cast<char>(outcome)) == outcomes.npos)
        throw std::out_of_range("round");
    return {json.at(0).get<std::int32_t>(), static_cast<Colour>(colour),
            static_cast<Outcome>(outcome)};
}

}

Json person_json(const Person& p) {
    return {{"key", p.key},
            {"fide", p.fide_id},
            {"national", p.national_id},
            {"name", p.name},
            {"federation", p.federation},
            {"club", p.club},
            {"title", p.title},
            {"sex", static_cast<int>(p.sex)},
            {"birth", date_json(p.birth)},
            {"listed", p.listed}};
}

Person person_from(const Json& json) {
    Person p;
    p.key = json.at("key");
    p.fide_id = json.at("fide");
    p.national_id = json.at("national");
    p.name = json.at("name");
    p.federation = json.at("federation");
    p.club = json.at("club");
    p.title = json.at("title");
    const auto sex = json.at("sex").get<int>();
    if (sex < 0 || sex > static_cast<int>(Sex::female)) throw std::out_of_range("sex");
    p.sex = static_cast<Sex>(sex);
    p.birth = date_from(json.at("birth"));
    p.listed = json.at("listed");
    return p;
}

namespace {

Participant participant_from(const Json& json) {
    Participant participant{person_from(json), result_from(json.at("result"))};
    if (const auto rounds = json.find("rounds"); rounds != json.end())
        for (const auto& entry : *rounds) participant.rounds.push_back(round_from(entry));
    return participant;
}

}

Json event_json(const CountedEvent& event) {
    auto participants = Json::array();
    for (const auto& participant : event.participants) {
        auto json = person_json(participant.person);
        json["result"] = result_json(participant.result);
        json["rounds"] = rounds_json(participant.rounds);
        participants.push_back(std::move(json));
    }
    const auto& content = event.content;
    return {{"id", content.id},
            {"folded", content.name},
            {"start", date_json(content.start)},
            {"end", date_json(content.end)},
            {"people", content.people},
            {"games", content.games},
            {"path", event.path},
            {"name", event.name},
            {"list", event.list},
            {"place", event.place},
            {"participants", std::move(participants)}};
}

CountedEvent event_from(const Json& json) {
    CountedEvent event;
    auto& content = event.content;
    content.id = json.at("id");
    content.name = json.at("folded");
    content.start = date_from(json.at("start"));
    content.end = date_from(json.at("end"));
    content.people = json.at("people").get<std::vector<std::uint64_t>>();
    content.games = json.at("games").get<std::vector<std::uint64_t>>();
    event.path = json.at("path");
    event.name = json.at("name");
    event.list = json.at("list");
    event.place = json.value("place", "");
    for (const auto& participant : json.at("participants"))
        event.participants.push_back(participant_from(participant));
    return event;
}

Json archived_json(const ArchivedResult& a) {
    return {{"event", without_identity(a.event)},
            {"end", date_json(a.end)},
            {"games", a.games},
            {"rated_games", a.rated_games},
            {"rated_score", a.rated_score.in_hundredths()},
            {"opponents", a.opponents},
            {"performance", a.performance ? Json(*a.performance) : Json(nullptr)}};
}

ArchivedResult archived_from(const Json& json) {
    ArchivedResult a;
    a.event = json.at("event");
    a.end = date_from(json.at("end"));
    a.games = json.at("games");
    a.rated_games = json.at("rated_games");
    a.rated_score = Points::hundredths(json.at("rated_score").get<std::int32_t>());
    a.opponents = json.at("opponents");
    if (!json.at("performance").is_null())
        a.performance = json.at("performance").get<std::int32_t>();
    return a;
}

}

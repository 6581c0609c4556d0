#include "adjourn_output.hpp"
#include "adjournment/record_line.hpp"
#include <hakem/chess/fen.hpp>
#include <hakem/chess/notation.hpp>

#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

Json colour_json(Colour colour) {
    return colour == Colour::none ? Json(nullptr) : Json(adjournments::name_of(colour));
}

Json moment_json(const Moment& moment) { return moment ? Json(to_text(moment)) : Json(nullptr); }

Json clocks_json(const ClockTimes& clocks) {
    return {{"white", clock_text(clocks.white)}, {"black", clock_text(clocks.black)}};
}

/// Those of the game now; null where they are not known.
Json clocks_json(const AdjournedGame& game) {
    const auto white = game.shown_clock(Colour::white), black = game.shown_clock(Colour::black);
    return white && black ? clocks_json(ClockTimes{*white, *black}) : Json(nullptr);
}

std::string_view name_of_weight(AdjournmentWeight weight) {
    switch (weight) {
    case AdjournmentWeight::law:
        return "law";
    case AdjournmentWeight::interpretation:
        return "interpretation";
    case AdjournmentWeight::warning:
        break;
    }
    return "warning";
}

Json steps_json(const std::vector<AdjournmentStep>& steps, Language language) {
    auto list = Json::array();
    for (const auto& step : steps)
        list.push_back({{"article", step.why.rule},
                        {"edition", step.why.edition},
                        {"weight", name_of_weight(step.weight)},
                        {"reason", step.why.reason},
                        {"text", sentence_of(step.why, language)}});
    return list;
}

/// An event by its name; what was sealed stays in the record.
Json event_json(const AdjournmentEvent& event, const Advance& advance, Language language) {
    Json json = {{"at", to_text(event.at)},
                 {"event", name_of(event.what)},
                 {"steps", steps_json(advance.steps, language)}};
    if (advance.refused) return json;
    json["phase"] = name_of(advance.after.phase);
    json["clocks"] = clocks_json(advance.after);
    json["running"] = colour_json(advance.after.running);
    return json;
}

Json kept_json(const adjournment::Kept& kept) {
    return {{"resume", moment_json(kept.resume)},
            {"venue", kept.venue},
            {"keeper", kept.keeper},
            {"default_time", clock_text(kept.default_time)}};
}

Json result_json(const AdjournedGame& game) {
    if (game.phase != AdjournmentPhase::concluded) return nullptr;
    return {{"white", std::string(1, static_cast<char>(game.white_outcome))},
            {"black", std::string(1, static_cast<char>(game.black_outcome))}};
}

template<class T>
Json optional_json(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json game_json(const AdjournedGame& game) {
    const auto& envelope = game.envelope;
    Json json = {{"round", game.key.round},
                 {"board", envelope.board},
                 {"seat", envelope.seat},
                 {"white", {{"id", game.key.white}, {"name", envelope.white_name}}},
                 {"black", {{"id", game.key.black}, {"name", envelope.black_name}}},
                 {"phase", name_of(game.phase)},
                 {"sealer", colour_json(game.sealer)},
                 {"move", game.move_number},
                 {"fen", envelope.fen},
                 {"digital", game.digital},
                 {"clocks", clocks_json(game)},
                 {"running", colour_json(game.running)},
                 {"adjourned_with", clocks_json(game.adjourned_with)},
                 {"resumption", kept_json(game.kept)},
                 {"draw_offer", colour_json(game.offer_by)},
                 {"sealed", optional_json(game.sealed_text)}};
    json["result"] = result_json(game);
    return json;
}

/// What was taken back, by which article; `fresh` of them by this command.
Json withdrawn_json(const AdjournmentHistory& game, std::size_t fresh) {
    auto all = Json::array();
    for (std::size_t i = 0; i < game.withdrawn.size(); ++i) {
        const auto& one = game.withdrawn[i];
        all.push_back({{"at", to_text(one.event.at)},
                       {"event", name_of(one.event.what)},
                       {"withdrawn_at", to_text(one.at)},
                       {"reason", one.reason},
                       {"article", "I.3"},
                       {"new", i + fresh >= game.withdrawn.size()}});
    }
    return all;
}

}

std::string adjourn_json(const AdjournShown& shown, const std::vector<AdjournmentHistory>& games,
                         std::size_t fresh, const Advance* refused,
                         const AdjournmentEvent* refused_event) {
    Json json = {{"schema", "hakem.adjourn/1"},
                 {"command", shown.verb},
                 {"event", shown.tournament.name},
                 {"record", shown.record},
                 {"refused", refused != nullptr}};
    if (refused != nullptr) json["refusal"] = event_json(*refused_event, *refused, shown.language);
    if (shown.lines != 0) {
        json["record_lines"] = shown.lines;
        json["record_checksum"] = shown.checksum;
    }
    json["games"] = Json::array();
    for (const auto& game : games) {
        auto one = game_json(game.now);
        one["events"] = Json::array();
        for (std::size_t i = 0; i < game.entries.size(); ++i) {
            auto event = event_json(game.entries[i].event, game.entries[i].advance, shown.language);
            event["new"] = i + fresh >= game.entries.size();
            one["events"].push_back(std::move(event));
        }
        one["withdrawn"] = withdrawn_json(game, shown.withdrawn);
        one["next"] = steps_json(shown.rules.next_steps(game.now), shown.language);
        json["games"].push_back(std::move(one));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}

#include "command/explanation.hpp"
#include "rule_output.hpp"
#include <hakem/chess/fen.hpp>

#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

Json colour(Colour colour) {
    return colour == Colour::white   ? Json("white")
           : colour == Colour::black ? Json("black")
                                     : Json(nullptr);
}

std::string_view name_of(Step::Kind kind) {
    switch (kind) {
    case Step::Kind::piece:
        return "piece";
    case Step::Kind::annul:
        return "annul";
    case Step::Kind::restore:
        return "restore";
    case Step::Kind::clocks:
        return "clocks";
    case Step::Kind::add_time:
        return "add-time";
    case Step::Kind::play:
        return "play";
    case Step::Kind::stands:
        return "stands";
    case Step::Kind::wait:
        return "wait";
    case Step::Kind::result:
        return "result";
    case Step::Kind::go_on:
        return "go-on";
    }
    return "";
}

Json result_json(GameState state) {
    switch (state) {
    case GameState::white_won:
        return "1-0";
    case GameState::black_won:
        return "0-1";
    case GameState::drawn:
        return "1/2-1/2";
    case GameState::lost:
        return "lost";
    case GameState::goes_on:
        break;
    }
    return nullptr;
}

Json step_json(const Step& step, Language language) {
    Json json = {{"kind", name_of(step.kind)},
                 {"article", step.why.rule},
                 {"beside", step.beside},
                 {"certainty", step.certainty == Certainty::law ? "law" : "interpretation"},
                 {"message", sentence_of(step.why, language)}};
    if (step.kind == Step::Kind::add_time) {
        json["side"] = colour(step.side);
        json["seconds"] = step.seconds;
    }
    return json;
}

Json irregular_json(const std::optional<Irregularity>& irregular) {
    if (!irregular) return nullptr;
    return {{"move", irregular->move_number},
            {"side", colour(irregular->side)},
            {"ply", irregular->ply + 1},
            {"from", to_text(irregular->carried.from)},
            {"to", to_text(irregular->carried.to)}};
}

}

std::string rule_json(const Ruled& ruled) {
    const auto& ruling = ruled.ruling;
    Json json = {{"schema", "hakem.rule/1"},
                 {"rule", ruled.command.rule},
                 {"edition", ruled.input.incident.circumstances.edition}};
    if (ruled.command.rule == "promotion") json["irregular"] = irregular_json(ruling.irregular);
    json["fen"] = ruling.position ? Json(chess::to_fen(*ruling.position)) : Json(nullptr);
    json["moves"] = Json::array();
    json["uci"] = Json::array();
    for (const auto& move : ruling.moves) {
        json["moves"].push_back(chess::to_san(*ruling.position, move));
        json["uci"].push_back(chess::to_uci(*ruling.position, move));
    }
    json["free"] = ruling.free;
    json["articles"] = ruling.articles();
    json["result"] = result_json(ruling.state);
    json["steps"] = Json::array();
    for (const auto& step : ruling.steps) json["steps"].push_back(step_json(step, ruled.language));
    json["findings"] = Json::array();
    for (const auto& finding : ruled.input.findings)
        json["findings"].push_back(to_text(finding, ruled.language));
    json["turnedDown"] = Json::array();
    for (const auto& decision : ruling.turned_down)
        json["turnedDown"].push_back(decision_json(decision, ruled.language));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}

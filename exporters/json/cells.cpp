#include "json.hpp"
#include <hakem/overloaded.hpp>

#include <fmt/format.h>

namespace hakem::json {

namespace {

Json direction_json(int direction) {
    return direction < 0 ? Json("down") : direction > 0 ? Json("up") : Json(nullptr);
}

Json result_json(const ResultCell& cell) {
    Json json = {{"result", outcome_json(cell.outcome)}, {"points", to_text(cell.points)}};
    if (cell.circled) json["unplayed"] = true;
    return json;
}

Json encounter_json(const Encounter& cell) {
    Json json = {{"opp", cell.opponent},
                 {"colour", colour_json(cell.colour)},
                 {"result", outcome_json(cell.outcome)},
                 {"points", to_text(cell.points)}};
    if (cell.round > 0) json["round"] = cell.round;
    if (cell.circled) json["unplayed"] = true;
    if (cell.arrow != 0) json["float"] = direction_json(cell.arrow);
    return json;
}

Json matrix_json(const MatrixCell& cell) {
    auto json = Json::array();
    for (const auto& result : cell.results) json.push_back(result_json(result));
    return json;
}

}

Json outcome_json(Outcome outcome) {
    if (outcome == Outcome::absent || outcome == Outcome::pending) return nullptr;
    return std::string(1, static_cast<char>(outcome));
}

Json colour_json(Colour colour) {
    return colour == Colour::white   ? Json("white")
           : colour == Colour::black ? Json("black")
                                     : Json(nullptr);
}

Json date_json(const Date& date) {
    if (!date) return nullptr;
    if (date.month == 0) return fmt::format("{:04}", date.year);
    if (date.day == 0) return fmt::format("{:04}-{:02}", date.year, date.month);
    return fmt::format("{:04}-{:02}-{:02}", date.year, date.month, date.day);
}

Json cell_json(const CellContent& content) {
    return std::visit(
        Overloaded{
            [](std::monostate) { return Json(nullptr); },
            // Words of ours are English here: a program must not depend on the reader's language.
            [](const Phrase& phrase) { return Json(to_text(phrase, Language::english)); },
            [](const Number& number) { return Json(number.value); },
            [](const Rating& rating) {
                return rating.value == 0 ? Json(nullptr) : Json(rating.value);
            },
            [](const Id& id) { return Json(id.value); },
            [](const Value& value) { return Json(to_text(value.value)); },
            [](const Phrases& cell) {
                auto json = Json::array();
                for (const auto& part : cell.parts)
                    json.push_back(to_text(part, Language::english));
                return json;
            },
            [](const Decimal& cell) {
                return Json(to_text(Decimal{cell.value, cell.decimals}, Language::english));
            },
            [](const ValueList& list) { return Json(machine_text(list)); },
            [](const ResultCell& cell) { return result_json(cell); },
            [](const GameResult& game) {
                return Json{{"white", outcome_json(game.white)},
                            {"black", outcome_json(game.black)}};
            },
            [](const ColourCell& cell) { return colour_json(cell.colour); },
            [](const Encounter& cell) { return encounter_json(cell); },
            [](const MatrixCell& cell) { return matrix_json(cell); },
            [](const Diagonal&) { return Json(nullptr); },
            [](const Arrow& arrow) { return direction_json(arrow.direction); },
            [](const Date& date) { return date_json(date); },
            [](const Link& link) {
                return Json{{"text", to_text(link.text, Language::english)}, {"href", link.target}};
            },
        },
        content);
}

}

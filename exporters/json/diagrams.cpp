#include "json.hpp"

namespace hakem::json {

namespace {

Json squares_json(const std::vector<SquareNumber>& squares) {
    auto json = Json::array();
    for (const auto square : squares) json.push_back(square_name(square));
    return json;
}

Json diagram_json(const Diagram& diagram, Language language) {
    const auto& board = diagram.board;
    Json json = {{"id", diagram.id},
                 {"caption", to_text(diagram.caption, language)},
                 {"placement", placement_of(board)},
                 {"turn", board.black_to_move ? "black" : "white"},
                 {"framed", squares_json(board.framed)},
                 {"dotted", squares_json(board.dotted)},
                 {"inverted", squares_json(board.inverted)},
                 {"arrows", Json::array()},
                 {"legend", Json::array()}};
    for (const auto& arrow : board.arrows)
        json["arrows"].push_back({{"from", square_name(arrow.from)},
                                  {"to", square_name(arrow.to)},
                                  {"crossed", arrow.crossed}});
    for (const auto& line : diagram.legend) json["legend"].push_back(to_text(line, language));
    return json;
}

}

Json diagrams_json(const std::vector<Diagram>& diagrams, Language language) {
    auto json = Json::array();
    for (const auto& diagram : diagrams) json.push_back(diagram_json(diagram, language));
    return json;
}

}

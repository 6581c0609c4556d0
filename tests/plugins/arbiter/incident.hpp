#pragma once
/// Incidents for the tests of the arbiter's rules, and rulings as text.

#include "support.hpp"
#include <hakem/arbiter_rule.hpp>
#include <hakem/chess/fen.hpp>
#include <hakem/chess/legal_moves.hpp>
#include <hakem/chess/notation.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::test {

inline chess::Position position(std::string_view fen) {
    const auto reading = chess::read_fen(fen);
    BOOST_REQUIRE(reading.position.has_value());
    return *reading.position;
}

inline std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        if (end > 0) words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

/// "g6h5", "d2d1r".
inline Carried carried(std::string_view text) {
    Carried carried{*chess::parse_square(text.substr(0, 2)),
                    *chess::parse_square(text.substr(2, 2)), chess::PieceType::none};
    if (text.size() > 4)
        carried.promotion = text[4] == 'q'   ? chess::PieceType::queen
                            : text[4] == 'r' ? chess::PieceType::rook
                            : text[4] == 'b' ? chess::PieceType::bishop
                                             : chess::PieceType::knight;
    return carried;
}

inline Incident touching(std::string_view fen, std::string_view squares) {
    Incident incident;
    incident.position = position(fen);
    for (const auto& square : words_of(squares))
        incident.touch.touches.push_back({*chess::parse_square(square), Touch::How::meant});
    return incident;
}

inline Ruling ruled(std::string_view rule, const Incident& incident) {
    return registry().get<ArbiterRule>(rule).rule(incident);
}

inline Ruling touched(std::string_view fen, std::string_view squares) {
    return ruled("touch", touching(fen, squares));
}

/// The moves in Turkish letters, in alphabetical order of bytes.
inline std::string moves_of(const Ruling& ruling) {
    std::set<std::string> all;
    for (const auto& move : ruling.moves)
        all.insert(chess::to_san(*ruling.position, move, chess::turkish_letters()));
    std::string text;
    for (const auto& move : all) text += (text.empty() ? "" : " ") + move;
    return text;
}

/// The same order for what is expected.
inline std::string sorted(std::string_view moves) {
    const auto words = words_of(moves);
    std::string text;
    for (const auto& move : std::set<std::string>(words.begin(), words.end()))
        text += (text.empty() ? "" : " ") + move;
    return text;
}

inline std::string articles_of(const Ruling& ruling) {
    std::string text;
    for (const auto& article : ruling.articles()) text += (text.empty() ? "" : " ") + article;
    return text;
}

/// The reasons of what was turned down, without their topic.
inline std::string turned_down_of(const Ruling& ruling) {
    std::string text;
    for (const auto& decision : ruling.turned_down)
        text += (text.empty() ? "" : " ") + decision.reason.substr(decision.reason.rfind('.') + 1);
    return text;
}

/// "restore clocks add-time=120b play": kinds, times and to whom.
inline std::string steps_of(const Ruling& ruling) {
    static constexpr std::string_view names[] = {"piece", "annul",  "restore", "clocks", "add",
                                                 "play",  "stands", "wait",    "result", "go-on"};
    std::string text;
    for (const auto& step : ruling.steps) {
        text += (text.empty() ? "" : " ") + std::string(names[static_cast<int>(step.kind)]);
        if (step.kind == Step::Kind::add_time)
            text += std::to_string(step.seconds) + (step.side == Colour::white   ? "w"
                                                    : step.side == Colour::black ? "b"
                                                                                 : "");
        if (step.certainty == Certainty::interpretation) text += '?';
    }
    return text;
}

inline std::size_t legal_count(const Ruling& ruling) {
    return chess::legal_moves(*ruling.position).size();
}

}

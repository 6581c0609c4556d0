#pragma once
/// Short ways for tests of the board.

#include <hakem/chess/fen.hpp>
#include <hakem/chess/legal_moves.hpp>
#include <hakem/chess/notation.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::test {

/// The position of a FEN without fatal findings.
inline chess::Position position(std::string_view fen) {
    const auto reading = chess::read_fen(fen);
    if (!reading.position) BOOST_FAIL("no position: " << fen);
    return *reading.position;
}

/// The moves from a square, as UCI, in the order of their text: "e1e2 e1f1".
inline std::string moves_from(const chess::Position& position, chess::Square from) {
    std::vector<std::string> moves;
    for (const auto move : chess::legal_moves(position))
        if (move.from == from) moves.push_back(to_uci(position, move));
    std::sort(moves.begin(), moves.end());
    std::string text;
    for (const auto& move : moves) text += (text.empty() ? "" : " ") + move;
    return text;
}

/// Moves in SAN, in the order of their text, with blanks between.
template<class Moves>
std::string sans(const chess::Position& position, const Moves& moves,
                 const chess::Letters& letters = chess::english_letters()) {
    std::vector<std::string> texts;
    for (const auto move : moves) texts.push_back(to_san(position, move, letters));
    std::sort(texts.begin(), texts.end());
    std::string text;
    for (const auto& each : texts) text += (text.empty() ? "" : " ") + each;
    return text;
}

/// A game by UCI moves from a position.
inline chess::Position played(chess::Position position, std::string_view moves) {
    while (!moves.empty()) {
        const auto end = std::min(moves.find(' '), moves.size());
        const auto move = chess::parse_uci(position, moves.substr(0, end));
        if (!move) BOOST_FAIL("not legal: " << moves << " in " << to_fen(position));
        position.play(move);
        moves.remove_prefix(std::min(end + 1, moves.size()));
    }
    return position;
}

}

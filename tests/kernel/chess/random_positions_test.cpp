#include "plain_board.hpp"
#include "random_positions.hpp"
#include <hakem/chess/endings.hpp>
#include <hakem/chess/fen.hpp>
#include <hakem/chess/legal_moves.hpp>
#include <hakem/chess/san.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace hakem;
using namespace hakem::chess;

namespace {

/// The moves and what they lead to, as text.
std::vector<std::string> plain_moves(const test::PlainBoard& board) {
    std::vector<std::string> texts;
    for (const auto& move : board.legal_moves())
        texts.push_back(move.text() + " -> " + board.after(move).text());
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::vector<std::string> kernel_moves(const Position& position) {
    std::vector<std::string> texts;
    for (const auto move : legal_moves(position))
        texts.push_back(test::plain_text(move) + " -> " + test::plain_text(position.after(move)));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// Some move that may or may not be legal, of every kind and shape.
Move any_move(std::uint64_t number) {
    return {static_cast<Square>(number % 64), static_cast<Square>(number / 64 % 64),
            static_cast<PieceType>(number / 4096 % 7), static_cast<MoveKind>(number / 28672 % 9)};
}

/// What a move's notations are read as; empty where all are right.
std::string wrongly_read(const Position& position, Move move) {
    for (const auto* letters : {&english_letters(), &turkish_letters(), &figurines()}) {
        const auto san = to_san(position, move, *letters);
        const auto reading = read_move(position, san, *letters);
        const bool figurine = letters == &figurines() && !reading.notes.empty();
        if (reading.move != move || (!reading.notes.empty() && !figurine)) return san;
        const auto text = to_long(position, move, *letters);
        if (read_move(position, text, *letters).move != move) return text;
        const auto fitting = candidates(position, san, *letters);
        if (fitting.size() != 1 || fitting[0] != move) return "candidates of " + san;
    }
    const auto san = to_san(position, move);
    if (resolve_san(position, san).move != move) return "quickly " + san;
    const auto uci = to_uci(position, move);
    if (parse_uci(position, uci) != move) return uci;
    return {};
}

}

BOOST_AUTO_TEST_SUITE(chess_random_positions)

BOOST_AUTO_TEST_CASE(article_3_moves_are_those_of_a_plain_board_that_tries_everything) {
    std::size_t moves = 0, wrong = 0;
    test::for_random_positions(test::positions_wished(1500), [&](const Position& position) {
        const auto expected = plain_moves(test::PlainBoard(position.setup()));
        const auto found = kernel_moves(position);
        moves += found.size();
        if (found == expected && static_cast<int>(found.size()) == count_legal_moves(position))
            return;
        if (++wrong < 5) BOOST_TEST(found == expected, to_fen(position));
    });
    BOOST_TEST(wrong == 0U);
    BOOST_TEST_MESSAGE(moves << " moves");
}

BOOST_AUTO_TEST_CASE(is_legal_says_the_same_as_the_list_for_any_move) {
    std::size_t wrong = 0;
    std::uint64_t number = 0;
    test::for_random_positions(test::positions_wished(1500), [&](const Position& position) {
        const auto moves = legal_moves(position);
        for (const auto move : moves) wrong += !is_legal(position, move);
        for (int i = 0; i < 200; ++i) {
            number = number * 6364136223846793005U + 1442695040888963407U;
            auto move = any_move(number >> 33);
            // Half of them with what really stands there, so that many are nearly legal.
            if (i % 2 == 0) move.piece = position.type_at(move.from);
            wrong += is_legal(position, move) != moves.contains(move);
        }
    });
    BOOST_TEST(wrong == 0U);
}

BOOST_AUTO_TEST_CASE(every_move_written_is_read_as_itself) {
    std::size_t moves = 0, wrong = 0;
    test::for_random_positions(test::positions_wished(600), [&](const Position& position) {
        for (const auto move : legal_moves(position)) {
            ++moves;
            const auto text = wrongly_read(position, move);
            if (!text.empty() && ++wrong < 5) BOOST_ERROR(text << " in " << to_fen(position));
        }
    });
    BOOST_TEST(wrong == 0U);
    BOOST_TEST_MESSAGE(moves << " moves");
}

BOOST_AUTO_TEST_CASE(san_has_the_least_disambiguation) {
    std::size_t wrong = 0;
    test::for_random_positions(test::positions_wished(600), [&](const Position& position) {
        for (const auto move : legal_moves(position)) {
            const auto san = to_san(position, move);
            if (move.piece == PieceType::pawn || move.piece == PieceType::king) continue;
            // Without the letter or digit behind the piece it must be ambiguous, if one is there.
            const auto squares = std::count_if(san.begin() + 1, san.end(), [](char c) {
                return (c >= 'a' && c <= 'h') || (c >= '1' && c <= '8');
            });
            for (int i = 0; i < squares - 2; ++i) {
                auto shorter = san;
                shorter.erase(static_cast<std::size_t>(i) + 1, 1);
                wrong += resolve_san(position, shorter).fault != MoveFault::ambiguous;
            }
        }
    });
    BOOST_TEST(wrong == 0U);
}

BOOST_AUTO_TEST_CASE(fen_written_is_read_as_the_same_position) {
    std::size_t wrong = 0;
    test::for_random_positions(test::positions_wished(1500), [&](const Position& position) {
        const auto reading = read_fen(to_fen(position));
        if (!reading.position || to_fen(*reading.position) != to_fen(position) ||
            test::plain_text(*reading.position) != test::plain_text(position) ||
            position_key(*reading.position) != position_key(position) ||
            !same_position(*reading.position, position) ||
            Position::of(position.setup()) != position)
            if (++wrong < 5) BOOST_ERROR(to_fen(position));
    });
    BOOST_TEST(wrong == 0U);
}

BOOST_AUTO_TEST_SUITE_END()

#include "support.hpp"
#include <hakem/chess/endings.hpp>

#include <string_view>

using namespace hakem;
using namespace hakem::chess;
using test::played;
using test::position;

namespace {

Dead dead(std::string_view board) {
    return dead_position(position(std::string(board) + " w - - 0 1"));
}

bool white_can_mate(std::string_view board) {
    return can_mate(position(std::string(board) + " w - - 0 1"), Colour::white);
}

/// How often the last position of a game by UCI moves has appeared.
int appearances(Position start, std::string_view moves) {
    Repetitions repetitions;
    int times = repetitions.add(start);
    while (!moves.empty()) {
        start = played(start, moves.substr(0, moves.find(' ')));
        times = repetitions.add(start);
        moves.remove_prefix(std::min(moves.find(' '), moves.size() - 1) + 1);
    }
    return times;
}

}

BOOST_AUTO_TEST_SUITE(chess_endings)

BOOST_AUTO_TEST_CASE(article_5_1_1_checkmate) {
    const auto mate = played(Position(), "f2f3 e7e5 g2g4 d8h4");
    BOOST_TEST(is_checkmate(mate));
    BOOST_TEST(!is_stalemate(mate));
    BOOST_TEST((board_state(mate) == BoardState::checkmate));
    // Seed 001's last position; without the bishop the queen is taken.
    BOOST_TEST(is_checkmate(position("b7/6pk/4R2p/8/8/1N4PP/7K/7q w - - 1 65")));
    BOOST_TEST(!is_checkmate(position("8/6pk/4R2p/8/8/1N4PP/7K/7q w - - 1 65")));
}

BOOST_AUTO_TEST_CASE(article_5_2_1_stalemate) {
    // Sealed moves of rules 4.2: Qg7 is mate, Qg6 stalemate.
    const auto before = position("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1");
    BOOST_TEST(is_checkmate(played(before, "g1g7")));
    BOOST_TEST(is_stalemate(played(before, "g1g6")));
    BOOST_TEST((board_state(played(before, "g1g6")) == BoardState::stalemate));
    BOOST_TEST(!is_stalemate(Position()));
}

BOOST_AUTO_TEST_CASE(article_5_2_2_dead_by_material) {
    BOOST_TEST((dead("4k3/8/8/8/8/8/8/4K3") == Dead::material));
    BOOST_TEST((dead("4k3/8/8/8/8/8/8/4KB2") == Dead::material));
    BOOST_TEST((dead("4kn2/8/8/8/8/8/8/4K3") == Dead::material));
    BOOST_TEST((dead("4kb2/8/8/8/8/8/8/2B1K3") == Dead::material)); // c1 and f8: both dark
    BOOST_TEST((dead("4kb2/8/8/8/8/8/8/4KB2") == Dead::no));        // f1 light, f8 dark
    BOOST_TEST((dead("4k3/8/8/8/8/8/8/4KNN1") == Dead::no));        // with help
    BOOST_TEST((dead("4kn2/8/8/8/8/8/8/4KB2") == Dead::no));
    BOOST_TEST((dead("4k3/8/8/8/8/8/8/4KR2") == Dead::no));
    BOOST_TEST((dead("4k3/4p3/8/8/8/8/8/4K3") == Dead::no));
    BOOST_TEST((board_state(position("4k3/8/8/8/8/8/8/4KB2 w - - 0 1")) == BoardState::dead));
}

BOOST_AUTO_TEST_CASE(article_5_2_2_dead_behind_a_wall) {
    // Neither king can get through, and no pawn can move.
    BOOST_TEST((dead("8/8/4k3/p1p1p1p1/P1P1P1P1/8/4K3/8") == Dead::no_progress));
    BOOST_TEST((dead("8/8/3k4/1p1p1p1p/pPpPpPpP/P1P1P1P1/4K3/8") == Dead::no_progress));
    BOOST_TEST((dead("8/8/3k4/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/8") == Dead::no_progress));
    // A bishop on squares of no pawn to take changes nothing; one on the others does.
    BOOST_TEST((dead("8/8/3k4/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K1B1/8") == Dead::no_progress));
    BOOST_TEST((dead("8/8/3k4/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/6B1") == Dead::no));
    // The king walks round the wall; a pawn that can still move is no wall.
    BOOST_TEST((dead("8/8/4k3/p7/P7/8/4K3/8") == Dead::no));
    BOOST_TEST((dead("8/8/4k3/p1p1p1p1/P1P1P3/6P1/4K3/8") == Dead::no));
    // The same wall with a rook is not looked at.
    BOOST_TEST((dead("8/8/3k4/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K2R/8") == Dead::no));
    BOOST_TEST((dead_position(Position()) == Dead::no));
    // Mate was given, or can be in one move, with nothing else left to happen.
    BOOST_TEST((dead_position(position("kb6/1B6/1K6/7p/7P/8/8/8 b - - 0 1")) == Dead::no));
    BOOST_TEST((dead("kb6/8/BK6/7p/7P/8/8/8") == Dead::no));
}

BOOST_AUTO_TEST_CASE(article_6_9_who_can_mate_by_any_series_of_moves) {
    BOOST_TEST(!white_can_mate("4k3/4q3/8/8/8/8/8/4K3")); // a bare king
    BOOST_TEST(!white_can_mate("4k3/8/8/8/8/8/8/4KN2"));  // knight against king
    BOOST_TEST(!white_can_mate("4kq2/8/8/8/8/8/8/4KN2")); // against a queen
    BOOST_TEST(white_can_mate("4kr2/8/8/8/8/8/8/4KN2"));  // a rook can stand in the way
    BOOST_TEST(white_can_mate("4kn2/8/8/8/8/8/8/4KN2"));
    BOOST_TEST(white_can_mate("4kb2/8/8/8/8/8/8/4KN2"));
    BOOST_TEST(white_can_mate("4k3/4p3/8/8/8/8/8/4KN2"));
    BOOST_TEST(white_can_mate("4k3/8/8/8/8/8/8/4KNN1"));  // two knights, with help
    BOOST_TEST(!white_can_mate("4kr2/8/8/8/8/8/8/4KB2")); // bishop against rook
    BOOST_TEST(!white_can_mate("4kq2/8/8/8/8/8/8/4KB2"));
    BOOST_TEST(white_can_mate("4kn2/8/8/8/8/8/8/4KB2"));
    BOOST_TEST(white_can_mate("4kb2/8/8/8/8/8/8/4KB2")); // bishops on both colours
    BOOST_TEST(!white_can_mate("4kb2/4q3/8/8/8/8/8/2B1K3"));
    BOOST_TEST(white_can_mate("4k3/4p3/8/8/8/8/8/4KB2"));
    BOOST_TEST(white_can_mate("4k3/8/8/8/8/8/P7/4K3"));
    BOOST_TEST(!white_can_mate("8/8/3k4/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/8"));
}

BOOST_AUTO_TEST_CASE(article_9_2_repetition) {
    const std::string_view there_and_back = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    BOOST_TEST(appearances(Position(), there_and_back) == 3);
    BOOST_TEST(appearances(Position(), "g1f3 g8f6 f3g1 f6g8") == 2);
    // With the other side on move it is not the same.
    BOOST_TEST(
        appearances(position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), "a1a2 e8e7 a2a3 e7e8 a3a1") == 1);
}

BOOST_AUTO_TEST_CASE(article_9_2_3_1_en_passant_counts_where_it_can_be_played) {
    // After d7d5 White could capture en passant: that position does not come back.
    const auto usable = position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    BOOST_TEST(appearances(usable, "d7d5 e1d1 e8d8 d1e1 d8e8") == 1);
    // Here the capture would expose the king: it is the same position.
    const auto pinned = position("4k3/3p4/8/r3P2K/8/8/8/8 b - - 0 1");
    BOOST_TEST(appearances(pinned, "d7d5 h5h4 e8d8 h4h5 d8e8") == 2);
    // Nobody can capture at all.
    const auto useless = position("4k3/3p4/8/8/8/8/8/4K3 b - - 0 1");
    BOOST_TEST(appearances(useless, "d7d5 e1d1 e8d8 d1e1 d8e8") == 2);
}

BOOST_AUTO_TEST_CASE(article_9_2_3_positions_are_the_same_by_what_can_be_played) {
    const auto same = [](std::string_view a, std::string_view b) {
        BOOST_TEST((position_key(position(a)) == position_key(position(b))) ==
                   same_position(position(a), position(b)));
        return same_position(position(a), position(b));
    };
    BOOST_TEST(same("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/R3K3 w - - 7 40"));
    BOOST_TEST(!same("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1"));
    BOOST_TEST(!same("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    BOOST_TEST(!same("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"));
    BOOST_TEST(!same("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
    BOOST_TEST(same("4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1", "4k3/8/8/r2pP2K/8/8/8/8 w - - 0 1"));
}

BOOST_AUTO_TEST_CASE(article_9_2_3_2_castling_rights_count_until_king_or_rook_has_moved) {
    const auto start = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    BOOST_TEST(appearances(start, "h1h2 e8e7 h2h1 e7e8") == 1);
    BOOST_TEST(appearances(start, "h1h2 e8e7 h2h1 e7e8 h1h2 e8e7 h2h1 e7e8") == 2);
    BOOST_TEST(position_key(start) != position_key(played(start, "h1h2 e8e7 h2h1 e7e8")));
}

BOOST_AUTO_TEST_CASE(article_9_6_fivefold_and_75_moves_end_the_game) {
    const auto quiet = [](int clock) {
        return position("4k3/8/8/8/8/8/8/R3K3 w - - " + std::to_string(clock) + " 100");
    };
    BOOST_TEST(!fifty_moves(quiet(99)));
    BOOST_TEST(fifty_moves(quiet(100)));
    BOOST_TEST(!seventy_five_moves(quiet(149)));
    BOOST_TEST((board_state(quiet(149)) == BoardState::open));
    BOOST_TEST((board_state(quiet(150)) == BoardState::seventy_five_moves));
    BOOST_TEST((board_state(quiet(0), 4) == BoardState::open));
    BOOST_TEST((board_state(quiet(0), 5) == BoardState::fivefold));
    // 9.6.2: mate takes precedence.
    BOOST_TEST(
        (board_state(position("R3k3/8/4K3/8/8/8/8/8 b - - 150 100"), 5) == BoardState::checkmate));
}

BOOST_AUTO_TEST_SUITE_END()

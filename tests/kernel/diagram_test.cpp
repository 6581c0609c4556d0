#include <hakem/diagram.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(diagrams)

BOOST_AUTO_TEST_CASE(fen_there_and_back) {
    for (const auto* placement : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "8/8/8/8/8/8/8/8",
                                  "b7/6pk/4R2p/2P5/3N4/r6P/6PK/8"}) {
        const auto board = board_of_fen(placement);
        BOOST_REQUIRE(board.has_value());
        BOOST_TEST(placement_of(*board) == placement);
        BOOST_TEST(!board->black_to_move);
    }
    BOOST_TEST(board_of_fen("8/8/8/8/8/8/8/8 b - - 0 1")->black_to_move);
}

BOOST_AUTO_TEST_CASE(what_is_no_board) {
    for (const auto* text : {"", "8", "8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8/8", "9/8/8/8/8/8/8/8",
                             "ppppppppp/8/8/8/8/8/8/8", "7/8/8/8/8/8/8/8", "x7/8/8/8/8/8/8/8",
                             "44p/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/88"})
        BOOST_TEST(!board_of_fen(text).has_value(), text);
}

BOOST_AUTO_TEST_CASE(words) {
    BOOST_TEST(square_name(0) == "a1");
    BOOST_TEST(square_name(63) == "h8");
    BOOST_TEST(letter_of_piece('N', Language::turkish) == "A");
    BOOST_TEST(letter_of_piece('k', Language::turkish) == "ş");
    BOOST_TEST(letter_of_piece('\0', Language::english) == "");
    BOOST_TEST(figurine_of('q') == "♛");
    BOOST_TEST(figurine_of('\0') == "");
    auto board = *board_of_fen("7k/8/8/8/8/8/6P1/6K1 b - - 0 1");
    board.framed = {14};
    BOOST_TEST(description_of(board, Language::english) ==
               "White: Kg1, g2. Black: Kh8. Black to move. Framed: g2.");
}

BOOST_AUTO_TEST_SUITE_END()

#include "support.hpp"
#include <hakem/chess/san.hpp>

#include <array>

using namespace hakem;
using namespace hakem::chess;
using test::position;

namespace {

std::string san(std::string_view fen, std::string_view uci,
                const Letters& letters = english_letters()) {
    const auto board = position(fen);
    return to_san(board, parse_uci(board, uci), letters);
}

MoveFault fault(std::string_view fen, std::string_view token) {
    return resolve_san(position(fen), token).fault;
}

constexpr auto castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

}

BOOST_AUTO_TEST_SUITE(chess_notation)

BOOST_AUTO_TEST_CASE(appendix_c_10_disambiguation_is_the_least) {
    BOOST_TEST(san("4k3/8/8/8/8/8/1N3N2/4K3 w - - 0 1", "b2d3") == "Nbd3");
    BOOST_TEST(san("1k6/8/8/R7/8/8/8/R6K w - - 0 1", "a1a3") == "R1a3");
    BOOST_TEST(san("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1") == "Qh4e1");
    // The other knight is pinned: nothing to tell apart.
    BOOST_TEST(san("3rk3/8/8/8/3N4/8/8/3K2N1 w - - 0 1", "g1f3") == "Nf3");
    BOOST_TEST(san("3rk3/8/8/8/3N4/8/8/3K2N1 w - - 0 1", "g1e2") == "Ne2");
    BOOST_TEST(san("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6") == "exd6");
}

BOOST_AUTO_TEST_CASE(check_mate_and_promotion_are_written) {
    BOOST_TEST(san("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "g1g7") == "Qg7#");
    BOOST_TEST(san("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "g1g6") == "Qg6");
    BOOST_TEST(san("3n4/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7d8n") == "exd8=N");
    BOOST_TEST(san("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q") == "e8=Q+");
    BOOST_TEST(san(castling, "e1g1") == "O-O");
    BOOST_TEST(san(castling, "e1c1") == "O-O-O");
}

BOOST_AUTO_TEST_CASE(turkish_letters_and_figurines) {
    const auto& tr = turkish_letters();
    BOOST_TEST(san("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "g1g7", tr) == "Vg7#");
    BOOST_TEST(san("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "f6f7", tr) == "Şf7");
    BOOST_TEST(san(castling, "e1g1", tr) == "0-0");
    BOOST_TEST(san(castling, "a1a8", tr) == "Kxa8+");
    BOOST_TEST(san("4k3/8/8/8/8/8/1N3N2/4K3 w - - 0 1", "b2d3", tr) == "Abd3");
    BOOST_TEST(san("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "f1b5", tr) == "Fb5+");
    // Seed 001: 59...d1=V+.
    BOOST_TEST(san("b7/6pk/4R2p/2P5/8/P5NP/3p2P1/6K1 b - - 0 59", "d2d1q", tr) == "d1=V+");
    BOOST_TEST(san("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "g1g7", figurines()) == "♕g7#");
    BOOST_TEST(letters_of("de")->queen == "D");
    BOOST_TEST(letters_of("xx") == nullptr);
}

BOOST_AUTO_TEST_CASE(long_algebraic_and_uci) {
    const auto board = position(castling);
    BOOST_TEST(to_long(board, parse_uci(board, "a1a8")) == "Ra1xa8+");
    BOOST_TEST(to_long(board, parse_uci(board, "e1e2"), turkish_letters()) == "Şe1-e2");
    BOOST_TEST(to_uci(board, parse_uci(board, "e1g1")) == "e1g1");
    BOOST_TEST((parse_uci(board, "e1h1") == parse_uci(board, "e1g1")));
    const auto fischer = position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    BOOST_TEST(to_uci(fischer, castling_move(Square::f1, MoveKind::castle_short)) == "f1g1");
    for (const auto* text : {"", "e1", "e1e9", "e1e3", "e1e2q", "0000", "e1e2qq"})
        BOOST_TEST(!parse_uci(board, text), text);
}

BOOST_AUTO_TEST_CASE(resolve_san_gives_the_move_or_the_reason) {
    const std::string_view knights = "4k3/8/8/8/8/8/1N3N2/4K3 w - - 0 1";
    BOOST_TEST((fault(knights, "Nbd3") == MoveFault::none));
    BOOST_TEST((fault(knights, "Nb2d3+!?") == MoveFault::none));
    BOOST_TEST((fault(knights, "Nxa4") == MoveFault::none)); // signs decide nothing
    BOOST_TEST((fault(knights, "Nd3") == MoveFault::ambiguous));
    BOOST_TEST((fault(knights, "Nc3") == MoveFault::no_piece));
    BOOST_TEST((fault(knights, "Qd3") == MoveFault::no_piece));
    BOOST_TEST((fault(knights, "d4") == MoveFault::no_piece));
    BOOST_TEST((fault(knights, "O-O") == MoveFault::no_piece));
    for (const auto* text : {"", "N", "d", "Nd", "Nd9", "Xd3", "Nbb2d3", "Nd3=Q=", "d4=", "+#",
                             "1-0", "*", "Ad3", "N-d3", "O-O-O-O", "e8Q", "\xC3\x96"})
        BOOST_TEST((fault(knights, text) == MoveFault::no_move), text);
    for (const auto* text : {"--", "Z0", "@@@@", "null", "0000"})
        BOOST_TEST((fault(knights, text) == MoveFault::null_move), text);
    BOOST_TEST((fault(knights, "N@d3") == MoveFault::drop));
}

BOOST_AUTO_TEST_CASE(resolve_san_knows_pins_and_checks) {
    BOOST_TEST((fault("3rk3/8/8/8/3N4/8/8/3K2N1 w - - 0 1", "Nf3") == MoveFault::none));
    BOOST_TEST((fault("3rk3/8/8/8/3N4/8/8/3K4 w - - 0 1", "Nf3") == MoveFault::in_check));
    BOOST_TEST((fault("4r1k1/8/8/8/8/8/8/3K4 w - - 0 1", "Ke2") == MoveFault::in_check));
    BOOST_TEST((fault("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "O-O") == MoveFault::in_check));
    BOOST_TEST((fault("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "0-0-0") == MoveFault::none));
    BOOST_TEST((fault("4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1", "exd6") == MoveFault::in_check));
    BOOST_TEST((fault("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6") == MoveFault::none));
    BOOST_TEST((fault("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6") == MoveFault::no_piece));
    BOOST_TEST((fault("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8") == MoveFault::promotion));
    BOOST_TEST((fault("7k/8/4P3/8/8/8/8/4K3 w - - 0 1", "e7=Q") == MoveFault::promotion));
    BOOST_TEST((fault("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=K") == MoveFault::no_move));
    // A king that has moved away from its rank has no castling, whatever the other side has.
    BOOST_TEST((fault("r3k2r/8/8/8/8/8/K7/8 w kq - 0 1", "O-O") == MoveFault::no_piece));
    BOOST_TEST((fault("4k3/8/K7/8/8/8/8/R6R w - - 0 1", "O-O") == MoveFault::no_piece));
}

BOOST_AUTO_TEST_SUITE_END()

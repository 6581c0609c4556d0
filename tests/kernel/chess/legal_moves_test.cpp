#include "support.hpp"

using namespace hakem;
using namespace hakem::chess;
using test::moves_from;
using test::position;

BOOST_AUTO_TEST_SUITE(chess_legal_moves)

BOOST_AUTO_TEST_CASE(article_3_8_2_castling_on_both_wings) {
    const auto board = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    BOOST_TEST(moves_from(board, Square::e1) == "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1");
    const auto castled = test::played(board, "e1g1 e8c8");
    BOOST_TEST(to_fen(castled) == "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
}

BOOST_AUTO_TEST_CASE(article_3_8_2_1_castling_is_lost_with_the_king_or_that_rook) {
    const auto start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    BOOST_TEST(to_fen(test::played(start, "e1e2")) == "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1");
    BOOST_TEST(to_fen(test::played(start, "h1h2")) == "r3k2r/8/8/8/8/8/7R/R3K3 b Qkq - 1 1");
    BOOST_TEST(to_fen(test::played(start, "a1a8")) == "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
    // Gone and come back is lost for good.
    BOOST_TEST(to_fen(test::played(start, "h1h2 a8a7 h2h1 a7a8")) ==
               "r3k2r/8/8/8/8/8/8/R3K2R w Qk - 4 3");
}

BOOST_AUTO_TEST_CASE(article_3_8_2_2_no_castling_out_of_through_or_into_check) {
    const auto castles = [](std::string_view fen) {
        const auto board = position(fen);
        std::string text;
        for (const auto move : legal_moves(board))
            if (move.is_castling()) text += to_san(board, move) + " ";
        return text;
    };
    BOOST_TEST(castles("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1") == "");       // out of
    BOOST_TEST(castles("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1") == "O-O-O "); // through f1
    BOOST_TEST(castles("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1") == "O-O-O "); // into g1
    BOOST_TEST(castles("4k3/8/8/8/3r4/8/8/R3K2R w KQ - 0 1") == "O-O ");   // through d1
    // The rook may pass an attacked square, and stand on one.
    BOOST_TEST(castles("4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1") == "O-O O-O-O ");
    BOOST_TEST(castles("4k3/8/8/8/7r/8/8/R3K2R w KQ - 0 1") == "O-O O-O-O ");
    // A piece between.
    BOOST_TEST(castles("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1") == "");
    BOOST_TEST(castles("4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1") == ""); // d1 and f1 attacked by a pawn
}

BOOST_AUTO_TEST_CASE(article_3_8_2_castling_of_chess960) {
    // King f1 steps over nothing: g1 and f1 change places with the rook beside it.
    const auto beside = position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    BOOST_TEST(to_fen(test::played(beside, "f1g1")) == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    // The king stands on its target already.
    const auto stands = position("4k3/8/8/8/8/8/8/6KR w H - 0 1");
    BOOST_TEST(to_fen(test::played(stands, "g1h1")) == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    // The rook that leaves b1 opens the rank to the king on c1.
    const auto opened = position("4k3/8/8/8/8/8/8/rRK5 w B - 0 1");
    BOOST_TEST(moves_from(opened, Square::c1).find("c1b1") == std::string::npos);
    BOOST_TEST(!is_legal(opened, castling_move(Square::c1, MoveKind::castle_long)));
    const auto closed = position("4k3/8/8/8/8/8/8/1RK5 w B - 0 1");
    BOOST_TEST(is_legal(closed, castling_move(Square::c1, MoveKind::castle_long)));
}

BOOST_AUTO_TEST_CASE(article_3_7_3_1_en_passant_only_at_once) {
    const auto start = position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    const auto passed = test::played(start, "d7d5");
    BOOST_TEST((passed.en_passant() == Square::d6));
    BOOST_TEST(moves_from(passed, Square::e5) == "e5d6 e5e6");
    BOOST_TEST(to_fen(test::played(passed, "e5d6")) == "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
    const auto later = test::played(passed, "e1e2 e8e7");
    BOOST_TEST(moves_from(later, Square::e5) == "e5e6");
}

BOOST_AUTO_TEST_CASE(article_3_9_2_en_passant_and_pins) {
    // Both pawns leave the fifth rank, and the rook sees the king.
    const auto rank = position("4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 1");
    BOOST_TEST(moves_from(rank, Square::e5) == "e5e6");
    BOOST_TEST(!rank.en_passant_is_legal());
    // Pinned on a diagonal: the capture may stay on it, and not leave it.
    const auto along = position("1b2k3/8/8/3pP3/8/8/7K/8 w - d6 0 1");
    BOOST_TEST(moves_from(along, Square::e5) == "e5d6");
    const auto across = position("4k2b/8/8/3pP3/8/8/8/K7 w - d6 0 1");
    BOOST_TEST(moves_from(across, Square::e5) == "");
    const auto pinned = position("4k3/8/1b6/2pP4/3K4/8/8/8 w - c6 0 1");
    // The captured pawn shut the bishop's line: without it the king would stand in check.
    BOOST_TEST(moves_from(pinned, Square::d5).find("d5c6") == std::string::npos);
    // Pinned on the file: it may not capture.
    const auto file = position("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    BOOST_TEST(moves_from(file, Square::e5) == "e5e6");
    // The pawn that made two steps gives check: it may be captured so.
    const auto check = position("4k3/8/8/3pP3/4K3/8/8/8 w - d6 0 1");
    BOOST_TEST(check.in_check());
    BOOST_TEST(moves_from(check, Square::e5) == "e5d6");
}

BOOST_AUTO_TEST_CASE(article_3_7_3_3_promotion_to_four_pieces) {
    const auto board = position("3n4/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    BOOST_TEST(moves_from(board, Square::e7) == "e7d8b e7d8n e7d8q e7d8r e7e8b e7e8n e7e8q e7e8r");
    BOOST_TEST(to_fen(test::played(board, "e7d8n")) == "3N4/6k1/8/8/8/8/8/4K3 b - - 0 1");
    BOOST_TEST(!legal_move(board, Square::e7, Square::e8)); // it must become a piece
    // Capturing a rook on its square takes the castling from the opponent.
    const auto corner = position("4k2r/6P1/8/8/8/8/8/4K3 w k - 0 1");
    BOOST_TEST(to_fen(test::played(corner, "g7h8q")) == "4k2Q/8/8/8/8/8/8/4K3 b - - 0 1");
}

BOOST_AUTO_TEST_CASE(article_3_9_double_check_is_answered_by_the_king_alone) {
    const auto twice = position("4k3/8/8/b7/4r3/8/8/R3K1NQ w - - 0 1");
    BOOST_TEST(twice.checkers().size() == 2);
    for (const auto move : legal_moves(twice)) BOOST_TEST((move.piece == PieceType::king));
    BOOST_TEST(moves_from(twice, Square::e1) == "e1d1 e1f1 e1f2");
}

BOOST_AUTO_TEST_CASE(article_3_9_2_pinned_pieces_move_along_the_pin_only) {
    const auto board = position("4r1k1/8/8/8/b3R3/8/2N5/3BK3 w - - 0 1");
    BOOST_TEST((board.pinned(Colour::white) == SquareSet(Square::e4)));
    BOOST_TEST(moves_from(board, Square::e4) == "e4e2 e4e3 e4e5 e4e6 e4e7 e4e8");
    const auto knight = position("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1");
    BOOST_TEST(moves_from(knight, Square::d2) == "");
    BOOST_TEST((knight.attackers(Square::f3, Colour::white) == SquareSet(Square::d2))); // 3.1.3
}

BOOST_AUTO_TEST_CASE(a_null_move_is_not_a_move) {
    BOOST_TEST(!Move());
    BOOST_TEST(!is_legal(Position(), {}));
    BOOST_TEST(!is_legal(Position(), {Square::e1, Square::e1, PieceType::king, MoveKind::normal}));
}

BOOST_AUTO_TEST_CASE(article_4_4_4_what_another_piece_could_do) {
    // Seed 001: the piece on a3 is a rook, whatever was said, and cannot go to c5.
    const auto board = position("b7/6pk/7p/2P5/3N4/r6P/6PK/8 b - - 1 62");
    const auto occupied = board.occupied();
    BOOST_TEST(!goes({PieceType::rook, Colour::black}, Square::a3, Square::c5, occupied, true));
    BOOST_TEST(goes({PieceType::queen, Colour::black}, Square::a3, Square::c5, occupied, true));
    BOOST_TEST(goes({PieceType::rook, Colour::black}, Square::a3, Square::h3, occupied, true));
    BOOST_TEST(moves_from(board, Square::a3) ==
               "a3a1 a3a2 a3a4 a3a5 a3a6 a3a7 a3b3 a3c3 a3d3 a3e3 a3f3 a3g3 a3h3");
    // A pawn goes straight and captures obliquely.
    const Piece pawn{PieceType::pawn, Colour::white};
    BOOST_TEST(goes(pawn, Square::e2, Square::e4, {}));
    BOOST_TEST(!goes(pawn, Square::e2, Square::e4, Square::e3));
    BOOST_TEST(!goes(pawn, Square::e3, Square::e5, {}));
    BOOST_TEST(!goes(pawn, Square::e2, Square::d3, {}));
    BOOST_TEST(goes(pawn, Square::e2, Square::d3, Square::d3, true));
}

BOOST_AUTO_TEST_CASE(the_position_with_the_most_moves_has_218) {
    const auto board = position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    BOOST_TEST(legal_moves(board).size() == 218U);
}

BOOST_AUTO_TEST_SUITE_END()

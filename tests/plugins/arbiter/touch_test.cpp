// Touched pieces: the cases of the article "4.3 Dokunma" and every row of the table of 4.2 to 4.8.

#include "incident.hpp"

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto pinned_bishop = "8/6pk/5nb1/7P/8/8/2B2PP1/6K1 b - - 0 1";
constexpr auto without_knight = "8/6pk/6b1/7P/8/8/2B2PP1/6K1 b - - 0 1";
constexpr auto absolute_pin = "3r2k1/5ppp/8/1n6/P7/3B4/5PPP/3K4 w - - 0 1";
constexpr auto castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

void expect(const Ruling& ruling, std::string_view moves, std::string_view articles) {
    BOOST_TEST(moves_of(ruling) == sorted(moves));
    BOOST_TEST(articles_of(ruling) == articles);
}

}

BOOST_AUTO_TEST_SUITE(arbiter_touch)

BOOST_AUTO_TEST_CASE(article_4_3_3_opponent_first_and_the_own_piece_is_pinned) {
    const auto ruling = touched(pinned_bishop, "h5 g6");
    expect(ruling, "Axh5", "4.3.3");
    BOOST_TEST(!ruling.free);
    // The bishop cannot capture; that it could move along the pin does not matter: touched later.
    BOOST_TEST(turned_down_of(ruling) == "pinned later");
}

BOOST_AUTO_TEST_CASE(article_4_3_3_order_reversed) {
    expect(touched(pinned_bishop, "g6 h5"), "Ff5 Fe4 Fd3 Fxc2", "4.3.3");
}

BOOST_AUTO_TEST_CASE(article_4_3_3_no_piece_can_take) {
    const auto ruling = touched(without_knight, "h5 g6");
    expect(ruling, "Ff5 Fe4 Fd3 Fxc2", "4.3.3");
    BOOST_TEST(turned_down_of(ruling) == "pinned not-capturable");
}

BOOST_AUTO_TEST_CASE(article_4_3_3_own_first_and_absolutely_pinned) {
    const auto ruling = touched(absolute_pin, "d3 b5");
    expect(ruling, "axb5", "4.3.3");
    // A bishop that is pinned on a file cannot move at all.
    BOOST_TEST(turned_down_of(ruling) == "pinned pinned-stuck");
}

BOOST_AUTO_TEST_CASE(article_4_5_nothing_possible) {
    const auto ruling = touched("3r2k1/5ppp/8/1n6/8/3B4/5PPP/3K4 w - - 0 1", "d3 b5");
    BOOST_TEST(articles_of(ruling) == "4.5");
    BOOST_TEST(ruling.free);
    BOOST_TEST(ruling.moves.size() == legal_count(ruling));
    const auto moves = words_of(moves_of(ruling));
    for (const auto* king : {"Şc2", "Şd2", "Şe2", "Şe1", "Şc1", "f3"})
        BOOST_TEST(std::count(moves.begin(), moves.end(), king) == 1);
}

BOOST_AUTO_TEST_CASE(article_4_4_1_king_then_rook) {
    expect(touched(castling, "e1 h1"), "0-0", "4.4.1");
    expect(touched(castling, "e1 a1"), "0-0-0", "4.4.1");
}

BOOST_AUTO_TEST_CASE(article_4_4_2_rook_then_king) {
    expect(touched(castling, "h1 e1"), "Kh2 Kh3 Kh4 Kh5 Kh6 Kh7 Kxh8+ Kg1 Kf1", "4.4.2 4.3.1");
}

BOOST_AUTO_TEST_CASE(article_4_4_3_castling_illegal) {
    const auto ruling = touched("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1 a1");
    expect(ruling, "Şe2 Şf2 Şf1 0-0", "4.4.3");
    BOOST_TEST(turned_down_of(ruling) == "no-castling");
}

BOOST_AUTO_TEST_CASE(article_4_4_3_no_king_move) {
    const auto ruling = touched("3rkr2/8/8/8/8/8/4P3/R3K2R w KQ - 0 1", "e1 h1");
    BOOST_TEST(articles_of(ruling) == "4.4.3");
    BOOST_TEST(ruling.free);
    BOOST_TEST(ruling.moves.size() == 21u);
}

BOOST_AUTO_TEST_CASE(article_4_3_2_en_passant) {
    expect(touched("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "d5"), "exd6", "4.3.2");
}

BOOST_AUTO_TEST_CASE(article_4_3_2_second_touched_piece_of_the_opponent) {
    const auto ruling = touched("4k3/8/2r5/1n6/8/8/8/2R1K3 w - - 0 1", "b5 c6");
    expect(ruling, "Kxc6", "4.3.2");
    BOOST_TEST(turned_down_of(ruling) == "not-capturable");
}

BOOST_AUTO_TEST_CASE(article_4_3_1_first_own_piece_that_can_move) {
    expect(touched("4k3/8/8/8/8/8/3P1P2/3QK2R w K - 0 1", "d1 h1"),
           "Va1 Vb1 Vc1 Vc2 Vb3 Va4+ Ve2+ Vf3 Vg4 Vh5+", "4.3.1");
    expect(touched("4k3/8/8/8/8/7P/6PP/4K2R w K - 0 1", "g2 e1"), "g3 g4", "4.3.1");
    // Blocked: the next one moves.
    expect(touched("r3k3/8/8/8/8/P7/P7/RN2K3 w - - 0 1", "a1 b1"), "Ac3 Ad2", "4.3.1");
    // Castling is a move of the king.
    const auto king = touched(castling, "e1");
    BOOST_TEST(moves_of(king) == sorted("0-0 0-0-0 Şd1 Şd2 Şe2 Şf1 Şf2"));
}

BOOST_AUTO_TEST_CASE(article_4_3_3_both_and_the_capture_is_possible) {
    expect(touched("4k3/8/8/3p4/4P3/5N2/8/4K3 w - - 0 1", "f3 d5 e4"),
           "Ad2 Ad4 Ae5 Ag5 Ag1 Ah2 Ah4", "4.3.3");
    expect(touched("4k3/8/8/3p4/4P3/5N2/8/4K3 w - - 0 1", "d5 e4"), "exd5", "4.3.3");
}

// A touched piece that promotes with the capture: each new piece is open.
BOOST_AUTO_TEST_CASE(article_4_4_4_promotion) {
    constexpr auto fen = "3r4/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    expect(touched(fen, "e7 d8"), "exd8=V exd8=K exd8=F exd8=A", "4.3.3");
    auto incident = touching(fen, "e7 d8");
    incident.touch.placed = Carried{chess::Square::none, chess::Square::d8, chess::PieceType::rook};
    expect(ruled("touch", incident), "exd8=K", "4.3.3 4.4.4");
    // 4.6.2: the new piece may come before the pawn is touched.
    incident.touch.touches.clear();
    expect(ruled("touch", incident), "exd8=K", "4.4.4");
}

BOOST_AUTO_TEST_CASE(article_4_2_adjusted_accidental_and_late) {
    auto incident = touching(pinned_bishop, "g6 f6");
    incident.touch.touches[0].how = Touch::How::adjusted;
    auto ruling = ruled("touch", incident);
    BOOST_TEST(turned_down_of(ruling) == "adjusted");
    BOOST_TEST(ruling.turned_down[0].rule == "4.2.1");
    BOOST_TEST(moves_of(ruling) == sorted("Ae8 Ag8 Ad7 Ad5 Ag4 Ae4 Axh5"));

    incident.touch.touches[0].how = Touch::How::accidental;
    ruling = ruled("touch", incident);
    BOOST_TEST(ruling.turned_down[0].rule == "4.2.2");
    BOOST_TEST(moves_of(ruling).starts_with("Ad5"));

    incident.touch.touches[0].how = Touch::How::adjusted_late;
    ruling = ruled("touch", incident);
    BOOST_TEST(turned_down_of(ruling) == "late later");
    BOOST_TEST(moves_of(ruling) == sorted("Ff5 Fe4 Fd3 Fxc2"));

    incident.touch.touches.resize(1);
    incident.touch.touches[0].how = Touch::How::adjusted;
    ruling = ruled("touch", incident);
    BOOST_TEST(articles_of(ruling) == "4.2.1");
    BOOST_TEST(ruling.free);
    incident.circumstances.edition = "2018"; // one article there
    BOOST_TEST(articles_of(ruled("touch", incident)) == "4.2");
}

BOOST_AUTO_TEST_CASE(article_4_3_3_order_unclear) {
    auto incident = touching(pinned_bishop, "h5 g6");
    incident.touch.order_unclear = true;
    const auto ruling = ruled("touch", incident);
    expect(ruling, "Ff5 Fe4 Fd3 Fxc2", "4.3.3");
    BOOST_TEST(turned_down_of(ruling) == "unclear pinned later");
}

BOOST_AUTO_TEST_CASE(article_4_8_claim_lost) {
    auto incident = touching(pinned_bishop, "h5 g6");
    incident.touch.claim_lost = true;
    auto ruling = ruled("touch", incident);
    BOOST_TEST(articles_of(ruling) == "4.8");
    BOOST_TEST(ruling.free);
    BOOST_TEST(ruling.moves.size() == legal_count(ruling));
    // A legal move that was made stands.
    incident.touch.completed = carried("h7h6");
    ruling = ruled("touch", incident);
    BOOST_TEST(articles_of(ruling) == "4.8");
    BOOST_TEST(steps_of(ruling) == "stands");
}

// Seed 002-1 as it happened: the bishop took on h5 and the clock was pressed.
BOOST_AUTO_TEST_CASE(article_7_5_1_illegal_capture_completed) {
    auto incident = touching(pinned_bishop, "h5 g6");
    incident.touch.completed = carried("g6h5");
    auto ruling = ruled("touch", incident);
    expect(ruling, "Axh5", "7.5.1 7.1 7.5.5 4.3.3");
    BOOST_TEST(steps_of(ruling) == "restore clocks add120w play");
    // Only what was carried is known: own piece first (4.3.3).
    incident.touch.touches.clear();
    expect(ruled("touch", incident), "Ff5 Fe4 Fd3 Fxc2", "7.5.1 7.1 7.5.5 4.3.3");
    // The lost claim does not save an illegal move.
    incident.touch.claim_lost = true;
    BOOST_TEST(steps_of(ruled("touch", incident)) == "restore clocks add120w play");
    incident.circumstances.count = 2;
    ruling = ruled("touch", incident);
    BOOST_TEST((ruling.state == GameState::white_won));
    BOOST_TEST(ruling.moves.empty());
}

BOOST_AUTO_TEST_CASE(article_4_3_a_legal_move_with_another_piece_is_taken_back) {
    auto incident = touching(pinned_bishop, "f6");
    incident.touch.completed = carried("g6c2");
    const auto ruling = ruled("touch", incident);
    BOOST_TEST(steps_of(ruling) == "restore play");
    expect(ruling, "Ae8 Ag8 Ad7 Ad5 Ag4 Ae4 Axh5", "4.3.3");
    BOOST_TEST(turned_down_of(ruling).starts_with("legal-move"));
    incident.touch.completed = carried("f6e4");
    BOOST_TEST(steps_of(ruled("touch", incident)) == "stands");
}

BOOST_AUTO_TEST_CASE(article_4_7_released) {
    auto incident = touching(castling, "");
    incident.touch.released = carried("h1h5");
    expect(ruled("touch", incident), "Kh5", "4.7");
    incident.touch.released = carried("h1h8");
    expect(ruled("touch", incident), "Kxh8+", "4.7.1");
    // Not a legal move: the release does not bind, the touch does.
    incident.touch.released = carried("h1g3");
    expect(ruled("touch", incident), "Kh2 Kh3 Kh4 Kh5 Kh6 Kh7 Kxh8+ Kg1 Kf1", "4.3.1");
}

BOOST_AUTO_TEST_CASE(article_4_7_2_king_released) {
    auto incident = touching(castling, "");
    incident.touch.released = carried("e1g1");
    expect(ruled("touch", incident), "0-0", "4.7.2");
    // Illegal on that side: another king move, castling with the other rook included.
    incident = touching("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "");
    incident.touch.released = carried("e1c1");
    expect(ruled("touch", incident), "Şe2 Şf2 Şf1 0-0", "4.7.2");
    incident = touching("3rkr2/8/8/8/8/8/4P3/R3K2R w KQ - 0 1", "");
    incident.touch.released = carried("e1g1");
    const auto ruling = ruled("touch", incident);
    BOOST_TEST(ruling.free);
    BOOST_TEST(articles_of(ruling) == "4.7.2");
}

BOOST_AUTO_TEST_CASE(article_4_7_3_promotion_released) {
    auto incident = touching("5k2/3P4/8/8/8/8/8/4K3 w - - 0 1", "");
    incident.touch.released = carried("d7d8");
    expect(ruled("touch", incident), "d8=V+ d8=K+ d8=F d8=A", "4.7 4.4.4");
    incident.touch.released = carried("d7d8r");
    expect(ruled("touch", incident), "d8=K+", "4.7.3");
}

// Settled: castling is wished only with a rook on its original square, and only without a touched
// piece of the opponent.
BOOST_AUTO_TEST_CASE(article_4_4_only_with_an_original_rook) {
    constexpr auto far_rook = "4k3/8/8/8/8/8/5PPP/4K1R1 w - - 0 1";
    expect(touched(far_rook, "e1 g1"), "Şd1 Şd2 Şe2 Şf1", "4.3.1");
    expect(touched("4k3/8/8/8/8/8/5PPP/4K1R1 w - - 0 1", "g1 e1"), "Kf1 Kh1", "4.3.1");
    expect(touched(castling, "e1 h1 h8"), "0-0 0-0-0 Şd1 Şd2 Şe2 Şf1 Şf2", "4.3.3");
}

BOOST_AUTO_TEST_CASE(article_4_4_3_king_and_both_rooks) {
    expect(touched("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1 a1 h1"), "Şe2 Şf2 Şf1 0-0", "4.4.3");
}

BOOST_AUTO_TEST_CASE(game_over) {
    const auto ruling = touched("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "h8");
    BOOST_TEST(articles_of(ruling) == "5.1.1");
    BOOST_TEST((ruling.state == GameState::white_won));
}

BOOST_AUTO_TEST_CASE(empty_square_is_refused) {
    BOOST_CHECK_THROW(touched(castling, "e4"), Error);
    auto incident = touching(castling, "");
    incident.touch.completed = carried("h8h7");
    BOOST_CHECK_THROW(ruled("touch", incident), Error);
}

// 7.5.2: the clock pressed with the pawn on its last rank; A.5.4 without adequate supervision.
BOOST_AUTO_TEST_CASE(article_7_5_2_pawn_completed_without_a_piece) {
    auto incident = touching("8/3P4/8/8/8/8/k6p/4K3 w - - 0 1", "d7");
    incident.touch.completed = carried("d7d8");
    auto ruling = ruled("touch", incident);
    BOOST_TEST(steps_of(ruling) == "piece add120b");
    BOOST_TEST(articles_of(ruling) == "7.5.2 7.5.5");
    BOOST_TEST(chess::to_fen(*ruling.position) == "3Q4/8/8/8/8/8/k6p/4K3 b - - 0 1");
    incident.circumstances.count = 2;
    BOOST_TEST((ruled("touch", incident).state == GameState::black_won));
    incident.circumstances.count = 1;
    incident.circumstances.time = TimeClass::rapid;
    incident.circumstances.supervised = false;
    BOOST_TEST(articles_of(ruled("touch", incident)) == "A.5.4");
    incident.circumstances.opponent_moved = true;
    BOOST_TEST((ruled("touch", incident).state == GameState::drawn));
}

// The queen takes the opponent's last piece: he cannot mate any more (7.5.5).
BOOST_AUTO_TEST_CASE(article_7_5_2_second_after_the_last_piece_was_taken) {
    auto incident = touching("2r5/3P4/8/8/8/8/k7/4K3 w - - 0 1", "d7 c8");
    incident.touch.completed = carried("d7c8");
    incident.circumstances.count = 2;
    BOOST_TEST((ruled("touch", incident).state == GameState::drawn));
}

// The order of king and rook decides between 4.4.1 and 4.4.2: the arbiter has to settle it.
BOOST_AUTO_TEST_CASE(article_4_4_order_unclear) {
    auto incident = touching(castling, "e1 h1");
    incident.touch.order_unclear = true;
    const auto ruling = ruled("touch", incident);
    BOOST_TEST(steps_of(ruling) == "play? play");
    BOOST_TEST(articles_of(ruling) == "4.4.1 4.4.2");
    BOOST_TEST(moves_of(ruling) == "0-0");
    BOOST_TEST(turned_down_of(ruling).empty());
}

// 4.7: the released piece is the touched one, only its move is another.
BOOST_AUTO_TEST_CASE(article_4_7_other_move_of_the_touched_piece) {
    auto incident = touching("4k3/8/8/8/4p3/3P4/8/4K3 w - - 0 1", "d3 e4");
    incident.touch.released = carried("d3d4");
    BOOST_TEST(turned_down_of(ruled("touch", incident)) == "released-other-move");
}

BOOST_AUTO_TEST_SUITE_END()

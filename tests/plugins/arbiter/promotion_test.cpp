// Promoted pieces: the game of the article "Ters Duran Kale Nasıl Oynar?", its sister case, and the
// settled readings of 4.4.4.

#include "incident.hpp"

using namespace hakem;
using namespace hakem::test;
using chess::PieceType;

namespace {

constexpr auto before_59 = "b7/6pk/4R2p/2P5/8/P5NP/3p2P1/6K1 b - - 0 59";
constexpr auto before_62 = "b7/6pk/4R2p/2P5/3N4/r6P/6PK/8 b - - 1 62";
constexpr auto seed = "d2d1q g1h2 d1d3 g3e2 d3a3 e2d4 a3c5 d4b3 c5d5 g2g3 d5h1";
constexpr auto rook_moves = "Ka1 Ka2 Ka4 Ka5 Ka6 Ka7 Kb3 Kc3 Kd3 Ke3 Kf3 Kg3 Kxh3+";
/// 64…d1V+ 65.Şg2 Vd7 66.Ff3 Kc1 67.Fa8 Vd1 68.Ff3 Vg1++
constexpr auto rook_like = "d2d1q g1g2 d1d7 e4f3 c8c1 f3a8 d7d1 a8f3 d1g1";

Incident promoting(std::string_view fen, std::string_view moves,
                   PieceType stands_as = PieceType::rook, std::size_t ply = 0) {
    Incident incident;
    incident.position = position(fen);
    for (const auto& move : words_of(moves)) incident.promotion.moves.push_back(carried(move));
    incident.promotion.ply = ply;
    incident.promotion.stands_as = stands_as;
    return incident;
}

Incident at(Incident incident, TimeClass time, bool supervised, int count = 1) {
    incident.circumstances.time = time;
    incident.circumstances.supervised = supervised;
    incident.circumstances.count = count;
    return incident;
}

std::string fen_of(const Ruling& ruling) { return chess::to_fen(*ruling.position); }

}

BOOST_AUTO_TEST_SUITE(arbiter_promotion)

// As queen moves all of it is legal, and mate.
BOOST_AUTO_TEST_CASE(the_game_as_it_was_played) {
    auto board = position(before_59);
    for (const auto& word : words_of(seed)) {
        const auto played = carried(word);
        const auto move = chess::legal_move(board, played.from, played.to, played.promotion);
        BOOST_REQUIRE(move);
        board.play(move);
    }
    BOOST_TEST(!chess::has_legal_move(board));
    BOOST_TEST(board.in_check());
}

BOOST_AUTO_TEST_CASE(article_4_4_4_inverted_rook_standard) {
    const auto ruling = ruled("promotion", promoting(before_59, seed));
    BOOST_REQUIRE(ruling.irregular.has_value());
    BOOST_TEST(ruling.irregular->move_number == 62);
    BOOST_TEST((ruling.irregular->side == Colour::black));
    BOOST_TEST(fen_of(ruling) == before_62);
    BOOST_TEST(moves_of(ruling) == sorted(rook_moves));
    BOOST_TEST(steps_of(ruling) == "piece piece annul restore clocks annul add120w play");
    BOOST_TEST(articles_of(ruling) == "4.4.4 3.3 5.1.1 3.9 7.5.1 7.1 7.5.5 4.3.3");
    // Not back to 59…, as the arbiter of the story ruled; later queen moves do not count again.
    BOOST_TEST(turned_down_of(ruling) ==
               "announced pause-clock inverting no-way later-not-counted");
    BOOST_TEST((ruling.state == GameState::goes_on));
}

BOOST_AUTO_TEST_CASE(article_7_5_5_second_illegal_move) {
    const auto ruling =
        ruled("promotion", at(promoting(before_59, seed), TimeClass::standard, true, 2));
    BOOST_TEST((ruling.state == GameState::white_won));
    BOOST_TEST(ruling.moves.empty());
    BOOST_TEST(steps_of(ruling) == "piece piece annul annul result");
}

BOOST_AUTO_TEST_CASE(article_a_3_one_minute) {
    auto ruling = ruled("promotion", at(promoting(before_59, seed), TimeClass::rapid, true));
    BOOST_TEST(steps_of(ruling) == "piece piece annul restore clocks annul add60w play");
    BOOST_TEST(articles_of(ruling) == "4.4.4 3.3 5.1.1 3.9 7.5.1 7.1 7.5.5 A.3 4.3.3");
    BOOST_TEST(fen_of(ruling) == before_62);
    ruling = ruled("promotion", at(promoting(before_59, seed), TimeClass::blitz, true));
    BOOST_TEST(articles_of(ruling) == "4.4.4 3.3 5.1.1 3.9 7.5.1 7.1 7.5.5 B.2 A.3 4.3.3");
}

// Without adequate supervision 62…xc5 was answered and stands; 64…h1 was not.
BOOST_AUTO_TEST_CASE(article_a_5_2_unsupervised) {
    const auto ruling = ruled("promotion", at(promoting(before_59, seed), TimeClass::rapid, false));
    BOOST_TEST(ruling.irregular->move_number == 62);
    BOOST_TEST(steps_of(ruling) == "piece stands? piece annul restore clocks add60w play");
    BOOST_TEST(fen_of(ruling) == "b7/6pk/4R2p/3r4/8/1N4PP/7K/8 b - - 0 64");
    BOOST_TEST(moves_of(ruling) ==
               sorted("Kd8 Kd7 Kd6 Kd4 Kd3 Kd2+ Kd1 Kc5 Kb5 Ka5 Ke5 Kf5 Kg5 Kh5"));
    BOOST_TEST(articles_of(ruling) == "4.4.4 A.5.2 3.3 5.1.1 3.9 7.5.1 7.1 7.5.5 A.3 4.3.1");
}

// Before White answered 62…xc5 it can still be corrected.
BOOST_AUTO_TEST_CASE(article_a_5_2_in_time) {
    const auto game = promoting(before_59, "d2d1q g1h2 d1d3 g3e2 d3a3 e2d4 a3c5");
    auto incident = at(game, TimeClass::blitz, false);
    auto ruling = ruled("promotion", incident);
    BOOST_TEST(fen_of(ruling) == before_62);
    BOOST_TEST(articles_of(ruling) == "4.4.4 3.3 7.5.1 A.5.2 7.1 7.5.5 B.3 A.3 4.3.3");
    incident.circumstances.opponent_moved = true;
    ruling = ruled("promotion", incident);
    BOOST_TEST(steps_of(ruling) == "piece stands? go-on");
    BOOST_TEST(fen_of(ruling) == "b7/6pk/4R2p/2r5/3N4/7P/6PK/8 w - - 0 63");
}

// 4.6: every "queen" move is one that a rook can make.
BOOST_AUTO_TEST_CASE(all_moves_rook_like_nothing_irregular) {
    const auto ruling =
        ruled("promotion", promoting("2r5/8/8/k7/4B3/6PP/3p1P2/6K1 b - - 0 64", rook_like));
    BOOST_TEST(!ruling.irregular.has_value());
    BOOST_TEST(steps_of(ruling) == "piece annul? go-on"); // the check on g1 is no mate by a rook
    BOOST_TEST(moves_of(ruling) == "Şh2");
    BOOST_TEST((ruling.state == GameState::goes_on));
    BOOST_TEST(turned_down_of(ruling) == "announced pause-clock inverting no-irregular");
}

// 4.6, judged with a rook on g1: where it is mate, 5.1.1.
BOOST_AUTO_TEST_CASE(article_5_1_1_rook_like_and_mate) {
    const auto ruling =
        ruled("promotion", promoting("2r5/8/8/k7/4B1p1/6P1/3p1P1P/6K1 b - - 0 64", rook_like));
    BOOST_TEST(!ruling.irregular.has_value());
    BOOST_TEST(steps_of(ruling) == "piece result");
    BOOST_TEST(articles_of(ruling) == "4.4.4 5.1.1");
    BOOST_TEST((ruling.state == GameState::black_won));
}

// Settled (a): a reply that ignores a check the real piece gives.
BOOST_AUTO_TEST_CASE(reply_that_ignores_the_true_check) {
    const auto ruling =
        ruled("promotion", promoting("k7/8/8/8/8/8/3p4/6KR b - - 0 40", "d2d1b h1h2 a8b7"));
    BOOST_REQUIRE(ruling.irregular.has_value());
    BOOST_TEST(ruling.irregular->move_number == 41);
    BOOST_TEST((ruling.irregular->side == Colour::white));
    BOOST_TEST(moves_of(ruling) == sorted("Şf2 Şg2 Şh2")); // no rook move ends the check: 4.5
    BOOST_TEST(articles_of(ruling) == "4.4.4 3.9.2 7.5.1 7.1 7.5.5 4.5");
    BOOST_TEST(steps_of(ruling) == "piece piece restore clocks annul add120b? play");
}

// Settled (b): the game ended with the real piece, whatever was played later.
BOOST_AUTO_TEST_CASE(article_5_2_1_stalemate_with_the_true_piece) {
    const auto ruling = ruled("promotion", promoting("8/k1P5/2K5/8/8/8/8/8 w - - 0 1",
                                                     "c7c8r a7a6 c6c7", PieceType::queen));
    BOOST_TEST(!ruling.irregular.has_value());
    BOOST_TEST(steps_of(ruling) == "piece result annul");
    BOOST_TEST((ruling.state == GameState::drawn));
    BOOST_TEST(articles_of(ruling) == "4.4.4 5.2.1 5.2");
}

BOOST_AUTO_TEST_CASE(article_5_2_2_dead_position_with_the_true_piece) {
    const auto ruling = ruled("promotion", promoting("8/2P4k/8/8/8/8/8/2K5 w - - 0 1",
                                                     "c7c8q h7g7 c8c3", PieceType::knight));
    BOOST_TEST(!ruling.irregular.has_value());
    BOOST_TEST((ruling.state == GameState::drawn));
    BOOST_TEST(articles_of(ruling) == "4.4.4 5.2.2 5.2");
}

BOOST_AUTO_TEST_CASE(piece_as_it_was_called) {
    const auto ruling = ruled("promotion", promoting(before_59, seed, PieceType::queen));
    BOOST_TEST(!ruling.irregular.has_value());
    BOOST_TEST(steps_of(ruling) == "piece result");
    BOOST_TEST((ruling.state == GameState::black_won));
}

BOOST_AUTO_TEST_CASE(result_without_mate_on_the_board) {
    auto incident = promoting(before_59, "d2d1q g1h2 d1d3 g3e2 d3a3 e2d4 a3c5 d4b3");
    incident.promotion.result_recorded = true;
    BOOST_TEST(steps_of(ruled("promotion", incident)) ==
               "piece piece restore clocks annul add120w play stands?");
}

BOOST_AUTO_TEST_CASE(what_is_no_promotion_is_refused) {
    BOOST_CHECK_THROW(ruled("promotion", promoting(before_59, seed, PieceType::rook, 1)), Error);
    BOOST_CHECK_THROW(ruled("promotion", promoting(before_59, seed, PieceType::rook, 99)), Error);
    BOOST_CHECK_THROW(ruled("promotion", promoting(before_59, seed, PieceType::king)), Error);
}

// After what was taken for mate nobody can have moved.
BOOST_AUTO_TEST_CASE(moved_after_the_mate_is_refused) {
    auto incident = at(promoting("2r5/8/8/k7/4B3/6PP/3p1P2/6K1 b - - 0 64", rook_like),
                       TimeClass::rapid, false);
    incident.circumstances.opponent_moved = true;
    BOOST_CHECK_THROW(ruled("promotion", incident), Error);
}

BOOST_AUTO_TEST_SUITE_END()

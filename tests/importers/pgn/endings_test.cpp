// PGN, points 8 and 10: where games end, and games without moves (rules/formats.md 4.1).

#include "games.hpp"

using namespace hakem;
using namespace hakem::test;

namespace {

/// "tags/moves/ending" of each game.
std::string games_of(std::string_view text) {
    const auto file = read_pgn(text);
    const auto tags = read_pgn(text, false);
    BOOST_TEST(file.games.size() == tags.games.size());
    std::string joined, games;
    for (const auto& game : file.games) {
        joined += game.text;
        games += fmt::format("{}{}/{}/{}", games.empty() ? "" : " ", game.tags.size(), game.plies,
                             pgn::to_text(game.ending));
    }
    BOOST_TEST(joined == text);
    return games;
}

}

BOOST_AUTO_TEST_SUITE(pgn_endings)

BOOST_AUTO_TEST_CASE(results_in_every_form) {
    const std::pair<const char*, pgn::Ending> forms[] = {
        {"1-0", pgn::Ending::white_won}, {"0-1", pgn::Ending::black_won},
        {"1/2-1/2", pgn::Ending::drawn}, {"1/2", pgn::Ending::drawn},
        {"½-½", pgn::Ending::drawn},     {"*", pgn::Ending::unknown},
    };
    for (const auto& [text, ending] : forms) {
        BOOST_TEST((read_pgn(fmt::format("1. e4 e5 {}\n", text)).only().ending == ending), text);
        BOOST_TEST((read_pgn(fmt::format("[White \"A\"]\n\n {}", text)).only().ending == ending));
    }
    BOOST_TEST((read_pgn("[White \"A\"]\n\n0-0\n").only().ending == pgn::Ending::both_lost));
    BOOST_TEST(
        (read_pgn("[White \"A\"]\n\n+/-\n").only().ending == pgn::Ending::white_won_by_forfeit));
    BOOST_TEST(
        (read_pgn("[White \"A\"]\n\n-/+\n").only().ending == pgn::Ending::black_won_by_forfeit));
    BOOST_TEST((read_pgn("1. e4 e5 2. Nf3 +/- Nc6 *").only().ending == pgn::Ending::unknown));
}

BOOST_AUTO_TEST_CASE(zeros_are_castling_where_castling_is_possible) {
    const std::string fen = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n";
    BOOST_TEST(games_of(fen + "0-0\n") == "2/1/");
    BOOST_TEST(games_of("[Result \"0-0\"]\n" + fen + "0-0\n") == "3/0/0-0");
    BOOST_TEST(games_of("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 0-0") == "0/7/");
    BOOST_TEST(games_of("1. e4 e5 0-0") == "0/2/0-0");
}

BOOST_AUTO_TEST_CASE(result_with_a_colon_is_told) {
    BOOST_TEST(read_pgn("[Result \"1:0\"]\n\n1. e4 1-0\n").codes == "PGN-0034");
}

BOOST_AUTO_TEST_CASE(article_5_1_1_mate_ends_the_game_for_the_one_who_mated) {
    const auto codes = [](std::string_view result) {
        return read_pgn(fmt::format("[Result \"{0}\"]\n\n1. f3 e5 2. g4 Qh4# {0}\n", result)).codes;
    };
    BOOST_TEST(codes("0-1") == "");
    BOOST_TEST(codes("1-0") == "PGN-0062");
    BOOST_TEST(codes("1/2-1/2") == "PGN-0062");
    BOOST_TEST(codes("*") == "");
}

BOOST_AUTO_TEST_CASE(article_5_2_1_stalemate_is_a_draw) {
    const auto stalemate = [](std::string_view result) {
        return read_pgn(fmt::format("[SetUp \"1\"]\n[FEN \"k7/8/1K6/8/8/8/8/2Q5 w - - 0 1\"]\n"
                                    "[Result \"{0}\"]\n\n1. Qc7 {0}\n",
                                    result))
            .codes;
    };
    BOOST_TEST(stalemate("1/2-1/2") == "");
    BOOST_TEST(stalemate("1-0") == "PGN-0063");
}

BOOST_AUTO_TEST_CASE(result_and_tag_that_differ) {
    BOOST_TEST(read_pgn("[Result \"1-0\"]\n\n1. e4 0-1\n").codes == "PGN-0030");
    BOOST_TEST(read_pgn("[Result \"1-0\"]\n\n1. e4 *\n").codes == "PGN-0030");
    BOOST_TEST(read_pgn("[Result \"1/2\"]\n\n1. e4 1/2-1/2\n").codes == "");
    BOOST_TEST(read_pgn("[Result \"1-0\"]\n\n1. e4 e5\n").codes == "PGN-0032");
    BOOST_TEST(read_pgn("[Result \"won\"]\n\n1. e4 1-0\n").codes == "PGN-0033");
    BOOST_TEST(
        (read_pgn("[Result \"won\"]\n\n1. e4 1-0\n").only().ending == pgn::Ending::white_won));
}

BOOST_AUTO_TEST_CASE(games_of_swiss_manager_have_a_star_and_a_result) {
    const auto file = read_pgn("[Event \"Open\"]\n[Round \"5.12\"]\n[White \"KAYA, ALİ \"]\n"
                               "[Black \"ER, CAN \"]\n[Result \"1-0\"]\n[ECO \"A00\"]\n"
                               "[WhiteElo \"0\"]\n[PlyCount \"0\"]\n\n*\n\n");
    BOOST_TEST(file.only().tag("White") == "KAYA, ALİ");
    BOOST_TEST(file.only().tag("Round") == "5.12");
    BOOST_TEST((file.only().ending == pgn::Ending::unknown));
    BOOST_TEST(!file.only().has_moves);
    BOOST_TEST(file.codes == "PGN-0031");
}

BOOST_AUTO_TEST_CASE(next_game_without_an_empty_line) {
    BOOST_TEST(games_of("[White \"A\"]\n[Black \"B\"]\n1. d4 d5 *\n[White \"C\"]\n\n1. c4 *\n") ==
               "2/2/* 1/1/*");
    BOOST_TEST(games_of("[White \"A\"] 1. d4 [White \"B\"] 1. c4 e5 1-0 [White \"C\"] *") ==
               "1/1/ 1/2/1-0 1/0/*");
}

BOOST_AUTO_TEST_CASE(games_without_moves) {
    BOOST_TEST(
        games_of("[Event \"A\"]\n[White \"X\"]\n\n *\n\n[Event \"B\"]\n[White \"Y\"]\n\n *\n") ==
        "2/0/* 2/0/*");
}

BOOST_AUTO_TEST_CASE(games_of_tags_alone) {
    BOOST_TEST(games_of("[Event \"A\"]\n[Result \"1-0\"]\n\n[Event \"B\"]\n[Result \"*\"]\n") ==
               "2/0/ 2/0/");
    BOOST_TEST(games_of("[Event \"A\"]\n[Result \"1-0\"]\n[Event \"B\"]\n[Result \"*\"]\n") ==
               "2/0/ 2/0/");
    BOOST_TEST(games_of("[Event \"A\"]\n\n{Unplayed}\n\n[Event \"B\"]\n") == "1/0/ 1/0/");
    // An empty line inside the tags does not end them.
    BOOST_TEST(games_of("[Event \"A\"]\n\n[White \"X\"]\n\n1. e4 *\n") == "2/1/*");
}

BOOST_AUTO_TEST_CASE(games_without_tags) {
    BOOST_TEST(games_of("1. e4 e5 1-0\n\n1. d4 d5 0-1") == "0/2/1-0 0/2/0-1");
    BOOST_TEST(games_of("1. e4 e5 1-0 1. d4 d5 0-1 {x}\ne4 *") == "0/2/1-0 0/2/0-1 0/1/*");
    BOOST_TEST(games_of("1. e4 e5\n\n1. d4 d5\n") == "0/2/ 0/2/");
    BOOST_TEST(games_of("1. e4 (1. d4 1-0) e5 *\n") == "0/2/*");
}

BOOST_AUTO_TEST_CASE(text_behind_the_result_stays_with_its_game) {
    const auto file = read_pgn("1. e4 1-0 Black resigned {late} 1-0\n\n[White \"B\"]\n\n*\n");
    BOOST_REQUIRE_EQUAL(file.games.size(), 2U);
    BOOST_TEST(file.games[0].shape == "e4 1-0 <Black resigned> {late} <1-0>");
    BOOST_TEST(file.codes == "PGN-0046 PGN-0046");
}

BOOST_AUTO_TEST_CASE(a_text_without_a_game) {
    const auto file = read_pgn("I am no PGN file\n");
    BOOST_TEST(file.games.empty());
    BOOST_TEST(file.codes == "PGN-0015 PGN-0007");
    BOOST_TEST(read_pgn("").codes == "");
    BOOST_TEST(read_pgn(" \n\n").codes == "");
}

BOOST_AUTO_TEST_SUITE_END()

// PGN, point 1: tags as programs and people write them (rules/formats.md 4.1).

#include "games.hpp"

using namespace hakem;
using namespace hakem::test;

BOOST_AUTO_TEST_SUITE(pgn_tags)

BOOST_AUTO_TEST_CASE(values_hold_what_looks_like_pgn) {
    const auto file = read_pgn("[Event \"a ] b [ c ( d { e ; f 1-0 1...c5\"]\n"
                               "[Black \"[=0040.34h5a4]\"]\n[Result \"*\"]\n\n1. e4 *\n");
    BOOST_TEST(file.only().tag("Event") == "a ] b [ c ( d { e ; f 1-0 1...c5");
    BOOST_TEST(file.only().tag("Black") == "[=0040.34h5a4]");
    BOOST_TEST(file.only().shape == "e4 *");
    BOOST_TEST(file.codes == "");
}

BOOST_AUTO_TEST_CASE(only_quote_and_backslash_are_escaped) {
    const auto file = read_pgn("[Event \"The \\\"Open\\\" C:\\\\pgn \\x\"]\n\n*\n");
    BOOST_TEST(file.only().tag("Event") == "The \"Open\" C:\\pgn \\x");
    BOOST_TEST(file.codes == "");
}

BOOST_AUTO_TEST_CASE(a_backslash_before_the_last_quote_is_itself) {
    const auto file = read_pgn("[Event \"Tournament \\\"]\n[Site \"Madrid\"]\n\n1. d4 1-0\n");
    BOOST_TEST(file.only().tag("Event") == "Tournament \\");
    BOOST_TEST(file.only().tag("Site") == "Madrid");
    BOOST_TEST(file.codes == "PGN-0011");
}

BOOST_AUTO_TEST_CASE(quotes_inside_a_value_belong_to_it) {
    const auto file = read_pgn("[Event \"The \"Open\" of Ankara\"]\n[Round \"1\"]\n\n*\n");
    BOOST_TEST(file.only().tag("Event") == "The \"Open\" of Ankara");
    BOOST_TEST(file.only().tag("Round") == "1");
    BOOST_TEST(file.codes == "PGN-0010");
    BOOST_TEST(file.findings.front().line == 1U);
    BOOST_TEST(file.findings.front().column == 9U);
}

BOOST_AUTO_TEST_CASE(several_tags_on_a_line) {
    const auto file = read_pgn("[White \"A\"] [Black \"B\"][Result \"1-0\"] 1. e4 1-0\n");
    BOOST_TEST(file.only().tags.size() == 3U);
    BOOST_TEST(file.only().tag("Black") == "B");
    BOOST_TEST(file.only().shape == "e4 1-0");
    BOOST_TEST(file.codes == "");
}

BOOST_AUTO_TEST_CASE(missing_quotes_and_brackets_end_with_the_line) {
    const auto file = read_pgn("[Event \"Open]\n[Site \"Ankara\"\n[Date \"2026\n[White Kaya]\n"
                               "[Black \"B\"]\n\n1. e4 *\n");
    BOOST_TEST(file.only().tag("Event") == "Open");
    BOOST_TEST(file.only().tag("Site") == "Ankara");
    BOOST_TEST(file.only().tag("Date") == "2026");
    BOOST_TEST(file.only().tag("White") == "Kaya");
    BOOST_TEST(file.only().tag("Black") == "B");
    BOOST_TEST(file.codes == "PGN-0012 PGN-0013 PGN-0013 PGN-0012");
}

BOOST_AUTO_TEST_CASE(of_repeated_tags_the_first_counts) {
    const auto file = read_pgn("[Event \"A\"]\n[White \"First\"]\n[White \"Second\"]\n\n1. e4 *\n");
    BOOST_TEST(file.only().tag("White") == "First");
    BOOST_TEST(file.only().tags.size() == 3U);
    BOOST_TEST(file.codes == "PGN-0014");
    BOOST_TEST(file.findings.front().line == 3U);
}

BOOST_AUTO_TEST_CASE(names_that_are_words_of_the_moves) {
    const auto file = read_pgn("[N \"novelty\"]\n[Nf3 \"a move\"]\n[e4 \"x\"]\n[Result \"*\"]\n\n"
                               "1. Nf3 *\n");
    BOOST_TEST(file.only().tag("Nf3") == "a move");
    BOOST_TEST(file.only().shape == "Nf3 *");
}

BOOST_AUTO_TEST_CASE(empty_values_and_setup_in_small_letters) {
    const auto file = read_pgn("[Event \"\"]\n[Setup \"1\"]\n"
                               "[FEN \"4r1k1/1q3ppp/p7/8/Q3r3/8/P4PPP/R3R1K1 w - - 0 1\"]\n\n"
                               "1. Qxe8+ {} Rxe8 2. Rxe8# *\n");
    BOOST_TEST(file.only().tag("Event") == "");
    BOOST_TEST(file.only().shape == "Qxe8+ {} Rxe8 Rxe8# *");
    BOOST_TEST(file.codes == "PGN-0037");
}

BOOST_AUTO_TEST_CASE(fen_and_setup_without_each_other) {
    const auto without = read_pgn("[FEN \"8/8/8/8/8/4k3/4p3/4K3 b - - 0 1\"]\n\n1... Kd3 *\n");
    BOOST_TEST(without.only().shape == "Kd3 *");
    BOOST_TEST(without.codes == "PGN-0036");
    BOOST_TEST(read_pgn("[SetUp \"1\"]\n\n1. e4 *\n").codes == "PGN-0038");
}

BOOST_AUTO_TEST_CASE(a_fen_that_is_none_leaves_the_moves_as_text) {
    const auto file = read_pgn("[SetUp \"1\"]\n[FEN \"Something invalid\"]\n\n1. e4 e5 *\n");
    BOOST_TEST(file.only().plies == 0U);
    BOOST_TEST(!file.only().whole);
    BOOST_TEST(file.only().shape == "<1. e4 e5 *\n>");
    BOOST_TEST(file.codes == "PGN-0035");
    BOOST_TEST(file.findings.front().line == 2U);
}

BOOST_AUTO_TEST_CASE(another_kind_of_chess_is_not_played) {
    const auto file = read_pgn("[Variant \"Crazyhouse\"]\n\n1. e4 N@f3 *\n");
    BOOST_TEST(file.only().plies == 0U);
    BOOST_TEST(file.codes == "PGN-0040");
    for (const auto* name : {"Standard", "From Position", "Chess960", "fischerandom", "Chess 960"})
        BOOST_TEST(read_pgn(fmt::format("[Variant \"{}\"]\n\n1. e4 *\n", name)).codes == "");
}

BOOST_AUTO_TEST_CASE(a_line_among_the_tags_that_is_none) {
    const auto file = read_pgn("[Event \"A\"]\nSite \"Ankara\"]\n[White \"B\"]\n\n1. e4 *\n");
    BOOST_TEST(file.only().tag("White") == "B");
    BOOST_TEST(file.codes == "PGN-0015");
    BOOST_TEST(file.findings.front().line == 2U);
}

BOOST_AUTO_TEST_CASE(more_tags_than_any_game_has) {
    std::string text;
    for (int i = 0; i < 300; ++i) text += fmt::format("[T{} \"x\"]\n", i);
    const auto file = read_pgn(text + "\n1. e4 *\n");
    BOOST_TEST(file.only().tags.size() == 256U);
    BOOST_TEST(file.codes.find("PGN-0016") == 0U);
    BOOST_TEST(file.only().text == text + "\n1. e4 *\n");
}

BOOST_AUTO_TEST_SUITE_END()

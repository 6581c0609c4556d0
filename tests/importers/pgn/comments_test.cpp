// PGN, points 2 to 5: comments, lines to be skipped, variations, signs (rules/formats.md 4.1).

#include "games.hpp"

using namespace hakem;
using namespace hakem::test;

BOOST_AUTO_TEST_SUITE(pgn_comments)

BOOST_AUTO_TEST_CASE(braces_do_not_nest_and_hold_anything) {
    BOOST_TEST(moves_of("1. e4 {a { b ( c ; d\n[%clk 0:01] 1-0 *} e5 *") ==
               "e4 {a { b ( c ; d\n[%clk 0:01] 1-0 *} e5 *");
}

BOOST_AUTO_TEST_CASE(comments_before_the_first_move_in_variations_and_behind_the_result) {
    BOOST_TEST(moves_of("{first} 1. d4 ({w} e4 {b1} e5) Nf6 ({b2} d5) * {last}") ==
               "{first} d4 ( {w} e4 {b1} e5 ) Nf6 ( {b2} d5 ) * {last}");
}

BOOST_AUTO_TEST_CASE(a_semicolon_goes_to_the_end_of_the_line) {
    BOOST_TEST(moves_of("1. e4; best { by test\ne5 ;\n2. Nf3 *") ==
               "e4 { best { by test} e5 {} Nf3 *");
}

BOOST_AUTO_TEST_CASE(percent_skips_a_line_in_column_one_alone) {
    BOOST_TEST(moves_of("%1. a4 {\n1. e4\n% [Event \"x\"]\ne5 *") == "e4 e5 *");
    BOOST_TEST(moves_of("1. e4 %e5\n*") == "e4 <%> e5 * | PGN-0045");
}

BOOST_AUTO_TEST_CASE(unclosed_comments_end_before_the_next_event) {
    const auto file = read_pgn("[Event \"A\"]\n\n1. e4 {not closed\n\n*\n\n[Event \"B\"]\n\n"
                               "1. d4 {closed} *\n[Event \"C\"]\n\n*\n");
    BOOST_REQUIRE_EQUAL(file.games.size(), 3U);
    BOOST_TEST(file.games[0].shape == "e4 {not closed\n\n*\n\n}");
    BOOST_TEST(file.games[1].shape == "d4 {closed} *");
    BOOST_TEST(file.codes == "PGN-0020 PGN-0032");
    BOOST_TEST(file.findings[0].line == 3U);
    BOOST_TEST(file.findings[0].column == 7U);
}

BOOST_AUTO_TEST_CASE(unclosed_comments_of_many_games_lose_none) {
    std::string text;
    for (int i = 0; i < 50; ++i) text += fmt::format("[Event \"E{}\"]\n\n1. e4 {{open\n\n", i);
    const auto file = read_pgn(text);
    BOOST_TEST(file.games.size() == 50U);
    BOOST_TEST(file.games.back().tag("Event") == "E49");
    // Far behind a line that begins a game no brace closes a comment that stood before it.
    const auto far = read_pgn("[Event \"A\"]\n\n1. e4 {open\n[Event \"B\"]\n\n1. d4 *\n" +
                              std::string(100000, ' ') + "}\n");
    BOOST_TEST(far.games.size() == 2U);
}

BOOST_AUTO_TEST_CASE(unclosed_comments_go_to_the_end_where_no_game_follows) {
    const auto file = read_pgn("1. e4 {not closed\n(1. d4) *\n");
    BOOST_TEST(file.only().shape == "e4 {not closed\n(1. d4) *\n}");
    BOOST_TEST(file.codes == "PGN-0021 PGN-0032");
}

BOOST_AUTO_TEST_CASE(an_event_line_in_a_closed_comment_is_text_and_told) {
    const auto file = read_pgn("[Event \"A\"]\n\n1. e4 {quoted:\n[Event \"B\"]\n} e5 *\n");
    BOOST_TEST(file.only().shape == "e4 {quoted:\n[Event \"B\"]\n} e5 *");
    BOOST_TEST(file.codes == "PGN-0022");
    BOOST_TEST(file.findings[0].line == 4U);
}

BOOST_AUTO_TEST_CASE(variations_of_any_depth) {
    BOOST_TEST(moves_of("1. e4 (1. d4 (1. c4 (1. b3) c5) d5 (1... Nf6)) e5 *") ==
               "e4 ( d4 ( c4 ( b3 ) c5 ) d5 ( Nf6 ) ) e5 *");
    std::string deep = "1. e4 ", close;
    for (int i = 0; i < 100; ++i) {
        deep += "(1. d4 ";
        close += ')';
    }
    const auto file = read_pgn(deep + close + " e5 *");
    BOOST_TEST(file.only().plies == 2U);
    BOOST_TEST(file.codes == "");
}

BOOST_AUTO_TEST_CASE(variations_too_deep_stay_text) {
    Diagnostics diagnostics("test.pgn");
    pgn::Reader reader(std::string_view("1. e4 (1. d4 (1. c4 {)} (1. b3)) d5) e5 *"), diagnostics,
                       pgn::Limits{1 << 20, 1 << 20, 1});
    const auto file = read_pgn(reader, diagnostics);
    BOOST_TEST(file.only().shape == "e4 ( d4 <(1. c4 {)} (1. b3))> d5 ) e5 *");
    BOOST_TEST(file.codes == "PGN-0044");
}

BOOST_AUTO_TEST_CASE(empty_and_unbalanced_variations) {
    BOOST_TEST(moves_of("1. e4 () e5 (()) *") == "e4 ( ) e5 ( ( ) ) *");
    BOOST_TEST(moves_of("1. e4 ) e5 *") == "e4 <)> e5 * | PGN-0042");
    BOOST_TEST(moves_of("1. e4 (1. d4 d5") == "e4 ( d4 d5 | PGN-0032 PGN-0043");
}

BOOST_AUTO_TEST_CASE(a_variation_ends_where_its_line_does_and_the_game_goes_on) {
    const auto file = read_pgn("1. e4 e5 (1... Ke6 2. d4 {x)} (2. c4)) 2. Nf3 *");
    BOOST_TEST(file.only().shape == "e4 e5 ( <Ke6 2. d4 {x)} (2. c4)> ) Nf3 *");
    BOOST_TEST(file.only().whole);
    BOOST_TEST(file.codes == "PGN-0061");
}

BOOST_AUTO_TEST_CASE(signs_by_number_glued_and_repeated) {
    BOOST_TEST(moves_of("1. e4 $1 $14 (1. d4 $13) e5$255(1... c5) *") ==
               "e4 $1 $14 ( d4 $13 ) e5 $255 ( c5 ) *");
    BOOST_TEST(moves_of("1. e4 $ e5 $256 *") == "e4 <$> e5 <$256> * | PGN-0041 PGN-0041");
    BOOST_TEST(moves_of("1. e4 \\$14 e5 *") == "e4 $14 e5 * | PGN-0049");
}

BOOST_AUTO_TEST_CASE(signs_as_they_are_drawn) {
    BOOST_TEST(moves_of("1. e4! e5?? 2. Nf3!? Nc6 ?! 3. Bb5 +- a6 = *") ==
               "e4 $1 e5 $4 Nf3 $5 Nc6 $6 Bb5 $18 a6 $10 *");
    BOOST_TEST(moves_of("1. e4 ± e5 □ 2. Nf3± N Nc6 D 3. Bb5=/+ *") ==
               "e4 $16 e5 $7 Nf3 $16 $146 Nc6 $220 Bb5 $15 *");
}

BOOST_AUTO_TEST_CASE(words_between_moves_stay_text) {
    // What looks like a damaged move ends the line: who is on move would be a guess.
    BOOST_TEST(moves_of("1. e4 e9 2. Nf3 *") == "e4 <e9 2. Nf3 > * | PGN-0060");
    BOOST_TEST(moves_of("1. e4 e5Nf3Nc6Bb5a6Bxc6dxc6O-Of6d4exd4Nxd4c5Ne2 *").ends_with("PGN-0060"));
    BOOST_TEST(moves_of("1. e4 strong is this e5 *") == "e4 <strong is this> e5 * | PGN-0045");
}

BOOST_AUTO_TEST_SUITE_END()

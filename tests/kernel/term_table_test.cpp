// Values addend by addend.

#include "event.hpp"
#include "support.hpp"
#include <hakem/term_table.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

Term term(std::int32_t round, std::int32_t opponent, Exact value, std::string note = {}) {
    Term made;
    made.round = round;
    made.opponent = opponent;
    made.value = value;
    made.note = std::move(note);
    return made;
}

}

BOOST_AUTO_TEST_SUITE(term_table)

BOOST_AUTO_TEST_CASE(fractions_without_a_decimal_sign) {
    BOOST_TEST(fraction_text(Exact(9, 2)) == "4½");
    BOOST_TEST(fraction_text(Exact(1, 4)) == "¼");
    BOOST_TEST(fraction_text(Exact(0)) == "0");
    BOOST_TEST(fraction_text(Exact(11, 3)) == "11/3");
}

BOOST_AUTO_TEST_CASE(addends_and_what_their_signs_mean) {
    TermTexts texts;
    BOOST_TEST(texts.legend().empty());
    BOOST_TEST(texts.of(term(1, 12, Exact(9, 2)), 1) == "12: 4.5");
    auto cut = term(2, 3, Exact(1), "term.adjusted");
    cut.cut = true;
    BOOST_TEST(texts.of(cut, 1) == "* 3: [1.0]");
    BOOST_TEST(texts.of(term(3, 0, Exact(2), "term.dummy"), 2) == "** 2.00");
    BOOST_TEST(texts.value_of(term(4, 5, Exact(2), "term.adjusted"), 0) == "* 2");
    auto board = term(0, 0, Exact(5, 2));
    board.board = 1;
    BOOST_TEST(texts.of(board, 1) == "(1) 2.5");
    auto voluntary = term(5, 0, Exact(3), "term.dummy");
    voluntary.cut = true;
    voluntary.cut_by = "term.cut-16-5";
    BOOST_TEST(texts.of(voluntary, 1) == "** *** [3.0]");
    BOOST_TEST(texts.legend().size() == 6U); // opponent, board, cut, three notes
}

// Direct encounter with two games between two: no round, so a column of its own.
BOOST_AUTO_TEST_CASE(what_belongs_to_no_round_has_a_column) {
    const auto event = test::event("Individual: Double Round-Robin", {"2w1 2b0", "1b0 1w1"});
    RankOptions options;
    options.explain = true;
    options.tie_breaks = "PTS,DE";
    Diagnostics diagnostics;
    const auto standings = rank(event, options, test::registry(), diagnostics);
    const std::vector<TermRow> rows{{&standings.rows[0], 1, false}, {&standings.rows[0], 0, true}};
    const auto table = terms_table(standings, rows);
    BOOST_REQUIRE(table.columns.size() == 7U); // number, name, code, result, beside, 2 rounds
    BOOST_TEST(table.columns[4].key == "no-round");
    BOOST_TEST(to_text(table.rows[0][4].content, Language::english) == "* 2: 0.5");
    BOOST_TEST(to_text(table.rows[0][4].content, Language::turkish) == "* 2: 0,5");
    BOOST_TEST(to_text(table.rows[1][5].content, Language::english) == "2: 1.0");
    BOOST_TEST(to_text(table.rows[1][3].content, Language::english) == "1.0");
    BOOST_TEST(table.rows[1][3].strong);
    const std::vector<TermRow> points{{&standings.rows[0], 0, false}};
    BOOST_TEST(terms_table(standings, points).columns.size() == 6U);
    BOOST_TEST(how_table(standings, points).rows.empty());
    const auto how = how_table(standings, rows);
    BOOST_REQUIRE(how.rows.size() == 1U);
    BOOST_TEST(to_text(how.rows[0][4].content, Language::english) ==
               "among 1, 2, who all met: 0.5; nobody is separated: no value");
    BOOST_REQUIRE(how.legend.size() == 1U);
    BOOST_TEST(to_text(how.legend[0], Language::english) ==
               "DE: 1 = first among those still tied, 2 = second ...");
}

// A list is shown as it is compared; by the number alone it is found as well.
BOOST_AUTO_TEST_CASE(a_list_is_shown_and_not_its_number) {
    Standings standings;
    standings.whole = {false};
    standings.decimals = {1};
    TieBreakValue value;
    value.value = Exact(404550);
    value.list = {Exact(4), Exact(9, 2), Exact(5)};
    standings.rows.emplace_back().values = {value};
    BOOST_TEST(to_text(value_cell(standings, 0, value).content, Language::english) == "4 · 4½ · 5");
    BOOST_TEST(*machine_text(value) == "4 4.5 5");
    value.list.back() = Exact(51, 10);
    BOOST_TEST(to_text(value_cell(standings, 0, value).content, Language::turkish) ==
               "4 · 4½ · 5,1");
}

BOOST_AUTO_TEST_SUITE_END()

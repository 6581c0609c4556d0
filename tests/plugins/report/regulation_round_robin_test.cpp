// Round robins by the regulation: 28 to 30.

#include "report_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto en = Language::english;
constexpr auto tr = Language::turkish;

/// Six players by the table of 28.2; 6 leaves after one game of five, 5 after three.
std::string two_left() {
    return trf_of("012 X\n042 2026/05/01\n092 Bireysel: Ulusal Döner\n142 5\n",
                  {{1, "A", 0, "", "", "", "", {"6 w 1", "2 w =", "3 b 1", "4 w 1", "5 b +"}},
                   {2, "B", 0, "", "", "", "", {"5 w 0", "1 b =", "6 w +", "3 w 1", "4 b ="}},
                   {3, "C", 0, "", "", "", "", {"4 w =", "5 b 0", "1 w 0", "2 b 0", "6 w +"}},
                   {4, "D", 0, "", "", "", "", {"3 b =", "6 b +", "5 w =", "1 b 0", "2 w ="}},
                   {5, "E", 0, "", "", "", "", {"2 b 1", "3 w 1", "4 b =", "6 b +", "1 w -"}},
                   {6, "F", 0, "", "", "", "", {"1 b 0", "4 w -", "2 b -", "5 w -", "3 b -"}}});
}

std::string matrix(const Table& table, std::size_t row) {
    std::string text;
    for (int id = 1; id <= 6; ++id)
        text += to_text(table.rows[row][column_of(table, "against-" + std::to_string(id))].content,
                        en) +
                "|";
    return text;
}

}

BOOST_AUTO_TEST_SUITE(regulation_round_robins)

// 29a: "(-)" for what was not played; 29b: 0 for who left, 1 for the opponent.
BOOST_AUTO_TEST_CASE(article_29_in_the_table) {
    const auto result = made(two_left(), "round-robin-table");
    const auto& table = table_of(result.document);
    BOOST_TEST(matrix(table, 0) == "■|½|1|1|(1)|1|");
    BOOST_TEST(matrix(table, 1) == "½|■|1|½|0|(-)|");
    BOOST_TEST(matrix(table, 4) == "(0)|1|1|½|■|(-)|");
    BOOST_TEST(matrix(table, 5) == "0|(-)|(-)|(-)|(-)|■|");
    const auto points = column_of(table, "points"), rank = column_of(table, "rank");
    const auto note = column_of(table, "note");
    BOOST_TEST(to_text(table.rows[0][points].content, tr) == "3,5"); // nothing for the win over 6
    BOOST_TEST(to_text(table.rows[4][points].content, tr) == "2,5");
    BOOST_TEST(to_text(table.rows[4][rank].content, tr) == "2");
    BOOST_TEST(to_text(table.rows[4][note].content, tr) == "çekildi");
    BOOST_TEST(to_text(table.rows[5][points].content, tr) == "0,0");
    BOOST_TEST(to_text(table.rows[5][rank].content, tr).empty());
    BOOST_TEST(to_text(table.rows[5][note].content, en) == "annulled");
    BOOST_TEST(has_line(table.legend,
                        "(-) = oynanmadı; turnuvayı erken bırakanın oyunları sayılmaz (yönetmelik "
                        "29a)",
                        tr));
    BOOST_TEST(has_line(table.legend,
                        "Who left after half of the games or later: each game not played is 0, and "
                        "1 for the opponent (regulation 29b)",
                        en));
    BOOST_TEST(!has_line(table.legend, "+ / - = won / lost by forfeit", en));
    BOOST_TEST(result.standings.edition->id == "regulation");
}

BOOST_AUTO_TEST_CASE(article_29_on_the_cards) {
    const auto result = made(two_left(), "pairing-cards");
    const auto& cards = std::get<CardSheet>(result.document.sections[0].body).cards;
    BOOST_TEST(row_of(cards[0].table, 0, tr) == "1|6|F|b|1|0,0||sayılmadı");
    BOOST_TEST(row_of(cards[0].table, 4, tr) == "5|5|E|s|(1)|3,5||hükmen galip");
    BOOST_TEST(row_of(cards[1].table, 2, tr) == "3|6|F|b|(-)|0,5||sayılmadı");
    BOOST_TEST(row_of(cards[4].table, 4, en) == "5|1|A|w|(0)|2.5||lost by forfeit");
    BOOST_TEST(row_of(cards[5].table, 1, en) == "2|4|D|w|(-)|0.0||not counted");
    const auto card = made(two_left(), "player-card");
    BOOST_TEST(row_of(table_of(card.document, 4), 4, tr).ends_with("|b|(0)|hükmen mağlup"));
    BOOST_TEST(row_of(table_of(card.document, 4), 3, tr).ends_with("|s|(-)|sayılmadı"));
}

// 35: Sonneborn-Berger, then the game between the two.
BOOST_AUTO_TEST_CASE(article_35_recommends_a_list) {
    const auto result = made(two_left(), "standings");
    BOOST_TEST(head_of(table_of(result.document), tr).ends_with("|Puan|SONNEBORN|DE|Not"));
    BOOST_TEST(has_line(table_of(result.document).legend,
                        "DE: 1 = first among those still tied, 2 = second ...", en));
    BOOST_TEST(has_line(result.document.notes,
                        "The tie-breaks are not declared in the file: those that regulation 35 "
                        "recommends for round robins were used.",
                        en));
}

// 30.3: the points of a team round robin are those of the boards.
BOOST_AUTO_TEST_CASE(article_30_3_teams_by_board_points) {
    const auto line = [](int id, std::vector<std::string> rounds) {
        return Line{id, "P" + std::to_string(id), 0, "", "", "", "", std::move(rounds)};
    };
    const auto trf = [&](std::string_view type) {
        return trf_of(
            "012 X\n042 2026/05/01\n192 " + std::string(type) + "\n142 3\n352 WB\n",
            {line(1, {"3 w 1", "5 b =", "0000 - U"}), line(2, {"4 b 1", "6 w 0", "0000 - U"}),
             line(3, {"1 b 0", "0000 - U", "5 w 1"}), line(4, {"2 w 0", "0000 - U", "6 b ="}),
             line(5, {"0000 - U", "1 w =", "3 b 0"}), line(6, {"0000 - U", "2 b 1", "4 w ="})},
            "310   1 Alfa                                                             "
            " 1    2\n"
            "310   2 Beta                                                             "
            " 3    4\n"
            "310   3 Gama                                                             "
            " 5    6\n");
    };
    const auto result = made(trf("ULUSAL_TEAM_ROUNDROBIN"), "round-robin-table");
    const auto& table = table_of(result.document);
    BOOST_TEST(head_of(table, tr).starts_with("Bşl.No|Takım|1|2|3|Bay|Maç puanı|Takım puanı|"));
    BOOST_TEST(row_of(table, 0, en).starts_with("1|Alfa|■|2|½|(2)|4.5|4.0|"));
    BOOST_TEST(row_of(table, 1, en).starts_with("2|Beta|0|■|1½|(2)|3.5|4.0|"));
    BOOST_TEST(row_of(table, 2, en).starts_with("3|Gama|1½|½|■|(2)|4.0|4.0|"));
    const auto rank = column_of(table, "rank");
    BOOST_TEST(to_text(table.rows[1][rank].content, en) == "3");
    const auto by_matches = made(trf("BERGER_TEAM_ROUNDROBIN"), "round-robin-table");
    BOOST_TEST(head_of(table_of(by_matches.document), en).starts_with("No.|Team|1|2|3|Bye|MP|GP|"));
}

BOOST_AUTO_TEST_SUITE_END()

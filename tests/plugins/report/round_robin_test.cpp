// The matrix of round robins.

#include "report_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto en = Language::english;
constexpr auto tr = Language::turkish;

/// Three players: an odd field, each has one bye (regulation 28.3).
std::string odd_field() {
    return trf_of("012 X\n042 2026/05/01\n092 Individual: Round-Robin\n142 3\n202 SB\n",
                  {{1, "A", 2000, "", "", "", "", {"0000 - U", "3 b =", "2 w 1"}},
                   {2, "B", 1900, "", "", "", "", {"3 w 1", "0000 - U", "1 b 0"}},
                   {3, "C", 1800, "", "", "", "", {"2 b 0", "1 w =", "0000 - U"}}});
}

/// Four players, double cycle; the first two games of each pair have both colours.
std::string double_cycle() {
    return trf_of(
        "012 X\n042 2026/05/01\n092 Individual: Double Round-Robin\n142 6\n202 SB\n",
        {{1, "A", 2000, "", "", "", "", {"4 w 1", "3 b =", "2 w 1", "4 b 1", "3 w 1", "2 b 0"}},
         {2, "B", 1900, "", "", "", "", {"3 w 0", "4 b +", "1 b 0", "3 b =", "4 w 1", "1 w 1"}},
         {3, "C", 1800, "", "", "", "", {"2 b 1", "1 w =", "4 b =", "2 w =", "1 b 0", "4 w 0"}},
         {4, "D", 1700, "", "", "", "", {"1 b 0", "2 w -", "3 w =", "1 w 0", "2 b 0", "3 b 1"}}});
}

/// Five players; number 5 leaves after one game of four.
std::string left_early() {
    return trf_of(
        "012 X\n042 2026/05/01\n092 Round-Robin\n142 5\n202 SB\n",
        {{1, "A", 2000, "", "", "", "", {"0000 - U", "5 b 1", "4 w 1", "3 b =", "2 w ="}},
         {2, "B", 1900, "", "", "", "", {"5 w +", "3 b 0", "0000 - U", "4 w 1", "1 b ="}},
         {3, "C", 1800, "", "", "", "", {"4 w =", "2 w 1", "5 b +", "1 w =", "0000 - U"}},
         {4, "D", 1700, "", "", "", "", {"3 b =", "0000 - U", "1 b 0", "2 b 0", "5 w +"}},
         {5, "E", 1600, "", "", "", "", {"2 b -", "1 w 0", "3 w -", "0000 - U", "4 b -"}}});
}

}

BOOST_AUTO_TEST_SUITE(round_robin_reports)

BOOST_AUTO_TEST_CASE(odd_field_with_byes) {
    const auto result = made(odd_field(), "round-robin-table");
    const auto& table = table_of(result.document);
    BOOST_TEST(head_of(table, en) == "No.|Name|Rtg|1|2|3|Bye|Pts.|SB|Rk.");
    BOOST_TEST(head_of(table, tr) == "Bşl.No|Ad Soyad|Rtg|1|2|3|Bay|Puan|SB|Sıra");
    const auto first = row_of(table, 0, en);
    BOOST_TEST(first.starts_with("1|A|2000|■|1|½|(1)|2.5|"));
    BOOST_TEST(first.back() == '1');
    BOOST_TEST(row_of(table, 1, tr).starts_with("2|B|1900|0|■|1|(1)|2,0|"));
    BOOST_TEST(row_of(table, 2, en).starts_with("3|C|1800|½|0|■|(1)|1.5|"));
    BOOST_TEST(!result.document.sections[0].landscape);
    BOOST_TEST(!applies(odd_field(), "crosstable"));
    BOOST_TEST(to_text(result.document.title, tr) == "3 tur sonunda döner sistem çapraz tablosu");
}

BOOST_AUTO_TEST_CASE(two_results_in_a_double_cycle) {
    const auto result = made(double_cycle(), "round-robin-table");
    const auto& table = table_of(result.document);
    const auto cells = [&](std::size_t row) {
        std::string text;
        for (std::size_t i = 3; i < 7; ++i) text += to_text(table.rows[row][i].content, en) + "|";
        return text;
    };
    BOOST_TEST(cells(0) == "■|1 0|½ 1|1 1|");
    BOOST_TEST(cells(1) == "0 1|■|0 ½|+ 1|");
    BOOST_TEST(cells(2) == "½ 0|1 ½|■|½ 0|");
    BOOST_TEST(cells(3) == "0 0|- 0|½ 1|■|");
    BOOST_TEST(has_line(table.legend, "Two results in a cell: first and second cycle", en));
    BOOST_TEST(has_line(table.legend, "+ / - = won / lost by forfeit", en));
    const auto& cell = std::get<MatrixCell>(table.rows[0][4].content);
    BOOST_TEST(cell.opponent_name == "B");
}

// Regulation 29a: less than half of the games: results stay, (-) for those not played, no rank.
BOOST_AUTO_TEST_CASE(who_left_early_is_out_of_the_ranking) {
    const auto result = made(left_early(), "round-robin-table");
    const auto& table = table_of(result.document);
    const auto matrix = [&](std::size_t row) {
        std::string text;
        for (std::size_t i = 3; i < 8; ++i) text += to_text(table.rows[row][i].content, en) + "|";
        return text;
    };
    BOOST_TEST(matrix(4) == "0|(-)|(-)|(-)|■|");
    BOOST_TEST(matrix(0) == "■|½|½|1|1|");
    BOOST_TEST(matrix(1) == "½|■|0|1|(-)|");
    BOOST_TEST(matrix(3) == "0|0|½|■|(-)|");
    const auto rank = column_of(table, "rank"), note = column_of(table, "note");
    BOOST_TEST(to_text(table.rows[4][rank].content, en).empty());
    BOOST_TEST(to_text(table.rows[4][note].content, tr) == "sıralama dışı");
    // Nothing of the games with number 5 counts: 1 + ½ + ½ and the bye for number 1.
    BOOST_TEST(to_text(table.rows[0][column_of(table, "points")].content, en) == "3.0");
    BOOST_TEST(has_line(
        table.legend,
        "(-) = not played; the games of who left early are not counted (regulation 29a)", en));
    BOOST_TEST((result.document.notes.back() == Phrase::of("report.annulled-below")));
}

BOOST_AUTO_TEST_CASE(standings_list_the_annulled_last_and_without_rank) {
    const auto result = made(left_early(), "standings");
    const auto& table = table_of(result.document);
    const auto last = row_of(table, 4, en);
    BOOST_TEST(last.starts_with("|5|E|1600|"));
    BOOST_TEST(last.ends_with("|annulled"));
}

BOOST_AUTO_TEST_CASE(no_floats_in_a_round_robin) {
    const auto result = made(double_cycle(), "pairing-cards");
    for (const Card& card : std::get<CardSheet>(result.document.sections[0].body).cards)
        for (const Row& row : card.table.rows) BOOST_TEST(to_text(row[6].content, en).empty());
}

BOOST_AUTO_TEST_CASE(thirteen_players_lie_on_their_side) {
    std::vector<Line> lines;
    for (int id = 1; id <= 13; ++id) {
        const int opponent = id == 13 ? 0 : id % 2 == 1 ? id + 1 : id - 1;
        const std::string round =
            opponent == 0 ? "0000 - U" : fmt::format("{} {} =", opponent, id % 2 == 1 ? 'w' : 'b');
        lines.push_back({id, fmt::format("P{}", id), 1000, "", "", "", "", {round}});
    }
    const auto result = made(trf_of("012 X\n092 Round-Robin\n", lines), "round-robin-table");
    BOOST_TEST(result.document.sections[0].landscape);
    BOOST_TEST(table_of(result.document).columns.size() >= 16u);
}

// A header that claims a round robin must not cost n² of memory.
BOOST_AUTO_TEST_CASE(a_matrix_has_a_limit) {
    Tournament huge;
    huge.type = "Round-Robin";
    for (int id = 1; id <= 300; ++id) huge.players.emplace_back().id = id;
    BOOST_TEST(!registry().get<Report>("round-robin-table").applies(huge));
    huge.players.resize(256);
    BOOST_TEST(registry().get<Report>("round-robin-table").applies(huge));
}

BOOST_AUTO_TEST_SUITE_END()

#include "ranking.hpp"
#include "team_event.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::four_teams;
using hakem::test::places;
using hakem::test::ranked;
using hakem::test::team_swiss;
using hakem::test::values;

namespace {

std::vector<Term> terms_of(const Tournament& event, std::string_view list, std::size_t row) {
    RankOptions options;
    options.tie_breaks = list;
    options.explain = true;
    Diagnostics diagnostics;
    const auto standings = rank(event, options, test::registry(), diagnostics);
    return standings.rows.at(row).values.back().terms;
}

}

BOOST_AUTO_TEST_SUITE(board_results)

// Teams 2 and 4 have 2½ game points: 1½ + 2 × 1 is less than ½ + 2 × 2.
BOOST_AUTO_TEST_CASE(a12_1_board_count_lower_is_better) {
    BOOST_TEST(values(four_teams(), "GPTS") == "4.0 2.5 3.0 2.5");
    BOOST_TEST(places(four_teams(), "GPTS,BC") == "1 3 2 4");
    const auto standings = ranked(four_teams(), "GPTS,BC");
    BOOST_TEST(to_text(*standings.rows[2].values[1].value) == "3.5");
    BOOST_TEST(to_text(*standings.rows[3].values[1].value) == "4.5");
    BOOST_TEST(to_text(*standings.rows[0].values[1].value) == "6.0");
}

// Teams 2 and 3 are tied on match points with 2½ and 3 game points.
BOOST_AUTO_TEST_CASE(a12_1_only_with_equal_game_points) {
    const auto standings = ranked(four_teams(), "MPTS,BC");
    BOOST_TEST(standings.rows[1].rank == 2);
    BOOST_TEST(standings.rows[2].rank == 2);
    BOOST_TEST(!standings.rows[1].values[1].value);
    BOOST_TEST(!standings.rows[2].values[1].value);
    BOOST_TEST(standings.rows[0].values[1].value.has_value());
    const auto terms = terms_of(four_teams(), "MPTS,BC", 1);
    BOOST_REQUIRE(terms.size() == 2U);
    BOOST_TEST(terms[0].note == "term.unequal-game-points");
}

// Board 1: 2, 1½, 2, ½; teams 1 and 3 differ on board 2.
BOOST_AUTO_TEST_CASE(a12_2_top_board_results) {
    BOOST_TEST(places(four_teams(), "TBR") == "1 3 2 4");
    BOOST_TEST(values(four_teams(), "TBR") == "2020.0 1510.0 2010.0 520.0");
}

// What is shown are the boards, not the number that orders them.
BOOST_AUTO_TEST_CASE(a12_2_boards_are_shown_one_after_the_other) {
    const auto standings = ranked(four_teams(), "TBR,PTS");
    BOOST_TEST((standings.rows[0].values[0].list == std::vector<Exact>{2, 2}));
    BOOST_TEST((standings.rows[2].values[0].list == std::vector<Exact>{Exact(3, 2), 1}));
    BOOST_TEST(test::told(four_teams(), "BBE", 2) ==
               "without the bottom board, without two, and so on: 1.5");
    BOOST_TEST(test::told(four_teams(), "BC", 4) == "");
    BOOST_TEST(test::told(team_swiss(2, 2, {"1-2:10"}), "BC", 2) == "less is better (12.1)");
}

// Without board 2 teams 1 and 3 have 2 each.
BOOST_AUTO_TEST_CASE(a12_3_bottom_board_elimination) {
    BOOST_TEST(places(four_teams(), "BBE,PTS") == "1 3 2 4");
    BOOST_TEST(values(four_teams(), "BBE") == "20.0 15.0 20.0 5.0");
    // 1 + ½ + ½ against 0 + 1 + 1; then 1½ against 1; then 1 against 0.
    const auto event = team_swiss(2, 4, {"1-2:1==0"});
    BOOST_TEST(values(event, "BBE") == "201510.0 100500.0");
    const auto other = team_swiss(2, 4, {"1-2:1001"}); // 1, 1, 1 against 2, 1, 0
    BOOST_TEST(places(other, "BBE") == "2 1");
    BOOST_TEST(places(other, "TBR") == "1 2");
    BOOST_TEST(places(other, "PTS,MPvGP,BC") == "1 1");
}

BOOST_AUTO_TEST_CASE(a12_explained_board_by_board) {
    const auto terms = terms_of(four_teams(), "GPTS,BC", 2); // team 2
    BOOST_REQUIRE(terms.size() == 2U);
    BOOST_TEST(terms[0].board == 1);
    BOOST_TEST(terms[1].board == 2);
    BOOST_TEST((terms[0].value == Exact(3, 2)));
    BOOST_TEST((terms[1].value == Exact(2)));
    const auto bottom = terms_of(four_teams(), "PTS,BBE", 0);
    BOOST_REQUIRE(bottom.size() == 2U);
    BOOST_TEST(!bottom[0].cut);
    BOOST_TEST(bottom[1].cut);
}

// Forfeits are wins and losses like others; a double forfeit is nothing for both.
BOOST_AUTO_TEST_CASE(a12_forfeits_are_normal_results) {
    BOOST_TEST(values(team_swiss(2, 4, {"1-2:+-1x"}), "TBR") == "10001000.0 100000.0");
    BOOST_TEST(values(team_swiss(2, 2, {"1-2:++"}), "TBR") == "1010.0 0.0");
}

// Record 320 gives the bye a draw's points: 1 MP and 1 GP; on the boards it is two wins.
BOOST_AUTO_TEST_CASE(a12_bye_is_a_win_on_each_board) {
    auto event = team_swiss(3, 2, {"1-2:1=", "2-3:10"});
    event.team_byes = TeamByes{Points::whole(1), Points::whole(1), {3, 1}, 0};
    BOOST_TEST(values(event, "GPTS") == "2.5 1.5 2.0");
    BOOST_TEST(values(event, "TBR") == "2015.0 1005.0 1020.0");
    BOOST_TEST(values(event, "BBE") == "20.0 10.0 10.0");
}

// Record 330: nothing in the lines of the players.
BOOST_AUTO_TEST_CASE(a12_forfeited_match_without_boards) {
    auto event = team_swiss(4, 2, {"1-2:1= 3-4:01"});
    event.scheduled_rounds = 2;
    event.forfeited_matches.push_back({true, false, 2, 1, 3, 0});
    event.forfeited_matches.push_back({false, false, 2, 2, 4, 0});
    BOOST_TEST(values(event, "TBR") == "2015.0 5.0 10.0 1000.0");
}

BOOST_AUTO_TEST_CASE(a12_requested_byes) {
    BOOST_TEST(values(team_swiss(3, 2, {"1-2:1= 3:H"}), "TBR") == "1005.0 5.0 505.0");
    BOOST_TEST(values(team_swiss(3, 2, {"1-2:1= 3:Z"}), "TBR") == "1005.0 5.0 0.0");
}

// A match of ½ : ½ on two boards.
BOOST_AUTO_TEST_CASE(a12_match_of_half_a_point) {
    const auto event = team_swiss(2, 2, {"1-2:=x"});
    BOOST_TEST(values(event, "MPvGP") == "0.5 0.5");
    BOOST_TEST(values(event, "TBR") == "50.0 50.0");
}

BOOST_AUTO_TEST_CASE(a12_equal_in_everything) {
    for (const auto* code : {"BC", "TBR", "BBE", "EDEBT", "EDEBB"})
        BOOST_TEST(places(team_swiss(2, 4, {"1-2:===="}), std::string("PTS,MPvGP,") + code) ==
                   "1 1");
}

// Quarters of points need three digits; twelve boards of them do not fit into one number, so that
// the lists are counted from the worst.
BOOST_AUTO_TEST_CASE(a12_2_numbers_of_any_size) {
    auto event = four_teams();
    event.scoring.draw = event.scoring.black_draw = Points::hundredths(25);
    BOOST_TEST(values(event, "TBR") == "200150.0 125100.0 150050.0 25150.0");
    auto wide = team_swiss(4, 12, {"1-2:1=01=01=01=0 3-4:1=01=01=01=="});
    wide.scoring.draw = wide.scoring.black_draw = Points::hundredths(25);
    BOOST_TEST(values(wide, "TBR") == "2.0 1.0 3.0 0.0");
}

BOOST_AUTO_TEST_CASE(a12_order_of_one_board) {
    const auto event = team_swiss(4, 1, {"1-2:1 3-4:=", "1-3:0 2-4:="});
    BOOST_TEST(values(event, "TBR") == "10.0 5.0 15.0 10.0");
    BOOST_TEST(values(event, "BBE") == "0.0 0.0 0.0 0.0");
}

BOOST_AUTO_TEST_SUITE_END()

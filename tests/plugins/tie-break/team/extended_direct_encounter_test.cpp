#include "ranking.hpp"
#include "team_event.hpp"

#include <boost/test/unit_test.hpp>

#include <map>

using namespace hakem;
using hakem::test::places;
using hakem::test::team_round_robin;
using hakem::test::team_swiss;

namespace {

/// The values where the code stands first, so that all teams are the tied.
std::string among_all(const Tournament& event, std::string_view code,
                      std::string_view edition = {}) {
    const auto standings = test::ranked(event, std::string(code) + ",PTS", edition);
    std::map<std::int32_t, std::string> by_id;
    for (const auto& row : standings.rows)
        by_id[row.id] = row.values[0].value ? to_text(*row.values[0].value).substr(0, 1) : "-";
    std::string line;
    for (const auto& [id, value] : by_id) line += value;
    return line;
}

/// Five teams of four with two wins each; the game points of the matches between them are those of
/// exercise 45.
Tournament five_teams() {
    return team_round_robin(5, 4,
                            {"1-4:1=00 2-3:1111", "1-2:11=0 3-5:111=", "1-3:11=0 4-5:111=",
                             "5-1:11=0 2-4:11=0", "5-2:1111 3-4:1110"});
}

}

BOOST_AUTO_TEST_SUITE(extended_direct_encounter)

BOOST_AUTO_TEST_CASE(a13_3_1_primary_score) {
    BOOST_TEST(among_all(test::four_teams(), "EDE") == "1234");
    BOOST_TEST(places(test::four_teams(), "PTS,EDE") == "1 2 3 4");
}

// A circle on match points; 2½, 1½ and 2 game points.
BOOST_AUTO_TEST_CASE(a13_3_1_then_the_secondary_score) {
    const auto event = team_round_robin(3, 2, {"1-2:11", "2-3:1=", "3-1:1="});
    BOOST_TEST(among_all(event, "DE") == "---");
    BOOST_TEST(among_all(event, "EDE") == "132");
    BOOST_TEST(test::told(event, "EDE", 1) ==
               "match points: among 1, 2, 3, who all met: 2; game points: among 1, 2, 3, who all "
               "met: 2.5; place 1");
}

// 13.3.2: 1 - 1, so that match points and game points are level, and board 1 went to team 1.
BOOST_AUTO_TEST_CASE(a13_3_2_the_step_that_decided_is_told) {
    const auto event = team_swiss(2, 2, {"1-2:10"});
    BOOST_TEST(test::told(event, "EDET", 2) ==
               "match points: among 1, 2, who all met: 1; game points: among 1, 2, who all met: 1; "
               "boards of their match from the top: 0.0 · 1.0 against 1.0 · 0.0 (12.2); place 2");
    BOOST_TEST(test::told(event, "EDEBT", 1, {}, Language::turkish) ==
               "takım puanı: 1, 2 arasında, hepsi karşılaşmış: 1; maç puanı: 1, 2 arasında, hepsi "
               "karşılaşmış: 1; maçlarının masa sayımı: 1, öteki 2, azı iyidir (12.1); 1. sıra");
}

// The other way round where game points rank: 1½ each, and one win more for team 1.
BOOST_AUTO_TEST_CASE(a13_3_1_game_points_first) {
    auto event = team_swiss(3, 2, {"1-2:1= 3:Z", "2-3:1= 1:Z", "3-1:== 2:Z"});
    event.encoded_type = "FIDE_TEAM_TYPEA_GP_MP"; // GP 2½, 2, 1½
    BOOST_TEST(among_all(event, "EDE") == "123");
    auto circle = team_round_robin(4, 3, {"1-2:1=0 3-4:===", "1-3:=== 2-4:===", "1-4:10= 2-3:==="});
    circle.encoded_type = "FIDE_TEAM_TYPEA_GP_MP";
    BOOST_TEST(among_all(circle, "EDE") == "----");
}

// Exercise 45: game points 8, 8, 8, 8½, 7½ put team 4 first and 5 last. Of the others team 1 beat 2
// and 3, and 2 beat 3; their game points are 5, 5½ and 1½.
BOOST_AUTO_TEST_CASE(a13_3_3_new_set_begins_with_the_primary_score) {
    BOOST_TEST(among_all(five_teams(), "EDE", "2024-08") == "23415");
    BOOST_TEST(among_all(five_teams(), "EDE", "2026-03") == "23415");
}

BOOST_AUTO_TEST_CASE(a13_3_3_before_august_2024) {
    BOOST_TEST(among_all(five_teams(), "EDE", "2024-04") == "32415");
    BOOST_TEST(among_all(five_teams(), "EDE", "2023-09") == "32415");
}

// 1, ½, ½, 0 against 0, ½, ½, 1: the board counts are 3½ and 6½, the lower is better.
BOOST_AUTO_TEST_CASE(a13_3_2_all_agree) {
    const auto event = team_swiss(2, 4, {"1-2:1==0"});
    BOOST_TEST(among_all(event, "EDE") == "--");
    for (const auto* code : {"EDEC", "EDET", "EDEB", "EDEBT", "EDEBB"})
        BOOST_TEST(among_all(event, code) == "12");
}

// 1, 0, 0, 1 against 0, 1, 1, 0: equal board counts; team 1 has board 1, team 2 more without the
// bottom board.
BOOST_AUTO_TEST_CASE(a13_3_2_what_follows_equal_board_counts) {
    const auto event = team_swiss(2, 4, {"1-2:1001"});
    BOOST_TEST(among_all(event, "EDEC") == "--");
    BOOST_TEST(among_all(event, "EDET") == "12");
    BOOST_TEST(among_all(event, "EDEB") == "21");
    BOOST_TEST(among_all(event, "EDEBT") == "12");
    BOOST_TEST(among_all(event, "EDEBB") == "21");
}

// 1, 0, 0, ½, 1 against 0, 1, 1, ½, 0: board counts 8 and 7, so team 2 although it lost board 1.
BOOST_AUTO_TEST_CASE(a13_3_2_board_count_comes_first) {
    const auto event = team_swiss(2, 5, {"1-2:100=1"});
    BOOST_TEST(among_all(event, "EDET") == "12");
    for (const auto* code : {"EDEC", "EDEBT", "EDEBB"}) BOOST_TEST(among_all(event, code) == "21");
}

// Team 2 made more on board 1 in the event, team 1 in the match of the two.
BOOST_AUTO_TEST_CASE(a13_3_2_own_match_only) {
    const auto event = team_swiss(4, 2, {"1-2:10 3-4:11", "1-3:01 2-4:10", "1-4:01 2-3:10"});
    BOOST_TEST(test::values(event, "MPTS") == "3.0 3.0 4.0 2.0");
    BOOST_TEST(test::values(event, "TBR") == "1020.0 2010.0 2020.0 1010.0");
    BOOST_TEST(places(event, "MPTS,TBR") == "3 2 1 4");
    BOOST_TEST(places(event, "MPTS,EDET") == "2 3 1 4");
}

// Three matches of 1 : 1 among three teams: not two, so the boards say nothing.
BOOST_AUTO_TEST_CASE(a13_3_2_exactly_two) {
    const auto event = team_round_robin(3, 2, {"1-2:10", "2-3:10", "1-3:10"});
    for (const auto* code : {"EDE", "EDEC", "EDET", "EDEB", "EDEBT", "EDEBB"})
        BOOST_TEST(among_all(event, code) == "---");
}

// Team 3 is last on match points; the two that are left drew.
BOOST_AUTO_TEST_CASE(a13_3_2_two_are_left) {
    const auto event = team_round_robin(3, 2, {"1-2:01", "2-3:1=", "1-3:1="});
    BOOST_TEST(among_all(event, "EDE") == "113");
    BOOST_TEST(among_all(event, "EDET") == "213");
}

BOOST_AUTO_TEST_CASE(a13_3_2_those_who_did_not_meet) {
    const auto event = team_swiss(4, 2, {"1-3:11 2-4:1="});
    BOOST_TEST(places(event, "PTS,EDET") == "1 1 3 3");
}

// 13.3.2 with 6.1: the two matches of a double round robin together, 1, 0 and 0, 1 of team 1 make
// 1, 1; 1, 0 and 1, 0 make 2, 0.
BOOST_AUTO_TEST_CASE(a13_3_2_two_matches_of_the_two) {
    BOOST_TEST(among_all(team_swiss(2, 2, {"1-2:10", "2-1:10"}), "EDET") == "--");
    BOOST_TEST(among_all(team_swiss(2, 2, {"1-2:10", "2-1:01"}), "EDET") == "12");
}

// 6.1.1: a forfeited match is none, but with /P and in a round robin (15.2).
BOOST_AUTO_TEST_CASE(a13_3_forfeited_matches) {
    const auto event = team_swiss(2, 2, {"1-2:++"});
    BOOST_TEST(among_all(event, "EDET") == "--");
    BOOST_TEST(among_all(event, "EDET/P") == "12");
    BOOST_TEST(among_all(team_round_robin(2, 2, {"1-2:--", "2-1:10"}), "EDE") == "21");
    // One game played makes it a match; the forfeit is a board like others (12).
    BOOST_TEST(among_all(team_swiss(2, 2, {"1-2:+0"}), "EDET") == "12");
}

BOOST_AUTO_TEST_CASE(a13_3_explained_by_matches_and_boards) {
    RankOptions options;
    options.tie_breaks = "PTS,EDET";
    options.explain = true;
    Diagnostics diagnostics;
    const auto event = team_swiss(2, 2, {"1-2:10"});
    const auto standings = rank(event, options, test::registry(), diagnostics);
    const auto& terms = standings.rows[0].values[1].terms;
    BOOST_REQUIRE(terms.size() == 4U);
    BOOST_TEST(terms[0].note == "term.encounter-match-points");
    BOOST_TEST((terms[0].value == Exact(1)));
    BOOST_TEST(terms[1].note == "term.encounter-game-points");
    BOOST_TEST(terms[2].board == 1);
    BOOST_TEST((terms[2].value == Exact(1)));
    BOOST_TEST(terms[3].board == 2);
    BOOST_TEST((terms[3].value == Exact(0)));
}

BOOST_AUTO_TEST_CASE(a14_no_modifier_but_p) {
    for (const auto* code : {"EDE/C1", "EDET/M1", "EDEB/F", "EDE:GP", "BC/P", "TBR/C1", "BBE/P"})
        BOOST_TEST(test::values(test::four_teams(), code) == "");
}

BOOST_AUTO_TEST_SUITE_END()

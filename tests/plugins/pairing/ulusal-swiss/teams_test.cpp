// Articles 23 to 27: teams paired as players. The comment derives each answer by hand.

#include "team_event.hpp"
#include <hakem/history.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;
using namespace hakem::test::ulusal;

namespace {

/// Board points of the teams before the next round: "1.5 1.0".
std::string points(const Tournament& tournament) {
    std::string text;
    for (const auto& team : regulation_history(tournament).competitors)
        text += (text.empty() ? "" : " ") + to_text(team.score);
    return text;
}

std::vector<std::string> arguments_of(const Diagnostics& findings, std::string_view code) {
    for (const auto& finding : findings.all())
        if (finding.code == code) return finding.arguments;
    return {};
}

}

BOOST_AUTO_TEST_SUITE(ulusal_teams)

// 23.1 with 18 and 21.1: the upper half against the lower half, team 1 has the drawn colour on its
// first board.
BOOST_AUTO_TEST_CASE(a23_1_first_round) {
    TeamEvent event(6, 4, 3);
    BOOST_TEST(event.pair().boards == "1-4 5-2 3-6");
}

// Board points, not match points, make the groups: 1 won 1½:½, 2 and 4 drew 1:1. Half of what two
// boards could bring is 1.0: 1 floats down from 1.5, 3 up from 0.5. 1 takes the top resident, 2;
// 3 the bottom one, 4. 1 had White and 2 Black on board 1, so 2-1; the same way 3-4.
BOOST_AUTO_TEST_CASE(a26_1_groups_by_board_points) {
    TeamEvent event(4, 2, 3);
    BOOST_TEST(event.pair().boards == "1-3 4-2");
    event.play("1= 01");
    BOOST_TEST(points(event.tournament) == "1.5 1.0 0.5 1.0");
    BOOST_TEST(event.pair().boards == "2-1 3-4");
}

// A win by 4:0 and one by 3:1 are two groups, though the match points are equal: by those 1 would
// meet 3. 4.0: 1 [w] and 4 [b]; 3.0: 2 [b] and 3 [w]; 1.0: 6 [w] and 7 [b]; 0.0: 5 [b] and 8 [w].
// Half is 2.0: nobody. In each group one is due White and one Black.
BOOST_AUTO_TEST_CASE(a26_1_equal_match_points_are_not_equal_scores) {
    TeamEvent event(8, 4, 5);
    BOOST_TEST(event.pair().boards == "1-5 6-2 3-7 8-4");
    event.play("1111 1000 1110 0000");
    BOOST_TEST(points(event.tournament) == "4.0 3.0 3.0 4.0 0.0 1.0 1.0 0.0");
    BOOST_TEST(event.pair().boards == "4-1 2-3 7-6 5-8");
}

// 26.2, 17.2: the lowest team has the bye, a point for each main board; 17.3: only once.
BOOST_AUTO_TEST_CASE(a26_2_the_bye_is_a_point_for_every_main_board) {
    TeamEvent event(3, 4, 3, 2);
    BOOST_TEST(event.pair().boards == "1-2 3-0");
    event.play("1100");
    BOOST_TEST(points(event.tournament) == "2.0 2.0 4.0");
    for (const auto id : {31, 32, 33, 34})
        BOOST_TEST((event.entry(id, 1).outcome == Outcome::pairing_bye));
    // The reserves have nothing.
    BOOST_TEST(event.tournament.players.at(16).rounds.empty());
    // 1 and 2 have 2.0: the larger number, 2. 3 has no colour yet, 1 is due Black.
    BOOST_TEST(event.pair().boards == "3-1 2-0");
}

// 27.1, 21.2: the colour of board 1 counts. 27.2: the colours alternate downward.
BOOST_AUTO_TEST_CASE(a27_2_colours_alternate_from_board_1) {
    TeamEvent event(2, 5, 1);
    event.pair();
    std::string colours;
    for (const auto id : {11, 12, 13, 14, 15}) {
        const auto& entry = event.entry(id, 1);
        colours += entry.colour == Colour::white ? 'w' : 'b';
        BOOST_TEST(entry.opponent == id + 10);
    }
    BOOST_TEST(colours == "wbwbw");
}

// 23.2b: two short is a match lost by absence: 0 and 4 points, no meeting (22.3), and the bye is
// barred for 2, who won by absence (17.3). 1 and 2 may meet again in round 2.
BOOST_AUTO_TEST_CASE(a23_2b_two_short_is_no_match) {
    TeamEvent event(2, 4, 3);
    BOOST_TEST(event.pair().boards == "1-2");
    event.play("11--");
    BOOST_TEST(points(event.tournament) == "0.0 4.0");
    BOOST_TEST(event.pair().boards == "1-2");
}

// 26.2: a win by absence is a point for every main board, also for a team that came one short.
BOOST_AUTO_TEST_CASE(a26_2_a_win_by_absence_is_a_point_for_every_main_board) {
    TeamEvent event(2, 4, 3);
    event.pair();
    event.play("+++x");
    BOOST_TEST(points(event.tournament) == "4.0 0.0");
    event.tournament.forfeited_matches.push_back({true, false, 1, 1, 2, 0});
    BOOST_TEST(points(event.tournament) == "4.0 0.0");
}

// 23.2a: one short is allowed once; the match counts.
BOOST_AUTO_TEST_CASE(a23_2a_one_short_once) {
    TeamEvent event(2, 4, 3);
    event.pair();
    event.play("111-");
    BOOST_TEST(points(event.tournament) == "3.0 1.0");
    BOOST_TEST(event.pair().boards == "PAIR-0038"); // they have met
}

// 22.2 of teams: a second absence, be it by 23.2, removes the team. Team 2 wins round 1 because 1
// came with two players, and in round 2 nobody of 1 came.
BOOST_AUTO_TEST_CASE(a22_2_a_team_is_removed_after_two_absences) {
    TeamEvent event(3, 4, 5);
    BOOST_TEST(event.pair().boards == "1-2 3-0");
    event.play("11--");
    // 1 has 0 and is the lowest: it has the bye; 2 and 3 have no colour: 2, even, has Black.
    BOOST_TEST(event.pair().boards == "3-2 1-0");
    event.play("1111");
    // 3 (8.0) and 2 (4.0) have met and had their bye, 1 (4.0) too: nobody can have it but by E.3.
    const auto third = event.pair();
    BOOST_TEST(third.yielded.find("17.3") != std::string::npos);
}

// 22.1 of teams: a match with an unfinished board counts with ½ for it, its teams have no bye and
// are paired with it once.
BOOST_AUTO_TEST_CASE(a22_1_an_unfinished_board) {
    TeamEvent event(3, 2, 5);
    BOOST_TEST(event.pair().boards == "1-2 3-0");
    event.play("1?");
    BOOST_TEST(points(event.tournament) == "1.5 0.5 2.0");
    // 2 and 1 have an unfinished match, 3 had the bye: no round by 17.3 and 22.1, and E.3 gives the
    // second bye to 3, but 1 and 2 have met.
    BOOST_TEST(event.pair().boards == "PAIR-0038");

    TeamEvent four(4, 2, 5);
    four.pair(); // 1-3 4-2
    four.play("1? 10");
    BOOST_TEST(points(four.tournament) == "1.5 1.0 0.5 1.0");
    const auto second = four.pair();
    BOOST_TEST(arguments_of(second.findings, "PAIR-0244") ==
                   (std::vector<std::string>{"1", "1", "3"}),
               boost::test_tools::per_element());
    BOOST_TEST(second.boards == "2-1 3-4");
    four.play("10 10");
    // 22.1b: still unfinished when the round after the next is paired.
    BOOST_TEST(four.pair().boards == "PAIR-0036");
    four.entry(12, 1).outcome = Outcome::loss;
    four.entry(32, 1).outcome = Outcome::win;
    four.tournament.finished_games.push_back({1, 32, 12, 0});
    // 1: 1 + 1, 2: 1 + 1, 3: 1 + 1, 4: 1 + 1: all in the median group. Left are 1-4 and 2-3.
    BOOST_TEST(points(four.tournament) == "2.0 2.0 2.0 2.0");
    // Round 1: 1 w, 4 w, 3 b, 2 b; round 2: 2 w, 1 b, 3 w, 4 b. 1 [wb] and 4 [wb] are due White:
    // the smaller number (21.5); 2 [bw] and 3 [bw] are due Black: 2.
    BOOST_TEST(four.pair().boards == "1-4 3-2");
}

// 25: numbers that do not follow the strength are told; those of the file are used. 25.2a: the
// unrated second player of team 2 counts 1550 - 50, so its mean is 1525; team 1 has 1500.
BOOST_AUTO_TEST_CASE(a25_strength_is_checked) {
    TeamEvent event(3, 2, 3);
    const auto set = [&](std::int32_t id, std::int32_t ukd) {
        event.tournament.players.at(static_cast<std::size_t>(PlayerIndex(event.tournament)[id]))
            .national_rating = ukd;
    };
    set(11, 1510);
    set(12, 1490);
    set(21, 1550);
    const auto wrong = answer(event.tournament);
    BOOST_TEST(arguments_of(wrong.findings, "PAIR-0245") ==
                   (std::vector<std::string>{"1 Takım 01", "2 Takım 02"}),
               boost::test_tools::per_element());
    BOOST_TEST(wrong.boards == "1-2 3-0");
    set(21, 1500); // mean 1475
    BOOST_TEST(arguments_of(answer(event.tournament).findings, "PAIR-0245").empty());
    // 25.2b: team 3 has no UKD at all and stands below.
    set(12, 0);
    set(11, 0);
    BOOST_TEST(!arguments_of(answer(event.tournament).findings, "PAIR-0245").empty());
}

// 22.4: a team announced absent is not paired; its players have no entry.
BOOST_AUTO_TEST_CASE(a22_4_an_absent_team) {
    TeamEvent event(5, 2, 3);
    event.tournament.absent_next_round = {2};
    BOOST_TEST(event.pair().boards == "1-4 3-5");
}

BOOST_AUTO_TEST_SUITE_END()

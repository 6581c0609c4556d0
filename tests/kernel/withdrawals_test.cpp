#include "event.hpp"
#include <hakem/history.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::round_robin;
using hakem::test::swiss;

namespace {

std::string scores(const History& history) {
    std::string line;
    for (const auto& competitor : history.competitors)
        line += (line.empty() ? "" : " ") + to_text(competitor.score);
    return line;
}

std::string marks(const History& history) {
    std::string line;
    for (const auto& competitor : history.competitors)
        line += competitor.annulled ? 'a' : competitor.withdrawn ? 'w' : '.';
    return line;
}

}

BOOST_AUTO_TEST_SUITE(withdrawals)

// Regulation 29a, FIDE GR 6.6: number 4 played one game of three.
BOOST_AUTO_TEST_CASE(less_than_half_is_annulled) {
    const auto history =
        player_history(round_robin({"4w1 2w1 3b=", "3w= 1b0 4w+", "2b= 4b+ 1w=", "1b0 3w- 2b-"}));
    BOOST_TEST(marks(history) == "...a");
    BOOST_TEST(scores(history) == "1.5 0.5 1.0 0.0");
    BOOST_TEST(history.competitors[0].rounds[0].annulled);
    BOOST_TEST(to_text(history.competitors[0].rounds[0].points) == "1.0"); // stays for rating
    BOOST_TEST(!history.competitors[0].rounds[1].annulled);
    BOOST_TEST(history.competitors[3].rounds[2].annulled);
}

// Regulation 29b: number 4 played two of three; the rest is 0 : 1.
BOOST_AUTO_TEST_CASE(half_or_more_stands) {
    const auto history =
        player_history(round_robin({"4w1 2w1 3b=", "3w= 1b0 4w+", "2b= 4b0 1w=", "1b0 3w1 2b-"}));
    BOOST_TEST(marks(history) == "...w");
    BOOST_TEST(scores(history) == "2.5 1.5 1.0 1.0");
}

// Exactly half (2 of 4) is not less than half.
BOOST_AUTO_TEST_CASE(exactly_half_stands) {
    const auto history =
        player_history(round_robin({"Z 5w1 2b1 3w1 4b+", "5b1 4w1 1w0 Z 3b=", "4b= Z 5w1 1b0 2w=",
                                    "3w= 2b0 Z 5b- 1w-", "2w0 1b0 3b0 4w+ Z"}));
    BOOST_TEST(marks(history) == "...w.");
    BOOST_TEST(scores(history) == "4.0 2.5 2.0 0.5 1.0");
}

// The bye of an odd table is no absence (regulation 28.3).
BOOST_AUTO_TEST_CASE(bye_of_the_table_is_no_withdrawal) {
    const auto history = player_history(round_robin({"2w1 3b1 Z", "1b0 . 3w1", ". 1w0 2b0"}));
    BOOST_TEST(marks(history) == "...");
    BOOST_TEST(marks(player_history(round_robin({"2w1 3b1 U", "1b0 U 3w1", "U 1w0 2b0"}))) ==
               "...");
}

// A game lost by not coming to the last round is no withdrawal, an absence known before it is.
BOOST_AUTO_TEST_CASE(the_last_round_of_a_swiss) {
    BOOST_TEST(marks(player_history(
                   swiss({"4w1 2w1 3b-", "3w= 1b0 4w1", "2b= 4b+ 1w+", "1b0 3w- 2b0"}))) == "....");
    BOOST_TEST(marks(player_history(
                   swiss({"4w1 2w1 Z", "3w= 1b0 4w1", "2b= 4b1 U", "1b0 3w0 2b0"}))) == "w...");
    BOOST_TEST(marks(player_history(
                   swiss({"4w1 2w- 3b-", "3w= 1b+ 4w1", "2b= 4b1 1w+", "1b0 3w0 2b0"}))) == "w...");
}

// Before the end two absences in a row are needed (regulation 22.2).
BOOST_AUTO_TEST_CASE(one_absence_before_the_end_is_none) {
    const std::vector<std::string> after_two{"4w1 2w1", "3w= 1b0", "2b= 4b+", "1b0 3w-"};
    BOOST_TEST(marks(player_history(round_robin(after_two, 3))) == "....");
    const std::vector<std::string> after_three{"6w1 5w1 4w+", "5w1 4w+ 3w1", "4w+ 6w1 2b0",
                                               "3b- 2b- 1b-", "2b0 1b0 6b=", "1b0 3b0 5w="};
    BOOST_TEST(marks(player_history(round_robin(after_three, 5))) == "...a..");
}

// Regulation 29b where the file has no entry for the game left: the one present without a game is
// the opponent.
BOOST_AUTO_TEST_CASE(game_without_an_entry_is_awarded) {
    const auto left =
        player_history(round_robin({"4w1 2w1 3b=", "3w= 1b0 .", "2b= 4b1 1w=", "1b0 3w0 Z"}));
    BOOST_TEST(marks(left) == "...w");
    BOOST_TEST(scores(left) == "2.5 1.5 2.0 0.0");
    BOOST_TEST((left.competitors[1].rounds[2].outcome == Outcome::forfeit_win));
    BOOST_TEST(left.competitors[1].rounds[2].opponent == 3);
    BOOST_TEST((left.competitors[3].rounds[2].outcome == Outcome::forfeit_loss));
}

BOOST_AUTO_TEST_CASE(swiss_marks_but_annuls_nothing) {
    const auto history =
        player_history(swiss({"4w1 2w1 3b= U", "3w= 1b0 Z 3w1", "2b= 4b+ 1w= 2b0", "1b0 3w- Z Z"}));
    BOOST_TEST(marks(history) == "...w");
    BOOST_TEST(scores(history) == "3.5 1.5 2.0 0.0");
}

BOOST_AUTO_TEST_CASE(pending_round_is_no_absence) {
    const auto history =
        player_history(round_robin({"4w1 2w1 3b*", "3w= 1b0 4w1", "2b= 4b+ 1w*", "1b0 3w- 2b0"}));
    BOOST_TEST(marks(history) == "....");
    BOOST_TEST(scores(history) == "2.0 1.5 1.5 0.0");
}

BOOST_AUTO_TEST_SUITE_END()

#include "pgn/format/event_rules.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::pgn;

BOOST_AUTO_TEST_SUITE(pgn_event_rules)

BOOST_AUTO_TEST_CASE(what_differs_from_the_usual_scoring_is_written_and_read) {
    BOOST_CHECK_EQUAL(scoring_text({}), "");
    auto scoring = scoring_of(Points::whole(3), Points::whole(1), Points());
    scoring.pairing_bye = Points::halves(3);
    BOOST_CHECK_EQUAL(scoring_text(scoring),
                      "win 3.0, draw 1.0, pairing-bye 1.5, half-bye 1.0, full-bye 3.0, "
                      "forfeit-win 3.0, black-win 3.0, black-draw 1.0");
    const auto read = read_scoring(scoring_text(scoring));
    BOOST_REQUIRE(read);
    BOOST_CHECK(*read == scoring);
}

BOOST_AUTO_TEST_CASE(groups_of_an_acceleration_keep_their_rounds_and_points) {
    Acceleration first;
    first.first_id = 1, first.last_id = 14, first.first_round = 1, first.last_round = 3;
    first.game_points = Points::whole(1);
    auto second = first;
    second.first_round = 4, second.last_round = 5, second.game_points = Points::halves(1);
    const auto text = accelerations_text({first, second});
    BOOST_CHECK_EQUAL(text, "1-14 in 1-3: 1.0 0.0; 1-14 in 4-5: 0.5 0.0");
    const auto read = read_accelerations(text);
    BOOST_REQUIRE(read && read->size() == 2);
    BOOST_CHECK_EQUAL(accelerations_text(*read), text);
}

BOOST_AUTO_TEST_CASE(prohibited_pairings_keep_their_players_and_rounds) {
    const std::string text = "3 7 12 in 1-9; 4 5 in 0-0";
    const auto read = read_prohibited(text);
    BOOST_REQUIRE(read && read->size() == 2);
    BOOST_CHECK_EQUAL(read->front().ids.size(), 3u);
    BOOST_CHECK_EQUAL(read->front().last_round, 9);
    BOOST_CHECK_EQUAL(prohibited_text(*read), text);
}

BOOST_AUTO_TEST_CASE(what_is_no_such_text_gives_nothing) {
    for (const auto* text : {"win", "win x", "victory 3", "win 3,,", "win 99999999999999999999"})
        BOOST_CHECK_MESSAGE(!read_scoring(text), text);
    for (const auto* text : {"1 in 1-3: 1 0", "1-14: 1 0", "14-1 in 1-3: 1 0", "1-14 in 1-3: 1",
                             "1-99999 in 1-3: 1 0", "1-14 in 1-3: 1 0;;", "-"})
        BOOST_CHECK_MESSAGE(!read_accelerations(text), text);
    for (const auto* text : {"3 in 1-9", "3 0 in 1-9", "3 x in 1-9", "3 4", "3 4 in 9-1", ";"})
        BOOST_CHECK_MESSAGE(!read_prohibited(text), text);
}

BOOST_AUTO_TEST_SUITE_END()

// Games that a round robin has and a file has not (regulation 28.1).

#include <hakem/missing_game.hpp>

#include <boost/test/unit_test.hpp>

#include <string_view>

using namespace hakem;

namespace {

/// A letter a round: g = a game, b = a bye, blank = nothing.
Competitor competitor(std::string_view rounds) {
    Competitor one;
    for (const char what : rounds) {
        Round round;
        if (what == 'g') round.opponent = 1;
        if (what != ' ') round.outcome = what == 'g' ? Outcome::win : Outcome::zero_bye;
        one.rounds.push_back(round);
    }
    return one;
}

}

BOOST_AUTO_TEST_SUITE(missing_game)

BOOST_AUTO_TEST_CASE(regulation_28_1_nothing_between_two_games) {
    BOOST_TEST(misses_game(competitor("g ggg"), 2, 5));
    BOOST_TEST(!misses_game(competitor("g ggg"), 1, 5));
    BOOST_TEST(!misses_game(competitor("gbggg"), 2, 5)); // a word why
    BOOST_TEST(!misses_game(competitor("  ggg"), 2, 5)); // came late
    BOOST_TEST(!misses_game(competitor("ggg  "), 4, 5)); // left
    BOOST_TEST(!misses_game(competitor("ggg"), 4, 5));
}

BOOST_AUTO_TEST_CASE(the_first_and_the_last_round) {
    BOOST_TEST(misses_game(competitor(" gggg"), 1, 5));
    BOOST_TEST(misses_game(competitor("gggg "), 5, 5));
    BOOST_TEST(!misses_game(competitor("ggg "), 4, 5)); // not the last: he may play on
    BOOST_TEST(!misses_game(competitor(" ggg "), 1, 5));
    BOOST_TEST(!misses_game(competitor("     "), 1, 5));
}

BOOST_AUTO_TEST_SUITE_END()

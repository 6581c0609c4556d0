// XXJ: games that were unfinished when the next round was paired.

#include "finding.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

const std::string players = player_line() + "\n" + std::string(opponent_line) + "\n";

std::string found(const std::string& records) { return findings_of(records + players); }

}

BOOST_AUTO_TEST_SUITE(trf_finished_games)

BOOST_AUTO_TEST_CASE(a_game_of_the_file) {
    Diagnostics diagnostics("test.trf");
    const auto t = read_trf("XXJ   1    1    2\n" + players, diagnostics);
    BOOST_TEST(diagnostics.all().empty());
    BOOST_REQUIRE(t.finished_games.size() == 1u);
    BOOST_TEST(t.finished_games[0].round == 1);
    BOOST_TEST(t.finished_games[0].white == 1);
    BOOST_TEST(t.finished_games[0].black == 2);
    BOOST_TEST(t.finished_games[0].line == 1u);
}

BOOST_AUTO_TEST_CASE(no_such_game) {
    BOOST_TEST(found("XXJ 1 1 3\n") == "TRF-0604 1:5 warning\n");
    BOOST_TEST(found("XXJ 2 1 2\n") == "TRF-0604 1:5 warning\n");
    BOOST_TEST(found("XXJ 0 1 2\n") == "TRF-0604 1:5 warning\n");
    BOOST_TEST(found("XXJ 1 1\n") == "TRF-0604 1:5 warning\n");
    BOOST_TEST(found("XXJ 1 1 2 3\n") == "TRF-0604 1:5 warning\n");
    BOOST_TEST(found("XXJ one 1 2\n") == "TRF-0604 1:5 warning\n");
    BOOST_TEST(found("XXJ\n") == "TRF-0604 1:5 warning\n");
}

BOOST_AUTO_TEST_SUITE_END()

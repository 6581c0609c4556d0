// XXJ has no form of its own in any edition: it is written as it was read.

#include "writing.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

const std::string players =
    "001    1 m    One, Player                       2100 TUR     6300000 2001/05/23  1.0    1  "
    "   2 w 1\n"
    "001    2 w    Two, Player                       2000 TUR     6300001 2001/05/24  0.0    2  "
    "   1 b 0\n";

}

BOOST_AUTO_TEST_SUITE(trf_finished_games_written)

BOOST_AUTO_TEST_CASE(kept_in_every_edition) {
    const auto text = "XXJ   1    1    2\n" + players;
    for (const auto* edition : {"trf16", "trf26"})
        BOOST_TEST(write_trf(read_trf(text), edition) == text);
}

BOOST_AUTO_TEST_CASE(what_was_not_understood_is_kept) {
    const auto text = "XXJ 7 1 2\n" + players;
    BOOST_TEST(write_trf(read_trf(text), "trf16") == text);
}

BOOST_AUTO_TEST_CASE(a_new_one_and_one_that_is_gone) {
    auto tournament = read_trf(players);
    tournament.finished_games.push_back({1, 1, 2, 0});
    const auto written = write_trf(tournament, "trf16");
    BOOST_TEST(written.find("XXJ   1    1    2\n") != std::string::npos);
    auto again = read_trf(written);
    BOOST_TEST(again.finished_games.size() == 1u);
    again.finished_games.clear();
    BOOST_TEST(write_trf(again, "trf16") == players);
}

BOOST_AUTO_TEST_SUITE_END()

// XXL has no form of its own in any edition: it is written as it was read.

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

BOOST_AUTO_TEST_SUITE(trf_list_tolerance_written)

BOOST_AUTO_TEST_CASE(byte_for_byte_in_every_edition) {
    for (const std::string line : {"XXL 25\n", "XXL 0\n", "XXL   050\n", "XXL\n", "XXL 51\n",
                                   "XXL elli\n", "XXL 25\nXXL 30\n"})
        for (const auto* edition : {"trf16", "trf26"}) {
            BOOST_TEST(write_trf(read_trf(line + players), edition) == line + players);
            BOOST_TEST(write_trf(read_trf(players + line), edition) == players + line);
        }
}

BOOST_AUTO_TEST_CASE(nothing_is_lost) {
    Diagnostics diagnostics("out.trf");
    write_trf(read_trf("XXL 25\n" + players), "trf26", diagnostics);
    write_trf(read_trf("XXL 25\n" + players), "trf16", diagnostics);
    BOOST_TEST(diagnostics.all().empty());
}

BOOST_AUTO_TEST_CASE(a_new_one_a_changed_one_and_one_taken_back) {
    auto tournament = read_trf(players);
    tournament.list_tolerance = 40;
    const auto written = write_trf(tournament, "trf26");
    BOOST_TEST(written == "XXL 40\n" + players);
    auto again = read_trf(written);
    BOOST_TEST(again.list_tolerance == 40);
    again.list_tolerance = 50;
    BOOST_TEST(write_trf(again, "trf26") == "XXL 50\n" + players);
    again.list_tolerance = 0;
    BOOST_TEST(write_trf(again, "trf26") == "XXL 0\n" + players);
}

BOOST_AUTO_TEST_SUITE_END()

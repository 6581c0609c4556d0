// XXL: by how many points a player may stand above a stronger one in a team's list.

#include "finding.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

const std::string players = player_line() + "\n" + opponent_line + "\n";

std::string found(const std::string& records) { return findings_of(records + players); }

Tournament read(const std::string& records) {
    Diagnostics diagnostics("test.trf");
    return read_trf(records + players, diagnostics);
}

}

BOOST_AUTO_TEST_SUITE(trf_list_tolerance)

BOOST_AUTO_TEST_CASE(a24_2_zero_to_fifty) {
    for (const auto* line : {"XXL 0\n", "XXL 1\n", "XXL 25\n", "XXL 50\n", "XXL  050 \n", "XXL\n"})
        BOOST_TEST(found(line) == "", line);
    const auto t = read("XXL 25\n");
    BOOST_TEST(t.list_tolerance == 25);
    BOOST_TEST(t.list_tolerance_line == 1u);
    BOOST_TEST(read("XXL 50\n").list_tolerance == 50);
    BOOST_TEST(read("").list_tolerance == 0);
}

BOOST_AUTO_TEST_CASE(a24_2_other_values_are_not_taken) {
    for (const auto* line : {"XXL 51\n", "XXL 999999999\n", "XXL -5\n", "XXL 25.5\n", "XXL elli\n",
                             "XXL 25 30\n", "XXL 99999999999999999999\n"}) {
        BOOST_TEST(found(line) == "TRF-0605 1:5 warning\n", line);
        BOOST_TEST(read(line).list_tolerance == 0, line);
        BOOST_TEST(read(line).list_tolerance_line == 0u, line);
    }
    BOOST_TEST(findings_of("XXL 51\n" + players, true) == "TRF-0605 1:5 error\n");
}

BOOST_AUTO_TEST_CASE(the_first_one_counts) {
    BOOST_TEST(found("XXL 25\nXXL 30\n") == "TRF-0201 2:1 note\n");
    BOOST_TEST(read("XXL 25\nXXL 30\n").list_tolerance == 25);
}

BOOST_AUTO_TEST_SUITE_END()

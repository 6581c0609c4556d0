// Half-point byes that stand as blank cells (real: programs of the Irish union).

#include "finding.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace {

using namespace hakem;
using namespace hakem::test;

std::string player(int id, std::string_view points, std::string_view rounds) {
    return fmt::format("001 {:>4}      {:<33}{:>37}     {}\n", id, "Player", points, rounds);
}

/// Three rounds; the last two players have blank cells.
std::string field(std::string_view third, std::string_view fourth) {
    return player(1, "2.0", "     2 w 1     4 b 1     3 w 0") +
           player(2, "1.0", "     1 b 0     3 w 0     4 b 1") +
           player(3, third, "               2 b 1     1 b 1") +
           player(4, fourth, "               1 w 0     2 w 0");
}

}

BOOST_AUTO_TEST_SUITE(trf_blank_byes)

BOOST_AUTO_TEST_CASE(points_that_fit_with_half_a_point_for_each_blank) {
    BOOST_TEST(findings_of(field("2.5", "0.5")) == "TRF-0303 0:0 note\n");
    Diagnostics diagnostics("test.trf");
    const auto event = read_trf(field("2.5", "0.5"), diagnostics);
    BOOST_TEST((event.players.at(2).rounds.at(0).outcome == Outcome::half_bye));
    BOOST_TEST((event.players.at(3).rounds.at(0).outcome == Outcome::half_bye));
}

BOOST_AUTO_TEST_CASE(points_that_fit_otherwise) {
    BOOST_TEST(findings_of(field("2.0", "0.0")) == "");
    // One alone may be a slip; a whole point is none of a half-point bye.
    BOOST_TEST(findings_of(field("2.5", "0.0")).find("TRF-0303") == std::string::npos);
    BOOST_TEST(findings_of(field("2.5", "1.0")).find("TRF-0303") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

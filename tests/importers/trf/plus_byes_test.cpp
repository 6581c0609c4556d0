// A plus without an opponent (TRF06) is the pairing-allocated bye or a full-point bye: the points
// tell, where the two bring different ones.

#include "finding.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace {

using namespace hakem;
using namespace hakem::test;

std::string player(int id, std::string_view points, std::string_view rounds) {
    return fmt::format("001 {:>4}      {:<33}{:>37}     {}\n", id, "Player", points, rounds);
}

/// Three players and two byes in round 1, of which one is the pairing-allocated one (C.04.1).
std::string field(std::string_view scoring, std::string_view second, std::string_view third) {
    return std::string(scoring) + player(1, "0.0", "     4 w 0     2 w 0") +
           player(2, second, "  0000 - +     1 b 1") + player(3, third, "  0000 - +     4 w 1") +
           player(4, "1.0", "     1 b 1     3 b 0");
}

constexpr std::string_view half =
    "XXS WW=1.0 BW=1.0 WD=0.5 BD=0.5 WL=0.0 BL=0.0 ZPB=0.0 HPB=0.5 FPB=1.0 PAB=0.5 FW=1.0 FL=0.0\n";

Outcome first_of(const Tournament& event, std::size_t player) {
    return event.players.at(player).rounds.at(0).outcome;
}

}

BOOST_AUTO_TEST_SUITE(trf_plus_byes)

BOOST_AUTO_TEST_CASE(points_tell_the_full_point_bye) {
    Diagnostics diagnostics("test.trf");
    const auto event = read_trf(field(half, "2.0", "1.5"), diagnostics);
    BOOST_TEST((first_of(event, 1) == Outcome::full_bye));
    BOOST_TEST((first_of(event, 2) == Outcome::pairing_bye));
    BOOST_TEST(diagnostics.by_code().contains("TRF-0304"));
    BOOST_TEST(!diagnostics.by_code().contains("TRN-0112"));
    BOOST_TEST(!diagnostics.by_code().contains("TRN-0110"));
}

BOOST_AUTO_TEST_CASE(points_that_tell_nothing) {
    for (const auto& text :
         {field(half, "1.5", "1.5"), field(half, "2.0", "3.0"), field("", "2.0", "2.0")}) {
        Diagnostics diagnostics("test.trf");
        BOOST_TEST((first_of(read_trf(text, diagnostics), 1) == Outcome::pairing_bye));
        BOOST_TEST(!diagnostics.by_code().contains("TRF-0304"));
    }
}

BOOST_AUTO_TEST_SUITE_END()

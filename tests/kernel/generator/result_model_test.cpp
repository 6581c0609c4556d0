#include "generator/result_model.hpp"

#include <boost/test/unit_test.hpp>

#include <array>
#include <cstdlib>

using namespace hakem;
using namespace hakem::generator;

namespace {

/// In millionths, rounded down.
std::array<std::int64_t, 3> millionths(std::int32_t white, std::int32_t black) {
    const auto chances = result_chances(white, black);
    return {chances.white / 1000, chances.draw / 1000, chances.black / 1000};
}

void check_near(std::int32_t white, std::int32_t black, std::array<std::int64_t, 3> expected) {
    const auto found = millionths(white, black);
    for (std::size_t i = 0; i < 3; ++i)
        BOOST_TEST(std::abs(found[i] - expected[i]) <= 1,
                   white << " - " << black << ": " << found[i] << ", expected " << expected[i]);
}

}

BOOST_AUTO_TEST_SUITE(generator_result_model)

// The worked example of the paper: 0.511, 0.351, 0.138.
BOOST_AUTO_TEST_CASE(example_of_the_paper) {
    const auto [white, draw, black] = millionths(2467, 2344);
    BOOST_TEST((white + 500) / 1000 == 511);
    BOOST_TEST((draw + 500) / 1000 == 351);
    BOOST_TEST((black + 500) / 1000 == 138);
}

// Computed from the formulas with exact fractions by a second program.
BOOST_AUTO_TEST_CASE(values_of_exact_fractions) {
    check_near(2467, 2344, {511342, 351122, 137535});
    check_near(1500, 1500, {406997, 215832, 377169});
    check_near(2000, 2000, {363449, 317441, 319109});
    check_near(2700, 2700, {246483, 578156, 175360});
    check_near(1800, 1400, {779124, 127016, 93858});
    check_near(1400, 1800, {116206, 141943, 741849});
    check_near(2200, 2600, {23434, 161687, 814877});
    check_near(1100, 1050, {459197, 183903, 356898});
    check_near(2840, 2838, {218135, 643278, 138586});
}

BOOST_AUTO_TEST_CASE(limits) {
    BOOST_TEST((result_chances(2600, 1000) == ResultChances{ResultChances::whole, 0, 0}));
    BOOST_TEST((result_chances(1000, 2600) == ResultChances{0, 0, ResultChances::whole}));
    // Outside the ratings of the paper the nearest mean counts, the difference as it is.
    BOOST_TEST((result_chances(100, 100) == result_chances(1000, 1000)));
    BOOST_TEST((result_chances(3900, 3890) == result_chances(3005, 2995)));
}

BOOST_AUTO_TEST_CASE(chances_of_all_ratings) {
    for (std::int32_t white = 0; white <= 4000; white += 20)
        for (std::int32_t black = 0; black <= 4000; black += 20) {
            const auto chances = result_chances(white, black);
            BOOST_REQUIRE(chances.white >= 0);
            BOOST_REQUIRE(chances.draw >= 0);
            BOOST_REQUIRE(chances.black >= 0);
            BOOST_REQUIRE(chances.white + chances.draw + chances.black == ResultChances::whole);
        }
}

// White's chance grows with the difference, Black's falls, neither with a jump; the colour is worth
// something to equal players.
BOOST_AUTO_TEST_CASE(smooth_and_steady) {
    for (const std::int32_t sum : {2400, 3600, 4800, 5600}) {
        auto before = result_chances(sum / 2 - 800, sum / 2 + 800);
        for (std::int32_t half = -799; half <= 800; ++half) {
            const auto now = result_chances(sum / 2 + half, sum / 2 - half);
            BOOST_REQUIRE(now.white >= before.white);
            BOOST_REQUIRE(now.black <= before.black);
            BOOST_REQUIRE(now.white - before.white < ResultChances::whole / 150);
            BOOST_REQUIRE(before.black - now.black < ResultChances::whole / 150);
            before = now;
        }
        const auto equal = result_chances(sum / 2, sum / 2);
        BOOST_TEST(equal.white > equal.black);
    }
}

BOOST_AUTO_TEST_CASE(results_are_drawn_by_the_chances) {
    Random random(3, Stream::games);
    const auto chances = result_chances(2467, 2344);
    int wins = 0, draws = 0, losses = 0;
    for (int i = 0; i < 100'000; ++i) switch (drawn_result(chances, random)) {
        case Outcome::win:
            ++wins;
            break;
        case Outcome::draw:
            ++draws;
            break;
        default:
            ++losses;
        }
    BOOST_TEST(std::abs(wins - 51'134) < 600);
    BOOST_TEST(std::abs(draws - 35'112) < 600);
    BOOST_TEST(std::abs(losses - 13'754) < 450);
}

BOOST_AUTO_TEST_SUITE_END()

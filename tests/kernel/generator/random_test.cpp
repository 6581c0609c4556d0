#include "generator/random.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <vector>

using namespace hakem::generator;

namespace {

std::vector<std::uint64_t> first_ten(std::uint64_t seed, Stream stream) {
    Random random(seed, stream);
    std::vector<std::uint64_t> numbers(10);
    for (auto& number : numbers) number = random.below(1000);
    return numbers;
}

}

BOOST_AUTO_TEST_SUITE(generator_random)

// Computed by a second program from the definitions of SplitMix64 and of mt19937_64.
BOOST_AUTO_TEST_CASE(the_same_on_every_machine) {
    BOOST_TEST(first_ten(42, Stream::field) ==
                   (std::vector<std::uint64_t>{135, 657, 537, 959, 794, 955, 503, 398, 888, 304}),
               boost::test_tools::per_element());
    BOOST_TEST(first_ten(42, Stream::games) ==
                   (std::vector<std::uint64_t>{29, 502, 686, 664, 561, 758, 754, 489, 911, 154}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(seeds_and_streams_have_numbers_of_their_own) {
    BOOST_TEST(first_ten(1, Stream::field) != first_ten(2, Stream::field));
    BOOST_TEST(first_ten(1, Stream::field) != first_ten(1, Stream::byes));
}

BOOST_AUTO_TEST_CASE(all_numbers_are_equally_likely) {
    Random random(7, Stream::games);
    std::array<int, 6> counts{};
    for (int i = 0; i < 60'000; ++i) ++counts[static_cast<std::size_t>(random.between(1, 6) - 1)];
    for (const auto count : counts) {
        BOOST_TEST(count > 9'600);
        BOOST_TEST(count < 10'400);
    }
}

BOOST_AUTO_TEST_CASE(chance_is_part_of_whole) {
    Random random(7, Stream::games);
    int hits = 0;
    for (int i = 0; i < 40'000; ++i) hits += random.chance(1, 4);
    BOOST_TEST(hits > 9'600);
    BOOST_TEST(hits < 10'400);
    BOOST_TEST(!random.chance(0, 5));
    BOOST_TEST(random.chance(5, 5));
}

BOOST_AUTO_TEST_CASE(positions_are_ascending_and_different) {
    Random random(7, Stream::games);
    std::array<int, 5> counts{};
    for (int i = 0; i < 10'000; ++i) {
        const auto places = random.positions(2, 5);
        BOOST_REQUIRE(places.size() == 2u);
        BOOST_REQUIRE(places[0] < places[1]);
        for (const auto place : places) ++counts[place];
    }
    for (const auto count : counts) {
        BOOST_TEST(count > 3'800);
        BOOST_TEST(count < 4'200);
    }
    BOOST_TEST(random.positions(9, 3).size() == 3u);
    BOOST_TEST(random.positions(0, 3).empty());
}

BOOST_AUTO_TEST_SUITE_END()

#include "generator/amount.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem::generator;

namespace {

std::string read_and_written(std::string_view text) {
    const auto amount = parse_amount(text);
    return amount ? to_text(*amount) : "-";
}

}

BOOST_AUTO_TEST_SUITE(generator_amount)

BOOST_AUTO_TEST_CASE(numbers_and_shares) {
    for (const auto* text : {"0", "3", "9999", "2%", "0.5%", "12.25%", "0.05%", "100%"})
        BOOST_TEST(read_and_written(text) == text);
    BOOST_TEST(read_and_written("0.50%") == "0.5%");
}

BOOST_AUTO_TEST_CASE(what_is_no_amount) {
    for (const auto* text : {"", "%", "-1", "-1%", "1.5", "10000", "101%", "100.01%", "1.125%",
                             "3 ", " 3", "0x3", "1,5", "2.%", ".5%", "2.-5%"})
        BOOST_TEST(read_and_written(text) == "-");
}

BOOST_AUTO_TEST_CASE(round_by_round_the_last_goes_on) {
    const auto amounts = parse_amounts("3,0,2%");
    BOOST_REQUIRE(amounts.has_value());
    BOOST_TEST(to_text(*amounts) == "3,0,2%");
    BOOST_TEST(to_text(of_round(*amounts, 1)) == "3");
    BOOST_TEST(to_text(of_round(*amounts, 2)) == "0");
    BOOST_TEST(to_text(of_round(*amounts, 3)) == "2%");
    BOOST_TEST(to_text(of_round(*amounts, 9)) == "2%");
    BOOST_TEST(to_text(of_round({}, 1)) == "0");
    BOOST_TEST(!parse_amounts("3,,2"));
    BOOST_TEST(!parse_amounts("3,"));
}

BOOST_AUTO_TEST_CASE(a_number_is_exact_a_share_is_chance) {
    Random random(1, Stream::byes);
    BOOST_TEST(chosen({3, false}, 50, random).size() == 3u);
    BOOST_TEST(chosen({3, false}, 2, random).size() == 2u);
    BOOST_TEST(chosen({100 * 100, true}, 50, random).size() == 50u);
    BOOST_TEST(chosen({0, true}, 50, random).empty());
    const auto tenth = chosen({10 * 100, true}, 20'000, random).size();
    BOOST_TEST(tenth > 1'850u);
    BOOST_TEST(tenth < 2'150u);
}

BOOST_AUTO_TEST_SUITE_END()

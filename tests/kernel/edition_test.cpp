#include <hakem/tie_break.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(edition)

// C.07: the edition in force when the event starts.
BOOST_AUTO_TEST_CASE(start_date_picks_it) {
    BOOST_TEST(edition_for({1999, 5, 1}).id == "2009");
    BOOST_TEST(edition_for({2023, 8, 31}).id == "2009");
    BOOST_TEST(edition_for({2023, 9, 1}).id == "2023-09");
    BOOST_TEST(edition_for({2024, 3, 31}).id == "2023-09");
    BOOST_TEST(edition_for({2024, 4, 1}).id == "2024-04");
    BOOST_TEST(edition_for({2024, 8, 1}).id == "2024-08");
    BOOST_TEST(edition_for({2026, 2, 28}).id == "2024-08");
    BOOST_TEST(edition_for({2026, 3, 1}).id == "2026-03");
    BOOST_TEST(edition_for({9999, 12, 31}).id == "2026-03");
}

BOOST_AUTO_TEST_CASE(without_a_date_the_newest_of_fide) {
    BOOST_TEST(edition_for({}).id == "2026-03");
}

BOOST_AUTO_TEST_CASE(found_by_name_only) {
    BOOST_REQUIRE(find_edition("regulation") != nullptr);
    BOOST_TEST(find_edition("regulation")->rule == "Regulation 36, 37");
    BOOST_TEST(find_edition("2026") == nullptr);
    BOOST_TEST(find_edition("") == nullptr);
    BOOST_TEST(editions().size() == 7U);
}

BOOST_AUTO_TEST_SUITE_END()

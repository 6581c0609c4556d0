#include <hakem/date.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(date)

BOOST_AUTO_TEST_CASE(is_valid_only_where_the_calendar_has_it) {
    BOOST_TEST(is_valid({2024, 2, 29}));
    BOOST_TEST(!is_valid({2026, 2, 29}));
    BOOST_TEST(!is_valid({2026, 13, 1}));
    BOOST_TEST(is_valid({2008, 0, 0}));
    BOOST_TEST(is_valid({2008, 5, 0}));
    BOOST_TEST(!is_valid({2008, 0, 5}));
    BOOST_TEST(!is_valid({0, 1, 1}));
}

BOOST_AUTO_TEST_CASE(is_written_for_files_and_for_people) {
    BOOST_TEST(to_text({2026, 4, 6}) == "2026/04/06");
    BOOST_TEST(to_readable_text({2026, 4, 6}) == "06.04.2026");
    BOOST_TEST(to_readable_text({2008, 0, 0}) == "2008");
    BOOST_TEST(to_readable_text({}) == "");
}

BOOST_AUTO_TEST_SUITE_END()

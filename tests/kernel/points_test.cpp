#include <hakem/points.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(points)

BOOST_AUTO_TEST_CASE(are_printed_as_the_rules_print_them) {
    BOOST_TEST(to_text(Points::halves(7)) == "3.5");
    BOOST_TEST(to_text(Points::whole(12)) == "12.0");
    BOOST_TEST(to_text(Points::hundredths(25)) == "0.25");
    BOOST_TEST(to_text(-Points::halves(1)) == "-0.5");
    BOOST_TEST(to_text(Points()) == "0.0");
}

BOOST_AUTO_TEST_CASE(exact_values_are_rounded_half_up_to_two_decimals) {
    BOOST_TEST(to_text(Exact(47, 4)) == "11.75");
    BOOST_TEST(to_text(Exact(11, 3)) == "3.67");
    BOOST_TEST(to_text(Exact(1, 200)) == "0.01");
    BOOST_TEST(to_text(Exact(-1, 200)) == "-0.01");
    BOOST_TEST(to_text(Exact(1, 201)) == "0.0");
    BOOST_TEST(to_text(Exact(12)) == "12.0");
}

BOOST_AUTO_TEST_CASE(are_read_in_every_form_that_files_have) {
    BOOST_TEST((parse_points("3.5") == Points::halves(7)));
    BOOST_TEST((parse_points(" 3,5 ") == Points::halves(7)));
    BOOST_TEST((parse_points("3½") == Points::halves(7)));
    BOOST_TEST((parse_points("½") == Points::halves(1)));
    BOOST_TEST((parse_points(".5") == Points::halves(1)));
    BOOST_TEST((parse_points("-11.5") == Points::hundredths(-1150)));
    BOOST_TEST((parse_points("+2") == Points::whole(2)));
    BOOST_TEST((parse_points("0.25") == Points::hundredths(25)));
}

BOOST_AUTO_TEST_CASE(exact_values_are_told_to_the_end) {
    BOOST_TEST(exact_text(Exact(1880)) == "1880");
    BOOST_TEST(exact_text(Exact(1, 8)) == "0.125");
    BOOST_TEST(exact_text(Exact(-9, 2), 2) == "-4.50");
    BOOST_TEST(exact_text(Exact(2, 3), 2) == "2/3");
    BOOST_TEST(exact_text(Exact(0), 1) == "0.0");
    BOOST_TEST(decimals_of(Exact(3, 4)) == 2);
    BOOST_TEST(decimals_of(Exact(1, 3)) == -1);
}

BOOST_AUTO_TEST_CASE(nothing_else_is_points) {
    for (const auto* text :
         {"", " ", "-", ".", ",", "1.2.3", "1a", "a1", "1.234", "12345678", "½½"})
        BOOST_TEST(!parse_points(text).has_value(), text);
}

BOOST_AUTO_TEST_SUITE_END()

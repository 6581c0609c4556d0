// Manual pages: no text is taken for an instruction of roff.

#include "usage/roff.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem::usage;

BOOST_AUTO_TEST_SUITE(usage_roff)

BOOST_AUTO_TEST_CASE(hyphens_can_be_copied) { BOOST_TEST(roff("--to a-b") == "\\-\\-to a\\-b"); }

BOOST_AUTO_TEST_CASE(a_backslash_is_itself) { BOOST_TEST(roff("C:\\fB") == "C:\\efB"); }

BOOST_AUTO_TEST_CASE(quotation_marks_end_no_argument) {
    BOOST_TEST(argument("a \"b\" 'c'") == "\"a \\(dqb\\(dq \\(aqc\\(aq\"");
}

BOOST_AUTO_TEST_CASE(a_line_is_no_request) {
    BOOST_TEST(text_line(".so /etc/passwd") == "\\&.so /etc/passwd\n");
    BOOST_TEST(text_line("'so x") == "\\(aqso x\n");
    BOOST_TEST(text_line("a\n.so x") == "a .so x\n");
}

BOOST_AUTO_TEST_CASE(turkish_letters_stay) { BOOST_TEST(roff("Eşlendirme") == "Eşlendirme"); }

BOOST_AUTO_TEST_SUITE_END()

// Records of an event of the federation: 192 and XXJ.

#include "event.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>

namespace {

using namespace hakem;

/// The findings TRN-06…: "TRN-0601 3", code and line, a blank between them.
std::string found(const std::string& records) {
    Diagnostics diagnostics("test.trf");
    const std::string players =
        "001    1      Bir, Oyuncu                       1800                             1.0    1"
        "     2 w 1\n"
        "001    2      İki, Oyuncu                       1700                             0.0    2"
        "     1 b 0\n"
        "001    3      Üç, Oyuncu                        1600                             1.0    1"
        "     4 w +\n"
        "001    4      Dört, Oyuncu                      1500                             0.0    2"
        "     3 b -\n";
    test::tournament("012 Deneme\n" + records + players, diagnostics);
    std::string result;
    for (const auto& finding : diagnostics.all())
        if (finding.code.starts_with("TRN-06"))
            result += fmt::format("{}{} {}", result.empty() ? "" : " ", finding.code, finding.line);
    return result;
}

}

BOOST_AUTO_TEST_SUITE(national_events)

// 22.1: a record that says that a game was unfinished when the next round was paired.
BOOST_AUTO_TEST_CASE(a22_1_a_record_of_a_round_that_is_not_paired_yet) {
    BOOST_TEST(found("142 5\nXXJ   1    1    2\n") == "TRN-0601 3");
    BOOST_TEST(found("142 5\nXXJ   1    3    4\n") == "TRN-0602 3");
}

BOOST_AUTO_TEST_CASE(a_code_that_nobody_knows) {
    BOOST_TEST(found("192 ULUSAL_FOO\n") == "TRN-0603 2");
    BOOST_TEST(found("192 ULUSAL_SWISS\n") == "");
    BOOST_TEST(found("192 ULUSAL_TEAM_ROUNDROBIN\n") == "");
    BOOST_TEST(found("192 FIDE_DUTCH\n") == "");
}

BOOST_AUTO_TEST_SUITE_END()

// 352, the colours of a team's boards, and the codes of 330.

#include "finding.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

const std::string players = player_line() + "\n" + opponent_line + "\n";

std::string found(const std::string& records) { return findings_of(records + players); }

Tournament read(const std::string& records) {
    Diagnostics diagnostics("test.trf");
    return read_trf(records + players, diagnostics);
}

}

BOOST_AUTO_TEST_SUITE(trf_team_colours)

BOOST_AUTO_TEST_CASE(a_letter_for_each_board) {
    for (const std::string letters : {"W", "WBWB", "BWBW", "WWBB", ""}) {
        BOOST_TEST(found("352 " + letters + "\n") == "", letters);
        BOOST_TEST(read("352 " + letters + "\n").team_colours == letters);
    }
    const std::string most(99, 'W');
    BOOST_TEST(found("352 " + most + "\n") == "");
    BOOST_TEST(read("352 " + most + "\n").team_colours == most);
}

BOOST_AUTO_TEST_CASE(letters_with_something_between) {
    for (const auto* line : {"352 W B W B\n", "352 W,B,W,B\n", "352 W-B-W-B\n", "352 wbwb\n"}) {
        BOOST_TEST(found(line) == "TRF-0507 1:5 note\n", line);
        BOOST_TEST(read(line).team_colours == "WBWB", line);
    }
    BOOST_TEST(findings_of("352 W B\n" + players, true) == "TRF-0507 1:5 error\n");
}

BOOST_AUTO_TEST_CASE(what_is_no_colour_is_not_taken) {
    for (const auto* line : {"352 WXWB\n", "352 W1\n", "352 4\n", "352 WÖWB\n"}) {
        BOOST_TEST(found(line) == "TRF-0508 1:5 warning\n", line);
        BOOST_TEST(read(line).team_colours == "", line);
    }
    for (const std::size_t boards : {100, 5000}) {
        const auto line = "352 " + std::string(boards, 'B') + "\n";
        BOOST_TEST(found(line) == "TRF-0509 1:5 warning\n");
        BOOST_TEST(read(line).team_colours == "");
    }
}

BOOST_AUTO_TEST_CASE(a_forfeited_match_to_which_both_came) {
    for (const auto* line : {"330 ++   1   1   2\n", "330 11   1   1   2\n"}) {
        BOOST_TEST(found(line) == "TRF-0505 1:5 error\n", line);
        BOOST_TEST(read(line).forfeited_matches.empty());
    }
    BOOST_TEST(found("330 --   1   1   2\n") == "");
}

BOOST_AUTO_TEST_SUITE_END()

// Files whose lines are not what they seem: shifted, cut off, twice, of two tournaments; results
// and points that do not stand as the format has them.

#include "finding.hpp"
#include <hakem/exporter.hpp>

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

std::string both() { return player_line() + "\n" + opponent_line + "\n"; }

Tournament read(const std::string& text) {
    Diagnostics diagnostics;
    return read_trf(text, diagnostics);
}

std::string written(const Tournament& tournament) {
    Diagnostics diagnostics;
    return registry().get<Exporter>("trf26").write(tournament, {}, diagnostics);
}

}

BOOST_AUTO_TEST_SUITE(trf_file_shape)

BOOST_AUTO_TEST_CASE(one_line_that_is_shifted) {
    BOOST_TEST(findings_of(" 012 Cup\n022 Ankara\n" + both()) == "TRF-0015 1:0 note\n");
    BOOST_TEST(read(" 012 Cup\n022 Ankara\n" + both()).name == "Cup");
    BOOST_TEST(findings_of("012 Cup\n" + player_line() + "\n  " + opponent_line + "\n") ==
               "TRF-0015 3:0 note\n");
    BOOST_TEST(written(read(" 012 Cup\n142 1\n" + both())).starts_with("012 Cup\n142 1\n"));
    // Findings in it have the columns of the file's own line.
    const auto broken = " 032 Turkiye\n022 Ankara\n" + both();
    BOOST_TEST(findings_of(broken) == "TRF-0015 1:0 note\nTRF-0208 1:6 note\n");
    Diagnostics findings;
    read_trf(broken, findings);
    BOOST_TEST(findings.all().back().excerpt == " 032 Turkiye");
    // What begins with a blank and is there already is text that goes on.
    BOOST_TEST(findings_of("012 Cup\n 012 Another\n" + both()) == "");
    BOOST_TEST(findings_of("012 Cup\n    DDDD SSS\n" + both()) == "");
}

BOOST_AUTO_TEST_CASE(the_same_line_twice) {
    BOOST_TEST(findings_of(both() + opponent_line + "\n") == "TRF-0132 3:5 error\n");
    auto other = opponent_line;
    other.replace(14, 5, "Third");
    BOOST_TEST(findings_of(both() + other + "\n") == "TRF-0102 3:5 error\n");
}

BOOST_AUTO_TEST_CASE(a_file_that_ends_in_the_middle_of_a_line) {
    BOOST_TEST(findings_of(both() + "001   1") == "TRF-0014 3:7 error\n");
    BOOST_TEST(findings_of(player_line() + "\n" + opponent_line.substr(0, 94)) ==
               "TRF-0014 2:94 error\n");
    BOOST_TEST(findings_of(player_line() + "\n" + opponent_line.substr(0, 95)) == "");
    BOOST_TEST(findings_of(player_line() + "\n" + opponent_line) == "");
    // An entry list without points: each line ends with the last cell that the player has.
    const auto entry = opponent_line.substr(0, 56);
    BOOST_TEST(findings_of(player_line().substr(0, 79) + "\n" + entry) ==
               "TRF-0116 1:81 note\nTRF-0116 2:81 note\n");
    BOOST_TEST(findings_of(player_line() + "\n" + entry).find("TRF-0014") != std::string::npos);
    // Whoever left has fewer rounds.
    BOOST_TEST(findings_of(player_line() + "\n" + opponent_line.substr(0, 89)) == "");
}

BOOST_AUTO_TEST_CASE(two_tournaments_in_one_file) {
    const auto text = "012 First\n" + both() + "012 Second\n022 Ankara\n" + both();
    BOOST_TEST(findings_of(text) == "TRF-0016 4:1 error\n");
    const auto t = read(text);
    BOOST_TEST(t.name == "First");
    BOOST_TEST(t.city == "");
    BOOST_TEST(t.players.size() == 2);
    // Nothing of the second one is lost when it is written.
    BOOST_TEST(written(t).find("012 Second\n022 Ankara\n") != std::string::npos);
    BOOST_TEST(findings_of("012 First\n" + both() + "012 First\n") == "TRF-0201 4:1 note\n");
}

BOOST_AUTO_TEST_CASE(a_half_is_a_draw) {
    const auto found = [](std::string_view round) {
        return findings_of(player_line(90, round) + "\n" + opponent_line + "  0000 - Z\n");
    };
    BOOST_TEST(found("     2 w ½") == "TRF-0133 1:99 note\n");
    BOOST_TEST(found("  0000 - ½") == "TRF-0107 1:99 note\n");
    BOOST_CHECK(read(player_line(90, "     2 w ½") + "\n" + opponent_line + "\n")
                    .players[0]
                    .rounds[0]
                    .outcome == Outcome::draw);
}

BOOST_AUTO_TEST_CASE(unknown_results_are_quoted_as_they_stand) {
    Diagnostics diagnostics;
    read_trf(player_line(90, "     2 w ¼") + "\n" + opponent_line + "\n", diagnostics);
    diagnostics.sort();
    BOOST_TEST(diagnostics.all().at(0).code == "TRF-0124");
    BOOST_TEST(diagnostics.all().at(0).arguments.at(0) == "¼");
}

BOOST_AUTO_TEST_CASE(points_of_299_are_never_half_a_number) {
    // The ruler of FIDE's own sample file: "### T MMMM GGGG RRR PPP1".
    const auto text = both() + "299 +  2.0  2.5   1    1\n299 -  0.0  1.5\n";
    BOOST_TEST(findings_of(text) == "TRF-0409 3:6 note\nTRF-0409 4:6 note\n");
    const auto points = read(text).abnormal_points;
    BOOST_CHECK(points.at(0).match_points == Points::whole(2));
    BOOST_CHECK(points.at(0).game_points == Points::hundredths(250));
    BOOST_TEST(points.at(0).round == 1);
    BOOST_TEST(points.at(0).ids == std::vector<std::int32_t>{1}, boost::test_tools::per_element());
    BOOST_CHECK(points.at(1).game_points == Points::hundredths(150));
    BOOST_TEST(findings_of(both() + "299 H           1.5  1    1\n") == "TRF-0408 3:6 warning\n");
    BOOST_TEST(findings_of(both() + "299 H         1.5    1    1\n") == "");
}

BOOST_AUTO_TEST_SUITE_END()

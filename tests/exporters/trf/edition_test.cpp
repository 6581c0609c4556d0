// From one edition into the other: what can be said there is said there, the rest is kept.

#include "describe.hpp"
#include "writing.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

const std::string players =
    "001    1 m GM One, Player                       2100 TUR     6300000 2001/05/23  1.0    1  "
    "   2 w 1\n"
    "001    2 w    Two, Player                       2000 TUR     6300001 2001/05/24  0.0    2  "
    "   1 b 0\n";

std::string convert(const std::string& text, std::string_view edition) {
    return write_trf(read_trf(text), edition);
}

/// The records before the players.
std::string head_of(const std::string& text) { return text.substr(0, text.find("001 ")); }

std::vector<std::string> codes(const std::string& text, std::string_view edition) {
    Diagnostics diagnostics("out.trf");
    write_trf(read_trf(text), edition, diagnostics);
    std::vector<std::string> result;
    for (const auto& d : diagnostics.all()) result.push_back(d.code);
    return result;
}

}

BOOST_AUTO_TEST_SUITE(trf_editions)

BOOST_AUTO_TEST_CASE(javafo_records_become_records_of_trf26) {
    BOOST_TEST(head_of(convert("012 A\nXXR 9\nXXC black1\nXXP 1 2\nXXS WW=3 BW=3 WD=1 BD=1 HPB=1 "
                               "FPB=3 PAB=1 FW=3\n" +
                                   players,
                               "trf26")) == "012 A\n142 9\n152 B\n260   1   9    1    2\n"
                                            "162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0\n");
    BOOST_TEST(head_of(convert("XXA    1  1.0  1.0  0.5\nXXR 9\n" + players, "trf26")) ==
               "250       1.0   1   2    1    1\n250       0.5   3   3    1    1\n142 9\n");
    BOOST_TEST(head_of(convert("XXR 9\nXXZ 2\n" + players, "trf26")) == "142 9\n240 Z   2    2\n");
}

BOOST_AUTO_TEST_CASE(records_of_trf26_become_javafos) {
    BOOST_TEST(head_of(convert("142 9\n152 W\n240 Z   2    2\n260   1   9    1    2\n"
                               "250       1.0   1   2    1    2\n192 FIDE_DUTCH\n" +
                                   players,
                               "trf16")) ==
               "XXR 9\nXXC white1\nXXZ 2\nXXP 1 2\nXXA    1  1.0  1.0\nXXA    2  1.0  1.0\n"
               "192 FIDE_DUTCH\n");
    BOOST_CHECK((codes("142 9\n192 FIDE_DUTCH\n" + players, "trf16") ==
                 std::vector<std::string>{"TRF-0703"}));
    BOOST_CHECK(codes("142 9\n192 FIDE_DUTCH\n" + players, "trf26").empty());
}

BOOST_AUTO_TEST_CASE(what_both_say_is_written_once) {
    BOOST_TEST(head_of(convert("142 9\nXXR 9\n192 X\n" + players, "trf16")) == "XXR 9\n192 X\n");
    BOOST_TEST(head_of(convert("142 9\nXXR 9\n192 X\n" + players, "trf26")) ==
               "142 9\nXXR 9\n192 X\n");
}

BOOST_AUTO_TEST_CASE(teams_of_both_editions) {
    const std::string old_team = "013 Alpha" + std::string(30, ' ') + "1    2\n";
    const auto converted = convert("XXR 3\n" + old_team + players, "trf26");
    BOOST_TEST(converted.find("\n310   1 Alpha ") != std::string::npos);
    BOOST_TEST(read_trf(converted).teams.at(0).players.size() == 2u);
    const auto back = convert(converted, "trf16");
    BOOST_TEST(back.find("\n013 Alpha " + std::string(29, ' ') + "1    2\n") != std::string::npos);
    BOOST_TEST(codes(converted, "trf16").at(0) == "TRF-0705");
}

BOOST_AUTO_TEST_CASE(titles_and_byes_of_trf06) {
    auto text = players;
    text.replace(text.find(" GM"), 3, "  g");
    text.replace(text.find("     2 w 1"), 10, "  0000 - +");
    text.replace(text.find("     1 b 0"), 10, "  0000 - =");
    const auto tournament = read_trf(text);
    BOOST_TEST(tournament.format == "trf06");
    BOOST_TEST(write_trf(tournament, "trf06") == text);
    const auto newer = write_trf(tournament, "trf16");
    BOOST_TEST(newer.find(" GM One") != std::string::npos);
    BOOST_TEST(newer.find("0000 - +\n") != std::string::npos); // U or F: the file does not tell
    BOOST_TEST(codes(text, "trf16") == std::vector<std::string>{"TRF-0712"});
    BOOST_TEST(newer.find("0000 - H\n") != std::string::npos);
    BOOST_TEST(write_trf(read_trf(newer), "trf06") == text);
}

BOOST_AUTO_TEST_CASE(byes_of_trf06_that_the_points_tell_have_their_letters) {
    auto text = "BBU 2.0\n" + std::string(players); // a pairing-allocated bye is worth two
    text.replace(text.find(" GM"), 3, "  g");
    text.replace(text.find("     2 w 1"), 10, "  0000 - +");
    text.replace(text.find("     1 b 0"), 10, "  0000 - =");
    text.replace(text.find("  0.0 "), 5, "  0.5");
    const auto newer = write_trf(read_trf(text), "trf16");
    BOOST_TEST(newer.find("0000 - F\n") != std::string::npos);
    BOOST_TEST(newer.find("0000 - +\n") == std::string::npos);
}

/// Two byes of one player: the points tell that one is a full-point bye, and not which. The letters
/// of other byes do not hide that the plus stands for both.
BOOST_AUTO_TEST_CASE(byes_of_trf06_that_the_points_tell_in_part_keep_their_sign) {
    auto text = "BBU 2.0\n" + std::string(players);
    text.replace(text.find(" GM"), 3, "  g");
    text.replace(text.find("  1.0 "), 5, "  3.0");
    text.replace(text.find("  0.0 "), 5, "  0.5");
    text.replace(text.find("     2 w 1"), 10, "  0000 - +  0000 - +");
    text.replace(text.find("     1 b 0"), 10, "  0000 - =  0000 - -");
    const auto newer = write_trf(read_trf(text), "trf16");
    BOOST_TEST(newer.find("0000 - +  0000 - +\n") != std::string::npos);
    BOOST_TEST(newer.find("0000 - H  0000 - Z\n") != std::string::npos);
    const auto before = read_trf(text).players[0].rounds, after = read_trf(newer).players[0].rounds;
    BOOST_TEST((before == after));
    BOOST_TEST((before[0].outcome != before[1].outcome));
}

BOOST_AUTO_TEST_CASE(results_that_trf06_does_not_have_are_said) {
    auto text = players;
    text.replace(text.find("     2 w 1"), 10, "     2 w W");
    text.replace(text.find("     1 b 0"), 10, "     1 b L");
    BOOST_CHECK((codes(text, "trf06") == std::vector<std::string>{"TRF-0706", "TRF-0706"}));
}

BOOST_AUTO_TEST_CASE(scoring_that_162_cannot_say_stays_xxs) {
    const std::string text = "XXS WW=1 BW=2\nXXR 3\n" + players;
    BOOST_TEST(head_of(convert(text, "trf26")) == "XXS WW=1 BW=2\n142 3\n");
    BOOST_TEST(codes(text, "trf26").at(0) == "TRF-0704");
}

BOOST_AUTO_TEST_CASE(other_words_of_xxc_stay) {
    BOOST_TEST(convert("XXC rank\nXXC white1 rank\n" + players, "trf16") ==
               "XXC rank\nXXC white1 rank\n" + players);
    BOOST_TEST(head_of(convert("XXC white1 rank\n" + players, "trf26")) ==
               "152 W\nXXC white1 rank\n");
}

BOOST_AUTO_TEST_SUITE_END()

// Which files are TRF, which are not, and how they are encoded.

#include "finding.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

int confidence(std::string bytes) {
    const auto source = Source::from_bytes("test", std::move(bytes));
    return registry().get<Importer>("trf").confidence(*source);
}

const std::string players = player_line() + "\n" + std::string(opponent_line) + "\n";

}

BOOST_AUTO_TEST_SUITE(trf_recognition)

BOOST_AUTO_TEST_CASE(texts_that_are_trf_and_others) {
    BOOST_TEST(confidence(players) > 90);
    BOOST_TEST(confidence("012 Name\n022 City\n") > 0);
    BOOST_TEST(confidence("[Event \"x\"]\n1. e4 e5 1-0\n") == 0);
    BOOST_TEST(confidence("<xml>001 </xml>") == 0);
    BOOST_TEST(confidence("{\n \"name\": \"Cup\",\n \"players\": []\n}\n") == 0);
    BOOST_TEST(confidence("Spring Cup\nRank, name\n012 Ak\n022 Su\nWhite wins\n") == 0);
    BOOST_TEST(confidence(std::string(5000, '\0')) == 0);
    BOOST_TEST(confidence("\x7f"
                          "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3e\0") == 0);
    BOOST_TEST(confidence("   \n \n") == 0);
}

BOOST_AUTO_TEST_CASE(what_is_no_trf_is_said) {
    BOOST_TEST(findings_of("") == "TRF-0001 0:0 error\n");
    BOOST_TEST(findings_of(" \r\n") == "TRF-0001 0:0 error\n");
    BOOST_TEST(findings_of(std::string(100, '\0')) == "TRF-0001 0:0 error\n");
    BOOST_TEST(findings_of("\x01\x02\x03\x04 001 binary") == "TRF-0010 0:0 error\n");
    BOOST_TEST(findings_of("012 Name\n022 City\n") == "TRF-0002 0:0 error\n");
    const std::string vega = "012|Name\n022|City\n142|1\n152|2\n162|9\n";
    BOOST_TEST(confidence(vega) > 0);
    BOOST_TEST(findings_of(vega) == "TRF-0003 0:0 error\n");
}

BOOST_AUTO_TEST_CASE(a_nul_byte_is_damage) {
    auto text = "012 Name\n" + players;
    text[6] = '\0';
    BOOST_TEST(findings_of(text) == "TRF-0004 1:7 error\n");
}

BOOST_AUTO_TEST_CASE(a_file_that_is_shifted_is_told_once) {
    const auto shifted = [](std::string_view by) {
        std::string text = std::string(by) + "012 Name\n";
        text += std::string(by) + player_line() + "\n";
        return text + std::string(by) + std::string(opponent_line) + "\n";
    };
    BOOST_TEST(findings_of(shifted("")) == "");
    for (const auto* by : {" ", "  ", "\t", "> "})
        BOOST_TEST(findings_of(shifted(by)).starts_with("TRF-0011 0:0 error\n"), by);
    BOOST_TEST(findings_of(shifted(" ")).find("TRF-0002") == std::string::npos);
    // One line may be anything.
    BOOST_TEST(findings_of("012 Name\n 001 a line\n").starts_with("TRF-0002 0:0 error\n"));
}

BOOST_AUTO_TEST_CASE(no_rounds_at_all_are_no_number_of_rounds) {
    BOOST_TEST(findings_of("142 0\n" + players) == "TRF-0211 1:5 warning\n");
    BOOST_TEST(findings_of("142 5\n" + players) == "");
}

BOOST_AUTO_TEST_CASE(assumed_encodings_and_mixed_line_ends) {
    const auto name = [](std::string bytes) {
        Diagnostics diagnostics;
        return read_trf(std::move(bytes), diagnostics).name;
    };
    BOOST_TEST(findings_of("032 TUR\n012 \xDE\x61mp\n" + players) == "TRF-0005 0:0 note\n");
    BOOST_TEST(name("032 TUR\n012 \xDE\x61mp\n" + players) == "Şamp");
    BOOST_TEST(name("\xEF\xBB\xBF"
                    "012 Şamp\r\n" +
                    players) == "Şamp");
    BOOST_TEST(findings_of("\xEF\xBB\xBF"
                           "012 Şamp\n" +
                           players) == "");
    BOOST_TEST(findings_of("012 A\r\n" + players) == "TRF-0006 2:0 note\n");
    std::string cr = "012 A\r" + player_line() + "\r" + std::string(opponent_line);
    BOOST_TEST(findings_of(cr) == "");
}

BOOST_AUTO_TEST_CASE(editions) {
    const auto format = [](std::string text) {
        Diagnostics diagnostics;
        return read_trf(std::move(text), diagnostics).format;
    };
    BOOST_TEST(format(players) == "trf16");
    BOOST_TEST(format(player_line(11, "  g") + "\n") == "trf06");
    BOOST_TEST(format(player_line(11, "  g") + "  0000 - H\n") == "trf16");
    BOOST_TEST(format("142 9\n" + players) == "trf26");
    // A line without columns tells by its cells, wherever they stand.
    BOOST_TEST(format(player_line(11, "  g") + "\n001 3 Player 1.0 3 0000 - H\n") == "trf16");
    BOOST_TEST(format("142 9\nXXR 9\n" + players) == "trf16");
    BOOST_TEST(format("192 FIDE_DUTCH\nXXR 9\n" + players) == "trf26");
    BOOST_TEST(format("013 Team                               1\n142 7\n" + players) == "trf16");
}

BOOST_AUTO_TEST_SUITE_END()

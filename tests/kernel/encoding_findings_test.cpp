// Lines that were decoded otherwise than the rest are told for every format.

#include <hakem/encoding_findings.hpp>

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;

/// "ENC-0101 2 1 windows-1254; "
std::string told(std::string bytes) {
    Diagnostics diagnostics;
    tell_encodings(*Source::from_bytes("list.csv", std::move(bytes)), diagnostics);
    std::string result;
    for (const auto& d : diagnostics.all()) {
        result += d.code + " " + std::to_string(d.line);
        for (const auto& argument : d.arguments) result += " " + argument;
        result += d.severity == Severity::note ? "; " : "! ";
    }
    return result;
}

}

BOOST_AUTO_TEST_SUITE(encoding_findings)

BOOST_AUTO_TEST_CASE(lines_of_another_code_page_and_those_encoded_twice) {
    BOOST_TEST(told("ad;il\nKas\xC4\xB1m;Van\n\xDEule;Mu\xFE\nA\xFEk;B\n") ==
               "ENC-0101 3 2 windows-1254; ");
    BOOST_TEST(told("ad;il\nÄ±zmir;Ã–demiÅŸ\n") == "ENC-0102 2 1; ");
    BOOST_TEST(told("ad;il\nİzmir;Ödemiş\n") == "");
    // All of one code page: that of the file.
    BOOST_TEST(told("ad;il\n\xDEule;Mu\xFE\n") == "");
}

BOOST_AUTO_TEST_SUITE_END()

// T.C. identity numbers in TRF: masked unless they are asked for, and said so.

#include "writing.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

const std::string event =
    "012 Kupa 10000000146\n"
    "102 Hakem, Bir (10000000146)\n"
    "### 10000000146 bir not\n"
    "001    1 m    Bir, Oyuncu                       2080 TUR 10000000146 2001/05/23  1.0    1     "
    "2 w 1\n"
    "001    2 m    Iki, Oyuncu                       2080 TUR     6300001 2001/05/23  0.0    2     "
    "1 b 0\n"
    "TUR    1 m    Bir, Oyuncu                       2080 MUG 10000000147 2001/05/23\n"
    "TUR    2 m    Iki, Oyuncu                       2080 MUG        4711 2001/05/23\n"
    "XYZ anything 98765432150\n";

}

BOOST_AUTO_TEST_SUITE(trf_identity)

BOOST_AUTO_TEST_CASE(every_line_is_masked_and_the_columns_stay) {
    auto expected = event;
    for (const auto* number : {"10000000146", "10000000147", "98765432150"})
        for (auto at = expected.find(number); at != expected.npos; at = expected.find(number))
            expected.replace(at, 9, "*********");
    Diagnostics diagnostics("out.trf");
    BOOST_TEST(write_trf(read_trf(event), "trf16", diagnostics, {}) == expected);
    BOOST_TEST(diagnostics.by_code().at("IDN-0001") == 1u);
    BOOST_TEST(message_of(diagnostics.all().front(), Language::english).find("(6 places)") !=
               std::string::npos);
    BOOST_TEST(expected.find("4711") != expected.npos); // a licence is no identity number
}

BOOST_AUTO_TEST_CASE(byte_for_byte_where_they_are_asked_for) {
    Diagnostics diagnostics("out.trf");
    BOOST_TEST(write_trf(read_trf(event), "trf16", diagnostics, in_full()) == event);
    BOOST_TEST(!diagnostics.by_code().contains("IDN-0001"));
}

BOOST_AUTO_TEST_CASE(a_masked_file_is_read_and_stays_as_it_is) {
    const auto masked = write_trf(read_trf(event), "trf16", ExportOptions{});
    Diagnostics diagnostics("masked.trf");
    const auto again = read_trf(masked, diagnostics);
    BOOST_TEST(again.players.at(0).national_id == "*********47");
    BOOST_TEST(write_trf(again, "trf16", ExportOptions{}) == masked);
    BOOST_TEST(write_trf(again, "trf16") == masked);
}

BOOST_AUTO_TEST_SUITE_END()

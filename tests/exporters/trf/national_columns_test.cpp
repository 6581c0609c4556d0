// National records (TUR) that were shifted are written in their columns; what could not be told
// apart, and what needed no repair, byte for byte.

#include "writing.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

const std::string players =
    "001    1 m    One, Player                       2100 TUR     6300000 2001/05/23  1.0    1  "
    "   2 w 1\n"
    "001    2 w    Two, Player                       2000 TUR     6300001 2001/05/24  0.0    2  "
    "   1 b 0\n";
const std::string record =
    "TUR    1 m    Bir, Oyuncu                       2080 MUG 10000000146 2001/05/23\n";

}

BOOST_AUTO_TEST_SUITE(trf_national_columns_written)

BOOST_AUTO_TEST_CASE(shifted_records_are_put_right) {
    for (const std::size_t column : {5, 15, 49}) {
        auto shifted = record;
        shifted.insert(column - 1, " ");
        for (const auto* edition : {"trf16", "trf26"})
            BOOST_TEST(write_trf(read_trf(players + shifted), edition) == players + record);
    }
}

BOOST_AUTO_TEST_CASE(other_records_stay_as_they_are) {
    auto unclear = record;
    unclear.insert(14, " ").insert(48, "  ");
    auto name = record;
    name.replace(14, 4, " Bir");
    for (const auto& line : {record, unclear, name})
        for (const auto* edition : {"trf16", "trf26"})
            BOOST_TEST(write_trf(read_trf(players + line), edition) == players + line);
}

BOOST_AUTO_TEST_CASE(the_colours_of_the_boards) {
    BOOST_TEST(write_trf(read_trf("352 W B W B\n" + players), "trf26") == "352 WBWB\n" + players);
    BOOST_TEST(write_trf(read_trf("352 WXWB\n" + players), "trf26") == "352 WXWB\n" + players);
}

BOOST_AUTO_TEST_SUITE_END()

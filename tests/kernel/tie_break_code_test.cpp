#include <hakem/tie_break.hpp>

#include <boost/test/unit_test.hpp>

#include <string>

using namespace hakem;

namespace {

std::string canonical(std::string_view text) {
    const auto code = parse_tie_break_code(text);
    return code ? code->text : "refused";
}

}

BOOST_AUTO_TEST_SUITE(tie_break_code)

// C.07 art. 14 and the grammar of TRF26 202.
BOOST_AUTO_TEST_CASE(reads_every_modifier) {
    const auto code = parse_tie_break_code("bh:gp/m2/l-1/k2/p/f/r/u1400");
    BOOST_REQUIRE(code.has_value());
    BOOST_TEST(code->name == "BH");
    BOOST_TEST((code->score == TieBreakCode::Score::game));
    BOOST_TEST(code->cut_lowest == 2);
    BOOST_TEST(code->cut_highest == 2);
    BOOST_TEST(code->limit == -1);
    BOOST_TEST(code->factor == 2);
    BOOST_TEST(code->forfeits_are_games);
    BOOST_TEST(code->fore);
    BOOST_TEST(code->reverse);
    BOOST_TEST(code->unrated.value() == 1400);
    BOOST_TEST(code->text == "BH:GP/M2/L-1/K2/P/F/R/U1400");
}

BOOST_AUTO_TEST_CASE(other_spellings_become_one) {
    BOOST_TEST(canonical("BH-C1") == "BH/C1");
    BOOST_TEST(canonical("bh!c1#p") == "BH/C1/P");
    BOOST_TEST(canonical("KS/L2") == "KS/L+2");
    BOOST_TEST(canonical("KS-L-2") == "KS/L-2");
    BOOST_TEST(canonical("MPVGP") == "MPvGP");
    BOOST_TEST(canonical("ESB:MG/C1") == "EMGSB/C1");
    BOOST_TEST(canonical("BH/P/C1") == "BH/C1/P");
    BOOST_TEST(canonical("median/b-m2") == "MEDIAN/M2/B");
    BOOST_TEST(canonical("OTHER_LOT") == "OTHER_LOT");
    BOOST_TEST(canonical("BH/C0") == "BH");
}

// Earlier names and those of other programs, where they mean one thing only.
BOOST_AUTO_TEST_CASE(other_names_become_one) {
    BOOST_TEST(canonical("GE") == "REP");
    BOOST_TEST(canonical("ge/v2024") == "REP/V2024");
    BOOST_TEST(canonical("MBH") == "BH/M1");
    BOOST_TEST(canonical("mbh:gp/p") == "BH:GP/M1/P");
    BOOST_TEST(canonical("BHC1") == "BH/C1");
    BOOST_TEST(canonical("BHC2/P") == "BH/C2/P");
    BOOST_TEST(canonical("SBC1") == "SB/C1");
    BOOST_TEST(canonical("AROM1") == "ARO/M1");
    BOOST_TEST(canonical("EMGSBC1") == "EMGSB/C1");
    BOOST_TEST(canonical("KOYA/L+1") == "KS/L+1");
    for (const auto* other : {"ABH", "AFB", "OTHERC1", "DEC1", "BPG", "C1"})
        BOOST_TEST(canonical(other) == other);
}

BOOST_AUTO_TEST_CASE(a_year_names_an_edition) {
    BOOST_TEST(parse_tie_break_code("BH/V2024")->edition == "2024-08");
    BOOST_TEST(parse_tie_break_code("BH/V2023")->edition == "2023-09");
    BOOST_TEST(parse_tie_break_code("BH/V2026")->edition == "2026-03");
    BOOST_TEST(canonical("BH/V2015") == "BH/V2009");
}

BOOST_AUTO_TEST_CASE(refuses_what_is_no_code) {
    for (const auto* text :
         {"",           "/C1",      "37",        "[37]",     "BH/",      "BH/C",
          "BH/C100",    "BH/X",     "BH:XX",     "BH C1",    "../../x",  "=cmd|' /C calc'!A0",
          "BH/C1/",     "<script>", "BH/U99999", "BH/V1900", "BH/C1/M1", "BH/C1/C2",
          "KS/L+1/L-1", "BH/P/P",   "BÜCHHOLZ"})
        BOOST_TEST(canonical(text) == "refused", text);
    BOOST_TEST(canonical(std::string(10000, 'A')) == "refused");
    BOOST_TEST(canonical(std::string("BH\0", 3)) == "refused");
}

BOOST_AUTO_TEST_SUITE_END()

// Why the standings are as they are, to hang up.

#include "event.hpp"
#include "report_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto en = Language::english;
constexpr auto tr = Language::turkish;

Made reasons(Tournament event, std::string list, bool explain = true) {
    RankOptions ranking;
    ranking.tie_breaks = std::move(list);
    ranking.explain = explain;
    event.start = {2026, 4, 1};
    return made_of(std::move(event), "standings-reasons", {}, ranking);
}

/// Scores 2½, ½, 1, 2½; games with Black 1, 0, 1 and 2.
Tournament small() { return swiss({"2w1 4b= 3w+", "1b0 H 4w0", "4w0 U 1b-", "3b1 1w= 2b1"}); }

}

BOOST_AUTO_TEST_SUITE(reasons_report)

BOOST_AUTO_TEST_CASE(each_place_has_its_reason) {
    const auto made = reasons(small(), "PTS,BPG");
    const auto& table = table_of(made.document);
    BOOST_TEST(head_of(table, en) == "Rk.|SNo|Name|Pts.|By|Value|Above|Article");
    BOOST_TEST(row_of(table, 0, en) == "1|4|P4|2.5||||");
    BOOST_TEST(row_of(table, 1, en) == "2|1|P1|2.5|BPG|1*|2|FIDE C.07 (01.03.2026), 7.3");
    BOOST_TEST(row_of(table, 2, en) == "3|3|P3|1.0|points|1.0|2.5|");
    BOOST_TEST(row_of(table, 3, tr) == "4|2|P2|0,5|puan|0,5|1,0|");
}

BOOST_AUTO_TEST_CASE(values_of_the_tied_stand_together) {
    const auto made = reasons(small(), "PTS,BPG,WON");
    BOOST_REQUIRE(made.document.sections.size() == 2u);
    const auto& table = table_of(made.document, 1);
    BOOST_REQUIRE(table.rows.size() == 2u); // WON was not needed, 3 and 2 were not tied
    BOOST_TEST(row_of(table, 0, en) == "4|P4|BPG|2|3: 1||2: 1");
    BOOST_TEST(row_of(table, 1, en) == "1|P1|BPG|1*||4: 1|");
}

// C.07 8.2, 10.2: sums are shown by their addends alone, all else says how they make it.
BOOST_AUTO_TEST_CASE(how_the_values_come_about_is_on_the_page) {
    auto event = swiss({"2w1", "1b0", "4w1", "3b0"});
    for (auto& player : event.players) player.rating = 2100 - 100 * player.id;
    const auto made = reasons(event, "PTS,WON,TPR");
    BOOST_REQUIRE(made.document.sections.size() == 3u);
    BOOST_TEST(made.document.sections[2].id == "how");
    const auto& table = table_of(made.document, 2);
    BOOST_TEST(head_of(table, en) == "No.|Name|Value|Result|How");
    BOOST_REQUIRE(table.rows.size() == 4u); // WON is a sum
    BOOST_TEST(row_of(table, 0, en) == "1|P1|TPR|2700|mean: 1900 / 1 = 1900; result 1 of 1 = 100 % "
                                       "(½ up), difference +800 (B.02, 8.1.1); 1900 +800 = 2700");
}

// C.07 4: who shares a place was compared by the whole list.
BOOST_AUTO_TEST_CASE(a4_a_shared_place_is_said) {
    const auto made = reasons(swiss({"2w=", "1b="}), "PTS,WON,WIN");
    BOOST_TEST(row_of(table_of(made.document), 1, en) == "|2|P2|0.5|nothing: shared place|||");
    BOOST_TEST(row_of(table_of(made.document), 1, tr) == "|2|P2|0,5|hiçbiri: aynı sıra|||");
    BOOST_TEST(table_of(made.document, 1).rows.size() == 4u);
}

BOOST_AUTO_TEST_CASE(without_ties_or_terms_there_are_no_values) {
    BOOST_TEST(reasons(swiss({"2w1", "1b0"}), "PTS,WON").document.sections.size() == 1u);
    BOOST_TEST(reasons(small(), "PTS,BPG", false).document.sections.size() == 1u);
}

// Regulation 29a: not ranked, so nothing put him there.
BOOST_AUTO_TEST_CASE(article_29a_who_is_out_has_no_reason) {
    const auto made =
        reasons(round_robin({"2w1 3b1 4w+", "1b0 4w+ 3b1", "4w1 1w0 2w0", "3b0 2b- 1b-"}), "PTS");
    BOOST_TEST(row_of(table_of(made.document), 3, en) == "|4|P4|0.0||||");
}

// C.07 8.1 (2026): what was refused stands under the page.
BOOST_AUTO_TEST_CASE(a8_1_refusals_are_on_the_page) {
    const auto made = reasons(round_robin({"2w1", "1b0"}), "PTS,BH,SB");
    BOOST_TEST(has_line(made.document.notes,
                        "tie-break BH was left out: the Buchholz family is forbidden in round "
                        "robins by FIDE C.07 (01.03.2026), art. 8; use SB or DE",
                        en));
}

BOOST_AUTO_TEST_SUITE_END()

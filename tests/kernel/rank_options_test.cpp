// Parts of the field, lots, and what standings know of their own making.

#include "event.hpp"
#include "support.hpp"
#include <hakem/lot.hpp>
#include <hakem/standings.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::registry;
using hakem::test::round_robin;
using hakem::test::swiss;

namespace {

struct Ranked {
    Standings standings;
    Diagnostics diagnostics;

    Ranked(const Tournament& tournament, std::string list, RankOptions options = {}) {
        options.tie_breaks = std::move(list);
        standings = rank(tournament, options, registry(), diagnostics);
    }

    /// "4:1 1:2": ids and ranks in order.
    std::string order() const {
        std::string line;
        for (const auto& row : standings.rows)
            line +=
                (line.empty() ? "" : " ") + std::to_string(row.id) + ":" + std::to_string(row.rank);
        return line;
    }
    const std::optional<Exact>& value(std::size_t row, std::size_t code) const {
        return standings.rows.at(row).values.at(code).value;
    }
};

/// 1 beat 2, 2 beat 3, 3 beat 1.
Tournament circle() { return round_robin({"2w1 3b0 .", "1b0 . 3w1", ". 1w1 2b0"}); }

/// Scores 2½, ½, 1, 2½; games with Black 0, 3, 1 and 2.
Tournament small() { return swiss({"2w1 4b= 3w+", "1b0 H 4w0", "4w0 U 1b-", "3b1 1w= 2b1"}); }

RankOptions part(std::vector<std::int32_t> ids) {
    RankOptions options;
    options.only = std::move(ids);
    return options;
}

RankOptions with_lot(std::uint64_t seed) {
    RankOptions options;
    options.lot = seed;
    return options;
}

}

BOOST_AUTO_TEST_SUITE(rank_options)

// C.07 6: in a circle the games among the three break nothing; between two of them their game does.
BOOST_AUTO_TEST_CASE(a6_direct_encounter_looks_at_the_tied_of_the_part) {
    BOOST_TEST(Ranked(circle(), "PTS,DE").order() == "1:1 2:1 3:1");
    const Ranked two(circle(), "PTS,DE", part({1, 2}));
    BOOST_TEST(two.order() == "1:1 2:2");
    BOOST_TEST(two.standings.rows[1].decided_by == 1);
    BOOST_TEST(Ranked(circle(), "PTS,DE", part({1, 3})).order() == "3:1 1:2");
}

BOOST_AUTO_TEST_CASE(a_part_has_the_values_of_the_whole_event) {
    const Ranked whole(small(), "PTS,BH,SB"), some(small(), "PTS,BH,SB", part({3, 2}));
    // 1: ½ + 2½ + a dummy with the 1 point of number 3, and 4: 1 + 2½ + ½, have 4 and share.
    BOOST_TEST(whole.order() == "1:1 4:1 3:3 2:4");
    BOOST_TEST(some.order() == "3:1 2:2");
    for (std::size_t code = 0; code < 3; ++code) {
        BOOST_TEST((some.value(0, code) == whole.value(2, code)));
        BOOST_TEST((some.value(1, code) == whole.value(3, code)));
    }
    BOOST_TEST(Ranked(small(), "PTS", part({})).order().empty());
}

// Regulation 29a: who is out is out in his part as well, and in no other.
BOOST_AUTO_TEST_CASE(article_29a_in_a_part) {
    const auto all = round_robin({"2w1 3b1 4w1", "1b0 4w1 3b1", "4w1 1w0 2w0", "3b0 2b0 1b0"});
    BOOST_TEST(Ranked(all, "PTS", part({2, 4})).order() == "2:1 4:2");
    const auto left = round_robin({"2w1 3b1 4w+", "1b0 4w+ 3b1", "4w1 1w0 2w0", "3b0 2b- 1b-"});
    BOOST_TEST(Ranked(left, "PTS", part({2, 4})).order() == "2:1 4:0");
    BOOST_TEST(Ranked(left, "PTS", part({2, 1})).order() == "1:1 2:2");
}

// C.07 4: when the list is exhausted, lots; the same seed gives the same order.
BOOST_AUTO_TEST_CASE(a4_lots_settle_what_stays_tied) {
    const auto event = swiss({"U", "U", "U", "Z"});
    BOOST_TEST(Ranked(event, "PTS").order() == "1:1 2:1 3:1 4:4");
    for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
        const Ranked ranked(event, "PTS", with_lot(seed));
        std::string expected;
        int place = 0;
        for (const auto id : drawn({1, 2, 3, 4}, seed))
            if (id != 4) expected += std::to_string(id) + ":" + std::to_string(++place) + " ";
        BOOST_TEST(ranked.order() == expected + "4:4");
        BOOST_TEST(ranked.standings.codes.back().text == "LOT");
        BOOST_TEST(ranked.standings.rows[1].decided_by == 1);
        BOOST_TEST(ranked.standings.rows[3].decided_by == 0);
        BOOST_TEST(!ranked.value(3, 1)); // 4 was not tied
        BOOST_TEST((ranked.standings.lot == seed));
        BOOST_TEST(ranked.diagnostics.by_code().contains("RNK-0101"));
    }
}

BOOST_AUTO_TEST_CASE(a4_the_lot_is_one_for_all_parts) {
    const auto event = swiss({"U", "U", "U", "U", "U"});
    auto options = with_lot(11);
    const Ranked whole(event, "PTS", options);
    options.only = {2, 3, 5};
    const Ranked some(event, "PTS", options);
    std::string of_whole, of_part;
    for (const auto& row : whole.standings.rows)
        if (row.id != 1 && row.id != 4) of_whole += std::to_string(row.id);
    for (const auto& row : some.standings.rows) of_part += std::to_string(row.id);
    BOOST_TEST(of_part == of_whole);
}

BOOST_AUTO_TEST_CASE(no_lot_where_nothing_is_tied) {
    const Ranked ranked(small(), "PTS,BPG", with_lot(3));
    BOOST_TEST(ranked.standings.codes.size() == 2U);
    BOOST_TEST(!ranked.standings.lot);
    BOOST_TEST(ranked.diagnostics.by_code().contains("RNK-0102"));
}

BOOST_AUTO_TEST_CASE(the_code_between_any_two) {
    const Ranked ranked(small(), "PTS,BPG"); // 4 (2½, 2), 1 (2½, 1), 3 (1), 2 (½)
    BOOST_TEST(ranked.order() == "4:1 1:2 3:3 2:4");
    BOOST_TEST(deciding_code(ranked.standings, 0, 1) == 1);
    BOOST_TEST(deciding_code(ranked.standings, 0, 2) == 0);
    BOOST_TEST(deciding_code(ranked.standings, 1, 3) == 0);
    const Ranked shared(swiss({"U", "U"}), "PTS");
    BOOST_TEST(deciding_code(shared.standings, 0, 1) == -1);
    // By three codes, one after the other: 1 and 3 part at the first that differs.
    const Ranked three(swiss({"4w1 5b1", "6b1 U", "5b= 4w=", "1b0 3b=", "3w= 1w0", "2w0 Z"}),
                       "PTS,WON,BPG");
    BOOST_TEST(three.order() == "1:1 2:2 3:3 4:4 5:5 6:6");
    BOOST_TEST(deciding_code(three.standings, 0, 1) == 1);
    BOOST_TEST(deciding_code(three.standings, 3, 4) == 2);
    BOOST_TEST(deciding_code(three.standings, 0, 4) == 0);
}

BOOST_AUTO_TEST_CASE(who_is_out_is_compared_by_no_code) {
    const auto left = round_robin({"2w1 3b1 4w+", "1b0 4w+ 3b1", "4w1 1w0 2w0", "3b0 2b- 1b-"});
    const Ranked ranked(left, "PTS");
    BOOST_TEST(ranked.standings.rows.back().out);
    BOOST_TEST(deciding_code(ranked.standings, 0, 3) == -1);
}

BOOST_AUTO_TEST_CASE(articles_of_the_codes) {
    auto event = small();
    event.start = {2026, 4, 1};
    RankOptions options;
    options.explain = true;
    const auto rules = Ranked(event, "PTS,BH/C1,BH/V2024,WIN", options).standings.rules;
    const std::vector<std::string> expected{"", "FIDE C.07 (01.03.2026), 8.1, 14",
                                            "FIDE C.07 (01.08.2024), 8.1, 14",
                                            "FIDE C.07 (01.03.2026), 7.1"};
    BOOST_TEST(rules == expected, boost::test_tools::per_element());
    options.edition = "regulation";
    BOOST_TEST(Ranked(event, "PTS,BUCHHOLZ,WIN", options).standings.rules[1] == "Regulation 37b");
    BOOST_TEST(Ranked(event, "PTS,BUCHHOLZ,WIN", options).standings.rules[2] ==
               "FIDE C.07, 7.1; Regulation 36, 37");
    BOOST_TEST(Ranked(event, "PTS,BH").standings.rules.empty());
}

// C.07 8.1 (2026): what is refused stays with the standings, for pages and programs.
BOOST_AUTO_TEST_CASE(a8_1_remarks_stay_with_the_standings) {
    auto event = circle();
    event.start = {2026, 4, 1};
    const Ranked ranked(event, "PTS,BH,SB");
    BOOST_REQUIRE(ranked.standings.remarks.size() == 1U);
    BOOST_TEST(ranked.standings.remarks[0].code == "RNK-0011");
    BOOST_TEST(ranked.diagnostics.by_code().contains("RNK-0011"));
}

BOOST_AUTO_TEST_SUITE_END()

#include "event.hpp"
#include "ranking.hpp"
#include <hakem/standings.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using hakem::test::places;
using hakem::test::registry;
using hakem::test::round_robin;
using hakem::test::swiss;

namespace {

/// Scores 2½, ½, 1, 2½.
Tournament small() { return swiss({"2w1 4b= 3w+", "1b0 H 4w0", "4w0 U 1b-", "3b1 1w= 2b1"}); }

struct Ranked {
    Standings standings;
    Diagnostics diagnostics;

    explicit Ranked(const Tournament& tournament, RankOptions options = {}) {
        standings = rank(tournament, options, registry(), diagnostics);
    }
    std::string codes() const {
        std::string line;
        for (const auto& code : standings.codes) line += (line.empty() ? "" : ",") + code.text;
        return line;
    }
    std::size_t count(std::string_view code) const {
        const auto found = diagnostics.by_code().find(code);
        return found == diagnostics.by_code().end() ? 0 : found->second;
    }
};

RankOptions listing(std::string list, std::string edition = {}) {
    RankOptions options;
    options.tie_breaks = std::move(list);
    options.edition = std::move(edition);
    return options;
}

}

BOOST_AUTO_TEST_SUITE(standings)

// C.07 art. 4: the next tie-break only inside each group that is still tied.
BOOST_AUTO_TEST_CASE(ranks_group_by_group) {
    const auto event = small();
    BOOST_TEST(places(event, "PTS") == "1 4 3 1");
    BOOST_TEST(places(event, "PTS,WON") == "2 4 3 1");
    BOOST_TEST(places(event, "WON,PTS") == "2 4 3 1");
    BOOST_TEST(places(event, "BPG,PTS") == "2 3 4 1");
    BOOST_TEST(places(event, "BPG") ==
               "2 4 3 1"); // the points stand first where they are not named
    BOOST_TEST(places(swiss({"2w1 Z", "1b0 U", "U U"}), "BPG,PTS") == "3 1 2");
}

BOOST_AUTO_TEST_CASE(names_the_deciding_code) {
    const Ranked ranked(small(), listing("PTS,BPG,WON"));
    const auto& rows = ranked.standings.rows;
    BOOST_REQUIRE(rows.size() == 4U);
    BOOST_TEST(rows[0].id == 4);
    BOOST_TEST(rows[0].decided_by == -1);
    BOOST_TEST(rows[1].id == 1);
    BOOST_TEST(rows[1].decided_by == 1); // BPG
    BOOST_TEST(rows[2].decided_by == 0); // points
    BOOST_TEST(to_text(*rows[0].values[0].value) == "2.5");
}

BOOST_AUTO_TEST_CASE(shared_places_stand_by_starting_number) {
    const Ranked ranked(swiss({"U", "U", "U"}), listing("PTS"));
    BOOST_TEST(ranked.standings.rows[0].id == 1);
    BOOST_TEST(ranked.standings.rows[2].id == 3);
    BOOST_TEST(ranked.standings.rows[2].rank == 1);
    BOOST_TEST(ranked.standings.rows[2].decided_by == -1);
}

// TRF26 212 stands before 202; what the user says before both.
BOOST_AUTO_TEST_CASE(list_of_the_file) {
    auto event = small();
    BOOST_TEST(!Ranked(event).standings.codes_declared);
    event.tie_breaks = "BH:MP/C1, SB";
    BOOST_TEST(Ranked(event).codes() == "PTS,BH:MP/C1,SB");
    BOOST_TEST(Ranked(event).standings.codes_declared);
    event.standings_order = "WIN;PTS";
    BOOST_TEST(Ranked(event).codes() == "WIN,PTS");
    BOOST_TEST(Ranked(event, listing("PS-C1")).codes() == "PTS,PS/C1");
}

// Regulation 35 for round robins.
BOOST_AUTO_TEST_CASE(default_lists) {
    BOOST_TEST(Ranked(small()).codes() == "PTS,BH/C1,BH,SB,DE,WIN");
    BOOST_TEST(Ranked(round_robin({"2w1", "1b0"})).codes() == "PTS,SB,DE");
    BOOST_TEST(Ranked(round_robin({"2w1", "1b0"}), listing("", "regulation")).codes() ==
               "PTS,SONNEBORN,DE");
}

BOOST_AUTO_TEST_CASE(unknown_codes_are_left_out_and_named) {
    auto event = small();
    event.tie_breaks = "XYZ/C1,SB,B H,DE/C1";
    const Ranked ranked(event);
    BOOST_TEST(ranked.codes() == "PTS,SB");
    BOOST_TEST(ranked.count("RNK-0001") == 1U);
    BOOST_TEST(ranked.count("RNK-0002") == 1U);
    BOOST_TEST(ranked.count("RNK-0003") == 1U);
    const auto& first = ranked.diagnostics.all().front();
    BOOST_TEST(message_of(first, Language::english).find("XYZ/C1") != std::string::npos);
    BOOST_TEST(message_of(first, Language::turkish).find("XYZ/C1") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(endless_list_is_cut) {
    auto event = small();
    for (int i = 0; i < 10'000; ++i) event.tie_breaks += "KS/L" + std::to_string(i % 900) + ",";
    for (int i = 0; i < 10'000; ++i) event.tie_breaks += "SSSC/K" + std::to_string(i % 999) + ",";
    for (int i = 1; i < 1'000; ++i) event.tie_breaks += "ARO/U" + std::to_string(i) + ",";
    const Ranked ranked(event);
    BOOST_TEST(ranked.standings.codes.size() == 501U);
    BOOST_TEST(ranked.count("RNK-0004") == 1U);
}

BOOST_AUTO_TEST_CASE(user_errors_are_thrown) {
    const auto wrong = [](const Error& error) { return error.code() == ExitCode::wrong_usage; };
    BOOST_CHECK_EXCEPTION(Ranked(small(), listing("PTS,B H")), Error, wrong);
    BOOST_CHECK_EXCEPTION(Ranked(small(), listing("PTS", "2025")), Error, wrong);
}

BOOST_AUTO_TEST_CASE(edition_by_date_and_by_name) {
    auto event = small();
    event.start = {2024, 5, 1};
    BOOST_TEST(Ranked(event).standings.edition->id == "2024-04");
    BOOST_TEST(Ranked(event, listing("", "2009")).standings.edition->id == "2009");
}

// Regulation 29a: listed after all others, without a place.
BOOST_AUTO_TEST_CASE(annulled_stand_outside) {
    const Ranked ranked(round_robin({"4w1 2w1 3b=", "3w= 1b0 4w+", "2b= 4b+ 1w=", "1b0 3w- 2b-"}));
    const auto& rows = ranked.standings.rows;
    BOOST_TEST(rows.back().id == 4);
    BOOST_TEST(rows.back().out);
    BOOST_TEST(rows.back().rank == 0);
    BOOST_TEST(rows[2].rank == 3);
    BOOST_TEST(ranked.count("RNK-0005") == 1U);
    // 36, 37d without the annulled games: number 1 beat 2 (½) and drew with 3 (1).
    BOOST_TEST(to_text(*rows[0].values[1].value) == "1.0");
}

BOOST_AUTO_TEST_CASE(explanations_only_when_asked_for) {
    auto options = listing("PTS,BH/C1");
    BOOST_TEST(Ranked(small(), options).standings.rows[0].values[1].terms.empty());
    options.explain = true;
    const Ranked ranked(small(), options);
    const auto& row = ranked.standings.rows[0];
    BOOST_TEST(row.id == 1);
    const auto& terms = row.values[1].terms; // 2w1 4b= 3w+
    BOOST_REQUIRE(terms.size() == 3U);
    BOOST_TEST(terms[2].round == 3);
    BOOST_TEST(terms[2].opponent == 3);
    BOOST_TEST(terms[2].note == "term.capped");
    BOOST_TEST(to_text(terms[2].value) == "1.0");
    BOOST_TEST(terms[0].cut);
    BOOST_TEST(!terms[1].cut);
    Exact sum;
    for (const auto& term : terms)
        if (!term.cut) sum += term.value;
    BOOST_TEST((sum == *row.values[1].value));
}

// Regulation 26.1: by board points, match points after them.
BOOST_AUTO_TEST_CASE(teams_by_the_regulation) {
    auto event = test::event("Takım İsviçre", {"3w1", "4b1", "1b0", "2w0"});
    for (std::int32_t id = 1; id <= 2; ++id) event.teams.emplace_back().id = id;
    event.teams[0].players = {1, 2};
    event.teams[1].players = {3, 4};
    const Ranked ranked(event, listing("", "regulation"));
    BOOST_TEST(ranked.codes() == "PTS,TAKIM,BUCHHOLZ,MEDIAN,SONNEBORN,KADEMELI");
    BOOST_TEST(ranked.standings.history.game_points_first);
    BOOST_TEST(Ranked(event).codes() == "PTS,MPvGP,DE,BH/C1,BH");
    BOOST_TEST(Ranked(event, listing("MPTS,GPTS")).codes() == "MPTS,GPTS");
    BOOST_TEST(Ranked(small(), listing("PTS,TAKIM,MPvGP")).count("RNK-0013") == 2U);
}

// Articles 36 and 37 are the rules of an event by the regulation; what the user says comes first.
BOOST_AUTO_TEST_CASE(articles_36_37_are_the_edition_of_an_event_by_the_regulation) {
    auto event = small();
    event.start = {2026, 5, 1};
    BOOST_TEST(Ranked(event).standings.edition->id == "2026-03");
    event.type = "Bireysel: Ulusal İsviçre";
    const Ranked ranked(event);
    BOOST_TEST(ranked.standings.edition->id == "regulation");
    BOOST_TEST(ranked.codes() == "PTS,BUCHHOLZ,MEDIAN,SONNEBORN,KADEMELI");
    BOOST_TEST(!ranked.standings.codes_declared);
    BOOST_TEST(Ranked(event, listing("", "2024-08")).standings.edition->id == "2024-08");
    event.tie_breaks = "MEDIAN/M2,KADEMELI";
    BOOST_TEST(Ranked(event).codes() == "PTS,MEDIAN/M2,KADEMELI");
}

// 35, 37e: board points, match points, then as for players.
BOOST_AUTO_TEST_CASE(article_35_lists_of_round_robins_by_the_regulation) {
    auto event = test::event("Takım: Ulusal Döner", {"3w1", "4b1", "1b0", "2w0"});
    BOOST_TEST(Ranked(event).codes() == "PTS,SONNEBORN,DE");
    for (std::int32_t id = 1; id <= 2; ++id) event.teams.emplace_back().id = id;
    event.teams[0].players = {1, 2};
    event.teams[1].players = {3, 4};
    BOOST_TEST(Ranked(event).codes() == "PTS,TAKIM,SONNEBORN,DE");
}

// 37a: 2 and 3 have 1 point and 1 + 1 or 0 + 1: the sums differ. 1 and 2 of the second event have
// 0, 1, 2 and 1, 1, 1 (3 each): without round 1 it is 3 against 2.
BOOST_AUTO_TEST_CASE(a37_a_a_tie_goes_on_without_the_first_rounds) {
    const auto event = swiss({"3b0 3w1 Z", "4w1 4w0 Z", "1w1 1b0 Z", "2b0 2b1 Z"});
    // Running scores: 0 1 1, 1 1 1, 1 1 1, 0 1 1.
    BOOST_TEST(Ranked(event, listing("PTS,KADEMELI")).codes() == "PTS,KADEMELI");
    BOOST_TEST(places(event, "PTS,KADEMELI") == "3 1 1 3");
    const auto tied = swiss({"Z U Z U U Z", "U Z Z U Z U"});
    // Running scores: 0 1 1 2 3 3 and 1 1 1 2 2 3 make 10 each; without round 1 it is 10 and 9.
    const Ranked ranked(tied, listing("PTS,KADEMELI"));
    BOOST_TEST(ranked.codes() == "PTS,KADEMELI,KADEMELI/C1");
    BOOST_TEST(ranked.standings.rows[0].id == 1);
    BOOST_TEST(ranked.standings.rows[1].decided_by == 2);
    BOOST_TEST(to_text(*ranked.standings.rows[1].values[2].value) == "9.0");
    // A list that names the cuts itself is meant as it stands.
    BOOST_TEST(Ranked(tied, listing("PTS,KADEMELI/C3")).codes() == "PTS,KADEMELI/C3");
    BOOST_TEST(Ranked(tied, listing("PTS,KADEMELI,KADEMELI/C2")).codes() ==
               "PTS,KADEMELI,KADEMELI/C2");
}

BOOST_AUTO_TEST_CASE(every_message_is_there_in_both_languages) {
    for (const auto* key :
         {"diagnostic.RNK-0001", "diagnostic.RNK-0005", "diagnostic.RNK-0006",
          "diagnostic.RNK-0007", "term.half-of-own", "diagnostic.RNK-0011", "diagnostic.RNK-0012",
          "diagnostic.RNK-0013", "term.dummy", "term.capped", "term.virtual", "term.adjusted",
          "term.half-of-opponent", "term.no-opponent", "term.average", "term.unplayed",
          "plugin.tie-break.KADEMELI"})
        BOOST_TEST(has_text(key), key);
}

BOOST_AUTO_TEST_SUITE_END()

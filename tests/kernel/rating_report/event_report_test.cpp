#include "event.hpp"
#include "kernel/rating_report/shown.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <rating_report/rating_report.hpp>

using namespace hakem;
using test::row;
using test::table;
using test::value;

namespace {

/// Event E2 of ukd.md 1.3: numbers 3, 13 and 11 of it with their opponents are 1, 2 and 3 here.
struct E2 {
    Tournament tournament = test::swiss({"2w1 4b1 5w1 6b1 7w0", "1b0 8w1 9b1 10w1 11b0",
                                         "7b0 13w1 10b+ 12w0 8b=", ". 1w0", ". . 1b0", ". . . 1w0",
                                         "3w1 . . . 1b1", ". 2b0 . . 3w=", ". . 2w0", ". . 3w- 2b0",
                                         ". . . . 2w1", ". . . 3b1", ". 3b0"});
    std::vector<RatingBefore> before;
    EventRating rating;

    E2() {
        tournament.name = "E2";
        for (const auto ukd :
             {1236, 1061, 1070, 1094, 1293, 1040, 1416, 0, 1096, 1112, 1227, 1097, 0}) {
            auto& one = before.emplace_back();
            one.rating = ukd;
            one.origin = ukd == 0 ? "none" : "list";
        }
        tournament.players[0].licence = "10000000146"; // a made-up number with right check digits
        const RatingSwitches none;
        rating = test::registry().get<RatingSystem>("ukd").rate(
            {tournament, before, TimeClass::standard, {}, none});
    }
};

Document report(const E2& event) {
    return rating_report::event_report({event.tournament, event.rating});
}

}

BOOST_AUTO_TEST_SUITE(event_report)

BOOST_AUTO_TEST_CASE(ukd_1_3_changes_and_new_ratings_of_e2) {
    const E2 event;
    const auto document = report(event);
    const auto& players = table(document, "players");
    BOOST_TEST(row(players, 0, {"before", "k", "games", "score", "change", "after"}) ==
               "1236|30|5|4.0|+34.50|1270");
    BOOST_TEST(row(players, 1, {"before", "k", "games", "score", "change", "after"}) ==
               "1061|30|5|3.0|+20.10|1081");
    BOOST_TEST(row(players, 2, {"before", "k", "games", "score", "change", "after", "notes"}) ==
               "1070|30|4|1.5|-14.10|1055|forfeits: 1");
    BOOST_TEST(row(players, 2, {"change"}, Language::turkish) == "-14,10");
    // Mean of the rated opponents: (1061 + 1094 + 1293 + 1040 + 1416) / 5 = 1180.8
    BOOST_TEST(row(players, 0, {"rated-games", "mean"}) == "5|1180.8");
}

// No. 13 (here 2): +3.0 against the unrated is a tenth of K, no expectation: -8.1 +16.5 +17.1 -8.4
// = 17.10 = 30 (2 - 1.43) against the rated.
BOOST_AUTO_TEST_CASE(ukd_1_3_nothing_is_expected_against_who_has_no_ukd) {
    const E2 event;
    const auto document = report(event);
    const auto& players = table(document, "players");
    BOOST_TEST(row(players, 1,
                   {"rated-games", "rated-score", "expected", "difference", "fixed", "change"}) ==
               "4|2.0|1.43|+0.57|+3.00|+20.10");
    BOOST_TEST(row(players, 0, {"rated-score", "expected", "fixed", "change"}) ==
               "4.0|2.85||+34.50");
    const auto& games = table(document, "games");
    BOOST_TEST(row(games, 6,
                   {"opponent", "opponent-rating", "rating-difference", "capped", "game-expected",
                    "game-change"}) == "8|||||+3.00");
    // A short mark in the row, the sentence once.
    BOOST_TEST(row(games, 6, {"note"}, Language::turkish) == "UKD'siz");
    BOOST_REQUIRE(games.legend.size() == 3u);
    BOOST_TEST(to_text(games.legend[1], Language::english) ==
               "no UKD = the opponent has no UKD: a fixed part of K, nothing for a draw.");
    BOOST_TEST(to_text(games.legend[2], Language::english) ==
               "Against opponents without UKD there is no D and no PD: the rule fixes d as a part "
               "of K.");
    const auto& why = event.rating.players[1].why;
    const auto change = std::find_if(why.begin(), why.end(), [](const Decision& decision) {
        return decision.subject == "change";
    });
    BOOST_REQUIRE(change != why.end());
    BOOST_TEST(sentence_of(*change, Language::turkish) ==
               "UKD'li rakiplerle 4 oyun, W = 2,0, We = 1,43, K = 30: +17,10; UKD'siz rakiplerle 1 "
               "oyun: +3,00; değişim +20,10");
}

// Where everybody has a rating there is nothing to tell apart.
BOOST_AUTO_TEST_CASE(columns_without_anything_are_not_there) {
    E2 event;
    for (auto& one : event.before)
        if (one.rating == 0) one.rating = 1200;
    const RatingSwitches none;
    event.rating = test::registry().get<RatingSystem>("ukd").rate(
        {event.tournament, event.before, TimeClass::standard, {}, none});
    const auto document = report(event);
    const auto& players = table(document, "players");
    BOOST_TEST(row(players, 0, {"rated-games", "rated-score", "fixed", "change"}) == "|||+34.50");
    BOOST_TEST(players.columns.size() == 14u);
    BOOST_TEST(table(document, "games").legend.size() == 1u);
}

// V-2007 (4): the awarded rating is noted where it holds, not where the usual calculation gave
// more.
BOOST_AUTO_TEST_CASE(ukd_1_2_youth_2007_awarded_only_where_it_holds) {
    E2 event;
    const RatingSwitches none;
    event.rating = test::registry().get<RatingSystem>("ukd").rate(
        {event.tournament, event.before, TimeClass::standard, "youth-2007", none});
    const auto document = report(event);
    const auto& players = table(document, "players");
    // Without a point 1001 is awarded; 1293 - 17.40 is more.
    BOOST_TEST(row(players, 4, {"before", "after", "notes"}) == "1293|1275|");
    BOOST_TEST(row(players, 12, {"after", "notes"}) ==
               "1001|no UKD; archive 1/7; awarded 1001 by a special rule");
    const auto& why = event.rating.players[4].why;
    BOOST_TEST(why.back().reason == "rating.why.youth-normal");
}

// FIDE B.02, 8.2: five opponents, the sum 9507, three points: 1922 (fide-rating.md 2.5).
BOOST_AUTO_TEST_CASE(fide_8_2_newcomers_have_what_the_rule_uses) {
    auto tournament =
        test::swiss({"2w1 3b1 4w1 5b0 6w0", "1b0", ". 1w0", ". . 1b0", ". . . 1w1", ". . . . 1b1"});
    std::vector<RatingBefore> before(6);
    const std::int32_t ratings[] = {0, 1900, 1901, 1902, 1902, 1902};
    for (std::size_t i = 0; i < 6; ++i) before[i].rating = ratings[i];
    const RatingSwitches none;
    const auto& fide = test::registry().get<RatingSystem>("fide");
    const auto rating = fide.rate({tournament, before, TimeClass::standard, {}, none});
    rating_report::EventInput input{tournament, rating};
    const auto document = rating_report::event_report(input);
    const auto keys = {"games",
                       "score",
                       "mean",
                       "pooled-events",
                       "pooled-games",
                       "pooled-score",
                       "initial-average",
                       "initial-percent",
                       "initial-difference",
                       "initial-rating",
                       "first"};
    BOOST_TEST(row(table(document, "newcomers"), 0, keys) ==
               "5|3.0|1901.4|1|5/5|3.0|1872.43|0.57|50|1922|1922");
    BOOST_TEST(test::missing_texts(document) == "");
    BOOST_TEST(row(table(document, "players"), 0, {"notes"}) == "no rating; 5 of 5 games");
    // With two games that waited: (9507 + 3600 + 3600) / 9, 4 of 9.
    std::vector<PersonAfter> settled(6);
    PersonBefore person;
    ArchivedResult waits;
    waits.event = "before";
    waits.end = {2026, 1, 1};
    waits.games = waits.rated_games = 2;
    waits.opponents = 3600;
    waits.rated_score = Points::halves(1);
    person.archive = {waits};
    const PersonEvent here{"here", {2026, 5, 1}, &rating.players[0]};
    settled[0] = fide.settle(person, {&here, 1}, {2026, 6, 1}, none);
    input.settled = settled;
    BOOST_TEST(row(table(rating_report::event_report(input), "newcomers"), 0,
                   {"games", "pooled-events", "pooled-games", "pooled-score", "initial-average",
                    "initial-percent"}) == "5|2|7/5|3.5|1856.33|0.50");
    // A result of 27 months ago is no longer pooled.
    person.archive[0].end = {2024, 3, 1};
    settled[0] = fide.settle(person, {&here, 1}, {2026, 6, 1}, none);
    BOOST_TEST(row(table(rating_report::event_report(input), "newcomers"), 0,
                   {"pooled-events", "pooled-games"}) == "1|5/5");
}

BOOST_AUTO_TEST_CASE(ukd_1_3_games_of_e2) {
    const E2 event;
    const auto document = report(event);
    const auto& games = table(document, "games");
    // d of ukd.md: +8.1 +9.3 +17.4 +7.5 -7.8
    const char* const changes[] = {"+8.10", "+9.30", "+17.40", "+7.50", "-7.80"};
    for (std::size_t i = 0; i < 5; ++i)
        BOOST_TEST(row(games, i, {"number", "game-change"}) == std::string("1|") + changes[i]);
    BOOST_TEST(row(games, 0,
                   {"round", "colour", "opponent", "opponent-name", "opponent-rating", "result",
                    "rating-difference", "capped", "game-expected"}) ==
               "1|w|2|P2|1061|1|175|175|0.73");
    // No. 3: D = -346, PD .11; the forfeit stands there with its reason and does not count.
    BOOST_TEST(
        row(games, 10, {"opponent-rating", "rating-difference", "game-expected", "game-change"}) ==
        "1416|-346|0.11|-3.30");
    BOOST_TEST(row(games, 12, {"opponent", "result", "game-expected", "game-change", "note"}) ==
               "10|+|||forfeit win, not counted");
    BOOST_TEST(games.rows.size() == 28u);
}

BOOST_AUTO_TEST_CASE(newcomers_with_their_archive) {
    const E2 event;
    std::vector<std::vector<ArchivedResult>> archives(event.tournament.players.size());
    ArchivedResult earlier;
    earlier.games = 4;
    earlier.rated_games = 4;
    earlier.performance = 1104;
    archives[7] = {earlier};
    rating_report::EventInput input{event.tournament, event.rating};
    input.archives = archives;
    const auto document = rating_report::event_report(input);
    const auto& newcomers = table(document, "newcomers");
    BOOST_REQUIRE(newcomers.rows.size() == 2u);
    // No. 8 lost to 1061 and drew with 1070; with the four archived games 6 of 7.
    BOOST_TEST(
        row(newcomers, 0, {"number", "games", "rated-games", "rated-score", "mean", "archive"}) ==
        "8|2|2|0.5|1065.5|6/7");
    BOOST_TEST(row(newcomers, 1, {"number", "archive"}) == "13|1/7");
    BOOST_TEST(row(table(document, "players"), 7, {"notes"}) == "no UKD; archive 6/7");
    BOOST_TEST(row(table(document, "players"), 7, {"notes"}, Language::turkish) ==
               "UKD yok; arşiv 6/7");
}

BOOST_AUTO_TEST_CASE(who_was_not_rated_and_why) {
    E2 event;
    // No. 11 plays nobody any more: the only game was lost by forfeit.
    event.tournament.players[1].rounds[4].outcome = Outcome::forfeit_win;
    event.tournament.players[10].rounds[4].outcome = Outcome::forfeit_loss;
    const RatingSwitches none;
    event.rating = test::registry().get<RatingSystem>("ukd").rate(
        {event.tournament, event.before, TimeClass::standard, {}, none});
    const auto document = report(event);
    const auto& idle = table(document, "not-rated");
    BOOST_REQUIRE(idle.rows.size() == 1u);
    BOOST_TEST(row(idle, 0, {"number", "before", "status", "why"}) ==
               "11|1227|no game counts|forfeit loss, not counted (round 5)");
}

BOOST_AUTO_TEST_CASE(the_summary_says_what_was_rated_with_what) {
    E2 event;
    event.tournament.city = "Ankara";
    event.tournament.chief_arbiter = "Hakem, Ali";
    RatingListInfo list;
    list.name = "10-ekim_2016_ukd_listesi.xlsx";
    list.issue = {2016, 10, 0};
    rating_report::EventInput input{event.tournament, event.rating};
    input.list = &list;
    const auto document = rating_report::event_report(input);
    const auto& summary = table(document, "summary");
    BOOST_TEST(value(summary, "Event") == "E2");
    BOOST_TEST(value(summary, "Chief arbiter") == "Hakem, Ali");
    BOOST_TEST(value(summary, "Month of the list") == "10.2016");
    BOOST_TEST(value(summary, "Standing") == "unofficial, reconstructed");
    BOOST_TEST(value(summary, "Players") == "13");
    BOOST_TEST(value(summary, "Newcomers without UKD (result archived)") == "2");
    // Five games of no. 1, four more of no. 2, four more of no. 3 and his forfeit.
    BOOST_TEST(value(summary, "Games that count") == "13");
    BOOST_TEST(value(summary, "Games that do not count") == "1");
    BOOST_TEST(row(table(document, "games"), 0, {"origin"}) == "list 10.2016");
    BOOST_TEST(to_text(document.title, Language::turkish) == "UKD raporu");
    // Named at the head of every page and sheet.
    bool said = false;
    for (const auto& fact : document.facts)
        said =
            said || to_text(fact.value.content, Language::english) == "unofficial, reconstructed";
    BOOST_TEST(said);
}

BOOST_AUTO_TEST_CASE(identity_numbers_are_masked_unless_asked_for) {
    const E2 event;
    rating_report::EventInput input{event.tournament, event.rating};
    BOOST_TEST(row(table(rating_report::event_report(input), "players"), 0, {"licence"}) ==
               "*********46");
    input.with_identity = true;
    BOOST_TEST(row(table(rating_report::event_report(input), "players"), 0, {"licence"}) ==
               "10000000146");
}

BOOST_AUTO_TEST_CASE(charts_of_changes_distribution_and_scores) {
    const E2 event;
    const auto document = report(event);
    const auto* found = test::section(document, "charts");
    BOOST_REQUIRE(found != nullptr);
    const auto& charts = std::get<ChartSheet>(found->body).charts;
    BOOST_REQUIRE(charts.size() == 3u);
    const auto& changes = charts[0].numbers;
    // The largest gain first: no. 7 beat 1070 and 1236.
    BOOST_TEST(row(changes, 0, {"name", "change"}) == "P1|+34.50");
    for (std::size_t i = 1; i < changes.rows.size(); ++i)
        BOOST_TEST(
            (number_of(changes.rows[i - 1][1].content) >= number_of(changes.rows[i][1].content)));
    const auto& classes = charts[1].numbers;
    // 1040, 1061, 1070, 1094, 1096, 1097 | 1112 | 1227, 1236, 1293 | none | 1416
    BOOST_TEST(row(classes, 0, {"class", "count-before"}) == "1000–1099|6");
    BOOST_TEST(row(classes, 1, {"class", "count-before"}) == "1100–1199|1");
    BOOST_TEST(row(classes, 2, {"class", "count-before"}) == "1200–1299|3");
    BOOST_TEST(row(classes, 3, {"class", "count-before"}) == "1300–1399|0");
    BOOST_TEST(row(classes, 4, {"class", "count-before"}) == "1400–1499|1");
    BOOST_TEST(row(charts[2].numbers, 0, {"name", "rated-score", "difference"}) == "P1|4.0|+1.15");
}

BOOST_AUTO_TEST_CASE(who_is_not_surely_whom_in_the_list) {
    const E2 event;
    std::vector<ListMatch> matches(event.tournament.players.size());
    for (auto& match : matches) match.confidence = MatchConfidence::id;
    ListedPlayer person;
    person.name = "P2, A";
    person.birth = {2003, 0, 0};
    matches[1].confidence = MatchConfidence::name_only;
    matches[1].candidates = {person};
    rating_report::EventInput input{event.tournament, event.rating};
    input.matches = matches;
    const auto document = rating_report::event_report(input);
    const auto& shown = table(document, "matches");
    BOOST_REQUIRE(shown.rows.size() == 1u);
    BOOST_TEST(row(shown, 0, {"number", "match", "listed-as"}) ==
               "2|name only: not taken|P2, A (2003)");
}

BOOST_AUTO_TEST_CASE(games_without_a_result_are_told_of_player_and_event) {
    E2 event;
    event.tournament.players[0].rounds[0].outcome = Outcome::adjourned;
    event.tournament.players[1].rounds[0].outcome = Outcome::adjourned;
    const RatingSwitches none;
    event.rating = test::registry().get<RatingSystem>("ukd").rate(
        {event.tournament, event.before, TimeClass::standard, {}, none});
    const auto document = report(event);
    BOOST_TEST(value(table(document, "summary"), "of which without a final result (provisional)") ==
               "1");
    BOOST_TEST(row(table(document, "players"), 0, {"notes"}) == "no final result, provisional: 1");
    BOOST_TEST(row(table(document, "players"), 1, {"notes"}, Language::turkish) ==
               "sonucu belli olmayan, geçici: 1");
    BOOST_TEST(value(table(report(E2()), "summary"),
                     "of which without a final result (provisional)") == "(none)");
}

// The federation's procedure before 2013 is not known but for one event.
BOOST_AUTO_TEST_CASE(ukd_an_event_before_2013_is_told) {
    E2 event;
    const RatingSwitches none;
    const auto told = [&](std::string_view edition) {
        const auto rating = test::registry().get<RatingSystem>("ukd").rate(
            {event.tournament, event.before, TimeClass::standard, edition, none});
        return std::any_of(rating.notes.begin(), rating.notes.end(), [](const Decision& note) {
            return note.reason == "rating.note.ukd-older-edition";
        });
    };
    event.tournament.start = {2007, 1, 27};
    BOOST_TEST(told(""));
    BOOST_TEST(!told("youth-2007"));
    event.tournament.start = {2013, 1, 27};
    BOOST_TEST(!told(""));
}

BOOST_AUTO_TEST_CASE(findings_in_words) {
    const E2 event;
    Diagnostics findings("e2.trf");
    findings.add(Severity::note, "TRF-0107", 25, 1, 1, {"1", "U"});
    rating_report::EventInput input{event.tournament, event.rating};
    input.findings = &findings;
    const auto document = rating_report::event_report(input);
    BOOST_TEST(row(table(document, "findings"), 0, {"severity", "code", "line"}) ==
               "note|TRF-0107|25");
}

BOOST_AUTO_TEST_CASE(every_word_is_there_in_both_languages) {
    const E2 event;
    BOOST_TEST(test::missing_texts(report(event)) == "");
}

BOOST_AUTO_TEST_CASE(an_event_without_players_has_a_report) {
    const Tournament tournament;
    const EventRating rating;
    const auto document = rating_report::event_report({tournament, rating});
    BOOST_TEST(table(document, "players").rows.empty());
    BOOST_TEST(test::section(document, "charts") == nullptr);
}

BOOST_AUTO_TEST_SUITE_END()

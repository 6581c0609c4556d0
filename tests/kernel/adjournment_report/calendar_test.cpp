#include "adjournment_report/calendar.hpp"
#include "kernel/adjournment_report/games.hpp"

#include <algorithm>

using namespace hakem;

namespace {

struct Event {
    Tournament tournament = test::adjourned_event(4);
    std::vector<AdjournmentHistory> games;
    adjournments::Calendar calendar;
    std::string now = "2026-11-04 18:00";

    std::vector<Diagnostic> findings() const {
        Diagnostics diagnostics("event.trf");
        adjournments::check_calendar({tournament, games, test::moment(now)}, calendar, diagnostics);
        for (const auto& one : diagnostics.all())
            for (const auto language : {Language::english, Language::turkish}) {
                const auto text = message_of(one, language);
                BOOST_TEST(text.find("ADJ-") == std::string::npos, text);
                BOOST_TEST(text.find('{') == std::string::npos, text);
            }
        return diagnostics.all();
    }

    /// The codes of errors and warnings, "ADJ-0301 ADJ-0317".
    std::string codes(bool notes = false) const {
        std::string all;
        for (const auto& one : findings())
            if (notes || one.severity != Severity::note) all += (all.empty() ? "" : " ") + one.code;
        return all;
    }

    std::string text(std::string_view code) const {
        for (const auto& one : findings())
            if (one.code == code) return message_of(one, Language::english);
        return "(none)";
    }
};

/// What a game leaves to play in the evening of a round: enough for less than an hour each.
AdjournmentHistory short_game(std::int32_t round, std::int32_t white, std::int32_t black,
                              std::string_view resume) {
    auto history = test::adjourned_game(round, white, black, resume);
    history.now.envelope.next_period = 0;
    return history;
}

}

BOOST_AUTO_TEST_SUITE(adjournment_calendar)

BOOST_AUTO_TEST_CASE(next_day_is_fine) {
    Event event;
    event.tournament.round_dates[4] = {2026, 11, 6}; // the next round is the day after
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    BOOST_TEST(event.codes() == "");
}

BOOST_AUTO_TEST_CASE(resumption_comes_after_the_adjournment) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-04 13:40")};
    BOOST_TEST(event.findings()[0].code == "ADJ-0301");
    event.games[0].now.kept.resume.seconds += 1;
    BOOST_TEST(event.codes().find("ADJ-0301") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(nobody_resumes_two_games_at_once) {
    Event event;
    event.games = {short_game(3, 1, 2, "2026-11-04 16:00"),
                   short_game(4, 1, 4, "2026-11-04 16:00")};
    event.now = "2026-11-04 14:00";
    BOOST_TEST(event.codes() == "ADJ-0302");
    // The first has 0:15 and 0:22:30 left: at 16:37:30 it is over.
    event.games[1].now.kept.resume = test::moment("2026-11-04 16:37:29");
    BOOST_TEST(event.codes() == "ADJ-0303");
    event.games[1].now.kept.resume = test::moment("2026-11-04 16:37:30");
    BOOST_TEST(event.codes() == "");
    event.games[1].now.key = {4, 3, 4}; // nobody is in both
    event.games[1].now.kept.resume = event.games[0].now.kept.resume;
    BOOST_TEST(event.codes() == "");
}

BOOST_AUTO_TEST_CASE(a_resumption_and_a_round) {
    Event event;
    event.games = {short_game(4, 1, 2, "2026-11-05 12:00")};
    event.calendar.round_starts.resize(9);
    auto& start = event.calendar.round_starts[4];
    BOOST_TEST(event.codes(true).find("ADJ-0306") != std::string::npos); // the hour is not known
    start = test::moment("2026-11-05 10:00");
    BOOST_TEST(event.codes() == "ADJ-0304 ADJ-0304"); // both players are in the round
    start = test::moment("2026-11-05 12:37:29");
    BOOST_TEST(event.codes() == "ADJ-0305 ADJ-0305");
    start = test::moment("2026-11-05 12:37:30");
    BOOST_TEST(event.codes() == "");
    BOOST_TEST(event.codes(true).find("ADJ-0306") == std::string::npos);
    // 40 moves in 2:00 and 1:00 for the rest: at most six hours for both
    start = test::moment("2026-11-05 06:00");
    BOOST_TEST(event.codes() == "");
}

BOOST_AUTO_TEST_CASE(who_has_a_bye_plays_no_round) {
    Event event;
    event.tournament.byes.push_back({Outcome::half_bye, 5, {1}, 0});
    event.games = {short_game(4, 1, 2, "2026-11-05 12:00")};
    event.calendar.round_starts.resize(9);
    event.calendar.round_starts[4] = test::moment("2026-11-05 10:00");
    BOOST_TEST(event.codes() == "ADJ-0304");
}

BOOST_AUTO_TEST_CASE(twelve_hours_a_day) {
    Event event;
    event.tournament.encoded_time_control = "40/7200:7200"; // a round: 4 hours each, 8 for both
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 19:00")};
    auto& game = event.games[0].now;
    game.adjourned_with = game.clocks = {3600, 3600};
    // 8:00 of the round and 2 * (1:00 + 1:00) of the game: twelve hours, and no more
    BOOST_TEST(event.codes() == "");
    game.adjourned_with.black += 60;
    BOOST_TEST(event.codes() == "ADJ-0307 ADJ-0307");
    BOOST_TEST(
        event.text("ADJ-0307").find("have to play 12:01 on 05.11.2026, more than the 12:00") !=
        std::string::npos);
    event.tournament.byes.push_back({Outcome::half_bye, 5, {1, 2}, 0});
    BOOST_TEST(event.codes() == "");
}

BOOST_AUTO_TEST_CASE(on_its_own_day_a_game_counts_once) {
    Event event;
    event.tournament.encoded_time_control = "40/7200:7200";
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-04 19:00")};
    // used 1:45 and 1:37:30, to come 1:15 and 1:22:30
    BOOST_TEST(event.codes() == "");
    event.calendar.most_a_day = 6 * 3600;
    BOOST_TEST(event.codes() == "");
    event.calendar.most_a_day -= 1;
    BOOST_TEST(event.codes() == "ADJ-0307 ADJ-0307");
}

BOOST_AUTO_TEST_CASE(before_the_last_round) {
    Event event;
    event.games = {short_game(4, 1, 2, "2026-11-09 09:00")};
    BOOST_TEST(event.codes() == "ADJ-0313"); // on its day: before it begins
    event.games[0].now.kept.resume = test::moment("2026-11-10 09:00");
    BOOST_TEST(event.codes() == "ADJ-0314");
    event.games[0].now.kept.resume = test::moment("2026-11-08 19:00");
    BOOST_TEST(event.codes() == "");
    event.tournament = test::adjourned_event(9);
    BOOST_TEST(event.codes() == "ADJ-0312");
    event.games = {short_game(9, 1, 2, "2026-11-10 09:00")};
    event.now = "2026-11-09 18:00";
    BOOST_TEST(event.codes() == "ADJ-0309");
}

BOOST_AUTO_TEST_CASE(article_22_1_before_the_round_after_the_next_is_paired) {
    Event event;
    event.tournament = test::adjourned_event(4, "ULUSAL_SWISS");
    event.games = {short_game(4, 1, 2, "2026-11-07 09:00")};
    BOOST_TEST(event.codes() == "ADJ-0308");
    event.games[0].now.kept.resume = test::moment("2026-11-06 09:00");
    BOOST_TEST(event.codes() == "ADJ-0310");
    event.games[0].now.kept.resume = test::moment("2026-11-05 20:00");
    BOOST_TEST(event.codes() == "");
    event.tournament = test::adjourned_event(6, "ULUSAL_SWISS");
    BOOST_TEST(event.codes() == "ADJ-0311");
    BOOST_TEST(event.text("ADJ-0311").find("round 6 has been paired") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(article_22_1_not_in_the_last_two_rounds) {
    auto event = test::adjourned_event(4, "ULUSAL_SWISS");
    const auto limit = [&](std::int32_t round) {
        return adjournments::deadline_of(event, {round, 1, 2});
    };
    BOOST_TEST(limit(4).round == 6);
    BOOST_TEST(limit(6).round == 8); // round 7 may be paired, 8 and 9 may not
    BOOST_TEST(limit(7).round == 8);
    BOOST_TEST(limit(8).round == 9);
    BOOST_TEST(limit(9).round == 0);
    BOOST_TEST(limit(4).pairing);
    event.encoded_type = "FIDE_DUTCH";
    BOOST_TEST(limit(4).round == 9);
    BOOST_TEST(!limit(4).pairing);
}

BOOST_AUTO_TEST_CASE(article_22_1_nobody_twice) {
    Event event;
    event.tournament = test::adjourned_event(4, "ULUSAL_SWISS");
    event.tournament.finished_games.push_back({2, 5, 1, 0});
    event.games = {short_game(4, 1, 2, "2026-11-05 20:00")};
    BOOST_TEST(event.codes() == "ADJ-0315");
    BOOST_TEST(event.text("ADJ-0315").find("Akın, Ada had an unfinished game in round 2") !=
               std::string::npos);
    // over before round 5 is paired: he is not paired with it
    event.games[0].now.kept.resume = test::moment("2026-11-04 20:00");
    BOOST_TEST(event.codes() == "");
}

BOOST_AUTO_TEST_CASE(pooled_days) {
    Event event;
    event.calendar.pooled = {{2026, 11, 6}, {2026, 11, 8}};
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-06 19:00")};
    BOOST_TEST(event.codes() == "");
    event.games[0].now.kept.resume = test::moment("2026-11-07 19:00");
    BOOST_TEST(event.codes() == "ADJ-0316");
    BOOST_TEST(event.text("ADJ-0316").find("the next one is: 06.11.2026") != std::string::npos);
    event.calendar.pooled.push_back({2026, 11, 9});
    BOOST_TEST(event.codes() == "ADJ-0318 ADJ-0316");
}

BOOST_AUTO_TEST_CASE(no_day_fixed_and_overdue) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "")};
    BOOST_TEST(event.codes() == "ADJ-0317");
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-04 16:00")};
    event.now = "2026-11-04 16:15"; // the default time is 15 minutes
    BOOST_TEST(event.codes() == "");
    event.now = "2026-11-04 16:15:01";
    BOOST_TEST(event.codes() == "ADJ-0319");
}

BOOST_AUTO_TEST_CASE(what_is_provisional_and_what_is_not_known) {
    Event event;
    event.tournament = test::adjourned_event(5, "ULUSAL_SWISS");
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 20:00")};
    event.now = "2026-11-05 16:00";
    BOOST_TEST(event.text("ADJ-0322").find("round 5 was paired with 1 unfinished") == 0);
    BOOST_TEST(event.text("ADJ-0323") ==
               "round 6 is still to be paired: a player with an unfinished "
               "game does not get the bye (regulation 22.1)");
    event.tournament.round_dates.clear();
    event.tournament.encoded_time_control.clear();
    BOOST_TEST(event.codes(true) == "ADJ-0320 ADJ-0321 ADJ-0322 ADJ-0323");
}

BOOST_AUTO_TEST_CASE(an_event_of_one_day_has_all_rounds_on_it) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 20:00")};
    event.tournament.round_dates.clear();
    BOOST_TEST(event.codes(true).find("ADJ-0320") != std::string::npos); // its first day is known
    event.tournament.start = event.tournament.end = {2026, 11, 4};
    BOOST_TEST(event.codes(true).find("ADJ-0320") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(games_that_are_over_are_not_looked_at) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-04 13:00")};
    event.games[0].now.phase = AdjournmentPhase::concluded;
    BOOST_TEST(event.findings().empty());
}

BOOST_AUTO_TEST_CASE(days_of_an_option) {
    const auto days = adjournments::parse_days("12.11.2026,2026-11-09");
    BOOST_REQUIRE(days.has_value());
    BOOST_REQUIRE(days->size() == 2);
    BOOST_TEST(to_text((*days)[0]) == "2026/11/09");
    BOOST_TEST(to_text((*days)[1]) == "2026/11/12");
    for (const auto* bad :
         {"", "2026-11-31", "x", "2026-11-09,", "2026-11-09,,2026-11-10", "2026-11-09 10:00"})
        BOOST_TEST(!adjournments::parse_days(bad).has_value(), bad);
    std::string many = "2026-11-09";
    for (int i = 0; i < 100; ++i) many += ",2026-11-09";
    BOOST_TEST(!adjournments::parse_days(many).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

// Fields of a submission (ukd 1.7, wishes 1, 13, 14, 31) and the plan of an event (reports 6D).

#include "event.hpp"
#include "judging/plan_check.hpp"
#include "judging/submission.hpp"
#include "support.hpp"
#include <hakem/rating_list.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::judging;

namespace {

/// A report that lacks nothing.
Tournament complete() {
    auto event = test::swiss({"2w1 3b1", "1b0 4w1", "4w1 1w0", "3b0 2b0"});
    event.name = "Ankara Birinciliği";
    event.federation = "TUR";
    event.city = "Ankara";
    event.time_control = "90 min + 30 sec";
    event.chief_arbiter = "Hakem, Bir";
    event.deputy_arbiters = {"Hakem, İki"};
    event.round_dates = {{2026, 11, 28}, {2026, 11, 28}};
    for (auto& player : event.players) {
        player.name = "Soyad, Adı";
        player.federation = "TUR";
        player.fide_id = "6300000";
        player.birth = {2010, 5, 1};
        player.national_id = "10000000146";
    }
    return event;
}

std::string fields(const Tournament& tournament, RatedBy by = RatedBy::national) {
    Diagnostics found;
    check_fields(tournament, by, found);
    std::string codes;
    for (const auto& one : found.all()) {
        BOOST_TEST(message_of(one, Language::turkish).find("10000000146") == std::string::npos);
        codes += (codes.empty() ? "" : " ") + one.code;
    }
    return codes;
}

PlanRules tsf() {
    PlanRules rules;
    rules.gaps = {{3, 2, 30},    {10, 5, 60},   {15, 10, 75}, {20, 10, 90},
                  {35, 30, 150}, {45, 30, 180}, {90, 30, 300}};
    rules.rounds_a_day = 4;
    rules.fide_rounds_a_day = 3;
    rules.strong_rating = 2400;
    rules.strong_rounds_a_day = 2;
    rules.strong_minutes = 90;
    rules.strong_increment = 30;
    rules.smallest_category = 5;
    rules.registration_minutes = 30;
    rules.even_ages = true;
    return rules;
}

std::string plan(const Tournament& tournament, const PlanRules& rules,
                 const Schedule* schedule = nullptr) {
    Diagnostics found;
    check_plan(tournament, rules, schedule, found);
    std::string all;
    for (const auto& one : found.all()) {
        all += (all.empty() ? "" : "; ") + one.code;
        for (const auto& argument : one.arguments) all += " " + argument;
    }
    return all;
}

Tournament on_days(std::initializer_list<int> days) {
    auto event = complete();
    event.round_dates.clear();
    for (const auto day : days)
        event.round_dates.push_back({2026, 11, static_cast<std::int8_t>(day)});
    return event;
}

Schedule at(std::initializer_list<const char*> starts) {
    Schedule schedule;
    for (const auto* start : starts) schedule.starts.push_back(moment_of(start).value());
    return schedule;
}

}

BOOST_AUTO_TEST_SUITE(judging_fields)

BOOST_AUTO_TEST_CASE(a_report_that_lacks_nothing_is_not_accused) {
    BOOST_TEST(fields(complete()) == "");
    BOOST_TEST(fields(complete(), RatedBy::fide) == "");
}

BOOST_AUTO_TEST_CASE(wishes_14_names_in_full) {
    for (const auto* name : {"Yılmaz", "Yılmaz, A.", "A Yılmaz", "Yılmaz,"}) {
        auto event = complete();
        event.players[0].name = name;
        BOOST_TEST(fields(event) == "SUB-0101", name);
    }
    auto event = complete();
    event.players[0].name = "Öz, Ece S.";
    BOOST_TEST(fields(event) == "");
}

// FIDE's list has "Gukesh D" and "Arjun".
BOOST_AUTO_TEST_CASE(b02_11_names_as_the_list_has_them) {
    const auto list = [](std::string name) {
        ListedPlayer person;
        person.fide_id = "6300000";
        person.name = std::move(name);
        return RatingList::of({}, {person});
    };
    const auto severity = [](std::string name, const RatingList* of = nullptr) {
        auto event = complete();
        event.players[0].name = std::move(name);
        Diagnostics found;
        check_fields(event, RatedBy::fide, found, Stage::report, of);
        return found.all().empty()                         ? "none"
               : found.all()[0].severity == Severity::note ? "note"
                                                           : "warning";
    };
    BOOST_TEST(severity("Gukesh D") == "note");
    BOOST_TEST(severity("Vishnu, V.") == "note");
    BOOST_TEST(severity("Arjun") == "warning");
    BOOST_TEST(severity("A, B") == "warning");
    BOOST_TEST(severity("Arjun", list("Arjun").get()) == "none");
    BOOST_TEST(severity("Gukesh D", list("Gukesh D").get()) == "none");
    BOOST_TEST(severity("Gukesh", list("Gukesh D").get()) == "warning");
}

BOOST_AUTO_TEST_CASE(ukd_1_7_birth_date_and_licence_complete) {
    auto event = complete();
    event.players[1].birth = {2010, 0, 0};
    event.players[2].national_id = "12345";
    BOOST_TEST(fields(event) == "SUB-0102 SUB-0104");
    // A guest has no T.C. identity number.
    event = complete();
    event.players[2].federation = "GEO";
    event.players[2].national_id = "12345";
    BOOST_TEST(fields(event) == "");
    event.players[2].fide_id.clear();
    BOOST_TEST(fields(event) == "SUB-0112");
}

BOOST_AUTO_TEST_CASE(a_masked_number_is_no_number) {
    auto event = complete();
    for (auto& player : event.players) player.national_id = "*********46";
    BOOST_TEST(fields(event) == "SUB-0116");
    BOOST_TEST(fields(event, RatedBy::fide) == "");
}

BOOST_AUTO_TEST_CASE(a_player_of_the_events_own_federation_has_a_licence) {
    auto event = complete();
    event.federation = "KTC";
    event.players[0].federation = "KKTC";
    event.players[0].national_id.clear();
    BOOST_TEST(fields(event) == "SUB-0103");
    event.players[0].licence = "4711";
    BOOST_TEST(fields(event) == "");
    event.players[0].licence.clear();
    BOOST_TEST(fields(event, RatedBy::fide) == "");
}

BOOST_AUTO_TEST_CASE(wishes_14_every_single_result_and_each_game_once) {
    auto event = complete();
    event.players[0].rounds[1].outcome = Outcome::pending;
    event.players[2].rounds[1].outcome = Outcome::pending;
    BOOST_TEST(fields(event) == "SUB-0105");
}

/// What a file that nobody rates says of the game 1-3 of round 2: "e", "n" or nothing.
std::string open_game(const Tournament& event) {
    Diagnostics found;
    check_fields(event, RatedBy::nobody, found);
    std::string told;
    for (const auto& one : found.all())
        told += one.code + (one.severity == Severity::error ? " e" : " n");
    return told;
}

BOOST_AUTO_TEST_CASE(a_result_that_is_missing_where_nobody_rates_the_event) {
    auto event = test::swiss({"2w1 3b1 4w1", "1b0 4w1 3b1", "4w1 1w0 2w0", "3b0 2b0 1b0"});
    BOOST_TEST(open_game(event) == "");
    event.players[0].rounds[1].outcome = Outcome::pending;
    event.players[2].rounds[1].outcome = Outcome::pending;
    BOOST_TEST(open_game(event) == ""); // no points to tell
    event.players[0].declared_points = Points::whole(2);
    event.players[2].declared_points = Points::whole(1);
    BOOST_TEST(open_game(event) == "SUB-0105 n"); // played later, it seems
    event.players[0].declared_points = Points::whole(3);
    BOOST_TEST(open_game(event) == "SUB-0105 e"); // counted, and not written
    event.players[0].declared_points = Points::whole(2);
    event.players[2].declared_points = Points::whole(2);
    BOOST_TEST(open_game(event) == "SUB-0105 e");
    // The round that is being played.
    for (auto& player : event.players) player.rounds.pop_back();
    event.players[0].declared_points = event.players[2].declared_points = Points::whole(1);
    BOOST_TEST(open_game(event) == "");
}

BOOST_AUTO_TEST_CASE(wishes_14_end_and_all_round_dates_place_name_time) {
    auto event = complete();
    event.round_dates.pop_back();
    event.name = " ";
    event.city.clear();
    event.federation.clear();
    event.time_control.clear();
    event.deputy_arbiters.clear();
    BOOST_TEST(fields(event) == "SUB-0109 SUB-0110 SUB-0108 SUB-0111 SUB-0107 SUB-0106");
}

BOOST_AUTO_TEST_CASE(ukd_1_6_who_has_no_federation_is_of_the_events_own) {
    auto event = complete();
    event.players[0].federation.clear();
    event.players[0].national_id.clear();
    BOOST_TEST(fields(event) == ""); // of the T.C. identity number RTG-0202 speaks
    event.federation = "KTC";
    BOOST_TEST(fields(event) == "SUB-0103");
    event.players[0].federation = "KTC";
    event.federation.clear();
    BOOST_TEST(fields(event) == "SUB-0110 SUB-0103");
}

BOOST_AUTO_TEST_CASE(wishes_14_birth_dates_of_newcomers_and_forfeits_where_they_are_asked_for) {
    const auto found = [](const Tournament& event, const char* code) {
        Profile profile;
        if (code != nullptr) profile.rules[code].kind = RuleWeight::Kind::error;
        Diagnostics findings;
        check_what_is_asked_for(event, profile, findings);
        std::string all;
        for (const auto& one : findings.all()) all += one.code + " " + one.arguments[0] + ";";
        return all;
    };
    auto event = complete();
    event.players[1].birth = event.players[2].birth = {};
    event.players[1].fide_id.clear();
    event.players[1].national_id.clear();
    BOOST_TEST(found(event, "SUB-0114") == "SUB-0114 2;"); // 3 has an id
    BOOST_TEST(found(event, nullptr) == "");
    event.players[1].rating = 1500;
    BOOST_TEST(found(event, "SUB-0114") == "");

    event.players[0].rounds[0].colour = event.players[1].rounds[0].colour = Colour::none;
    BOOST_TEST(found(event, "SUB-0115") == "SUB-0115 1;SUB-0115 2;");
    BOOST_TEST(found(event, nullptr) == "");
    event.players[0].rounds[0].outcome = Outcome::forfeit_win;
    event.players[1].rounds[0].outcome = Outcome::forfeit_loss;
    BOOST_TEST(found(event, "SUB-0115") == "");
}

BOOST_AUTO_TEST_CASE(a_plan_has_no_results_yet) {
    auto event = complete();
    event.players[0].rounds[1].outcome = event.players[2].rounds[1].outcome = Outcome::pending;
    Diagnostics planned;
    check_fields(event, RatedBy::national, planned, Stage::plan);
    BOOST_TEST(planned.all().empty());
}

BOOST_AUTO_TEST_CASE(reports_6D_rounds_a_day) {
    BOOST_TEST(plan(on_days({1, 1, 1, 1, 2}), tsf()) == "");
    BOOST_TEST(plan(on_days({1, 1, 1, 1, 1, 2}), tsf()) == "PLN-0102 01.11.2026 5 4");
    auto strong = on_days({1, 1, 1, 2});
    strong.players[0].rating = 2400;
    BOOST_TEST(plan(strong, tsf()) == "PLN-0109 01.11.2026 3 2 2400 2400");
    strong.players[0].rating = 2399;
    BOOST_TEST(plan(strong, tsf()) == "");
    // The source names no thinking time.
    auto rapid = on_days({1, 1, 1, 1, 1});
    rapid.time_control = "10 min + 5 sec";
    BOOST_TEST(plan(rapid, tsf()) == "PLN-0102 01.11.2026 5 4");
    // UKD 2400 is as strong as ELO 2400.
    strong.players[0].national_rating = 2400;
    BOOST_TEST(plan(strong, tsf()) == "PLN-0109 01.11.2026 3 2 2400 2400");
}

BOOST_AUTO_TEST_CASE(reports_6D_three_rounds_a_day_for_ELO) {
    Schedule schedule;
    const auto event = on_days({1, 1, 1, 1, 2, 2, 2});
    BOOST_TEST(plan(event, tsf(), &schedule) == "");
    schedule.rated_by_fide = true;
    BOOST_TEST(plan(event, tsf(), &schedule) == "PLN-0102 01.11.2026 4 3");
}

BOOST_AUTO_TEST_CASE(reports_6D_gaps_between_starts) {
    const auto event = complete();
    auto near = at({"2026-11-28 10:00", "2026-11-28 14:59", "2026-11-29 10:00"});
    BOOST_TEST(plan(event, tsf(), &near) == "PLN-0101 1 2 299 300");
    auto far = at({"2026-11-28 10:00", "2026-11-28 15:00"});
    BOOST_TEST(plan(event, tsf(), &far) == "");
    auto rapid = event;
    rapid.time_control = "15 min + 10 sec";
    auto close = at({"2026-11-28 10:00", "2026-11-28 11:14"});
    BOOST_TEST(plan(rapid, tsf(), &close) == "PLN-0101 1 2 74 75");
    auto backwards = at({"2026-11-28 10:00", "2026-11-27 10:00"});
    BOOST_TEST(plan(event, tsf(), &backwards) == "PLN-0101 1 2 -1440 300");
}

BOOST_AUTO_TEST_CASE(what_no_day_has_room_for_is_told_without_times) {
    auto event = on_days({1, 1, 1, 1, 1, 1});
    auto rules = tsf();
    rules.rounds_a_day = 0;
    BOOST_TEST(plan(event, rules) == "PLN-0108 01.11.2026 6 300");
}

BOOST_AUTO_TEST_CASE(reports_6D_strong_players_have_90_and_30) {
    auto event = complete();
    event.players[0].rating = 2450;
    BOOST_TEST(plan(event, tsf()) == "");
    event.time_control = "60 min + 30 sec";
    BOOST_TEST(plan(event, tsf()) == "PLN-0103 2450 90+30");
}

BOOST_AUTO_TEST_CASE(reports_6D_categories_sizes_and_even_ages) {
    Schedule schedule;
    schedule.categories = {{"U12", 4}, {"11 yaş ve altı", 8}, {"Genel", 5}};
    BOOST_TEST(plan(complete(), tsf(), &schedule) ==
               "PLN-0104 U12 4 5; PLN-0106 11 yaş ve altı 10 12");
    // The last age of a range.
    schedule.categories = {
        {"Küçükler 07-12 yaş", 8}, {"U09 – 13", 8}, {"U12 - 2", 8}, {"2014-15", 8}};
    BOOST_TEST(plan(complete(), tsf(), &schedule) == "PLN-0106 U09 – 13 12 14");
}

// Groups of a file are categories where they are fields of their own: the ages that players are
// marked with (S65, U16) are none.
BOOST_AUTO_TEST_CASE(reports_6D_marks_of_age_are_no_categories) {
    auto event = test::swiss({"2w1 2b1", "1b0 1w0", "4w1 4b1", "3b0 3w0"});
    event.start = {2026, 11, 1};
    event.players[0].group = "S65";
    BOOST_TEST(plan(event, tsf()) == "");
    for (auto& player : event.players) player.group = player.id <= 2 ? "U10" : "U12";
    BOOST_TEST(plan(event, tsf()) == "PLN-0104 U10 2 5; PLN-0104 U12 2 5");
    auto list = event; // of entries, or of standings
    for (auto& player : list.players) player.rounds.clear();
    BOOST_TEST(plan(list, tsf()) == "");
    std::swap(event.players[0].group, event.players[3].group); // ages in one field
    BOOST_TEST(plan(event, tsf()) == "");
}

BOOST_AUTO_TEST_CASE(reports_6D_registration_check) {
    Schedule schedule;
    schedule.registration_minutes = 20;
    BOOST_TEST(plan(complete(), tsf(), &schedule) == "PLN-0107 20 30");
    schedule.registration_minutes = 30;
    BOOST_TEST(plan(complete(), tsf(), &schedule) == "");
}

BOOST_AUTO_TEST_CASE(reports_6D_the_system_that_a_field_is_expected_to_have) {
    PlanRules rules;
    rules.systems = {{3, 4, false, "double-round-robin", 6, "a page"}};
    Diagnostics found;
    check_plan(complete(), rules, nullptr, found);
    BOOST_TEST_REQUIRE(found.all().size() == 1u);
    BOOST_TEST(found.all()[0].code == "PLN-0105");
    BOOST_TEST(message_of(found.all()[0], Language::english) ==
               "for a field of 4 expected is a double round robin with 6 rounds; this is a Swiss "
               "with 2 (a page)");
    rules.systems = {{5, 6, false, "round-robin", 5, {}}};
    BOOST_TEST(plan(complete(), rules) == "");
}

BOOST_AUTO_TEST_CASE(reports_6D_categories_are_fields_of_their_own) {
    PlanRules rules;
    rules.systems = {{2, 2, false, "round-robin", 5, {}}, {300, 300, false, "swiss", 11, {}}};
    const auto count = [&](const Tournament& event, const Schedule* schedule = nullptr) {
        Diagnostics found;
        check_plan(event, rules, schedule, found);
        return found.all().size();
    };
    Schedule schedule;
    schedule.categories = {{"U10", 2}, {"U12", 2}, {"Genel", 9}};
    BOOST_TEST(count(complete(), &schedule) == 2u);
    auto event = test::swiss({"2w1 2b1", "1b0 1w0", "4w1 4b1", "3b0 3w0"});
    BOOST_TEST(count(event) == 0u); // four
    event.players[0].group = event.players[1].group = "U10";
    event.players[2].group = event.players[3].group = "U12";
    BOOST_TEST(count(event) == 2u);
    event.players[0].rounds[1].opponent = 4; // ages in one field
    BOOST_TEST(count(event) == 0u);
    // An event that is announced: 300 players, 11 rounds; nothing is guessed between.
    Tournament announced;
    announced.scheduled_rounds = 9;
    announced.declared_players = 300;
    BOOST_TEST(count(announced) == 1u);
    for (const auto players : {129, 299, 301}) {
        announced.declared_players = players;
        BOOST_TEST(count(announced) == 0u, players);
    }
}

BOOST_AUTO_TEST_SUITE_END()

#include "kernel/rating_report/shown.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <rating_report/rating_report.hpp>

using namespace hakem;
using test::row;
using test::table;
using test::value;

namespace {

rating_report::PeriodPerson person(std::string name, std::int32_t before, std::int32_t change,
                                   std::int32_t after, PersonAfter::Status status) {
    rating_report::PeriodPerson made;
    made.name = std::move(name);
    made.before.rating = before;
    made.after.status = status;
    made.after.rating = after;
    made.after.change = change;
    made.after.games = 5;
    made.after.k = 30;
    made.parts = {{0, 3, 5, Points::whole(4), Points::whole(4), 285, change, {}}};
    return made;
}

/// One event, E2 of ukd.md 1.3, and three more persons.
rating_report::PeriodInput period() {
    using Status = PersonAfter::Status;
    rating_report::PeriodInput input;
    input.system = "ukd";
    input.rule = "UKD";
    input.official = false;
    input.first_games = 7;
    input.list = {2016, 11, 1};
    input.events = {{"E2",
                     "Muğla",
                     {2016, 10, 8},
                     {2016, 10, 9},
                     "e2.trf",
                     "e2/rating-report.html",
                     18,
                     12,
                     6,
                     40,
                     1230,
                     {}}};
    input.persons = {person("Bir, Ali", 1236, 3450, 1270, Status::changed),
                     person("İki, Su", 1070, -1410, 1055, Status::changed),
                     person("Üç, Ece", 1005, -1530, 0, Status::lost_rating),
                     person("Dört, Can", 0, 0, 0, Status::archived),
                     person("Beş, Naz", 0, 0, 1042, Status::first_rating)};
    ArchivedResult waits;
    waits.games = 4;
    input.persons[3].after.archive = {waits};
    input.persons[0].national_id = "10000000146";
    return input;
}

}

BOOST_AUTO_TEST_SUITE(period_report)

BOOST_AUTO_TEST_CASE(persons_from_the_old_rating_to_the_new) {
    const auto document = rating_report::period_report(period());
    const auto& persons = table(document, "persons");
    // 1236 + 34.50 = 1270.50, published 1270: half a point is cut off.
    BOOST_TEST(row(persons, 0, {"name", "before", "sum", "rounding", "new", "status"}) ==
               "Bir, Ali|1236|+34.50|-0.50|1270|changed");
    BOOST_TEST(row(persons, 1, {"sum", "rounding", "new"}) == "-14.10|-0.90|1055");
    BOOST_TEST(row(persons, 2, {"sum", "rounding", "new", "status"}) == "-15.30|||UKD lost");
    BOOST_TEST(row(persons, 3, {"before", "sum", "new", "status"}) == "|||archived");
    BOOST_TEST(row(persons, 4, {"new", "status"}, Language::turkish) == "1042|ilk UKD");
    BOOST_TEST(row(persons, 0, {"licence"}) == "*********46");
}

BOOST_AUTO_TEST_CASE(events_lead_to_their_reports) {
    const auto document = rating_report::period_report(period());
    const auto& events = table(document, "events");
    BOOST_REQUIRE(events.rows.size() == 1u);
    const auto* link = std::get_if<Link>(&events.rows[0][1].content);
    BOOST_REQUIRE(link != nullptr);
    BOOST_TEST(link->target == "e2/rating-report.html");
    BOOST_TEST(row(events, 0, {"event", "start", "players", "sum"}) == "E2|08.10.2016|18|+12.30");
}

BOOST_AUTO_TEST_CASE(changes_event_by_event) {
    const auto document = rating_report::period_report(period());
    BOOST_TEST(row(table(document, "parts"), 0,
                   {"name", "event", "number", "games", "score", "expected", "change"}) ==
               "Bir, Ali|E2|3|5|4.0|2.85|+34.50");
    // Beyond what a reader can look through the reports of the events have them.
    auto many = period();
    many.persons[0].parts.resize(20001, many.persons[0].parts[0]);
    const auto long_one = rating_report::period_report(many);
    BOOST_TEST(test::section(long_one, "parts") == nullptr);
    BOOST_TEST(to_text(long_one.notes.at(0), Language::english).starts_with("The 20005 changes"));
}

// Games against the unrated (UKD) have no expectation: what the rule fixes stands apart.
BOOST_AUTO_TEST_CASE(ukd_1_3_fixed_changes_event_by_event) {
    auto input = period();
    const auto plain = rating_report::period_report(input);
    BOOST_TEST(row(table(plain, "parts"), 0, {"rated-score", "fixed"}) == "|");
    BOOST_TEST(table(plain, "parts").columns.size() == 7u);
    input.persons[0].parts[0].rated_score = Points::whole(3);
    input.persons[0].parts[0].fixed = 300;
    const auto document = rating_report::period_report(input);
    BOOST_TEST(row(table(document, "parts"), 0, {"score", "rated-score", "fixed", "change"}) ==
               "4.0|3.0|+3.00|+34.50");
    BOOST_TEST(row(table(document, "parts"), 1, {"fixed"}) == "");
}

// No column is there for nothing.
BOOST_AUTO_TEST_CASE(places_and_findings_where_they_are_known) {
    auto input = period();
    BOOST_TEST(row(table(rating_report::period_report(input), "events"), 0, {"place"}) == "Muğla");
    Diagnostics found("e2.trf");
    found.add(Severity::warning, "TRF-0107", 25, 1, 1, {"1", "U"});
    input.findings.push_back({"e2.trf", found.all()[0]});
    input.more_findings = 3;
    input.events[0].place.clear();
    const auto document = rating_report::period_report(input);
    const auto& columns = table(document, "events").columns;
    BOOST_TEST(std::none_of(columns.begin(), columns.end(), [](const Column& column) {
        return column.key == "place" || column.key == "note";
    }));
    BOOST_TEST(row(table(document, "findings"), 0, {"file", "severity", "code", "line"}) ==
               "e2.trf|warning|TRF-0107|25");
    BOOST_TEST(to_text(document.notes.at(0), Language::turkish) ==
               "Diğer 3 bulgu, turnuvaların kendi raporlarındadır.");
}

BOOST_AUTO_TEST_CASE(first_ratings_archive_and_losses) {
    const auto document = rating_report::period_report(period());
    const auto& first = table(document, "first-ratings");
    BOOST_REQUIRE(first.rows.size() == 2u);
    BOOST_TEST(row(first, 0, {"name", "archive", "new", "status"}) == "Dört, Can|4/7||archived");
    BOOST_TEST(row(first, 1, {"name", "archive", "new", "status"}) == "Beş, Naz||1042|first UKD");
    BOOST_TEST(row(table(document, "lost-ratings"), 0, {"name", "before", "sum"}) ==
               "Üç, Ece|1005|-15.30");
}

BOOST_AUTO_TEST_CASE(the_summary_counts_and_sums) {
    const auto document = rating_report::period_report(period());
    const auto& summary = table(document, "summary");
    BOOST_TEST(value(summary, "New list") == "11.2016");
    BOOST_TEST(value(summary, "Changed UKD") == "2");
    BOOST_TEST(value(summary, "First UKD") == "1");
    BOOST_TEST(value(summary, "Lost UKD") == "1");
    BOOST_TEST(value(summary, "Sum of changes") == "+5.10");
    BOOST_TEST(document.event == "2016-11");
}

// A correction counts by what was published: no score explains it, and the sums are bridged.
BOOST_AUTO_TEST_CASE(corrections_stand_without_a_score) {
    auto input = period();
    input.events[0].corrects = true;
    auto& parts = input.persons[0].parts;
    parts[0].difference = true;
    parts[0].games = 0;
    parts.push_back(parts[0]);
    parts[1].number = 0;
    parts[1].change = 300;
    parts[1].rated_again = "E3";
    const auto document = rating_report::period_report(input);
    const auto& shown = table(document, "parts");
    BOOST_TEST(row(shown, 0, {"event", "games", "score", "rated-score", "expected", "change"}) ==
               "E2|||||+34.50");
    BOOST_TEST(row(shown, 1, {"event", "number", "change"}) ==
               "E3 (rated again after the correction of E2)||+3.00");
    BOOST_REQUIRE(shown.legend.size() == 1u);
    // Corrected and rated again is one event.
    BOOST_TEST(row(table(document, "persons"), 0, {"event-count"}) == "1");
    // 34.50 + 3.00 - 14.10 - 15.30
    BOOST_TEST(value(table(document, "summary"), "of which corrections of closed periods") ==
               "+8.10");
    BOOST_TEST(value(table(rating_report::period_report(period()), "summary"),
                     "of which corrections of closed periods") == "(none)");
    BOOST_TEST(test::missing_texts(document) == "");
}

BOOST_AUTO_TEST_CASE(decisions_person_by_person) {
    auto input = period();
    const auto note = [](std::string name) {
        return rating_report::PeriodDecision{name,
                                             because("period.archive-by-name", {std::move(name)})};
    };
    input.decisions = {
        note("İki, Su"), note("Bir, Ali"), {{}, because("rate.changed-nobody")}, note("İki, Su")};
    const auto document = rating_report::period_report(input);
    const auto& decisions = table(document, "decisions");
    BOOST_REQUIRE(decisions.rows.size() == 4u);
    BOOST_TEST(row(decisions, 0, {"name", "reason"}) == "|nothing changes for anybody");
    BOOST_TEST(row(decisions, 1, {"name", "reason"}) ==
               "Bir, Ali|Bir, Ali: earlier results without a rating were found by name and year of "
               "birth alone");
    BOOST_TEST(row(decisions, 3, {"name"}) == "İki, Su");
    BOOST_TEST(test::missing_texts(document) == "");
}

BOOST_AUTO_TEST_CASE(the_biggest_changes_at_both_ends) {
    auto input = period();
    input.persons.clear();
    for (int i = -50; i <= 50; ++i)
        if (i != 0)
            input.persons.push_back(person("P" + std::to_string(i), 1500, i * 100, 1500 + i,
                                           PersonAfter::Status::changed));
    const auto document = rating_report::period_report(input);
    const auto& charts = std::get<ChartSheet>(test::section(document, "charts")->body).charts;
    BOOST_REQUIRE(charts[0].numbers.rows.size() == 30u);
    BOOST_TEST(row(charts[0].numbers, 0, {"name", "change"}) == "P50|+50.00");
    BOOST_TEST(row(charts[0].numbers, 14, {"name"}) == "P36");
    BOOST_TEST(row(charts[0].numbers, 15, {"name"}) == "P-36");
    BOOST_TEST(row(charts[0].numbers, 29, {"name"}) == "P-50");
}

// FIDE B.02, 8.3: changes of a period are summed and rounded once; who rounds each event apart gets
// another number, and both stand side by side.
BOOST_AUTO_TEST_CASE(fide_8_3_rounding_event_by_event_beside_it) {
    auto input = period();
    input.persons[0].after.per_event = 1271;
    const auto document = rating_report::period_report(input);
    BOOST_TEST(row(table(document, "persons"), 0, {"new", "per-event"}) == "1270|1271");
}

BOOST_AUTO_TEST_CASE(every_word_is_there_in_both_languages) {
    BOOST_TEST(test::missing_texts(rating_report::period_report(period())) == "");
    BOOST_TEST(test::missing_texts(rating_report::period_report({})) == "");
}

BOOST_AUTO_TEST_SUITE_END()

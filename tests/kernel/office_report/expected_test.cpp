// Expected events: the list, and which of them came.

#include "entries.hpp"
#include "office_report/expected.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::office_report;
using Kind = Arrival::Kind;

namespace {

struct Reading {
    std::vector<Expected> events;
    std::string findings; ///< "2:5 EXP-0103; ..."
};

Reading read(std::string bytes) {
    Reading reading;
    Diagnostics diagnostics("calendar.csv");
    reading.events =
        read_expected(*Source::from_bytes("calendar.csv", std::move(bytes)), diagnostics);
    for (const auto& found : diagnostics.all())
        reading.findings += (reading.findings.empty() ? "" : "; ") + std::to_string(found.line) +
                            ":" + std::to_string(found.column) + " " + found.code;
    return reading;
}

batch::Entry event(std::string name, std::string city, std::string start, std::string end) {
    auto entry = test::clean_entry(name + ".trf");
    entry.facts.event = std::move(name);
    entry.facts.city = std::move(city);
    entry.facts.start = std::move(start);
    entry.facts.end = std::move(end);
    return entry;
}

Expected expected(std::string name, std::string city = {}, Date start = {}, Date end = {}) {
    return {std::move(name), std::move(city), start, end, 0};
}

/// Of one expected event and one file.
Arrival arrival(const Expected& one, const batch::Entry& entry, const Date& day = {}) {
    const std::vector<batch::Entry> entries{entry};
    auto found = arrivals_of({one}, entries, day).at(0);
    found.file = nullptr; // it does not live longer
    return found;
}

}

BOOST_AUTO_TEST_SUITE(office_report_expected)

BOOST_AUTO_TEST_CASE(a_turkish_list_of_a_spreadsheet) {
    const auto [events, findings] =
        read("\xEF\xBB\xBFYarışma Adı;İl;Başlangıç Tarihi;Bitiş Tarihi\r\n"
             "Ankara Birinciliği;Ankara;28.11.2026;29.11.2026\r\n"
             ";;;\r\n"
             "\"Kış \"\"Açık\"\"; genel\";İzmir;2026-12-05;\r\n");
    BOOST_TEST(findings == "");
    BOOST_TEST_REQUIRE(events.size() == 2u);
    BOOST_TEST(events[0].name == "Ankara Birinciliği");
    BOOST_TEST(events[0].city == "Ankara");
    BOOST_TEST(to_text(events[0].end) == "2026/11/29");
    BOOST_TEST(events[1].name == "Kış \"Açık\"; genel");
    BOOST_TEST(to_text(events[1].start) == "2026/12/05");
    BOOST_TEST(!events[1].end);
    BOOST_TEST(events[1].line == 4u);
}

BOOST_AUTO_TEST_CASE(an_english_list_with_commas_and_one_in_windows_1254) {
    BOOST_TEST(read("name,city,date\nClub Open,Ankara,2026-11-28\n").events.size() == 1u);
    const auto [events, findings] = read("Ad;\xDDl\n\xDDzmir A\xE7\xFDk;\xDDzmir\n");
    BOOST_TEST(findings == "");
    BOOST_TEST_REQUIRE(events.size() == 1u);
    BOOST_TEST(events[0].name == "İzmir Açık");
    BOOST_TEST(events[0].city == "İzmir");
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_told_with_line_and_column) {
    BOOST_TEST(read("").findings == "0:0 EXP-0101");
    BOOST_TEST(read("Şehir;Tarih\nAnkara;1.1.2026\n").findings == "1:1 EXP-0101");
    BOOST_TEST(read("ad;renk\nX;mavi\n").findings == "1:4 EXP-0106");
    BOOST_TEST(read("ad;tarih\n;28.11.2026\n").findings == "2:1 EXP-0102");
    const auto day = read("ad;tarih\nİğne;31.11.2026\n");
    BOOST_TEST(day.findings == "2:6 EXP-0103"); // in characters
    BOOST_TEST(day.events.size() == 1u);        // the event is not lost
    const auto turned = read("ad;baslangic;bitis\nX;5.1.2026;4.1.2026\n");
    BOOST_TEST(turned.findings == "2:12 EXP-0104");
    BOOST_TEST(!turned.events.at(0).start);
    const auto twice = read("ad;tarih\nKış Açık;5.1.2026\nKIS ACIK;2026-01-05\n");
    BOOST_TEST(twice.findings == "3:1 EXP-0105");
    BOOST_TEST(twice.events.size() == 1u);
    BOOST_TEST(read("ad;tarih\n\"X;5.1.2026\n").findings == "2:1 EXP-0108");
    const auto comma = read("ad,il\nAçık, genel,İzmir\n");
    BOOST_TEST(comma.findings == "2:13 EXP-0109");
    BOOST_TEST(comma.events.empty());
}

BOOST_AUTO_TEST_CASE(a_hostile_list_ends) {
    std::string many = "ad\n";
    for (int i = 0; i < 5001; ++i) many += "X" + std::to_string(i) + "\n";
    const auto [events, findings] = read(std::move(many));
    BOOST_TEST(events.size() == 5000u);
    BOOST_TEST(findings == "5002:0 EXP-0107");
    BOOST_TEST(read("ad;il\n" + std::string(1 << 20, ';') + "\n").events.empty());
    BOOST_TEST(read("ad\n" + std::string(1 << 20, '"') + "x\n").events.size() <= 1u);
}

BOOST_AUTO_TEST_CASE(name_and_days_that_agree_are_enough) {
    const auto file = event("ANKARA BİRİNCİLİĞİ", "Ankara", "2026-11-28", "2026-11-29");
    const auto same = arrival(expected("Ankara Birinciliği", "Ankara", {2026, 11, 28}), file);
    BOOST_TEST((same.kind == Kind::came));
    BOOST_TEST(same.remarks.parts.empty());
    // The last day alone says it too; days that overlap are told.
    BOOST_TEST(
        (arrival(expected("Ankara Birinciliği", "", {}, {2026, 11, 29}), file).kind == Kind::came));
    const auto longer =
        arrival(expected("Ankara Birinciliği", "", {2026, 11, 27}, {2026, 11, 29}), file);
    BOOST_TEST((longer.kind == Kind::came));
    BOOST_TEST(longer.remarks.parts.at(0).key == "office.expected-other-days");
}

BOOST_AUTO_TEST_CASE(what_is_unsure_is_told_with_a_remark) {
    const auto file = event("2026 Ankara Birinciliği", "Ankara", "2026-11-28", "2026-11-29");
    const auto kind = [&](const Expected& one) { return arrival(one, file).kind; };
    const auto key = [&](const Expected& one) {
        return arrival(one, file).remarks.parts.at(0).key;
    };
    const auto other_name = expected("Ankara Birinciliği", "Ankara", {2026, 11, 28});
    BOOST_TEST((kind(other_name) == Kind::perhaps));
    BOOST_TEST(key(other_name) == "office.expected-other-name");
    const auto moved = expected("2026 Ankara Birinciliği", "Ankara", {2026, 12, 5});
    BOOST_TEST((kind(moved) == Kind::perhaps));
    BOOST_TEST(key(moved) == "office.expected-other-days");
    const auto no_day = expected("2026 Ankara Birinciliği");
    BOOST_TEST((kind(no_day) == Kind::perhaps));
    BOOST_TEST(key(no_day) == "office.expected-no-days");
    const auto elsewhere = expected("2026 Ankara Birinciliği", "İzmir", {2026, 11, 28});
    BOOST_TEST((kind(elsewhere) == Kind::perhaps));
    BOOST_TEST(key(elsewhere) == "office.expected-other-place");
    const auto renamed = expected("Cumhuriyet Kupası", "Ankara", {2026, 11, 28}, {2026, 11, 29});
    BOOST_TEST((kind(renamed) == Kind::perhaps));
}

BOOST_AUTO_TEST_CASE(what_never_came_and_what_is_still_to_come) {
    const auto file = event("Ankara Birinciliği", "Ankara", "2026-03-28", "2026-03-29");
    const auto missing = arrival(expected("İzmir Açık", "İzmir", {2026, 3, 28}), file);
    BOOST_TEST((missing.kind == Kind::missing));
    BOOST_TEST(missing.remarks.parts.empty());
    // Last year's championship is not this year's, and is told.
    const auto far = expected("Ankara Birinciliği", "Ankara", {2026, 11, 28}, {2026, 11, 29});
    const auto other = arrival(far, file, {2026, 12, 1});
    BOOST_TEST((other.kind == Kind::missing));
    BOOST_TEST(other.remarks.parts.at(0).key == "office.expected-same-name");
    BOOST_TEST((arrival(far, file, {2026, 11, 29}).kind == Kind::ahead));
    BOOST_TEST((arrival(far, file, {2026, 11, 30}).kind == Kind::missing));
}

BOOST_AUTO_TEST_CASE(a_file_stands_for_one_event_the_best_first) {
    const std::vector<batch::Entry> entries{
        event("Kulüp Açık", "Ankara", "2026-11-28", "2026-11-28")};
    const auto all = arrivals_of({expected("Açık", "Ankara", {2026, 11, 28}),
                                  expected("Kulüp Açık", "Ankara", {2026, 11, 28})},
                                 entries, {});
    BOOST_TEST((all[0].kind == Kind::missing));
    BOOST_TEST((all[1].kind == Kind::came));
    BOOST_TEST(all[1].file == entries.data());
}

BOOST_AUTO_TEST_SUITE_END()

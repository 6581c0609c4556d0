// Records 122 and 222; national records beside record 001.

#include "judging/compared_records.hpp"
#include "support.hpp"
#include "texts.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

using namespace hakem;
using namespace hakem::judging;

namespace {

/// "SUB-0243 e 3:15", one after the other.
std::string told(const Diagnostics& findings) {
    std::string all;
    for (const auto& one : findings.all()) {
        constexpr std::string_view severities = "nwe";
        all +=
            fmt::format("{}{} {} {}:{}", all.empty() ? "" : "; ", one.code,
                        severities[static_cast<std::size_t>(one.severity)], one.line, one.column);
    }
    test::check_texts(findings);
    return all;
}

std::string times(std::string_view written, std::string_view encoded, RatedBy by = RatedBy::fide) {
    Tournament event;
    event.time_control = written;
    event.encoded_time_control = encoded;
    Diagnostics findings;
    check_time_records(event, by, findings);
    return told(findings);
}

/// A player and the national record of the same number.
std::string persons(std::string_view player, std::string_view record,
                    RatedBy by = RatedBy::national) {
    const auto line = [](std::string_view id, std::string_view text) {
        return fmt::format("{} {:>4} {}\n", id, 1, text);
    };
    const auto event = test::tournament("012 Deneme\n" + line("001", player) +
                                        fmt::format("001 {:>4} m    {:<33}\n", 2, "Kaya, Can") +
                                        line("TUR", record));
    Diagnostics findings;
    check_national_records(event, by, findings);
    return told(findings);
}

std::string cells(std::string_view name, std::string_view birth, char sex = 'w') {
    return fmt::format("{}    {:<33} 1500     10000000146 {}", sex, name, birth);
}

}

BOOST_AUTO_TEST_SUITE(judging_compared_records)

// FIDE B.02, 1: 60 minutes and more for 60 moves is standard, 10 and less is blitz.
BOOST_AUTO_TEST_CASE(time_controls_of_two_kinds_of_game) {
    BOOST_TEST(times("90 min + 30 sec", "90+30") == "SUB-0241 e 0:0");
    BOOST_TEST(times("15 min + 5 sec", "5400+30") == "SUB-0241 e 0:0");
    BOOST_TEST(times("15 min + 5 sec", "5400+30", RatedBy::nobody) == "SUB-0241 n 0:0");
    BOOST_TEST(times("90 min + 30 sec", "6000+30") == "SUB-0242 n 0:0");
}

BOOST_AUTO_TEST_CASE(time_controls_that_agree_or_are_not_certain) {
    BOOST_TEST(times("90 min + 30 sec", "5400+30") == "");
    BOOST_TEST(times("90 min + 30 sec", "") == "");
    BOOST_TEST(times("", "5400+30") == "");
    BOOST_TEST(times("Standard", "90+30") == "");
}

// FIDE TRF26, NRS: the columns of 001.
BOOST_AUTO_TEST_CASE(national_record_of_another_person) {
    const auto own = cells("Yılmaz, Ayşe", "2007/08/28");
    BOOST_TEST(persons(own, own) == "");
    BOOST_TEST(persons(own, cells("YILMAZ Ayse", "2007/08/28")) == "");
    BOOST_TEST(persons(own, cells("Yılmaz, Ayşe Su", "2007/08/28")) == "");
    BOOST_TEST(persons(own, cells("Demir, Su", "2011/01/02")) == "SUB-0243 e 4:15");
    BOOST_TEST(persons(own, cells("Demir, Su", "2011/01/02"), RatedBy::fide) == "SUB-0243 w 4:15");
    BOOST_TEST(persons(own, cells("", "2007/08/28")) == "");
}

BOOST_AUTO_TEST_CASE(name_in_001_that_is_not_the_one_of_the_national_record) {
    const auto record = cells("Demir, Su", "2007/08/28");
    BOOST_TEST(persons(cells("Yılmaz, Ayşe", "2007/08/28"), record) == "SUB-0248 e 2:15");
    BOOST_TEST(persons(cells("Yılmaz, Ayşe", "2007/08/28"), record, RatedBy::fide) ==
               "SUB-0248 w 2:15");
    // Of another sex, or without a birth date of its own, nothing tells which of the two is wrong.
    BOOST_TEST(persons(cells("Yılmaz, Ayşe", "2007/08/28", 'm'), record) == "SUB-0243 e 4:15");
    BOOST_TEST(persons(cells("Yılmaz, Ayşe", ""), record) == "SUB-0243 e 4:15");
}

BOOST_AUTO_TEST_CASE(national_record_names_another_player_of_the_event) {
    const auto event = test::tournament(
        fmt::format("001 {:>4} m    {:<33}\n001 {:>4} m    {:<33}\nTUR {:>4} m    {:<33}\n", 1,
                    "Ak, Ali", 2, "Kaya, Can", 1, "Kaya, Can"));
    Diagnostics findings;
    check_national_records(event, RatedBy::national, findings);
    BOOST_TEST_REQUIRE(findings.all().size() == 1u);
    BOOST_TEST(findings.all()[0].arguments.at(2) == "Kaya, Can (2)");
}

BOOST_AUTO_TEST_CASE(national_record_of_another_birth_or_sex) {
    const auto own = cells("Yılmaz, Ayşe", "2007/08/28");
    BOOST_TEST(persons(own, cells("Yılmaz, Ayşe", "2008/08/28")) == "SUB-0244 w 4:70");
    BOOST_TEST(persons(own, cells("Yılmaz, Ayşe", "2007/08/28", 'm')) == "SUB-0244 w 4:10");
    // A part of the date is no other date, and none is no contradiction.
    BOOST_TEST(persons(cells("Yılmaz, Ayşe", "2007/00/00"), own) == "");
    BOOST_TEST(persons(own, cells("Yılmaz, Ayşe", "", ' ')) == "");
}

BOOST_AUTO_TEST_SUITE_END()

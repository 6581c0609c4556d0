// National rating records (TUR) whose cells do not stand in their columns: no rating is cut.

#include "finding.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

const std::string players = player_line() + "\n" + opponent_line + "\n";

/// A record of player 1 with so many blanks in front of the number, the name and the rating.
std::string record(std::size_t before_id = 0, std::size_t before_name = 0,
                   std::size_t before_rating = 0, std::string_view rating = "2130") {
    return fmt::format("TUR {}{:>4} w    {}{:<33} {}{:>4} MUG 10000000146 2001/05/23\n",
                       std::string(before_id, ' '), 1, std::string(before_name, ' '), "Soyad, Ad",
                       std::string(before_rating, ' '), rating);
}

std::string without(std::string line, std::size_t column, std::size_t count = 1) {
    return line.erase(column - 1, count);
}

std::string found(const std::string& line) { return findings_of(line + players); }

Player read(const std::string& line) {
    Diagnostics diagnostics("test.trf");
    return read_trf(line + players, diagnostics).players.at(0);
}

void check_read(const std::string& line) {
    BOOST_TEST_CONTEXT(line) {
        const auto player = read(line);
        BOOST_TEST(player.national_rating == 2130);
        BOOST_TEST(player.national_origin == "MUG");
        BOOST_TEST(player.national_id == "10000000146");
    }
}

}

BOOST_AUTO_TEST_SUITE(trf_national_columns)

BOOST_AUTO_TEST_CASE(in_their_columns) {
    BOOST_TEST(found(record()) == "");
    check_read(record());
    BOOST_TEST(found("TUR    1\n") == "");
    BOOST_TEST(found("TUR    1      Soyad, Ad\n") == "");
}

BOOST_AUTO_TEST_CASE(a_column_too_many) {
    for (const auto& line :
         {record(1), record(0, 1), record(0, 0, 1), record(2), record(0, 3), record(0, 0, 4)}) {
        BOOST_TEST(found(line) == "TRF-0606 1:0 note\n", line);
        check_read(line);
    }
    BOOST_TEST(read(record(0, 1, 0, "930")).national_rating == 930);
}

BOOST_AUTO_TEST_CASE(a_column_too_few) {
    for (const auto& line : {without(record(), 5), without(record(), 11), without(record(), 48),
                             without(record(), 45, 3)}) {
        BOOST_TEST(found(line) == "TRF-0609 1:0 note\n", line);
        check_read(line);
    }
}

// A record that ends with the rating: no other reading passes for a short national number.
BOOST_AUTO_TEST_CASE(nothing_behind_the_rating) {
    const auto line = [](std::size_t column) {
        const std::string front = "TUR    1      Soyad";
        return front + std::string(column - 1 - front.size(), ' ') + "2130\n";
    };
    BOOST_TEST(found(line(49)) == "");
    for (const std::size_t column : {38, 47, 48}) {
        BOOST_TEST(found(line(column)) == "TRF-0609 1:0 note\n", column);
        BOOST_TEST(read(line(column)).national_rating == 2130, column);
    }
    for (const std::size_t column : {50, 52, 53}) {
        BOOST_TEST(found(line(column)) == "TRF-0606 1:0 note\n", column);
        BOOST_TEST(read(line(column)).national_rating == 2130, column);
    }
    BOOST_TEST(found("TUR    1      Oyuncu 100\n") == "");
    // Something is wrong with the rest as well.
    const auto unclear = line(40).substr(0, 43) + std::string(26, ' ') + "?\n";
    BOOST_TEST(found(unclear) == "TRF-0608 1:15 warning\n");
    BOOST_TEST(read(unclear).national_rating == 0);
}

// A name padded by bytes: ten letters of two bytes each.
BOOST_AUTO_TEST_CASE(columns_counted_in_bytes) {
    auto line = record();
    line.replace(14, 20, "ğüşıöçİĞÜŞ");
    BOOST_TEST(found(line) == "TRF-0609 1:0 note\n");
    check_read(line);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_put_right_is_said_and_not_read) {
    // The name and the rating are shifted, each by its own.
    const auto line = record(0, 1, 2);
    BOOST_TEST(found(line).find("TRF-0607 1:15 note\n") != std::string::npos);
    BOOST_TEST(found(line).find("TRF-0608 1:49 warning\n") != std::string::npos);
    BOOST_TEST(read(line).national_rating == 0);
    // The name alone: the rating is in its columns.
    auto name = record();
    name.replace(14, 2, " S");
    BOOST_TEST(found(name) == "TRF-0607 1:15 note\n");
    check_read(name);
}

BOOST_AUTO_TEST_CASE(no_excerpt_shows_the_national_number) {
    for (const auto& line : {record(0, 1, 2), record(0, 0, 7), record(0, 1, 0, "21x0")}) {
        Diagnostics diagnostics("test.trf");
        read_trf(line + players, diagnostics);
        BOOST_TEST(!diagnostics.all().empty(), line);
        for (const auto& d : diagnostics.all())
            BOOST_TEST(d.excerpt.find("00000") == std::string::npos, d.excerpt);
    }
}

BOOST_AUTO_TEST_CASE(strict_reading_refuses_the_repair) {
    BOOST_TEST(findings_of(record(0, 1) + players, true) == "TRF-0606 1:0 error\n");
}

// Other records of letters are none.
BOOST_AUTO_TEST_CASE(unknown_records_stay_unknown) {
    for (const auto* line : {"ABC     12 and so on\n", "ABC      text\n", "TUR      x\n"})
        BOOST_TEST(found(line) == "TRF-0009 1:1 note\n", line);
}

// FIDE TRF26, NRS: the same columns as 001, so that it may have what 001 lacks.
BOOST_AUTO_TEST_CASE(sex_and_birth_that_001_leaves_open) {
    const auto read_with = [](char sex, std::string_view birth) {
        Diagnostics diagnostics("test.trf");
        const auto line = fmt::format("001    1 {}    {:<33} 2100 TUR             {:<10}  0.0\n",
                                      sex, "Soyad, Ad", birth);
        return read_trf(record() + line, diagnostics).players.at(0);
    };
    BOOST_TEST((read_with(' ', "2001/05/23").sex == Sex::female));
    BOOST_TEST((read_with('m', "2001/05/23").sex == Sex::male));
    BOOST_TEST((read_with('w', "2001/00/00").birth == Date{2001, 5, 23}));
    BOOST_TEST((read_with('w', "2002/00/00").birth == Date{2002, 0, 0}));
}

BOOST_AUTO_TEST_SUITE_END()

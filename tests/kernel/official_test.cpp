#include <hakem/official.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

using namespace hakem;

namespace {

/// "title|name|id" of each.
std::string parsed(std::string_view text) {
    std::string all;
    for (const auto& one : officials_of(text))
        all +=
            fmt::format("{}{}|{}|{}", all.empty() ? "" : " ; ", one.title, one.name, one.fide_id);
    return all;
}

}

BOOST_AUTO_TEST_SUITE(official)

// The forms of record 102 that real files have: a title, an id in front or behind, contacts.
BOOST_AUTO_TEST_CASE(one_official) {
    BOOST_TEST(parsed("Yılmaz, Ayşe") == "|Yılmaz, Ayşe|");
    BOOST_TEST(parsed("IA Yilmaz, Ayse (6300000)") == "IA|Yilmaz, Ayse|6300000");
    BOOST_TEST(parsed("24148296 Ayse Yilmaz") == "|Ayse Yilmaz|24148296");
    BOOST_TEST(parsed("Ayse Yilmaz FA") == "FA|Ayse Yilmaz|");
    BOOST_TEST(parsed("Kaya, Can (NA), FIDE ID: 6300002") == "NA|Kaya, Can|6300002");
    BOOST_TEST(parsed("Kaya, Can - 0532 111 22 33") == "|Kaya, Can|");
    BOOST_TEST(parsed("Can Kaya, office@example.org") == "|Can Kaya|");
    BOOST_TEST(parsed("Kim, NA") == "|Kim, NA|");
}

BOOST_AUTO_TEST_CASE(several_in_one_record) {
    BOOST_TEST(parsed("IA Can Kaya, FA Ayse Yilmaz") == "IA|Can Kaya| ; FA|Ayse Yilmaz|");
    BOOST_TEST(parsed("Can Kaya, Ayse Yilmaz, Su Demir") ==
               "|Can Kaya| ; |Ayse Yilmaz| ; |Su Demir|");
    BOOST_TEST(parsed("Kaya, Can; Yilmaz, Ayse (6300000)") ==
               "|Kaya, Can| ; |Yilmaz, Ayse|6300000");
    BOOST_TEST(parsed("Kaya, Can, Yilmaz, Ayse") == "|Kaya, Can| ; |Yilmaz, Ayse|");
}

/// A T.C. identity number is no FIDE id, and is no part of the name.
BOOST_AUTO_TEST_CASE(numbers_of_persons_are_left_out) {
    BOOST_TEST(parsed("Kaya, Can 10000000146") == "|Kaya, Can|");
}

BOOST_AUTO_TEST_CASE(no_name_at_all) {
    for (const auto* text : {"http://lichess.org", "www.example.org", "-", "12345", "a@b.example"})
        BOOST_TEST(!official_of(text).named(), text);
    BOOST_TEST(official_of("Ö").named());
    BOOST_TEST(officials_of("").empty());
    BOOST_TEST(officials_of(std::string(100'000, ';')).empty());
}

BOOST_AUTO_TEST_SUITE_END()

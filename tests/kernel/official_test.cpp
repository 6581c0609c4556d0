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

/// Signs and words between two persons; each has a title, an id and contacts of its own.
BOOST_AUTO_TEST_CASE(what_parts_two_persons) {
    const auto* two = "|Deneme, Hakem| ; |Yardimci, Bir|";
    for (const auto* text : {"Deneme, Hakem; Yardimci, Bir", "Deneme, Hakem/Yardimci, Bir",
                             "Deneme, Hakem & Yardimci, Bir", "Deneme, Hakem ve Yardimci, Bir",
                             "Deneme, Hakem VE Yardimci, Bir", "Deneme, Hakem and Yardimci, Bir",
                             "Deneme, Hakem | Yardimci, Bir", "Deneme, Hakem; ; Yardimci, Bir;",
                             "Deneme, Hakem / Yardimci, Bir (0532 111 22 33)"})
        BOOST_TEST(parsed(text) == two, text);
    BOOST_TEST(parsed("Ali VELİ/Can KAYA") == "|Ali VELİ| ; |Can KAYA|");
    BOOST_TEST(parsed("Kaya/Demir") == "|Kaya| ; |Demir|");
    BOOST_TEST(parsed("IA Kaya, Can (6300000), FA Demir, Su (6300001)") ==
               "IA|Kaya, Can|6300000 ; FA|Demir, Su|6300001");
    BOOST_TEST(parsed("Can Kaya, IA, 6300000, Su Demir, FA") ==
               "IA|Can Kaya|6300000 ; FA|Su Demir|");
    BOOST_TEST(parsed("Can Kaya/IA/Su Demir/FA") == "IA|Can Kaya| ; FA|Su Demir|");
    BOOST_TEST(parsed("Kaya, Can; FA") == "FA|Kaya, Can|");
    BOOST_TEST(parsed("Kaya, Can Su, Demir, Su") == "|Kaya, Can Su| ; |Demir, Su|");
    BOOST_TEST(parsed("Can Kaya FA 6300000") == "FA|Can Kaya|6300000");
}

/// The words behind a comma are given names where nothing else makes them a person.
BOOST_AUTO_TEST_CASE(a_title_before_a_surname_makes_no_second_person) {
    BOOST_TEST(parsed("IA Kaya, Mehmet Ali") == "IA|Kaya, Mehmet Ali|");
    BOOST_TEST(parsed("IA Kaya, Mehmet Ali (6300000)") == "IA|Kaya, Mehmet Ali|6300000");
    BOOST_TEST(parsed("IA Kaya, Mehmet Ali; FA Demir, Ayşe Nur") ==
               "IA|Kaya, Mehmet Ali| ; FA|Demir, Ayşe Nur|");
    BOOST_TEST(parsed("IA Kaya, Mehmet Ali, FA Demir, Ayşe Nur") ==
               "IA|Kaya, Mehmet Ali| ; FA|Demir, Ayşe Nur|");
    BOOST_TEST(parsed("IA Kaya, FA Demir") == "IA|Kaya| ; FA|Demir|");
    BOOST_TEST(parsed("IA Mehmet Kaya, Ayşe Demir") == "IA|Mehmet Kaya| ; |Ayşe Demir|");
    BOOST_TEST(parsed("Kaya, Mehmet Ali (IA)") == "IA|Kaya, Mehmet Ali|");
}

/// What may be one person is one, and nothing of it is lost.
BOOST_AUTO_TEST_CASE(what_parts_nobody) {
    BOOST_TEST(parsed("Kaya, Can, Ankara") == "|Kaya, Can, Ankara|");
    BOOST_TEST(parsed("Can Kaya/Demir") == "|Can Kaya/Demir|");
    BOOST_TEST(parsed("Kaya, Can, https://a.example/b/c") == "|Kaya, Can|");
    BOOST_TEST(parsed("Veli Anderson") == "|Veli Anderson|");
}

BOOST_AUTO_TEST_CASE(records_that_name_nobody) {
    for (const auto* text : {"", " ", "-", "--", "/", "Yok", "YOK", "yok.", "Hakem yok", "FA", "IA",
                             "N/A", "n.a.", "None", "TBA", "Belli değil", "Bilinmiyor", "(IA)"})
        BOOST_TEST(names_nobody(text), text);
    for (const auto* text : {"Kaya, Can", "Yokuş, Can", "FA Kaya", "http://x.y", "12345678", "Ö",
                             "a@b.example", "Yok; Kaya, Can"})
        BOOST_TEST(!names_nobody(text), text);
    BOOST_TEST(!official_of("Yok").named());
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

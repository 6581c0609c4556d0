// Ages in the names of groups.

#include <hakem/age_group.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(age_group)

BOOST_AUTO_TEST_CASE(forms_of_turkish_and_english) {
    for (const auto* name : {"U12",
                             "u12",
                             "12U",
                             "U-12",
                             "U 12",
                             "Under 12",
                             "12 Yaş",
                             "12 YAŞ",
                             "12 yaş ve altı",
                             "12 yas alti",
                             "12 Yaş Kızlar",
                             "Kızlar 12",
                             "12",
                             "12 yaş grubu",
                             "2. Grup U12",
                             "2. grup 12 yaş",
                             "12 and under",
                             "age 12",
                             "Open 12 years",
                             "G12",
                             "Satranç 12 ALTI"})
        BOOST_TEST(age_of_group(name) == 12, name);
}

BOOST_AUTO_TEST_CASE(of_a_range_the_last_one) {
    for (const auto* name : {"07-12 yaş", "7 - 12 Yaş", "7\u201312 yaş", "Kategori 7-12 yaş"})
        BOOST_TEST(age_of_group(name) == 12, name);
    BOOST_TEST(age_of_group("U12 - 2") == 12);
}

BOOST_AUTO_TEST_CASE(numbers_that_are_no_ages) {
    for (const auto* name :
         {"", "A", "Group", "Group 2", "GROUP 12", "Grup 12", "12. Grup", "Kategori 7", "2. Lig",
          "Kurtuluş 2", "50+", "+65", "18 yaş üstü", "over 18", "Elo 1600", "2012", "S50", "Açık"})
        BOOST_TEST(age_of_group(name) == 0, name);
}

// Names come from files.
BOOST_AUTO_TEST_CASE(hostile_names) {
    BOOST_TEST(age_of_group("u") == 0);
    BOOST_TEST(age_of_group("12-") == 12);
    BOOST_TEST(age_of_group("-") == 0);
    BOOST_TEST(age_of_group("U99999999999999999999") == 0);
    BOOST_TEST(age_of_group("\xFF\xFE 12 ya\xC5") == 12);
    BOOST_TEST(age_of_group(std::string(100'000, '1')) == 0);
}

BOOST_AUTO_TEST_SUITE_END()

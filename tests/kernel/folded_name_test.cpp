#include <hakem/folded_name.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(folded_names)

BOOST_AUTO_TEST_CASE(case_damage_of_turkish_letters) {
    for (const auto* name : {"YİĞİT", "YIĞIT", "yiğit", "Yıgıt", "Yigit", "YİĞİT", "yi\u0307ğit"})
        BOOST_TEST(folded_name(name) == "yigit");
    for (const auto* name : {"BARIŞ", "BARıŞ", "Barış", "BARIS", "Barİş"})
        BOOST_TEST(folded_name(name) == "baris");
    BOOST_TEST(folded_name("ŞİMŞEK, Tevfik Özgür Çağlar Gülşen") ==
               folded_name("SİMSEK, TEVFIK Ozgur Caglar Gulsen"));
}

BOOST_AUTO_TEST_CASE(words_in_any_order_and_punctuation) {
    BOOST_TEST(folded_name("Yılmaz, Ayşe Nur") == "ayse nur yilmaz");
    BOOST_TEST(folded_name("  AYŞE-NUR   YILMAZ. ") == "ayse nur yilmaz");
    BOOST_TEST(folded_name("N'Guessan, Koffi") == folded_name("KOFFI N’GUESSAN"));
    BOOST_TEST(folded_name("") == "");
    BOOST_TEST(folded_name(" ,.- ") == "");
}

BOOST_AUTO_TEST_CASE(letters_that_fide_writes_in_ascii) {
    BOOST_TEST(folded_name("Müller, Jörg") == folded_name("Mueller, Joerg"));
    BOOST_TEST(folded_name("Łukasz Øgård Straße Æsir Þór") ==
               folded_name("Lukasz Ogard Strasse Aesir Thor"));
    BOOST_TEST(folded_name("Məmmədov") == folded_name("Mammadov"));
    BOOST_TEST(folded_name("Каспаров") != "");
    BOOST_TEST(folded_name("\xFF\xFE"
                           "ab") == "ab");
}

BOOST_AUTO_TEST_CASE(how_two_names_agree) {
    const auto check = [](NameAgreement expected, const char* a, const char* b) {
        BOOST_TEST_CONTEXT(a << " / " << b) {
            BOOST_TEST((compare_names(a, b) == expected));
            BOOST_TEST((compare_names(b, a) == expected));
        }
    };
    check(NameAgreement::same, "YILMAZ, AYŞE", "Ayse Yilmaz");
    check(NameAgreement::close, "Yılmaz, Ayşe Nur", "Yilmaz, Ayse");
    check(NameAgreement::close, "Yılmaz, A.", "Yilmaz, Ayse");
    check(NameAgreement::close, "Yılmaz, Muhammet", "Yilmaz, Muhammed");
    check(NameAgreement::close, "Abdul Rahman, Omar", "Abdulrahman, Omar");
    check(NameAgreement::close, "Öztürkmenlioğlu, İpek Naz Zeyn",
          "Ozturkmenlioglu, Ipek Naz Zeynep");
    // Brothers and sisters: short names that differ by a letter are two.
    check(NameAgreement::related, "Yılmaz, Ece", "Yılmaz, Ege");
    check(NameAgreement::related, "Yılmaz, Ali", "Yılmaz, Ayşe");
    check(NameAgreement::related, "Yılmaz, Ayşe", "Demirci, Ayşe");
    check(NameAgreement::other, "Yılmaz, Ayşe", "Demirci, Can");
    check(NameAgreement::other, "", "Demirci, Can");
}

BOOST_AUTO_TEST_SUITE_END()

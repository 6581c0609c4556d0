#include "support.hpp"
#include <hakem/identity.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(identity)

// d10 = (7 (d1+d3+d5+d7+d9) - (d2+d4+d6+d8)) mod 10, d11 = sum of d1..d10 mod 10: worked by hand.
BOOST_AUTO_TEST_CASE(check_digits) {
    BOOST_TEST(is_identity_number("10000000146")); // 7·2 - 0 = 14; 2 + 4 = 6
    BOOST_TEST(is_identity_number("11111111110")); // 7·5 - 4 = 31; 9 + 1 = 10
    BOOST_TEST(is_identity_number("98765432150")); // 7·25 - 20 = 155; 45 + 5 = 50
    BOOST_TEST(!is_identity_number("10000000145"));
    BOOST_TEST(!is_identity_number("10000000156"));
    BOOST_TEST(!is_identity_number("00000000000")); // none begins with 0
    BOOST_TEST(!is_identity_number("1000000014"));
    BOOST_TEST(!is_identity_number("1000000014a"));
    BOOST_TEST(!is_identity_number(""));
}

BOOST_AUTO_TEST_CASE(in_a_field_meant_for_it) {
    BOOST_TEST(masked_id("10000000146") == "*********46");
    BOOST_TEST(masked_id("10000000147") == "*********47"); // mistyped
    BOOST_TEST(masked_id("1000000014") == "********14");   // a digit is missing
    BOOST_TEST(masked_id("4711") == "4711");               // a licence
    BOOST_TEST(masked_id("00000000903") == "00000000903"); // a licence with zeros before it
    BOOST_TEST(masked_id("866089804") == "866089804");     // nine digits: of another federation
    BOOST_TEST(masked_id("") == "");
    BOOST_TEST(is_masked(masked_id("10000000146")));
    BOOST_TEST(masked_id(masked_id("10000000146")) == "*********46");
    BOOST_TEST(!is_masked("4711"));
    BOOST_TEST(!is_masked("**"));
}

BOOST_AUTO_TEST_CASE(in_a_text) {
    BOOST_TEST(without_identity("001 10000000146 x") == "001 *********46 x");
    BOOST_TEST(without_identity("10000000146;10000000146") == "*********46;*********46");
    BOOST_TEST(without_identity("10000000147") == "10000000147");   // any number of eleven digits
    BOOST_TEST(without_identity("110000000146") == "110000000146"); // part of a longer one
    BOOST_TEST(without_identity("Şükrü 10000000146") == "Şükrü *********46");
    BOOST_TEST(without_identity("") == "");
}

BOOST_AUTO_TEST_CASE(digits_of_a_hash_are_none) {
    const std::string number = "10000000146", before(10, 'c'), after(11, 'E');
    const auto hash = before + number + after; // 32 hexadecimal digits, as MD5 has
    BOOST_TEST(without_identity(hash) == hash);
    BOOST_TEST(without_identity(hash.substr(1)) == before.substr(1) + "*********46" + after);
    BOOST_TEST(without_identity(std::string(40, 'a') + number) == std::string(40, 'a') + number);
    BOOST_TEST(without_identity("abc" + number + "def") == "abc*********46def");
    BOOST_TEST(without_identity("g" + hash.substr(1)) ==
               "g" + before.substr(1) + "*********46" + after);
    // A finding tells whole hashes, and still no number.
    const std::string sum = "debc" + std::string("1234567890138") + std::string(47, 'a');
    Diagnostics diagnostics("x.zip");
    diagnostics.add(Severity::error, "AUD-0101", 0, 0, 0, {"abc1234567890", sum, sum});
    const auto text = to_text(diagnostics.all().front(), Language::english);
    BOOST_TEST(text.find(sum) != std::string::npos);
    BOOST_TEST(text.find("abc********90") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(in_every_text_of_a_tournament) {
    Tournament t;
    t.name = t.city = t.chief_arbiter = "10000000146";
    t.deputy_arbiters = {"Ad (10000000146)"};
    t.teams.emplace_back().name = "T 10000000146";
    auto& player = t.players.emplace_back();
    for (auto* text : {&player.name, &player.title, &player.fide_id, &player.club, &player.licence,
                       &player.national_id, &player.national_origin, &player.group,
                       &player.federation, &player.national_title})
        *text = "10000000146";
    hide_identity(t);
    for (const auto& text :
         {t.name, t.city, t.chief_arbiter, player.name, player.title, player.fide_id, player.club,
          player.licence, player.national_id, player.national_origin, player.group,
          player.federation, player.national_title})
        BOOST_TEST(text == "*********46");
    BOOST_TEST(t.deputy_arbiters[0] == "Ad (*********46)");
    BOOST_TEST(t.teams[0].name == "T *********46");
}

BOOST_AUTO_TEST_CASE(findings_never_show_one) {
    Diagnostics diagnostics("x.trf");
    diagnostics.add(Severity::error, "TRF-0702", 1, 5, 3, {"10000000147", "58-68"},
                    "TUR    1 m    Ad    1700 ANK 10000000146 2001/05/24");
    const auto text = to_text(diagnostics.all().front(), Language::turkish);
    BOOST_TEST(text.find("*********46 2001") != std::string::npos);
    BOOST_TEST(text.find("*********47") != std::string::npos); // wrong check digits as well
    BOOST_TEST(text.find("1000000014") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

#include <hakem/rating_list.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

ListedPlayer person(std::string fide_id, std::string name, std::int16_t year,
                    std::string national_id = {}, Sex sex = Sex::unknown) {
    ListedPlayer listed;
    listed.fide_id = std::move(fide_id);
    listed.name = std::move(name);
    listed.birth.year = year;
    listed.national_id = std::move(national_id);
    listed.federation = "TUR";
    listed.sex = sex;
    return listed;
}

Player player(std::string fide_id, std::string name, std::int16_t year) {
    Player one;
    one.id = 12;
    one.fide_id = std::move(fide_id);
    one.name = std::move(name);
    one.birth.year = year;
    one.federation = "TUR";
    return one;
}

const auto list = RatingList::of(
    {},
    {person("99000101", "Yigit, Isil", 2008, "10000000146"), person("99000102", "Yigit, Ege", 2011),
     person("99000110", "Karabulut, Ayse", 1990), person("99000120", "Demir, Can", 2000),
     person("99000121", "Demir, Can", 2000, {}, Sex::male), person("99000122", "Demir, Can", 2003),
     person("99000130", "Ak, Su", 0), person("", "Gul, Nil", 2009, "4411")});

void check(const Player& one, MatchConfidence confidence, std::string_view taken,
           std::string_view reason, std::size_t candidates = 0) {
    const auto found = match(one, *list);
    BOOST_TEST((found.confidence == confidence));
    BOOST_TEST((found.person ? found.person->fide_id : "") == taken);
    BOOST_TEST(found.why.reason == reason);
    BOOST_TEST(found.candidates.size() == candidates);
    for (const auto language : {Language::english, Language::turkish}) {
        BOOST_TEST(!sentence_of(found.why, language).empty());
        BOOST_TEST(sentence_of(found.why, language).find("10000000146") == std::string::npos);
    }
}

}

BOOST_AUTO_TEST_SUITE(list_match)

BOOST_AUTO_TEST_CASE(by_fide_id_where_all_agrees) {
    check(player("99000101", "YİĞİT, Işıl", 2008), MatchConfidence::id, "99000101",
          "list.match-id");
    check(player("099000101", "Işıl YIĞIT", 0), MatchConfidence::id, "99000101", "list.match-id");
}

BOOST_AUTO_TEST_CASE(by_fide_id_with_differences_that_are_told) {
    const auto found = match(player("99000101", "Yiğit, Işıl Su", 2007), *list);
    BOOST_TEST((found.confidence == MatchConfidence::id_differs));
    BOOST_TEST(found.person->fide_id == "99000101");
    BOOST_REQUIRE_EQUAL(found.why.alternatives.size(), 2u);
    BOOST_TEST(found.why.alternatives[0].reason == "list.differs-name");
    BOOST_TEST(found.why.alternatives[1].reason == "list.differs-birth");
    // A new surname: the given name and the year are the same.
    check(player("99000110", "Yıldız, Ayşe", 1990), MatchConfidence::id_differs, "99000110",
          "list.match-id-differs");
}

BOOST_AUTO_TEST_CASE(the_id_of_a_brother_or_sister_is_not_taken) {
    // Işıl with the id of Ege: the surname is shared, given name and year are not.
    check(player("99000102", "Yiğit, Işıl", 2008), MatchConfidence::id_doubtful, "",
          "list.match-id-doubtful", 2);
    check(player("99000102", "Yiğit, Işıl", 0), MatchConfidence::id_doubtful, "",
          "list.match-id-doubtful", 2);
}

BOOST_AUTO_TEST_CASE(the_id_of_a_stranger_is_not_taken) {
    check(player("99000110", "Yiğit, Ege", 2011), MatchConfidence::id_doubtful, "",
          "list.match-id-doubtful", 2);
    check(player("99000110", "Nobody, Known", 1990), MatchConfidence::id_doubtful, "",
          "list.match-id-doubtful", 1);
}

BOOST_AUTO_TEST_CASE(by_national_id_and_licence) {
    auto one = player("", "Yiğit, Işıl", 2008);
    one.national_id = "10000000146";
    check(one, MatchConfidence::id, "99000101", "list.match-id");
    auto two = player("", "GÜL NİL", 2009);
    two.licence = "004411";
    const auto found = match(two, *list);
    BOOST_TEST((found.confidence == MatchConfidence::id));
    BOOST_TEST(found.person->name == "Gul, Nil");
    // The FIDE id is a stranger's, the national one the player's own: taken, and told.
    auto three = player("99000110", "Yiğit, Işıl", 2008);
    three.national_id = "10000000146";
    check(three, MatchConfidence::id_differs, "99000101", "list.match-id-differs", 1);
}

BOOST_AUTO_TEST_CASE(a_hidden_number_is_nobodys) {
    auto one = player("", "Nobody, Known", 1950);
    one.national_id = "*********46";
    check(one, MatchConfidence::none, "", "list.match-none");
}

BOOST_AUTO_TEST_CASE(by_name_and_year_of_birth) {
    check(player("", "EGE YIGIT", 2011), MatchConfidence::name_and_birth, "99000102",
          "list.match-name-and-birth");
    check(player("", "Demir, Can", 2003), MatchConfidence::name_and_birth, "99000122",
          "list.match-name-and-birth");
    check(player("99000201", "Yiğit, Ege", 2011), MatchConfidence::name_and_birth, "99000102",
          "list.match-name-and-birth");
}

BOOST_AUTO_TEST_CASE(what_is_not_sure_is_proposed_and_not_taken) {
    check(player("", "Yiğit, Ege", 0), MatchConfidence::name_only, "", "list.match-name-only", 1);
    check(player("", "Ak, Su", 1999), MatchConfidence::name_only, "", "list.match-name-only", 1);
    check(player("", "Demir, Can", 2000), MatchConfidence::ambiguous, "", "list.match-ambiguous",
          2);
    check(player("", "Demir, Can", 0), MatchConfidence::ambiguous, "", "list.match-ambiguous", 3);
    check(player("", "Yiğit, Ege", 1980), MatchConfidence::none, "", "list.match-none-of-year", 1);
    check(player("", "", 2011), MatchConfidence::none, "", "list.match-none");
}

BOOST_AUTO_TEST_CASE(sex_tells_namesakes_apart) {
    auto one = player("", "Demir, Can", 2000);
    one.sex = Sex::female;
    check(one, MatchConfidence::name_and_birth, "99000120", "list.match-name-and-birth");
}

BOOST_AUTO_TEST_SUITE_END()

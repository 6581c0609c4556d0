#include "period/people.hpp"
#include "sample.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using period::People;
using period::Person;

Person person(std::string_view name, std::string_view fide, std::string_view licence,
              std::string_view row = {}) {
    Person made;
    made.name = name;
    made.fide_id = fide;
    made.national_id = licence;
    made.birth = {2001, 0, 0};
    made.listed = !row.empty();
    made.key = made.listed ? std::string(row) : period::own_key(made);
    return made;
}

}

BOOST_AUTO_TEST_SUITE(people)

BOOST_AUTO_TEST_CASE(a_third_joins_two) {
    People joined;
    joined.add(person("Kaya, Ece", "9", ""), 0);
    joined.add(person("Kaya, Ece", "", "5"), 1);
    joined.add(person("Kaya, E.", "9", "5"), 2);
    const auto groups = joined.groups();
    BOOST_REQUIRE(groups.size() == 1U);
    BOOST_TEST(groups.front().person.key == "fide:9");
    BOOST_TEST(groups.front().person.national_id == "5");
    BOOST_TEST(groups.front().members.size() == 3U);
    BOOST_TEST(joined.contradictions().empty());
}

BOOST_AUTO_TEST_CASE(the_row_of_the_list_is_the_person) {
    People joined;
    joined.add(person("Kaya, Ece", "9", "5", "national:5"), 0);
    joined.add(person("Kaya, Ece", "9", ""), 1);
    const auto groups = joined.groups();
    BOOST_REQUIRE(groups.size() == 1U);
    BOOST_TEST(groups.front().person.key == "national:5");
    BOOST_TEST(groups.front().person.listed);
    BOOST_TEST(groups.front().person.fide_id == "9");
}

BOOST_AUTO_TEST_CASE(contradictions_are_told_and_not_joined) {
    People joined;
    joined.add(person("Kaya, Ece", "9", "5"), 0);
    joined.add(person("Kaya, Efe", "8", "5"), 1); // another FIDE id
    joined.add(person("Kaya, Ali", "", "7"), 2);
    joined.add(person("Kaya, Can", "6", "7"), 2); // both in one event
    BOOST_TEST(joined.groups().size() == 4U);
    BOOST_TEST(joined.contradictions().size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_full_date_of_birth_joins_who_has_no_id) {
    auto with = person("Kaya, Ece", "9", ""), without = person("KAYA Ece", "", "");
    with.birth = without.birth = {2001, 5, 17};
    with.federation = "TUR";
    People joined;
    joined.add(with, 0);
    joined.add(without, 1);
    const auto told = joined.join_namesakes();
    BOOST_REQUIRE(told.size() == 1U);
    BOOST_TEST((told.front().outcome == People::Namesake::Outcome::joined));
    BOOST_TEST(told.front().without == 1U);
    BOOST_TEST(told.front().with == 0U);
    const auto groups = joined.groups();
    BOOST_REQUIRE(groups.size() == 1U);
    BOOST_TEST(groups.front().person.key == "fide:9");
    BOOST_TEST(groups.front().members.size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_year_of_birth_alone_joins_nobody) {
    for (const Date birth : {Date{2001, 0, 0}, Date{2001, 1, 1}}) {
        auto with = person("Kaya, Ece", "9", ""), without = person("Kaya, Ece", "", "");
        with.birth = birth;
        without.birth = {2001, 5, 17};
        People joined;
        joined.add(with, 0);
        joined.add(without, 1);
        const auto told = joined.join_namesakes();
        BOOST_REQUIRE(told.size() == 1U);
        BOOST_TEST((told.front().outcome == People::Namesake::Outcome::year_only));
        BOOST_TEST(joined.groups().size() == 2U);
    }
}

BOOST_AUTO_TEST_CASE(of_two_who_could_be_meant_none_is_taken) {
    auto one = person("Kaya, Ece", "9", ""), other = person("Kaya, Ece", "8", "");
    auto without = person("Kaya, Ece", "", "");
    one.birth = without.birth = {2001, 5, 17}; // of the other the year alone is known
    People joined;
    joined.add(one, 0);
    joined.add(other, 1);
    joined.add(without, 2);
    const auto told = joined.join_namesakes();
    BOOST_REQUIRE(told.size() == 1U);
    BOOST_TEST((told.front().outcome == People::Namesake::Outcome::several));
    BOOST_TEST(joined.groups().size() == 3U);
}

BOOST_AUTO_TEST_CASE(sex_federation_day_and_a_common_event_speak_against_one_person) {
    const auto with = [] {
        auto made = person("Kaya, Ece", "9", "");
        made.birth = {2001, 5, 17};
        made.sex = Sex::female;
        made.federation = "TUR";
        return made;
    }();
    auto man = with, foreigner = with, younger = with, there = with;
    for (auto* other : {&man, &foreigner, &younger, &there}) {
        other->fide_id.clear();
        other->key = period::own_key(*other);
    }
    man.sex = Sex::male;
    foreigner.federation = "GER";
    younger.birth = {2001, 5, 18};
    for (const auto& [other, event] :
         {std::pair{man, 1U}, {foreigner, 1U}, {younger, 1U}, {there, 0U}}) {
        People joined;
        joined.add(with, 0);
        joined.add(other, event);
        BOOST_TEST(joined.join_namesakes().empty());
        BOOST_TEST(joined.groups().size() == 2U);
    }
}

BOOST_AUTO_TEST_CASE(who_is_nobody_elses_stays_alone) {
    People joined;
    auto alone = person("Kaya, Ece", "9", "5");
    alone.key = "alone:a|1";
    joined.add(alone, 0);
    joined.add(person("Kaya, Ece", "9", "5"), 1);
    BOOST_TEST(joined.groups().size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()

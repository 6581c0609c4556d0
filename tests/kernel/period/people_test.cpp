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

BOOST_AUTO_TEST_CASE(who_is_nobody_elses_stays_alone) {
    People joined;
    auto alone = person("Kaya, Ece", "9", "5");
    alone.key = "alone:a|1";
    joined.add(alone, 0);
    joined.add(person("Kaya, Ece", "9", "5"), 1);
    BOOST_TEST(joined.groups().size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()

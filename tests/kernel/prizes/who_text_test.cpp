// A part of the field as it is typed.

#include "prizes/eligibility.hpp"
#include "prizes/who_text.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::prizes;

namespace {

Who who(std::string_view text) {
    Diagnostics diagnostics;
    auto named = read_who_text(text, diagnostics);
    BOOST_TEST(!diagnostics.has_errors());
    return named.who;
}

/// "PRZ-0002:5": the first mistake and its column.
std::string mistake(std::string_view text) {
    Diagnostics diagnostics;
    read_who_text(text, diagnostics);
    diagnostics.sort();
    if (diagnostics.all().empty()) return "none";
    const auto& first = diagnostics.all().front();
    return first.code + ":" + std::to_string(first.column);
}

std::string name(std::string_view text) {
    Diagnostics diagnostics;
    return read_who_text(text, diagnostics).name;
}

}

BOOST_AUTO_TEST_SUITE(prizes_who_text)

BOOST_AUTO_TEST_CASE(all_keys_are_those_of_plans) {
    const auto girls = who("sex=female,under=14,on=start");
    BOOST_TEST((girls.sex == Sex::female));
    BOOST_REQUIRE(girls.age.has_value());
    BOOST_TEST((girls.age->under == 14));
    BOOST_TEST(girls.age->on_start);
    BOOST_TEST(!girls.rating);
    const auto veterans = who("from=60, born-from=1930, born-until=1960");
    BOOST_TEST((veterans.age->from == 60));
    BOOST_TEST((veterans.age->born_until == 1960));
    const auto rated = who("rating-from=1600,rating-below=1800,list=ukd,unrated=true");
    BOOST_TEST((rated.rating->from == 1600));
    BOOST_TEST((rated.rating->below == 1800));
    BOOST_TEST((rated.rating->list == RatingLimits::List::ukd));
    BOOST_TEST((rated.rating->unrated == RatingLimits::Unrated::too));
}

BOOST_AUTO_TEST_CASE(several_values_stand_with_plus) {
    const auto some = who("club=Anka SK+Işık Spor,federation=TUR+KTC,title=WGM+WIM,numbers=3+12");
    BOOST_TEST(some.clubs == (std::vector<std::string>{"Anka SK", "Işık Spor"}),
               boost::test_tools::per_element());
    BOOST_TEST(some.federations.size() == 2U);
    BOOST_TEST(some.titles.back() == "WIM");
    BOOST_TEST(some.numbers == (std::vector<std::int64_t>{3, 12}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_name_stands_before_a_colon) {
    BOOST_TEST(name("Kızlar 14: sex=female,under=14") == "Kızlar 14");
    BOOST_TEST((who("Kızlar 14: sex=female,under=14").age->under == 14));
    BOOST_TEST(name("sex=female") == "sex=female");
    BOOST_TEST(name("club=Anka: B") == "club=Anka: B"); // a colon of a club is none of a name
    BOOST_TEST(who("club=Anka: B").clubs.front() == "Anka: B");
}

BOOST_AUTO_TEST_CASE(mistakes_are_told_at_their_place) {
    BOOST_TEST(mistake("sex=female,undr=14") == "PRZ-0002:12");
    BOOST_TEST(mistake("sex=girl") == "PRZ-0010:5");
    BOOST_TEST(mistake("under=ten") == "PRZ-0004:7");
    BOOST_TEST(mistake("under") == "PRZ-0021:1");
    BOOST_TEST(mistake("under=14,under=16") == "PRZ-0005:10");
    BOOST_TEST(mistake("rating-from=1800,rating-below=1600") == "PRZ-0011:1");
    BOOST_TEST(mistake("club=") == "PRZ-0003:6");
    BOOST_TEST(mistake("") == "PRZ-0002:0");
    BOOST_TEST(mistake("Kızlar: sx=female") == "PRZ-0002:8");
    BOOST_TEST(mistake("numbers=1+x") == "PRZ-0004:11");
    BOOST_TEST(mistake("sex=female") == "none");
}

BOOST_AUTO_TEST_SUITE_END()

// Who may take a prize; what the file does not say is never guessed.

#include "prizes/eligibility.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::prizes;

namespace {

const Date start{2026, 4, 18};

char letter(Answer answer) {
    return answer == Answer::yes ? 'y' : answer == Answer::no ? 'n' : '?';
}

char fits_age(const AgeLimits& age, const Date& birth) {
    Who who;
    who.age = age;
    Player player;
    player.birth = birth;
    return letter(fits(who, player, start));
}

char fits_rating(const RatingLimits& rating, std::int32_t elo, std::int32_t ukd) {
    Who who;
    who.rating = rating;
    Player player;
    player.rating = elo;
    player.national_rating = ukd;
    return letter(fits(who, player, start));
}

}

BOOST_AUTO_TEST_SUITE(prizes_eligibility)

BOOST_AUTO_TEST_CASE(ages_by_the_year_need_only_the_year) {
    // Under 12 in 2026: not yet 12 on 1 January, so born in 2014 or later.
    AgeLimits under;
    under.under = 12;
    BOOST_TEST(fits_age(under, {2014, 0, 0}) == 'y');
    BOOST_TEST(fits_age(under, {2013, 12, 31}) == 'n');
    // From 60: 60 by 31 December 2026, so born in 1966 or earlier.
    AgeLimits from;
    from.from = 60;
    BOOST_TEST(fits_age(from, {1966, 12, 31}) == 'y');
    BOOST_TEST(fits_age(from, {1967, 1, 1}) == 'n');
    BOOST_TEST(fits_age(from, {}) == '?');
}

BOOST_AUTO_TEST_CASE(ages_on_the_first_day) {
    AgeLimits under;
    under.under = 12;
    under.on_start = true;
    BOOST_TEST(fits_age(under, {2014, 4, 18}) == 'n'); // twelve on the day
    BOOST_TEST(fits_age(under, {2014, 4, 19}) == 'y');
    BOOST_TEST(fits_age(under, {2014, 5, 0}) == 'y');
    BOOST_TEST(fits_age(under, {2014, 4, 0}) == '?');
    BOOST_TEST(fits_age(under, {2014, 0, 0}) == '?');
    BOOST_TEST(fits_age(under, {2015, 0, 0}) == 'y');
}

BOOST_AUTO_TEST_CASE(ratings_and_the_unrated) {
    RatingLimits below;
    below.below = 1800;
    BOOST_TEST(fits_rating(below, 1799, 2000) == 'y');
    BOOST_TEST(fits_rating(below, 1800, 0) == 'n');
    BOOST_TEST(fits_rating(below, 0, 1500) == 'n');
    below.unrated = RatingLimits::Unrated::too;
    BOOST_TEST(fits_rating(below, 0, 1500) == 'y');
    below.list = RatingLimits::List::highest;
    BOOST_TEST(fits_rating(below, 1700, 1900) == 'n');
    RatingLimits unrated;
    unrated.list = RatingLimits::List::ukd;
    unrated.unrated = RatingLimits::Unrated::only;
    BOOST_TEST(fits_rating(unrated, 2000, 0) == 'y');
    BOOST_TEST(fits_rating(unrated, 0, 1200) == 'n');
}

BOOST_AUTO_TEST_CASE(sex_club_federation_and_title) {
    Player player;
    Who who;
    who.sex = Sex::female;
    BOOST_TEST(letter(fits(who, player, start)) == '?');
    BOOST_TEST(lacking(who, player, start) == "prizes.lacks-sex");
    player.sex = Sex::male;
    BOOST_TEST(letter(fits(who, player, start)) == 'n');
    Who club;
    club.clubs = {"İZMİR"};
    BOOST_TEST(letter(fits(club, player, start)) == '?');
    player.national_origin = "izmir";
    BOOST_TEST(letter(fits(club, player, start)) == 'y');
    player.club = "ANK";
    player.national_origin.clear();
    BOOST_TEST(letter(fits(club, player, start)) == 'n');
    Who title;
    title.titles = {"WFM"};
    BOOST_TEST(letter(fits(title, player, start)) == 'n'); // no title is known to be none
    player.national_title = "wfm";
    BOOST_TEST(letter(fits(title, player, start)) == 'y');
}

BOOST_AUTO_TEST_CASE(what_is_wrong_outweighs_what_is_unknown) {
    Who who;
    who.sex = Sex::female;
    who.rating.emplace().below = 1800;
    Player player;
    player.rating = 2000;
    BOOST_TEST(letter(fits(who, player, start)) == 'n');
}

BOOST_AUTO_TEST_SUITE_END()

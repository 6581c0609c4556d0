#include "sample.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace {

using namespace hakem;
using period::Relation;
using test::event_text;

period::EventContent content(std::string_view name, std::string_view results) {
    return period::content_of(test::tournament(event_text(name, results)));
}

}

BOOST_AUTO_TEST_SUITE(event_content)

BOOST_AUTO_TEST_CASE(line_ends_and_order_of_records_do_not_matter) {
    const auto as_is = content("Kış Açık", "10=1=0");
    const auto crlf =
        period::content_of(test::tournament(event_text("Kış Açık", "10=1=0", "\r\n")));
    BOOST_TEST(as_is.id == crlf.id);
    auto turned = test::tournament(event_text("Kış Açık", "10=1=0"));
    std::reverse(turned.players.begin(), turned.players.end());
    BOOST_TEST(as_is.id == period::content_of(turned).id);
    BOOST_TEST((relation(as_is, crlf) == Relation::same));
}

BOOST_AUTO_TEST_CASE(points_and_ranks_do_not_matter_and_ratings_do) {
    auto event = test::tournament(event_text("Kış Açık", "10=1=0"));
    const auto before = period::content_of(event);
    event.players[0].declared_points = Points::whole(2);
    event.players[0].declared_rank = 3;
    event.chief_arbiter = "Somebody";
    BOOST_TEST(before.id == period::content_of(event).id);
    event.players[0].rating = 1801;
    BOOST_TEST(before.id != period::content_of(event).id);
}

BOOST_AUTO_TEST_CASE(a_bye_is_no_game) {
    auto event = test::tournament(event_text("Kış Açık", "10=1=0"));
    const auto before = period::content_of(event);
    for (auto& player : event.players)
        player.rounds.push_back({0, Colour::none, Outcome::half_bye});
    BOOST_TEST(before.id == period::content_of(event).id);
}

BOOST_AUTO_TEST_CASE(a_changed_result_is_a_correction) {
    BOOST_TEST((relation(content("Kış Açık", "10=1=0"), content("KIŞ AÇIK", "10=1=1")) ==
                Relation::correction));
}

BOOST_AUTO_TEST_CASE(a_missing_round_is_a_correction) {
    const auto whole = test::tournament(event_text("Kış Açık", "10=1=0"));
    auto short_one = whole;
    for (auto& player : short_one.players) player.rounds.resize(2);
    BOOST_TEST((relation(period::content_of(short_one), period::content_of(whole)) ==
                Relation::correction));
}

BOOST_AUTO_TEST_CASE(morning_and_afternoon_look_alike) {
    BOOST_TEST((relation(content("Kış Açık", "10=1=0"), content("Kış Açık", "0=10=1")) ==
                Relation::look_alike));
}

BOOST_AUTO_TEST_CASE(another_name_with_the_same_games_looks_alike) {
    BOOST_TEST((relation(content("Kış Açık", "10=1=0"), content("Bahar", "10=1=0")) ==
                Relation::look_alike));
    BOOST_TEST(
        (relation(content("Kış Açık", "10=1=0"), content("Bahar", "0=10=1")) == Relation::other));
}

BOOST_AUTO_TEST_CASE(other_people_are_another_event) {
    auto others = test::tournament(event_text("Kış Açık", "10=1=0"));
    for (auto& player : others.players) player.name = "Kız " + player.name;
    BOOST_TEST(
        (relation(content("Kış Açık", "10=1=0"), period::content_of(others)) == Relation::other));
}

BOOST_AUTO_TEST_SUITE_END()

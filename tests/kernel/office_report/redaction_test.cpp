// What is taken away before something is published.

#include "event.hpp"
#include "office_report/redaction.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using office_report::redacted;
using office_report::without_contacts;

namespace {

/// One player on an event that begins on 28 November 2026.
Player shown(Player player) {
    Tournament event;
    event.start = {2026, 11, 28};
    player.id = 1;
    event.players.push_back(player);
    return redacted(event).players[0];
}

Player named(std::string name, Date birth, std::string group = {}) {
    Player player;
    player.name = std::move(name);
    player.birth = birth;
    player.group = std::move(group);
    return player;
}

}

BOOST_AUTO_TEST_SUITE(office_report_redaction)

BOOST_AUTO_TEST_CASE(ids_go_and_of_a_birth_date_the_year_stays) {
    auto player = named("Kaya, Can", {1990, 5, 17});
    player.fide_id = "6300000";
    player.national_id = "10000000146";
    player.licence = "12345";
    const auto public_one = shown(player);
    BOOST_TEST(public_one.fide_id.empty());
    BOOST_TEST(public_one.national_id.empty());
    BOOST_TEST(public_one.licence.empty());
    BOOST_TEST((public_one.birth == Date{1990}));
    BOOST_TEST(public_one.name == "Kaya, Can");
}

BOOST_AUTO_TEST_CASE(names_of_minors_are_shortened) {
    BOOST_TEST(shown(named("Yılmaz, Ayşe Su", {2014, 1, 1})).name == "Ayşe Su Y.");
    BOOST_TEST(shown(named("ÇELİK ŞÜKRÜ", {2014, 1, 1})).name == "Ç. Ş.");
    BOOST_TEST(shown(named("Kaya, Can", {}, "U12")).name == "Can K.");
    for (const auto* group : {"12 Yaş", "12 yaş ve altı", "Kızlar 16", "U18", "07-12 yaş"})
        BOOST_TEST(shown(named("Kaya, Can", {}, group)).name == "Can K.", group);
    for (const auto* group : {"S50", "Group 2", "2. Grup", "U20", "18 yaş üstü"})
        BOOST_TEST(shown(named("Kaya, Can", {}, group)).name == "Kaya, Can", group);
}

BOOST_AUTO_TEST_CASE(who_may_still_be_seventeen_is_a_minor) {
    BOOST_TEST(shown(named("Kaya, Can", {2008, 11, 29})).name == "Can K.");
    BOOST_TEST(shown(named("Kaya, Can", {2008, 11, 28})).name == "Kaya, Can");
    BOOST_TEST(shown(named("Kaya, Can", {2008})).name == "Can K.");
    BOOST_TEST(shown(named("Kaya, Can", {2007})).name == "Kaya, Can");
}

BOOST_AUTO_TEST_CASE(arbiters_and_the_texts_of_the_file_go) {
    Tournament event;
    event.chief_arbiter = "IA Yılmaz Ahmet";
    event.deputy_arbiters = {"FA Kaya Su"};
    event.pairing_controller = "Demir, Ece";
    event.games.emplace_back();
    const auto public_one = redacted(event);
    BOOST_TEST(public_one.chief_arbiter.empty());
    BOOST_TEST(public_one.deputy_arbiters.empty());
    BOOST_TEST(public_one.pairing_controller.empty());
    BOOST_TEST(public_one.games.empty());
    BOOST_TEST(!public_one.games_source);
    BOOST_TEST(!public_one.source);
}

BOOST_AUTO_TEST_CASE(contacts_behind_a_name_go) {
    BOOST_TEST(without_contacts("IA Yılmaz Ahmet (6300000)") == "IA Yılmaz Ahmet");
    BOOST_TEST(without_contacts("Yılmaz, Ahmet - 0532 111 22 33") == "Yılmaz, Ahmet");
    BOOST_TEST(without_contacts("a@b.example") == "");
    BOOST_TEST(without_contacts("IA Yılmaz, Ahmet (6300000); Kaya, Su - 0532 111 22 33") ==
               "IA Yılmaz, Ahmet; Kaya, Su");
    BOOST_TEST(without_contacts("24148296 Ayşe Yılmaz") == "Ayşe Yılmaz");
}

BOOST_AUTO_TEST_SUITE_END()

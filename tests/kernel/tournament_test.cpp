#include "event.hpp"
#include <hakem/acceleration.hpp>
#include <hakem/pairing_system.hpp>
#include <hakem/tournament.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

Tournament field_of(int players) {
    Tournament tournament;
    for (int i = 1; i <= players; ++i) {
        Player player;
        player.id = i;
        tournament.players.push_back(player);
    }
    return tournament;
}

}

BOOST_AUTO_TEST_SUITE(tournament)

BOOST_AUTO_TEST_CASE(the_system_is_read_from_code_text_or_field) {
    Tournament t;
    t.encoded_type = "FIDE_DUTCH_2026_BAKU";
    BOOST_TEST((system_of(t) == System::swiss));
    t.encoded_type = "BERGER_DOUBLEROUNDROBIN";
    BOOST_TEST((system_of(t) == System::double_round_robin));
    t.encoded_type = "";
    t.type = "Bireysel: Döner Sistem";
    BOOST_TEST((system_of(t) == System::round_robin));
    t.type = "Bireysel: İsviçre Sistemi";
    BOOST_TEST((system_of(t) == System::swiss));
    auto three = field_of(3);
    three.players[0].rounds = {
        {3, Colour::white, Outcome::win}, {}, {2, Colour::black, Outcome::win}};
    three.players[1].rounds = {
        {}, {3, Colour::white, Outcome::win}, {1, Colour::white, Outcome::loss}};
    three.players[2].rounds = {
        {1, Colour::black, Outcome::loss}, {2, Colour::black, Outcome::loss}, {}};
    BOOST_TEST((system_of(three) == System::round_robin));
    three.players[2].rounds.pop_back();
    three.players[2].rounds[1] = {};
    BOOST_TEST((system_of(three) == System::swiss));
}

// A bye announced for a later round does not make that round held.
BOOST_AUTO_TEST_CASE(a_round_is_held_when_a_game_or_a_pairing_bye_is_in_it) {
    auto t = field_of(2);
    t.players[0].rounds = {{2, Colour::white, Outcome::win}, {0, Colour::none, Outcome::half_bye}};
    t.players[1].rounds = {{1, Colour::black, Outcome::loss}};
    BOOST_TEST(rounds_held(t) == 1);
    t.players[1].rounds.push_back({0, Colour::none, Outcome::pairing_bye});
    BOOST_TEST(rounds_held(t) == 2);
    t.players[0].rounds.push_back({2, Colour::black, Outcome::pending});
    BOOST_TEST(rounds_held(t) == 2);
    t.players[1].rounds.push_back({0, Colour::none, Outcome::pairing_bye});
    BOOST_TEST(rounds_held(t) == 2);
}

BOOST_AUTO_TEST_CASE(a_round_robin_needs_its_rounds) {
    auto t = field_of(5);
    t.encoded_type = "BERGER_ROUNDROBIN";
    BOOST_TEST(rounds_scheduled(t) == 5);
    t.encoded_type = "BERGER_DOUBLEROUNDROBIN";
    BOOST_TEST(rounds_scheduled(t) == 10);
}

// Regulation 27.2, 30.2: colours alternate from the first board; the boards are the smallest
// roster.
BOOST_AUTO_TEST_CASE(a_team_pairing_seats_the_rosters) {
    auto t = field_of(5);
    Team first, second;
    first.id = 1;
    first.players = {1, 2, 3};
    second.id = 2;
    second.players = {4, 5};
    t.teams = {first, second};
    RoundPairing pairing;
    pairing.round = 1;
    pairing.pairs = {{1, 2, 1}};
    enter_pairing(t, pairing);
    BOOST_TEST((t.players[3].rounds[0] == RoundEntry{1, Colour::white, Outcome::pending}));
    BOOST_TEST((t.players[1].rounds[0] == RoundEntry{5, Colour::white, Outcome::pending}));
    BOOST_TEST(t.players[2].rounds.empty());
    pairing.round = 2;
    pairing.pairs = {{0, 1, 0}};
    enter_pairing(t, pairing);
    BOOST_TEST((t.players[0].rounds[1] == RoundEntry{0, Colour::none, Outcome::pairing_bye}));
}

// Teams of an individual event (013 beside 092 "Individual: ...") do not make it a team event.
BOOST_AUTO_TEST_CASE(teams_of_an_individual_event) {
    Tournament t;
    t.teams.resize(1);
    BOOST_TEST(is_team_event(t));
    t.type = "Individual: Swiss-System";
    BOOST_TEST(!is_team_event(t));
    t.type = "Bireysel: İsviçre Sistemi";
    BOOST_TEST(!is_team_event(t));
}

// Four players who all met, but a fourth round is declared: no round robin.
BOOST_AUTO_TEST_CASE(everybody_met_in_a_longer_event) {
    auto t = test::event("", {"2w1 3w1 4w1", "1b0 4w1 3w1", "4w1 1b0 2b0", "3b0 2b0 1b0"});
    t.scheduled_rounds = 3;
    BOOST_TEST((system_of(t) == System::round_robin));
    t.scheduled_rounds = 4;
    BOOST_TEST((system_of(t) == System::swiss));
}

BOOST_AUTO_TEST_CASE(what_a_player_did_in_a_round) {
    const auto t = test::event("", {"2w1 U", "1b0"});
    BOOST_TEST((entry_of(t.players[0], 2)->outcome == Outcome::pairing_bye));
    BOOST_TEST(entry_of(t.players[0], 1)->opponent == 2);
    for (const int round : {-1, 0, 2}) BOOST_TEST(entry_of(t.players[1], round) == nullptr);
}

BOOST_AUTO_TEST_CASE(numbers_of_players_or_of_teams) {
    auto t = test::event("", {"2w1", "1b0"});
    BOOST_TEST(has_competitor(t, 2));
    BOOST_TEST(!has_competitor(t, 3));
    t.teams.resize(1);
    t.teams[0].id = 3;
    BOOST_TEST(has_competitor(t, 3));
    BOOST_TEST(!has_competitor(t, 2));
}

// FIDE C.04.7, 1.2, 1.3: of eight in the list four are group A, of six (and of seven) four as well;
// who is absent in round 1 may have been in the list or not.
BOOST_AUTO_TEST_CASE(article_c_04_7_1_2_group_a_of_a_file_without_record_250) {
    auto t = field_of(8);
    t.encoded_type = "FIDE_DUTCH_BAKU";
    for (std::size_t i = 0; i < 8; ++i)
        t.players[i].rounds = {{static_cast<std::int32_t>(i % 2 == 0 ? i + 2 : i),
                                i % 2 == 0 ? Colour::white : Colour::black, Outcome::draw}};
    BOOST_TEST(baku_group_ends(t) == std::vector<std::int32_t>{4},
               boost::test_tools::per_element());
    for (const std::size_t absent : {0, 1}) t.players[absent].rounds = {{}};
    // Numbers 1 and 2 came later: 3 to 6; one of them was there: 4 of seven, up to 5; both: 4.
    const std::vector<std::int32_t> ends{6, 4, 5};
    BOOST_TEST(baku_group_ends(t) == ends, boost::test_tools::per_element());
    BOOST_TEST(accelerations_of(t).front().last_id == 6);
}

BOOST_AUTO_TEST_SUITE_END()

#include "event.hpp"
#include "support.hpp"
#include <hakem/error.hpp>
#include <hakem/numbering.hpp>
#include <hakem/source.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

using Ids = std::vector<std::int32_t>;

/// Players 1 to 5; the new numbers of 1 2 3 4 5 are 3 5 1 2 4.
const Ids order{3, 4, 1, 5, 2};

Tournament five() { return test::swiss({".", ".", ".", ".", "."}, 5); }

std::string names_of(const Tournament& tournament) {
    std::string text;
    for (const auto& player : tournament.players)
        text += (text.empty() ? "" : " ") + std::to_string(player.id) + player.name;
    return text;
}

/// "1-2 4-4": ranges of the accelerations.
std::string ranges_of(const Tournament& tournament) {
    std::string text;
    for (const auto& a : tournament.accelerations)
        text += (text.empty() ? "" : " ") + std::to_string(a.first_id) + "-" +
                std::to_string(a.last_id);
    return text;
}

bool is_refused(const Tournament& tournament, const Ids& ids = order) {
    try {
        renumbered(tournament, ids);
        return false;
    } catch (const Error& error) {
        return error.code() == ExitCode::answer_is_no &&
               error.key() == "error.numbers-are-published";
    }
}

/// Teams 1 and 2 of two players.
Tournament two_teams() {
    auto event = test::event("Takım: Ulusal İsviçre", {".", ".", ".", "."}, 3);
    event.teams.resize(2);
    for (std::int32_t id = 1; id <= 2; ++id) {
        auto& team = event.teams[static_cast<std::size_t>(id) - 1];
        team.id = id;
        team.name = "T" + std::to_string(id);
        team.players = {2 * id - 1, 2 * id};
    }
    return event;
}

}

BOOST_AUTO_TEST_SUITE(renumbering)

BOOST_AUTO_TEST_CASE(players_stand_in_the_new_order) {
    BOOST_TEST(names_of(renumbered(five(), order)) == "1P3 2P4 3P1 4P5 5P2");
}

BOOST_AUTO_TEST_CASE(all_that_names_players_follows) {
    auto event = five();
    event.byes = {{Outcome::zero_bye, 1, {1, 2}, 0}};
    event.prohibited = {{0, 0, {2, 5, 3}, 0}};
    event.abnormal_points = {{Outcome::absent, {}, {}, 1, {4}, 0}};
    event.absent_next_round = {5, 1};
    event.finished_games = {{1, 2, 4, 0}};
    event.teams.resize(1); // clubs of an individual event
    event.teams[0].id = 1;
    event.teams[0].players = {1, 3};
    event.line_ups = {{1, 1, 2, {4, 0, 1}, 0}};
    const auto after = renumbered(event, order);
    BOOST_TEST(after.byes[0].ids == (Ids{3, 5}), boost::test_tools::per_element());
    BOOST_TEST(after.prohibited[0].ids == (Ids{5, 4, 1}), boost::test_tools::per_element());
    BOOST_TEST(after.abnormal_points[0].ids == (Ids{2}), boost::test_tools::per_element());
    BOOST_TEST(after.absent_next_round == (Ids{4, 3}), boost::test_tools::per_element());
    BOOST_TEST(after.finished_games[0].white == 5);
    BOOST_TEST(after.finished_games[0].black == 2);
    if (!is_team_event(event)) {
        BOOST_TEST(after.teams[0].players == (Ids{3, 1}), boost::test_tools::per_element());
        BOOST_TEST(after.line_ups[0].players == (Ids{2, 0, 3}), boost::test_tools::per_element());
        BOOST_TEST(after.line_ups[0].team == 1);
    }
}

// 250: players 1 to 3 are now 3, 5, 1; 4 and 5 are 2 and 4; all are all.
BOOST_AUTO_TEST_CASE(ranges_fall_into_runs) {
    auto event = five();
    Acceleration one;
    one.game_points = Points::whole(1);
    one.first_round = 1;
    one.last_round = 2;
    one.first_id = 1;
    one.last_id = 3;
    event.accelerations = {one};
    BOOST_TEST(ranges_of(renumbered(event, order)) == "1-1 3-3 5-5");
    event.accelerations[0].first_id = 3;
    event.accelerations[0].last_id = 4;
    const auto after = renumbered(event, order);
    BOOST_TEST(ranges_of(after) == "1-2");
    BOOST_TEST((after.accelerations[0].game_points == Points::whole(1)));
    BOOST_TEST(after.accelerations[0].last_round == 2);
    event.accelerations[0].first_id = 1;
    event.accelerations[0].last_id = 2000000000;
    BOOST_TEST(ranges_of(renumbered(event, order)) == "1-5");
    event.accelerations[0].first_id = 6;
    BOOST_TEST(renumbered(event, order).accelerations.empty());
}

BOOST_AUTO_TEST_CASE(hostile_ranges_are_refused) {
    auto event = test::swiss(std::vector<std::string>(1000, "."), 5);
    Ids odd_first;
    for (std::int32_t id = 1; id <= 1000; id += 2) odd_first.push_back(id);
    for (std::int32_t id = 2; id <= 1000; id += 2) odd_first.push_back(id);
    Ids back(1000); // its inverse: a range falls to pieces of one
    for (std::size_t i = 0; i < 1000; ++i)
        back[static_cast<std::size_t>(odd_first[i]) - 1] = static_cast<std::int32_t>(i) + 1;
    Acceleration one;
    one.first_id = 1;
    one.last_id = 500;
    event.accelerations.assign(100000, one);
    BOOST_CHECK_THROW(renumbered(event, back), Error);
}

BOOST_AUTO_TEST_CASE(numbers_that_nobody_has_become_nobodys) {
    auto event = five();
    event.players[4].id = 9; // ids 1 2 3 4 9: the file leaves a gap
    event.prohibited = {{0, 0, {1, 5, 2}, 0}, {0, 0, {1, 5}, 0}};
    event.byes = {{Outcome::zero_bye, 1, {5}, 0}};
    const auto after = renumbered(event, {9, 4, 3, 2, 1});
    BOOST_TEST(names_of(after) == "1P5 2P4 3P3 4P2 5P1");
    BOOST_TEST(after.prohibited.size() == 1u);
    BOOST_TEST(after.prohibited[0].ids == (Ids{5, 4}), boost::test_tools::per_element());
    BOOST_TEST(after.byes.empty());
}

BOOST_AUTO_TEST_CASE(a_rank_that_is_the_number_follows) {
    auto event = five();
    for (auto& player : event.players) player.declared_rank = player.id;
    auto after = renumbered(event, order);
    for (const auto& player : after.players) BOOST_TEST(player.declared_rank == player.id);
    event.players[0].declared_rank = 7; // then they mean something else
    after = renumbered(event, order);
    BOOST_TEST(after.players[0].declared_rank == 3);
}

BOOST_AUTO_TEST_CASE(a17_1_published_numbers_stay) {
    auto event = five();
    event.players[0].rounds = {test::entry("H")}; // announced before round 1
    BOOST_TEST(!is_refused(event));
    event.players[0].rounds = {test::entry("2w*")};
    BOOST_TEST(is_refused(event));
    event.players[0].rounds = {test::entry("U")};
    BOOST_TEST(is_refused(event));
    auto teams = two_teams();
    BOOST_TEST(!is_refused(teams, {2, 1}));
    teams.team_byes = TeamByes{{}, {}, {0, 0}, 0};
    BOOST_TEST(!is_refused(teams, {2, 1}));
    teams.team_byes->teams[1] = 1;
    BOOST_TEST(is_refused(teams, {2, 1}));
    teams.team_byes.reset();
    teams.forfeited_matches = {{true, false, 1, 1, 2, 0}};
    BOOST_TEST(is_refused(teams, {2, 1}));
}

BOOST_AUTO_TEST_CASE(in_a_team_event_the_teams_get_numbers) {
    auto event = two_teams();
    event.byes = {{Outcome::zero_bye, 2, {1}, 0}};
    event.prohibited = {{1, 3, {1, 2}, 0}};
    event.absent_next_round = {2};
    event.line_ups = {{1, 1, 2, {2, 1}, 0}};
    event.team_byes = TeamByes{{}, {}, {0}, 0};
    const auto after = renumbered(event, {2, 1});
    BOOST_TEST(after.teams[0].name == "T2");
    BOOST_TEST(after.teams[0].id == 1);
    BOOST_TEST(after.teams[0].players == (Ids{3, 4}), boost::test_tools::per_element());
    BOOST_TEST(names_of(after) == names_of(event));
    BOOST_TEST(after.byes[0].ids == (Ids{2}), boost::test_tools::per_element());
    BOOST_TEST(after.prohibited[0].ids == (Ids{2, 1}), boost::test_tools::per_element());
    BOOST_TEST(after.absent_next_round == (Ids{1}), boost::test_tools::per_element());
    BOOST_TEST(after.line_ups[0].team == 2);
    BOOST_TEST(after.line_ups[0].opponent == 1);
    BOOST_TEST(after.line_ups[0].players == (Ids{2, 1}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_source_keeps_its_line_ends) {
    const auto source = Source::from_bytes("a.trf", "\xEF\xBB\xBFone\r\ntwo\nthree\rfour");
    const auto other = source->reordered({1, 4, 2, 3});
    BOOST_TEST(other->text() == "one\r\nfour\ntwo\rthree");
    BOOST_TEST(other->lines().size() == 4u);
    BOOST_TEST(other->had_bom());
    BOOST_TEST(other->encoding() == "UTF-8");
}

BOOST_AUTO_TEST_SUITE_END()

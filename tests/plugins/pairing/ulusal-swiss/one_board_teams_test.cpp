// Regulation 23.1: a team is a player. An individual event whose players are teams of one board
// must be paired as it was, boards, colours and what yielded.

#include "reference.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace {

using namespace hakem;
using namespace hakem::test;

Tournament as_teams_of_one(Tournament tournament) {
    tournament.type = "Takım: Ulusal İsviçre";
    tournament.team_colours = "W";
    for (const auto& player : tournament.players) {
        auto& team = tournament.teams.emplace_back();
        team.id = player.id;
        team.name = player.name;
        team.players = {player.id};
    }
    return tournament;
}

}

BOOST_AUTO_TEST_SUITE(ulusal_one_board_teams)

BOOST_AUTO_TEST_CASE(a23_1_a_team_is_a_player) {
    const auto data = shared();
    if (!data) return skip("no reference data");
    const ulusal::Unpacked archive(*data / "data/ulusal-swiss/tournaments.tar.xz");
    BOOST_REQUIRE(archive.complete());
    int rounds = 0;
    for (const auto& file : archive.files()) {
        const auto players = tournament_of(file);
        const auto teams = as_teams_of_one(players);
        for (int round = 1; round <= rounds_of(players); ++round) {
            const auto one = ulusal::paired_round(players, round);
            const auto other = ulusal::paired_round(teams, round);
            const auto where = fmt::format("{}, round {}", file.filename().string(), round);
            BOOST_TEST((one.boards == other.boards), where);
            BOOST_TEST(one.codes == other.codes, where);
            BOOST_TEST(one.removed == other.removed, where);
            ++rounds;
        }
    }
    BOOST_TEST(rounds >= 1162);
}

BOOST_AUTO_TEST_SUITE_END()

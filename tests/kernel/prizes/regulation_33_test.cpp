// Regulation 33: prizes by percentage in team events, for players of at least two thirds of the
// rounds; regulation 31: the same rules for teams.

#include "prizes/plan_reader.hpp"
#include "prizes/prize_list.hpp"
#include "ranking.hpp"
#include <hakem/source.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

/// Two teams of two boards and a reserve each, three rounds against each other. The points of the
/// players are over the board:
///   1: 1 ½ 1 = 2½ of 3      4: 0 ½ 0 = ½ of 3
///   2: 1 1 - = 2 of 2       5: 0 - 0 = 0 of 2
///   3: - - 1 = 1 of 1       6: - 0 - = 0 of 1
Tournament match() {
    Tournament tournament;
    tournament.type = "Team: Round-Robin";
    tournament.scheduled_rounds = 3;
    const auto add = [&](std::int32_t id, std::vector<RoundEntry> rounds) {
        auto& player = tournament.players.emplace_back();
        player.id = id;
        player.name = "P" + std::to_string(id);
        player.rounds = std::move(rounds);
    };
    const auto w = Colour::white, b = Colour::black;
    const RoundEntry none{0, Colour::none, Outcome::zero_bye};
    add(1, {{4, w, Outcome::win}, {4, b, Outcome::draw}, {4, w, Outcome::win}});
    add(2, {{5, b, Outcome::win}, {6, w, Outcome::win}, none});
    add(3, {none, none, {5, b, Outcome::win}});
    add(4, {{1, b, Outcome::loss}, {1, w, Outcome::draw}, {1, b, Outcome::loss}});
    add(5, {{2, w, Outcome::loss}, none, {3, w, Outcome::loss}});
    add(6, {none, {2, b, Outcome::loss}, none});
    for (std::int32_t id = 1; id <= 2; ++id) {
        auto& team = tournament.teams.emplace_back();
        team.id = id;
        team.name = "T" + std::to_string(id);
        team.players = {3 * id - 2, 3 * id - 1, 3 * id};
    }
    return tournament;
}

struct Result {
    std::string paid, findings;
};

Result share(const std::string& categories) {
    const auto tournament = match();
    Diagnostics plan_diagnostics, diagnostics;
    const auto source = Source::from_bytes(
        "plan.json",
        "{\"currency\": \"TRY\", \"decimals\": 0, \"categories\": [" + categories + "]}");
    const auto plan = prizes::read_plan(*source, plan_diagnostics);
    BOOST_TEST_REQUIRE(plan.has_value());
    prizes::check_plan(*plan, tournament, plan_diagnostics);
    Result result;
    for (const auto& found : plan_diagnostics.all()) result.findings += found.code + " ";
    if (plan_diagnostics.has_errors()) return result;
    const auto list = prizes::share_out(*plan, tournament, ranked(tournament, "PTS"), diagnostics);
    for (const auto& award : list.awards)
        result.paid +=
            (result.paid.empty() ? "" : ", ") + award.name + " " + std::to_string(award.amount);
    for (const auto& found : diagnostics.all())
        result.findings += found.code + " " + found.arguments.front() + " ";
    return result;
}

}

BOOST_AUTO_TEST_SUITE(prizes_regulation_33)

BOOST_AUTO_TEST_CASE(the_best_percentage_of_two_thirds_of_the_rounds) {
    // 3 has 100 % as well, but of one round in three; 2 played in two of three, just enough.
    const auto result = share(R"({"by": "percentage", "amounts": [100, 50]})");
    BOOST_TEST(result.paid == "P2 100, P1 50");
    BOOST_TEST(result.findings == "PRZ-0105 3 ");
}

BOOST_AUTO_TEST_CASE(a_board_is_the_place_in_the_list_of_the_team) {
    BOOST_TEST(share(R"({"by": "percentage", "board": 1, "amounts": [100]})").paid == "P1 100");
    BOOST_TEST(share(R"({"by": "percentage", "board": 2, "amounts": [100, 50]})").paid ==
               "P2 100, P5 50");
}

BOOST_AUTO_TEST_CASE(teams_have_prizes_by_the_same_rules_beside_those_of_players) {
    const auto result = share(R"({"amounts": [900, 600]}, {"by": "percentage", "amounts": [100]})");
    BOOST_TEST(result.paid == "T1 900, T2 600, P2 100");
}

BOOST_AUTO_TEST_CASE(teams_have_no_age_and_no_sex) {
    BOOST_TEST(share(R"({"amounts": [900], "who": {"sex": "female"}})").findings == "PRZ-0018 ");
    BOOST_TEST(share(R"({"amounts": [900], "who": {"numbers": [2]}})").paid == "T2 900");
    BOOST_TEST(share(R"({"amounts": [900], "include": [3]})").findings == "PRZ-0016 ");
}

BOOST_AUTO_TEST_SUITE_END()

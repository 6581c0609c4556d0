// Four events of 2016 and 2017, to the hundredth.

#include "plugins/rating/rating_support.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>

using namespace hakem;

namespace {

Outcome outcome_of(double score, bool forfeit) {
    if (forfeit) return score > 0.5 ? Outcome::forfeit_win : Outcome::forfeit_loss;
    return score > 0.75 ? Outcome::win : score < 0.25 ? Outcome::loss : Outcome::draw;
}

void enter(Player& player, int round, const RoundEntry& entry) {
    if (player.rounds.size() < static_cast<std::size_t>(round))
        player.rounds.resize(static_cast<std::size_t>(round));
    player.rounds[static_cast<std::size_t>(round) - 1] = entry;
}

Tournament tournament_of(const nlohmann::json& event) {
    Tournament tournament;
    for (const auto& player : event["players"])
        tournament.players.emplace_back().id = player["no"].get<std::int32_t>();
    const PlayerIndex index(tournament);
    for (const auto& game : event["games"]) {
        const auto round = game["rd"].get<int>();
        const auto white = game["w"].get<std::int32_t>(), black = game["b"].get<std::int32_t>();
        const auto outcome = outcome_of(game["sw"].get<double>(), game["forfeit"].get<bool>());
        enter(tournament.players[static_cast<std::size_t>(index[white])], round,
              {black, Colour::white, outcome});
        enter(tournament.players[static_cast<std::size_t>(index[black])], round,
              {white, Colour::black, mirrored(outcome)});
    }
    return tournament;
}

}

BOOST_AUTO_TEST_SUITE(ukd_events)

BOOST_AUTO_TEST_CASE(ukd_1_3_four_events) {
    const auto folder = test::shared();
    if (!folder) return test::skip("reference data are not there");
    const auto events =
        nlohmann::json::parse(test::bytes_of_file(*folder / "data" / "ukd-events.json"));
    int players = 0, rated = 0;
    for (const auto& event : events) {
        const auto tournament = tournament_of(event);
        std::vector<RatingBefore> before;
        for (const auto& player : event["players"])
            before.emplace_back().rating = player["rtg"].get<std::int32_t>();
        const auto result = test::rate("ukd", tournament, before);
        BOOST_REQUIRE_EQUAL(result.players.size(), before.size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            const auto& expected = event["players"][i];
            const auto& player = result.players[i];
            ++players;
            BOOST_TEST_CONTEXT(event["id"].get<std::string>() << " " << player.id) {
                if (expected["ukd_change_computed"].is_null()) {
                    BOOST_TEST(before[i].rating == 0);
                    BOOST_TEST(player.change == 0);
                    continue;
                }
                ++rated;
                BOOST_TEST(player.games == expected["games"].get<int>());
                BOOST_TEST(player.k == expected["K_ukd"].get<int>());
                BOOST_TEST(player.change ==
                           std::lround(expected["ukd_change_computed"].get<double>() * 100));
                const auto exactly = std::lround(expected["ukd_new_computed"].get<double>() * 100);
                BOOST_TEST(before[i].rating * 100 + player.change == exactly);
                BOOST_TEST(player.after == (exactly < 100000 ? 0 : exactly / 100));
            }
        }
    }
    BOOST_TEST(players == 67);
    BOOST_TEST(rated > 60);
}

BOOST_AUTO_TEST_SUITE_END()

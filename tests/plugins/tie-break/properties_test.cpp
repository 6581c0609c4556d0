// What holds for every event.

#include "event.hpp"
#include "ranking.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <numeric>
#include <random>

using namespace hakem;

namespace {

/// A Swiss of random pairs; with `byes` also byes, forfeits and absences.
Tournament generated(unsigned seed, std::size_t players, std::size_t rounds, bool byes) {
    std::mt19937 random(seed);
    auto tournament = test::swiss(std::vector<std::string>(players, ""), static_cast<int>(rounds));
    constexpr Outcome results[] = {Outcome::win, Outcome::draw, Outcome::loss, Outcome::forfeit_win,
                                   Outcome::forfeit_loss};
    constexpr Outcome alone[] = {Outcome::half_bye, Outcome::zero_bye, Outcome::pairing_bye,
                                 Outcome::full_bye, Outcome::absent};
    for (auto& player : tournament.players) player.rounds.resize(rounds);
    for (std::size_t r = 0; r < rounds; ++r) {
        std::vector<std::size_t> order(players);
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::shuffle(order.begin(), order.end(), random);
        for (std::size_t i = 0; i + 1 < players; i += 2) {
            auto& white = tournament.players[order[i]];
            auto& black = tournament.players[order[i + 1]];
            if (byes && random() % 8 == 0) {
                white.rounds[r].outcome = alone[random() % 5];
                black.rounds[r].outcome = alone[random() % 5];
                continue;
            }
            const auto result = results[random() % (byes ? 5 : 3)];
            white.rounds[r] = {black.id, Colour::white, result};
            black.rounds[r] = {white.id, Colour::black, mirrored(result)};
        }
    }
    return tournament;
}

Exact total(const Standings& standings, std::size_t code) {
    Exact sum;
    for (const auto& row : standings.rows) sum += *row.values[code].value;
    return sum;
}

}

BOOST_AUTO_TEST_SUITE(properties)

BOOST_AUTO_TEST_CASE(places_are_a_permutation_with_ties_only_where_all_is_equal) {
    for (unsigned seed = 0; seed < 60; ++seed) {
        const auto event = generated(seed, 4 + seed % 23, 1 + seed % 8, true);
        const auto standings = test::ranked(event, "PTS,BH/C1,SB,DE,WIN,PS,DE");
        std::vector<std::int32_t> ids;
        for (std::size_t i = 0; i < standings.rows.size(); ++i) {
            const auto& row = standings.rows[i];
            ids.push_back(row.id);
            if (i == 0) continue;
            const auto& before = standings.rows[i - 1];
            bool equal = true;
            for (std::size_t code = 0; code < standings.codes.size(); ++code)
                equal = equal && row.values[code].value == before.values[code].value;
            BOOST_TEST((row.rank == before.rank) == equal);
            BOOST_TEST((row.rank == before.rank || row.rank == static_cast<int>(i) + 1));
            BOOST_TEST((row.decided_by >= 0) == (row.rank != before.rank));
        }
        std::sort(ids.begin(), ids.end());
        for (std::size_t i = 0; i < ids.size(); ++i)
            BOOST_TEST(ids[i] == static_cast<std::int32_t>(i) + 1);
    }
}

// Every game gives one point, every opponent's score is seen once a game.
BOOST_AUTO_TEST_CASE(sums_where_all_games_are_played) {
    for (unsigned seed = 0; seed < 30; ++seed) {
        const std::size_t players = 2 * (2 + seed % 9), rounds = 1 + seed % 7;
        const auto standings =
            test::ranked(generated(seed, players, rounds, false), "PTS,BH,WON,BPG,SB,BUCHHOLZ");
        const auto games = static_cast<std::int64_t>(players * rounds / 2);
        BOOST_TEST((total(standings, 0) == Exact(games)));
        BOOST_TEST((total(standings, 1) == Exact(games * static_cast<std::int64_t>(rounds))));
        BOOST_TEST((total(standings, 3) == Exact(games)));
        for (const auto& row : standings.rows) {
            BOOST_TEST((row.values[4].value <= row.values[1].value));
            BOOST_TEST((row.values[5].value == row.values[1].value));
        }
    }
}

// With games only, the editions do not differ.
BOOST_AUTO_TEST_CASE(editions_agree_where_all_games_are_played) {
    const auto event = generated(7, 20, 7, false);
    for (const auto* code : {"BH", "BH/C1", "BH/M1", "SB", "SB/C1", "PS"})
        for (const auto* edition : {"2009", "2023-09", "2024-04", "2024-08", "regulation"})
            BOOST_TEST(test::values(event, code, edition) == test::values(event, code, "2026-03"));
}

BOOST_AUTO_TEST_CASE(explanations_add_up) {
    for (const auto* edition : {"2009", "2024-08", "2026-03", "regulation"}) {
        RankOptions options;
        options.tie_breaks = "PTS,BH,BH/M1,SB/C1,PS/C1,WIN,WON,BPG,BWG";
        options.edition = edition;
        options.explain = true;
        Diagnostics diagnostics;
        const auto event = generated(11, 24, 7, true);
        for (const auto& row : rank(event, options, test::registry(), diagnostics).rows) {
            for (const auto& value : row.values) {
                Exact sum;
                for (const auto& term : value.terms)
                    if (!term.cut) sum += term.value;
                BOOST_TEST((sum == *value.value));
            }
        }
    }
}

// The result does not depend on the order of the players in the file.
BOOST_AUTO_TEST_CASE(order_of_the_file_does_not_matter) {
    auto event = generated(3, 30, 9, true);
    const auto before = test::places(event, "PTS,BH/C1,DE,SB");
    std::reverse(event.players.begin(), event.players.end());
    BOOST_TEST(test::places(event, "PTS,BH/C1,DE,SB") == before);
}

BOOST_AUTO_TEST_SUITE_END()

// How long ranking takes, beside putting the history together.

#include "support.hpp"
#include <hakem/standings.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <numeric>
#include <random>

namespace {

using namespace hakem;

/// Pairs by chance; every 40th player takes a bye.
Tournament generated(int players, int rounds) {
    std::mt19937 random(2024);
    Tournament tournament;
    tournament.type = "Swiss";
    tournament.scheduled_rounds = rounds;
    tournament.players.resize(static_cast<std::size_t>(players));
    for (int i = 0; i < players; ++i) {
        tournament.players[static_cast<std::size_t>(i)].id = i + 1;
        tournament.players[static_cast<std::size_t>(i)].rounds.resize(
            static_cast<std::size_t>(rounds));
    }
    constexpr Outcome results[] = {Outcome::win,  Outcome::draw, Outcome::loss,       Outcome::win,
                                   Outcome::draw, Outcome::loss, Outcome::forfeit_win};
    for (std::size_t r = 0; r < static_cast<std::size_t>(rounds); ++r) {
        std::vector<int> order(static_cast<std::size_t>(players));
        std::iota(order.begin(), order.end(), 0);
        std::shuffle(order.begin(), order.end(), random);
        for (std::size_t i = 0; i + 1 < order.size(); i += 2) {
            auto& white = tournament.players[static_cast<std::size_t>(order[i])];
            auto& black = tournament.players[static_cast<std::size_t>(order[i + 1])];
            if (i % 40 == 0) {
                white.rounds[r].outcome = Outcome::half_bye;
                black.rounds[r].outcome = Outcome::zero_bye;
                continue;
            }
            const auto result = results[random() % 7];
            white.rounds[r] = {black.id, Colour::white, result};
            black.rounds[r] = {white.id, Colour::black, mirrored(result)};
        }
    }
    return tournament;
}

/// The fastest of ten runs, in milliseconds.
template<class Work>
double fastest(const Work& work) {
    double best = 1e9;
    for (int run = 0; run < 10; ++run) {
        const auto start = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double, std::milli> time =
            std::chrono::steady_clock::now() - start;
        best = std::min(best, time.count());
    }
    return best;
}

}

int main() {
    for (const auto& [players, rounds] : {std::pair{200, 9}, std::pair{2000, 11}}) {
        const auto tournament = generated(players, rounds);
        RankOptions options;
        const auto run = [&](std::string_view list) {
            options.tie_breaks = list;
            return fastest([&] {
                Diagnostics diagnostics;
                rank(tournament, options, test::registry(), diagnostics);
            });
        };
        const auto history = fastest([&] { player_history(tournament); });
        const auto points = run("PTS"), six = run("PTS,BH/C1,BH,SB,DE,WIN"), direct = run("DE,PTS");
        fmt::print(
            "{} players, {} rounds: history {:.2f} ms; ranking by points {:.2f} ms; with six "
            "codes {:.2f} ms, {:.1f} times the history; direct encounter of all {:.2f} ms\n",
            players, rounds, history, points, six, six / history, direct);
    }
    return EXIT_SUCCESS;
}

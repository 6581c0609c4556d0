// How long ranking takes, beside putting the history together, and what each code costs.

#include "plugins/tie-break/plain/codes.hpp"
#include "support.hpp"
#include <hakem/standings.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

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
        tournament.players[static_cast<std::size_t>(i)].rating = 2600 - i;
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

/// The fastest of ten runs, in milliseconds of the processor: others may be at work beside us.
template<class Work>
double fastest(const Work& work) {
    double best = 1e9;
    for (int run = 0; run < 10; ++run) {
        const auto start = std::clock();
        work();
        best = std::min(best, 1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    return best;
}

/// One list of codes on a tournament.
double time_of(const Tournament& tournament, const std::string& list) {
    RankOptions options;
    options.tie_breaks = list;
    options.edition = "2026-03";
    return fastest([&] {
        Diagnostics diagnostics;
        rank(tournament, options, test::registry(), diagnostics);
    });
}

/// The usual lists.
void usual_lists(int players, int rounds) {
    const auto tournament = generated(players, rounds);
    const auto history = fastest([&] { player_history(tournament); });
    const auto points = time_of(tournament, "PTS");
    const auto six = time_of(tournament, "PTS,BH/C1,BH,SB,DE,WIN");
    const auto direct = time_of(tournament, "DE,PTS");
    fmt::print("{} players, {} rounds: history {:.2f} ms; ranking by points {:.2f} ms; with six "
               "codes {:.2f} ms, {:.1f} times the history; direct encounter of all {:.2f} ms\n",
               players, rounds, history, points, six, six / history, direct);
}

/// Every code of FIDE's list at once, and the dearest of them alone.
void all_codes(int players, int rounds) {
    const auto tournament = generated(players, rounds);
    const auto history = fastest([&] { player_history(tournament); });
    const auto points = time_of(tournament, "PTS");
    const auto codes = test::plain::mandatory_of_players();
    std::string list = "PTS";
    std::vector<std::pair<double, std::string>> each;
    for (const auto& code : codes) {
        list += "," + code;
        each.emplace_back(time_of(tournament, "PTS," + code) - points, code);
    }
    const auto all = time_of(tournament, list);
    std::sort(each.rbegin(), each.rend());
    fmt::print("{} players, {} rounds: history {:.2f} ms; all {} codes in one list {:.2f} ms, "
               "{:.1f} times the history, {:.1f} % of 50 ms; the dearest:\n",
               players, rounds, history, codes.size(), all, all / history, all * 2);
    double sum = 0;
    for (const auto& [time, code] : each) sum += time;
    for (std::size_t i = 0; i < std::min<std::size_t>(each.size(), 12); ++i)
        fmt::print("  {:<9} {:6.2f} ms  {:4.1f} % of all codes alone\n", each[i].second,
                   each[i].first, 100 * each[i].first / sum);
}

}

int main() {
    usual_lists(200, 9);
    usual_lists(2000, 11);
    all_codes(1000, 11);
    return EXIT_SUCCESS;
}

// Pairs fields larger than a TRF can number (9,999): the rounds of a generated event in memory, and
// the time of each: bench-large_field [PLAYERS] [ROUNDS]

#include "generator/random_tournament.hpp"
#include "support.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <sys/resource.h>

int main(int argc, char** argv) {
    using namespace hakem;
    generator::Recipe recipe;
    recipe.players = argc > 1 ? std::atoi(argv[1]) : 10000;
    recipe.rounds = 9;
    recipe.rounds_played = argc > 2 ? std::atoi(argv[2]) : 5;
    const auto& dutch = test::registry().get<PairingSystem>("dutch");
    Diagnostics diagnostics;
    const auto made = generator::random_tournament(recipe, dutch, diagnostics);
    for (int round = 1; round <= made.rounds_played; ++round) {
        PairingRequest request;
        request.round = round;
        const auto start = std::chrono::steady_clock::now();
        const auto paired = dutch.pair(made.tournament, request, diagnostics);
        const std::chrono::duration<double, std::milli> time =
            std::chrono::steady_clock::now() - start;
        fmt::print("{} players, round {}: {} boards in {:.1f} ms\n", recipe.players, round,
                   paired.empty() ? 0 : paired.front().pairs.size(), time.count());
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    fmt::print("largest memory {} kB\n", usage.ru_maxrss);
    return made.rounds_played > 0 ? 0 : 1;
}

// What a random tournament costs beside its pairing: bench-generate

#include "generator/random_tournament.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>

#include <fmt/format.h>

#include <chrono>

namespace {

using namespace hakem;

/// The cheapest pairing there is: neighbours of the start list, whether they have met or not.
class Neighbours final : public PairingSystem {
public:
    std::vector<RoundPairing> pair(const Tournament& tournament, const PairingRequest& request,
                                   Diagnostics&) const override {
        RoundPairing result;
        result.round = request.round;
        std::int32_t open = 0;
        for (const auto& player : tournament.players) {
            const auto& now = player.rounds[static_cast<std::size_t>(request.round - 1)];
            if (now.outcome != Outcome::absent) continue;
            if (open != 0) result.pairs.push_back({1, open, player.id});
            open = open == 0 ? player.id : 0;
        }
        if (open != 0) result.pairs.push_back({0, open, 0});
        return {result};
    }
};

double milliseconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
        .count();
}

void measure(std::int32_t players) {
    generator::Recipe recipe;
    recipe.players = players;
    recipe.half_byes = recipe.zero_byes = {{100, true}};
    recipe.forfeits = recipe.late_entries = recipe.withdrawals = {100, true};
    Diagnostics diagnostics;
    auto start = std::chrono::steady_clock::now();
    auto made = generator::random_tournament(recipe, Neighbours(), diagnostics);
    const auto played = milliseconds_since(start);
    start = std::chrono::steady_clock::now();
    generator::enter_standings(made.tournament, test::registry());
    const auto ranked = milliseconds_since(start);
    start = std::chrono::steady_clock::now();
    const auto size =
        test::registry().get<Exporter>("trf26").write(made.tournament, {}, diagnostics).size();
    fmt::print("{:6} players, {} rounds: drawn and played {:8.1f} ms, ranked {:8.1f} ms, "
               "written {:8.1f} ms ({} bytes)\n",
               players, made.rounds_played, played, ranked, milliseconds_since(start), size);
}

}

int main() {
    for (const std::int32_t players : {40, 300, 1000, 5000, 9999}) measure(players);
}

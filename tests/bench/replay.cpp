// Re-pairs every round of every file of a folder and counts the rounds that come out as played,
// colours included: bench-replay FOLDER [system@edition] [most files]

#include "support.hpp"
#include <hakem/importer.hpp>
#include <hakem/pairing_system.hpp>
#include <hakem/source.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <set>
#include <tuple>

namespace {

using namespace hakem;
using Boards = std::set<std::pair<std::int32_t, std::int32_t>>; ///< white, black; bye = 0

Boards played(const Tournament& tournament, int round) {
    Boards boards;
    for (const auto& player : tournament.players) {
        if (player.rounds.size() < static_cast<std::size_t>(round)) continue;
        const auto& entry = player.rounds[static_cast<std::size_t>(round - 1)];
        if (entry.outcome == Outcome::pairing_bye) boards.emplace(player.id, 0);
        if (entry.opponent != 0 && entry.colour == Colour::white)
            boards.emplace(player.id, entry.opponent);
    }
    return boards;
}

int rounds_of(const Tournament& tournament) {
    std::size_t rounds = 0;
    for (const auto& player : tournament.players) rounds = std::max(rounds, player.rounds.size());
    return static_cast<int>(rounds);
}

}

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    const std::string system = argc > 2 ? argv[2] : "dutch@2026";
    const auto at = system.find('@');
    const auto& pairer = hakem::test::registry().get<PairingSystem>(system.substr(0, at));
    PairingRequest request;
    if (at != std::string::npos) request.edition = system.substr(at + 1);
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[1]))
        if (entry.path().extension() == ".trf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    if (argc > 3)
        files.resize(std::min(files.size(), static_cast<std::size_t>(std::atoi(argv[3]))));

    int rounds = 0, identical = 0;
    const auto start = std::chrono::steady_clock::now();
    for (const auto& file : files) {
        Diagnostics reading;
        const auto tournament =
            read_tournament(Source::from_bytes(file.string(), hakem::test::bytes_of_file(file)),
                            hakem::test::registry(), reading);
        for (request.round = 1; request.round <= rounds_of(tournament); ++request.round) {
            const auto wanted = played(tournament, request.round);
            if (wanted.empty()) continue;
            Diagnostics diagnostics;
            const auto paired = pairer.pair(tournament, request, diagnostics);
            Boards boards;
            if (!paired.empty())
                for (const auto& pair : paired.front().pairs)
                    boards.emplace(pair.white, pair.black);
            ++rounds;
            identical += boards == wanted;
            if (boards == wanted) continue;
            fmt::print("{} round {}:", file.filename().string(), request.round);
            for (const auto& [white, black] : boards)
                if (!wanted.contains({white, black})) fmt::print(" {}-{}", white, black);
            fmt::print(" | played");
            for (const auto& [white, black] : wanted)
                if (!boards.contains({white, black})) fmt::print(" {}-{}", white, black);
            fmt::print("\n");
        }
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    fmt::print("{} files, {} rounds, {} identical, {:.2f} s\n", files.size(), rounds, identical,
               seconds.count());
    return rounds == identical ? 0 : 1;
}

// How fast TRF is read: from bytes in memory to a tournament, and with all checks. Beside it what
// any reader has to do at least: look for the line ends in the same bytes.

#include "fastest.hpp"
#include "support.hpp"
#include <hakem/importer.hpp>
#include <hakem/source.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <ctime>
#include <numeric>
#include <random>
#include <string>

namespace {

using namespace hakem;

/// A Swiss event of generated results; every player has a place in each round.
std::string event(int players, int rounds, std::string_view given_name) {
    std::mt19937 random(7);
    std::vector<std::string> cells(static_cast<std::size_t>(players));
    std::vector<int> halves(cells.size());
    std::vector<int> order(cells.size());
    std::iota(order.begin(), order.end(), 1);
    for (int round = 0; round < rounds; ++round) {
        std::shuffle(order.begin(), order.end(), random);
        for (std::size_t i = 0; i + 1 < order.size(); i += 2) {
            const auto result = random() % 3;
            const int white = order[i], black = order[i + 1];
            const auto w = static_cast<std::size_t>(white - 1),
                       b = static_cast<std::size_t>(black - 1);
            cells[w] += fmt::format("  {:4} w {}", black, "1=0"[result]);
            cells[b] += fmt::format("  {:4} b {}", white, "0=1"[result]);
            halves[w] += 2 - static_cast<int>(result);
            halves[b] += static_cast<int>(result);
        }
    }
    std::string text = "012 Bench\n022 Ankara\n032 TUR\n042 2026/01/10\n052 2026/01/18\n";
    for (int id = 1; id <= players; ++id) {
        const auto place = static_cast<std::size_t>(id - 1);
        text += fmt::format("001 {:4} m GM {:<33} {:4} TUR {:11} {:10} {:4.1f} {:4}{}\n", id,
                            fmt::format("Player{}, {}", id, given_name), 2800 - id % 1800,
                            6300000 + id, "2001/05/23", halves[place] / 2.0, id, cells[place]);
    }
    return text;
}

std::size_t count_lines(const std::string& text) {
    std::size_t lines = 0;
    for (const char* at = text.data();
         (at = static_cast<const char*>(
              std::memchr(at, '\n', static_cast<std::size_t>(text.data() + text.size() - at))));
         ++at)
        ++lines;
    return lines;
}

void measure(std::string_view name, const std::string& text) {
    const auto& importer = test::registry().get<Importer>("trf");
    constexpr int runs = 30;
    std::size_t seen = 0;
    const auto scan = bench::fastest(runs, [&] { seen += count_lines(text); });
    const auto load = bench::fastest(
        runs, [&] { seen += Source::from_bytes("bench.trf", std::string(text))->lines().size(); });
    const auto read = bench::fastest(runs, [&] {
        Diagnostics diagnostics;
        const auto source = Source::from_bytes("bench.trf", std::string(text));
        seen += importer.read(source, diagnostics).players.size();
    });
    const auto whole = bench::fastest(runs, [&] {
        Diagnostics diagnostics;
        const auto source = Source::from_bytes("bench.trf", std::string(text));
        seen += read_tournament(source, test::registry(), diagnostics).players.size();
    });
    const auto rate = [&](double seconds) {
        return static_cast<double>(text.size()) / 1e6 / seconds;
    };
    fmt::print(
        "{:<28} {:5.2f} MB  load {:6.0f} MB/s  read {:5.0f} MB/s  read and check {:5.0f} MB/s  "
        "line count {:6.0f} MB/s  read/count {:4.1f}{}\n",
        name, static_cast<double>(text.size()) / 1e6, rate(load), rate(read), rate(whole),
        rate(scan), read / scan, seen == 0 ? "!" : "");
}

}

int main() {
    measure("200 players, 9 rounds", event(200, 9, "Given"));
    measure("2000 players, 9 rounds", event(2000, 9, "Given"));
    measure("2000 players, Turkish names", event(2000, 9, "Çağrı Işıl"));
    measure("9998 players, 13 rounds", event(9998, 13, "Given"));
    return 0;
}

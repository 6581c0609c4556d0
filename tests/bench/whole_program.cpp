// Times whole processes: the start of hakem beside that of /bin/true, and of a generated event of
// 200 players and 9 rounds the standings by four tie-breaks and all reports in HTML and XLSX.

#include "process.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

using hakem::bench::run;

double median_of(int times, const std::vector<std::string>& words) {
    std::vector<double> measured;
    for (int i = 0; i < times; ++i) measured.push_back(1e3 * run(words).seconds);
    std::nth_element(measured.begin(), measured.begin() + times / 2, measured.end());
    return measured[static_cast<std::size_t>(times / 2)];
}

/// The least that the processor needs for it, in milliseconds: what others do beside us is not in
/// it.
double processor_time(int times, const std::vector<std::string>& words) {
    double least = 1e9;
    for (int i = 0; i < times; ++i) least = std::min(least, 1e3 * run(words).processor);
    return least;
}

/// Rounds of random pairs in which nobody meets anybody twice for certain: speed asks for no more.
std::string generated_event(int players, int rounds) {
    std::mt19937 random(7);
    std::vector<std::string> lines;
    for (int id = 1; id <= players; ++id)
        lines.push_back(
            fmt::format("001 {:4} m    Surname{:03}, Given{:<16} {:4} TUR {:11} 1990/01/01 ", id,
                        id, id, 2400 - 5 * id, 90000000 + id));
    std::vector<int> points(static_cast<std::size_t>(players));
    std::vector<std::string> cells(static_cast<std::size_t>(players));
    for (int round = 0; round < rounds; ++round)
        for (int i = 0; i < players / 2; ++i) {
            const auto white = static_cast<std::size_t>(i);
            const auto black = static_cast<std::size_t>(players / 2 + (i + round) % (players / 2));
            const auto result = random() % 3;
            cells[white] += fmt::format("  {:4} w {}", black + 1, "10="[result]);
            cells[black] += fmt::format("  {:4} b {}", white + 1, "01="[result]);
            points[white] += result == 0 ? 2 : result == 2 ? 1 : 0;
            points[black] += result == 1 ? 2 : result == 2 ? 1 : 0;
        }
    std::string text = "012 Generated Open\n032 TUR\n042 2026/05/01\n052 2026/05/09\n"
                       "092 Individual: Swiss-System\n";
    for (std::size_t i = 0; i < lines.size(); ++i)
        text +=
            fmt::format("{}{:2}.{}     {}\n", lines[i], points[i] / 2, points[i] % 2 * 5, cells[i]);
    return text;
}

}

int main(int count, char** arguments) {
    const std::string hakem =
        count > 1 ? arguments[1] : std::string(HAKEM_BUILD_FOLDER) + "/bin/hakem";
    const auto folder =
        std::filesystem::temp_directory_path() / fmt::format("hakem-bench-{}", getpid());
    std::filesystem::create_directories(folder);
    const auto file = (folder / "event.trf").string();
    std::ofstream(file) << generated_event(200, 9);

    const auto nothing = median_of(50, {"/bin/true"});
    const auto start = median_of(50, {hakem, "version"});
    const auto info = median_of(20, {hakem, "info", file});
    const std::vector<std::string> ranking{hakem, "rank", file, "--tiebreaks",
                                           "PTS,BH/C1,BH,SB,DE"};
    const auto rank = median_of(20, ranking), busy = processor_time(20, ranking);
    const auto report = median_of(10, {hakem, "report", file, "--out", (folder / "out").string()});
    fmt::print("start of /bin/true            {:8.2f} ms\n", nothing);
    fmt::print("hakem version                 {:8.2f} ms  ({:.1f} x /bin/true)\n", start,
               start / nothing);
    fmt::print("hakem info, 200 players       {:8.2f} ms  ({:.1f} x version)\n", info,
               info / start);
    fmt::print("hakem rank, 200 x 9, 4 codes  {:8.2f} ms  ({:.1f} x version; processor {:.2f} ms, "
               "{:.0f} % of 15 ms)\n",
               rank, rank / start, busy, busy * 100 / 15);
    fmt::print("hakem report, 200 x 9, all    {:8.2f} ms  ({:.1f} x version)\n", report,
               report / start);
    std::filesystem::remove_all(folder);
}

// Rates thousands of events against a rating list of any size, reports in HTML and XLSX included:
// the time of the whole process and the most memory that it had, for a tenth of the events and for
// all of them, alone and with a period.
//   bench-rate LIST [EVENTS [PLAYERS]]

#include "process.hpp"
#include "support.hpp"
#include <hakem/rating_list.hpp>

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace hakem;
namespace fs = std::filesystem;

/// Every so many-th person of the list.
std::vector<ListedPlayer> people_of(const RatingList& list, std::size_t wanted) {
    std::vector<ListedPlayer> people;
    const auto step = std::max<std::uint64_t>(1, list.info().players / wanted);
    std::uint64_t at = 0;
    list.for_each([&](ListedPlayer&& person) {
        if (at++ % step == 0) people.push_back(std::move(person));
    });
    return people;
}

/// Nine rounds of pairs that shift, results at random.
std::string event_of(const std::vector<const ListedPlayer*>& people, int number) {
    std::mt19937 random(static_cast<unsigned>(number));
    const auto half = people.size() / 2;
    std::vector<std::string> cells(people.size());
    std::vector<int> points(people.size());
    for (std::size_t round = 0; round < 9; ++round)
        for (std::size_t i = 0; i < half; ++i) {
            const auto white = i, black = half + (i + round) % half;
            const auto result = random() % 3;
            cells[white] += fmt::format("  {:4} w {}", black + 1, "10="[result]);
            cells[black] += fmt::format("  {:4} b {}", white + 1, "01="[result]);
            points[white] += result == 0 ? 2 : result == 2 ? 1 : 0;
            points[black] += result == 1 ? 2 : result == 2 ? 1 : 0;
        }
    auto text = fmt::format("012 Open {}\n022 Ankara\n032 TUR\n042 2026/10/{:02}\n"
                            "052 2026/10/{:02}\n092 Individual: Swiss-System\n"
                            "102 Arbiter, Chief\n122 90 min + 30 s\n",
                            number, 1 + number % 20, 9 + number % 20);
    for (std::size_t i = 0; i < people.size(); ++i) {
        const auto& person = *people[i];
        text +=
            fmt::format("001 {:4} {}{:>3} {:<33.33} {:4} {:3} {:11} {:04}/00/00 {:2}.{} {:4}{}\n",
                        i + 1, person.sex == Sex::female ? 'w' : 'm', person.title, person.name,
                        person.ratings[0].value, person.federation, person.fide_id,
                        person.birth.year, points[i] / 2, points[i] % 2 * 5, i + 1, cells[i]);
    }
    return text;
}

void write_events(const fs::path& folder, const std::vector<ListedPlayer>& pool, int events,
                  std::size_t players) {
    fs::create_directories(folder);
    std::mt19937 random(1);
    for (int number = 1; number <= events; ++number) {
        std::vector<const ListedPlayer*> people;
        const auto first = random() % (pool.size() - players);
        for (std::size_t i = 0; i < players; ++i) people.push_back(&pool[first + i]);
        std::ofstream(folder / fmt::format("{:05}.trf", number)) << event_of(people, number);
    }
}

}

int main(int count, char** arguments) {
    if (count < 2) {
        fmt::print("bench-rate LIST [EVENTS [PLAYERS]]\n");
        return 2;
    }
    const int events = count > 2 ? std::atoi(arguments[2]) : 2000;
    const auto players = static_cast<std::size_t>(count > 3 ? std::atoi(arguments[3]) : 60);
    const std::string hakem = std::string(HAKEM_BUILD_FOLDER) + "/bin/hakem", list = arguments[1];
    const auto folder = fs::temp_directory_path() / fmt::format("hakem-bench-rate-{}", getpid());
    Diagnostics findings(list);
    const auto begin = std::chrono::steady_clock::now();
    const auto opened =
        RatingList::open(list, default_index_folder(), hakem::test::registry(), findings);
    fmt::print("list of {}: opened in {:.2f} s\n", opened->info().players,
               std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    const auto pool = people_of(*opened, 20000);
    write_events(folder / "few", pool, events / 10, players);
    write_events(folder / "all", pool, events, players);
    for (const auto* name : {"few", "all"})
        for (const bool period : {false, true}) {
            std::vector<std::string> words{hakem,      "rate",  (folder / name).string(),
                                           "--system", "fide",  "--list",
                                           list,       "--out", (folder / "out").string()};
            if (period)
                words.insert(words.end(), {"--period", "2026-11", "--state",
                                           (folder / "state" / name).string(), "--close"});
            const auto measured = bench::run(words);
            fmt::print("{} events of {}{}: {:.1f} s, {:.1f} s of processor, {} MB, code {}\n",
                       name[0] == 'a' ? events : events / 10, players,
                       period ? ", with a period" : "", measured.seconds, measured.processor,
                       measured.kilobytes / 1024, measured.code);
            fs::remove_all(folder / "out");
        }
    if (std::getenv("HAKEM_BENCH_KEEP") == nullptr) fs::remove_all(folder);
}

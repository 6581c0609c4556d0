// Re-pairs every round of every file of a folder and counts the rounds that come out as played,
// colours included: bench-replay FOLDER [edition]

#include "replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

int main(int argc, char** argv) {
    using namespace hakem::test;
    if (argc < 2) {
        fmt::print("bench-replay FOLDER [2026|2017]\n");
        return 2;
    }
    const std::string edition = argc > 2 ? argv[2] : "2026";
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[1]))
        if (entry.path().extension() == ".trf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());

    int rounds = 0, different = 0;
    const auto start = std::chrono::steady_clock::now();
    for (const auto& file : files) {
        const auto result = replay(tournament_of(file), edition);
        rounds += result.rounds;
        different += static_cast<int>(result.different.size());
        for (const int round : result.different)
            fmt::print("{}: round {} differs\n", file.filename().string(), round);
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    fmt::print("{} files, {} rounds, {} identical, {:.2f} s\n", files.size(), rounds,
               rounds - different, seconds.count());
    return different == 0 ? 0 : 1;
}

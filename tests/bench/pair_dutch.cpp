// Times `hakem pair` as whole processes on one core, with the boards compared: a folder of
// positions nN_rR.trf with nN_rR.expected beside them. bench-pair_dutch FOLDER [HAKEM]

#include "process.hpp"
#include "replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>

namespace {

using hakem::bench::Measured;
using hakem::bench::run;
using hakem::test::Boards;
namespace fs = std::filesystem;

Boards boards_in(const fs::path& file) {
    std::istringstream words(hakem::test::bytes_of_file(file));
    int count = 0, white = 0, black = 0;
    words >> count;
    Boards boards;
    while (words >> white >> black) boards.emplace(white, black);
    return boards;
}

/// The middle of several runs, so that a busy machine does not decide.
Measured middle(const std::vector<std::string>& words, const std::string& output) {
    std::vector<Measured> runs;
    for (int i = 0; i < 7; ++i) runs.push_back(run(words, output));
    std::sort(runs.begin(), runs.end(),
              [](const Measured& a, const Measured& b) { return a.seconds < b.seconds; });
    return runs[runs.size() / 2];
}

}

int main(int argc, char** argv) {
    if (argc < 2) {
        fmt::print("bench-pair_dutch FOLDER [HAKEM]\n");
        return 2;
    }
    const std::string hakem =
        argc > 2 ? argv[2] : (fs::path(HAKEM_BUILD_FOLDER) / "bin" / "hakem").string();
    const auto output = (fs::temp_directory_path() / "hakem-bench-pairs").string();
    std::map<std::pair<int, int>, fs::path> positions;
    for (const auto& entry : fs::directory_iterator(argv[1])) {
        int players = 0, round = 0;
        if (entry.path().extension() == ".trf" &&
            std::sscanf(entry.path().stem().c_str(), "n%d_r%d", &players, &round) == 2)
            positions[{players, round}] = entry.path();
    }
    const auto start = middle({hakem, "version"}, output);
    fmt::print("hakem version: {:.1f} ms, {} kB\n", 1e3 * start.seconds, start.kilobytes);
    fmt::print("players round     ms  start     kB  boards\n");
    bool equal = true;
    std::map<std::pair<int, int>, double> own;
    for (const auto& [key, file] : positions) {
        const auto time = middle({hakem, "pair", file.string(), "--to", "plain"}, output);
        auto expected = file;
        const auto wanted = boards_in(expected.replace_extension(".expected"));
        const bool same = boards_in(output) == wanted;
        equal = equal && same;
        own[key] = std::max(1e3 * (time.seconds - start.seconds), 0.1);
        fmt::print("{:7} {:5} {:6.1f} {:5.1f}x {:6}  {} {}\n", key.first, key.second,
                   1e3 * time.seconds, time.seconds / start.seconds, time.kilobytes, wanted.size(),
                   same ? "equal" : "DIFFERENT");
    }
    for (const auto& [key, time] : own)
        if (key.first == 2000 && own.contains({500, key.second}))
            fmt::print("round {}: 500 to 2000 players grows as N^{:.2f} (start taken off)\n",
                       key.second, std::log(time / own.at({500, key.second})) / std::log(4.0));
    fs::remove(output);
    return equal ? 0 : 1;
}

// A year of an office: generated events go through `hakem batch`, with a fault of known kind in
// every third of them. Prints how many faults of each kind were told, how many clean files were
// accused, time and memory.
//   bench-batch [HAKEM [FILES [SEED]]]

#include "process.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <random>
#include <set>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;
using Random = std::mt19937;

// Columns of the 001 record (FIDE C.13), from 0.
constexpr std::size_t rating_at = 48, id_at = 57, points_at = 80, rank_at = 85, rounds_at = 91;
constexpr std::size_t round_width = 10;

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

Lines lines_of(const std::string& text) {
    Lines lines;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = std::min(text.find('\n', from), text.size());
        lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return lines;
}

std::vector<std::size_t> players(const Lines& lines) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].starts_with("001 ") && lines[i].size() > rounds_at) found.push_back(i);
    return found;
}

/// A round of a player that was played over the board, as the place of its cell; 0 = none.
std::size_t played_cell(const std::string& line, Random& random) {
    std::vector<std::size_t> cells;
    for (auto at = rounds_at; at + 8 <= line.size(); at += round_width) {
        const char result = line[at + 7], colour = line[at + 5];
        if ((colour == 'w' || colour == 'b') && (result == '1' || result == '0' || result == '='))
            cells.push_back(at);
    }
    return cells.empty() ? 0 : cells[random() % cells.size()];
}

/// A fault: false where this event gives no occasion for it.
using Plant = std::function<bool(Lines&, Random&)>;

/// Changes the line of a random player with at least one game, several tries.
bool in_player(Lines& lines, Random& random,
               const std::function<bool(std::string&, std::size_t)>& change) {
    const auto all = players(lines);
    for (int tries = 0; tries < 20 && !all.empty(); ++tries) {
        auto& line = lines[all[random() % all.size()]];
        if (const auto cell = played_cell(line, random); cell != 0 && change(line, cell))
            return true;
    }
    return false;
}

bool wrong_result(Lines& lines, Random& random) {
    return in_player(lines, random, [](std::string& line, std::size_t cell) {
        line[cell + 7] = line[cell + 7] == '1' ? '0' : '1';
        return true;
    });
}

bool wrong_colour(Lines& lines, Random& random) {
    return in_player(lines, random, [](std::string& line, std::size_t cell) {
        line[cell + 5] = line[cell + 5] == 'w' ? 'b' : 'w';
        return true;
    });
}

bool no_such_opponent(Lines& lines, Random& random) {
    return in_player(lines, random, [](std::string& line, std::size_t cell) {
        line.replace(cell, 4, "9876");
        return true;
    });
}

bool bad_bye_code(Lines& lines, Random& random) {
    return in_player(lines, random, [](std::string& line, std::size_t cell) {
        line.replace(cell, 8, "0000 - X");
        return true;
    });
}

bool missing_round(Lines& lines, Random& random) {
    return in_player(lines, random, [](std::string& line, std::size_t cell) {
        line.replace(cell, 8, "        ");
        return true;
    });
}

bool wrong_points(Lines& lines, Random& random) {
    return in_player(lines, random, [](std::string& line, std::size_t) {
        auto& digit = line[points_at + 1];
        if (digit < '0' || digit > '8') return false;
        ++digit;
        return true;
    });
}

bool wrong_rank(Lines& lines, Random& random) {
    return in_player(lines, random, [](std::string& line, std::size_t) {
        line.replace(rank_at, 4, " 999");
        return true;
    });
}

bool wrong_rating(Lines& lines, Random& random) {
    return in_player(lines, random, [](std::string& line, std::size_t) {
        line.replace(rating_at, 4, "29x9");
        return true;
    });
}

bool broken_line(Lines& lines, Random& random) {
    return in_player(lines, random, [](std::string& line, std::size_t) {
        line.resize(30);
        return true;
    });
}

bool duplicate_player(Lines& lines, Random& random) {
    const auto all = players(lines);
    if (all.size() < 4) return false;
    const auto copied = lines[all[random() % all.size()]];
    lines.push_back(copied);
    return true;
}

/// Two players change their opponents of one round with each other, in all four records: the file
/// agrees with itself, and only the pairing system says no. Points and results stay.
bool other_pairing(Lines& lines, Random& random) {
    const auto all = players(lines);
    const auto number = [&](std::size_t i) { return lines[all[i]].substr(4, 4); };
    for (int tries = 0; tries < 200 && all.size() > 7; ++tries) {
        const auto a = random() % all.size(), b = random() % all.size();
        const auto cell = played_cell(lines[all[a]], random);
        if (a == b || cell == 0 || lines[all[b]].size() < cell + 8) continue;
        auto& first = lines[all[a]];
        auto& second = lines[all[b]];
        if (first[cell + 5] != second[cell + 5] || first[cell + 7] != second[cell + 7]) continue;
        const auto x = first.substr(cell, 4), y = second.substr(cell, 4);
        std::vector<std::size_t> of_x, of_y;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (number(i) == x) of_x.push_back(all[i]);
            if (number(i) == y) of_y.push_back(all[i]);
        }
        if (x == y || of_x.size() != 1 || of_y.size() != 1) continue;
        first.replace(cell, 4, y);
        second.replace(cell, 4, x);
        lines[of_x[0]].replace(cell, 4, number(b));
        lines[of_y[0]].replace(cell, 4, number(a));
        return true;
    }
    return false;
}

bool wrong_id(Lines& lines, Random& random) {
    return in_player(lines, random, [](std::string& line, std::size_t) {
        line.replace(id_at, 11, "  12345678x");
        return true;
    });
}

const std::vector<std::pair<std::string, Plant>> kinds{
    {"result of one side", wrong_result},
    {"colour of one side", wrong_colour},
    {"opponent that is not there", no_such_opponent},
    {"code of a bye", bad_bye_code},
    {"round of one side missing", missing_round},
    {"points", wrong_points},
    {"rank", wrong_rank},
    {"rating", wrong_rating},
    {"FIDE id", wrong_id},
    {"line cut off", broken_line},
    {"player twice", duplicate_player},
    {"pairing", other_pairing},
};

struct Count {
    std::size_t planted = 0, judged = 0, noted = 0;
    std::vector<std::string> missed;
};

/// A fault, and the lines that it changed.
struct Fault {
    std::string kind;
    std::set<std::size_t> lines; ///< from 1
};
using Faults = std::map<std::string, Fault>;

std::set<std::size_t> changed(const Lines& before, const Lines& after) {
    std::set<std::size_t> lines;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (i >= before.size() || before[i] != after[i]) lines.insert(i + 1);
    return lines;
}

/// Plants a fault in every third file; by path.
Faults plant_faults(const fs::path& folder, std::uint32_t seed) {
    Faults planted;
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    Random random(seed);
    for (std::size_t i = 0; i < files.size(); i += 3) {
        const auto& [name, plant] = kinds[i / 3 % kinds.size()];
        const auto before = lines_of(bytes_of(files[i]));
        auto lines = before;
        if (!plant(lines, random)) continue;
        std::ofstream file(files[i], std::ios::binary);
        for (const auto& line : lines) file << line << '\n';
        planted[files[i].string()] = {name, changed(before, lines)};
    }
    return planted;
}

/// Whether a finding is about a line that was changed.
bool names_line(const nlohmann::json& file, const Fault& fault) {
    for (const auto& finding : file["findings"])
        if (fault.lines.contains(finding["line"].get<std::size_t>())) return true;
    return false;
}

void report(const fs::path& account, const Faults& planted) {
    std::map<std::string, Count> counts;
    std::vector<std::string> accused;
    std::size_t clean = 0;
    const auto json = nlohmann::json::parse(bytes_of(account));
    for (const auto& file : json["files"]) {
        const auto path = file["path"].get<std::string>();
        const bool is_clean = file["status"] == "clean";
        if (const auto found = planted.find(path); found != planted.end()) {
            auto& count = counts[found->second.kind];
            ++count.planted;
            const bool noted = is_clean && names_line(file, found->second);
            count.judged += !is_clean;
            count.noted += noted;
            if (is_clean && !noted) count.missed.push_back(path);
        } else {
            clean += is_clean;
            if (!is_clean) accused.push_back(path);
        }
    }
    for (const auto& [name, count] : counts)
        fmt::print("  {:28} {:5} planted {:5} not clean {:5} told as a note{}\n", name,
                   count.planted, count.judged, count.noted,
                   count.missed.empty() ? "" : "   missed: " + count.missed.front());
    fmt::print("  clean files: {} as clean, {} accused{}\n", clean, accused.size(),
               accused.empty() ? "" : ": " + accused.front());
}

}

int main(int count, char** arguments) {
    const std::string hakem =
        count > 1 ? arguments[1] : std::string(HAKEM_BUILD_FOLDER) + "/bin/hakem";
    const std::string files = count > 2 ? arguments[2] : "300";
    const std::string seed = count > 3 ? arguments[3] : "1";
    const auto folder = fs::temp_directory_path() / fmt::format("hakem-bench-batch-{}", ::getpid());
    const auto in = (folder / "in").string(), out = (folder / "out").string();
    hakem::bench::run({hakem, "generate", "--mix", "--seed", seed, "--count", files, "--players",
                       "5..300", "--out", in});
    const auto planted = plant_faults(in, static_cast<std::uint32_t>(std::stoul(seed)));
    const auto took = hakem::bench::run({hakem, "batch", in, "--out", out, "--lang", "en"},
                                        (folder / "text").string());
    fmt::print("hakem batch, {} files: {:.1f} s, processor {:.1f} s ({:.1f} ms a file), memory of "
               "the program {:.0f} MB\n",
               files, took.seconds, took.processor, took.processor * 1e3 / std::stod(files),
               static_cast<double>(took.kilobytes) / 1024);
    if (!fs::exists(folder / "out" / "batch.json")) return 1; // interrupted
    report(folder / "out" / "batch.json", planted);
    if (count <= 4) fs::remove_all(folder);
}

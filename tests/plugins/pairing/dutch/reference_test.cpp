// Whole tournaments and single positions whose right pairing is known from other programs.

#include "replay.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <sstream>

namespace {

using namespace hakem::test;
namespace fs = std::filesystem;

/// A folder of its own that is gone with the test.
class Unpacked {
public:
    explicit Unpacked(const fs::path& archive)
        : folder_(fs::temp_directory_path() / fmt::format("hakem-reference-{}-{}",
                                                          archive.parent_path().filename().string(),
                                                          archive.stem().stem().string())) {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        const auto command =
            fmt::format("tar -xJf '{}' -C '{}'", archive.string(), folder_.string());
        complete_ = std::system(command.c_str()) == 0;
    }
    ~Unpacked() { fs::remove_all(folder_); }
    Unpacked(const Unpacked&) = delete;
    Unpacked& operator=(const Unpacked&) = delete;

    bool complete() const { return complete_; }
    std::vector<fs::path> files() const {
        std::vector<fs::path> files;
        for (const auto& entry : fs::recursive_directory_iterator(folder_))
            if (entry.is_regular_file() && entry.path().extension() == ".trf")
                files.push_back(entry.path());
        std::sort(files.begin(), files.end());
        return files;
    }

private:
    fs::path folder_;
    bool complete_ = false;
};

void check_archive(std::string_view name, std::string_view edition, int files, int rounds) {
    const auto data = shared();
    if (!data) return skip("no reference data");
    const Unpacked archive(*data / "data" / name);
    BOOST_REQUIRE(archive.complete());
    int seen = 0;
    for (const auto& file : archive.files()) {
        const auto result = replay(tournament_of(file), edition);
        seen += result.rounds;
        for (const int round : result.different)
            BOOST_ERROR(fmt::format("{}: round {} differs", file.filename().string(), round));
    }
    BOOST_TEST(archive.files().size() == static_cast<std::size_t>(files));
    BOOST_TEST(seen == rounds);
}

/// "name count white black ..." a line: what several programs answer.
std::map<std::string, Boards> answers_of(const fs::path& file) {
    std::map<std::string, Boards> answers;
    std::istringstream lines(bytes_of_file(file));
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string name;
        int count = 0;
        if (!(words >> name >> count)) continue;
        Boards boards;
        int white = 0, black = 0;
        while (words >> white >> black) boards.emplace(white, black);
        if (boards.size() == static_cast<std::size_t>(count)) answers[name] = boards;
    }
    return answers;
}

Boards answer(const fs::path& file, const std::string& program) {
    const auto answers = answers_of(file.string() + ".engines.txt");
    const auto found = answers.find(program);
    BOOST_REQUIRE_MESSAGE(found != answers.end(), file.string() + ": no answer of " + program);
    return found->second;
}

std::vector<fs::path> positions(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".trf" || entry.path().extension() == ".input")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

void check_folder(const std::string& folder, const std::string& program, std::string_view edition) {
    const auto data = shared();
    if (!data) return skip("no reference data");
    for (const auto& file : positions(*data / "data/pairing-fixtures" / folder))
        BOOST_TEST((paired(tournament_of(file), 0, edition) == answer(file, program)),
                   file.filename().string() << " by " << program);
}

}

BOOST_AUTO_TEST_SUITE(dutch_reference)

BOOST_AUTO_TEST_CASE(random_tournaments_of_2026) {
    check_archive("dutch-2026/random.tar.xz", "2026", 2481, 18051);
}

BOOST_AUTO_TEST_CASE(tournaments_with_features_of_2026) {
    check_archive("dutch-2026/features.tar.xz", "2026", 397, 2472);
}

BOOST_AUTO_TEST_CASE(random_tournaments_of_2017) {
    check_archive("dutch-2017/random.tar.xz", "2017", 30, 200);
}

// C2: bbpPairings 6 gives a second pairing-allocated bye here; the others are right.
BOOST_AUTO_TEST_CASE(disputes_about_the_bye) { check_folder("fe1_disputes", "gacrux", "2026"); }

BOOST_AUTO_TEST_CASE(positions_where_the_editions_differ) {
    check_folder("rule_delta", "gacrux", "2026");
    check_folder("rule_delta", "javafo2.2", "2017");
}

BOOST_AUTO_TEST_CASE(single_positions) {
    for (const auto* folder :
         {"acceleration", "forbidden_pairs", "bye_assignee_score", "deep_rounds"}) {
        check_folder(folder, "bbp6", "2026");
        check_folder(folder, "javafo2.2", "2017");
    }
}

BOOST_AUTO_TEST_CASE(c5_and_c9) {
    const auto data = shared();
    if (!data) return skip("no reference data");
    const auto folder = *data / "data/pairing-fixtures/bbp";
    for (const auto* name : {"dutch_2025_C5.input", "dutch_2025_C9.input", "issue_7.input"})
        BOOST_TEST(
            (paired(tournament_of(folder / name), 0, "2026") == answer(folder / name, "bbp6")),
            name);
}

// The last column holds byes for everybody. Programs differ on whom C4 lets float; by the text C6
// and C7 do not tell 2, 3 and 4 apart, and the first candidate is 1-2 (3.8.1).
BOOST_AUTO_TEST_CASE(completion_and_downfloaters) {
    check_folder("open_questions", "bbp6", "2026");
    check_folder("open_questions", "bbp501", "2017");
}

// Positions of another program's tests that concern this system.
BOOST_AUTO_TEST_CASE(colours_and_late_entries) {
    const auto data = shared();
    if (!data) return skip("no reference data");
    const auto folder = *data / "data/pairing-fixtures/py4swiss";
    for (const auto* name :
         {"burstein_late_entries.trf", "burstein_late_entries_black.trf", "comments.trf",
          "dubov_bye_for_high_tpn.trf", "dutch_d2_criterion_d.trf",
          "dutch_e2_both_absolute_higher_favored.trf", "dutch_e2_both_absolute_lower_favored.trf",
          "invalid_code.trf"})
        BOOST_TEST(
            (paired(tournament_of(folder / name), 0, "2026") == answer(folder / name, "bbp6")),
            name);
}

BOOST_AUTO_TEST_CASE(no_legal_pairing) {
    const auto data = shared();
    if (!data) return skip("no reference data");
    const auto folder = *data / "data/pairing-fixtures/py4swiss";
    for (const auto* name : {"no_legal_pairings.trf", "no_legal_pairings_odd.trf"})
        BOOST_TEST(paired(tournament_of(folder / name), 0, "2026").empty(), name);
}

// The next round of large fields, by another program in minutes.
BOOST_AUTO_TEST_CASE(large_fields) {
    const auto data = shared();
    if (!data) return skip("no reference data");
    const Unpacked archive(*data / "data/bench/dutch.tar.xz");
    BOOST_REQUIRE(archive.complete());
    int boards = 0;
    for (auto file : archive.files()) {
        const auto found = paired(tournament_of(file), 0, "2026");
        std::istringstream words(bytes_of_file(file.replace_extension(".expected")));
        int count = 0, white = 0, black = 0;
        words >> count;
        Boards wanted;
        while (words >> white >> black) wanted.emplace(white, black);
        BOOST_TEST((found == wanted), file.filename().string());
        boards += count;
    }
    BOOST_TEST(boards > 0);
}

BOOST_AUTO_TEST_SUITE_END()

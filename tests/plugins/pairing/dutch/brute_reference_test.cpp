// The judge against positions with known answers, and against whole tournaments on request:
//   HAKEM_BRUTE_FOLDER=folder HAKEM_BRUTE_EDITION=2026 HAKEM_BRUTE_PLAYERS=12
//       takes back and pairs again every round of the .trf files there of at most so many players
//   HAKEM_BRUTE_FILE=file.trf HAKEM_BRUTE_EDITION=2026 HAKEM_BRUTE_ROUND=5
//       prints what the brute force and the plugin pair in that round (0: the next one)

#include "brute_force.hpp"
#include "brute_state.hpp"
#include "small_event.hpp"
#include "support.hpp"
#include <hakem/importer.hpp>
#include <hakem/source.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

using namespace hakem;
using namespace hakem::test;

namespace {

std::string setting(const char* name, const char* otherwise) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : otherwise;
}

Tournament read(const std::filesystem::path& path) {
    Diagnostics diagnostics(path.string());
    return read_tournament(Source::from_bytes(path.string(), bytes_of_file(path)), registry(),
                           diagnostics);
}

/// In no order of boards: the answers of programs come in several.
std::string sorted(std::vector<Pair> pairs) {
    std::sort(pairs.begin(), pairs.end(),
              [](const Pair& a, const Pair& b) { return a.white < b.white; });
    return text_of(pairs);
}

/// What a program answered: "gacrux     4 9 7 2 1 4 8 6 0", the number of pairs, then the pairs.
std::string answer_of(const std::filesystem::path& path, const std::string& program) {
    std::istringstream text(bytes_of_file(path));
    for (std::string line; std::getline(text, line);) {
        std::istringstream words(line);
        std::string name;
        std::size_t count = 0;
        if (!(words >> name >> count) || name != program) continue;
        std::vector<Pair> pairs(count);
        for (Pair& pair : pairs) words >> pair.white >> pair.black;
        return sorted(pairs);
    }
    return "no such program";
}

struct Position {
    const char* file;
    const char* right_2026; ///< the program whose answer is the right one by that edition
    const char* right_2017;
};

/// Small ones only, where at least two programs agree for the edition.
const Position positions[] = {
    // bbpPairings 6 gives a second bye here, against C2.
    {"fe1_disputes/seed7073463-r8-p9.trf", "gacrux", "javafo2.2"},
    {"fe1_disputes/seed735265-r7-p10.trf", "gacrux", "javafo2.2"},
    {"fe1_disputes/seed8848759-r9-p10.trf", "gacrux", "javafo2.2"},
    {"rule_delta/delta-1-seed1-r8.trf", "bbp6", "javafo2.2"},
    {"rule_delta/delta-2-seed3-r2.trf", "bbp6", "javafo2.2"},
    {"rule_delta/delta-3-seed8-r9.trf", "bbp6", "javafo2.2"},
    {"rule_delta/delta-4-seed9-r9.trf", "bbp6", "javafo2.2"},
    {"rule_delta/delta-5-seed19-r9.trf", "bbp6", "javafo2.2"},
    {"rule_delta/delta-6-seed22-r9.trf", "bbp6", "javafo2.2"},
    {"rule_delta/delta-7-seed24-r8.trf", "bbp6", "javafo2.2"},
    {"rule_delta/delta-8-seed40-r9.trf", "bbp6", "javafo2.2"},
    {"bye_assignee_score/one-candidate-left.trf", "bbp6", "javafo2.2"},
    {"bye_assignee_score/top-score-group-tiebreak.trf", "bbp6", "javafo2.2"},
    {"deep_rounds/c2-ineligible-leftover.trf", "bbp6", "javafo2.2"},
    {"forbidden_pairs/only-legal-pairing.trf", "bbp6", "javafo2.2"},
    {"acceleration/float-history-only.trf", "bbp6", "javafo2.2"},
    {"acceleration/mid-tournament-brackets.trf", "bbp6", "javafo2.2"},
    {"bbp/dutch_2025_C5.input", "bbp6", "javafo2.2"},
    {"bbp/dutch_2025_C9.input", "bbp6", "javafo2.2"},
    {"py4swiss/dutch_d2_criterion_d.trf", "bbp6", "javafo2.2"},
    {"py4swiss/dutch_e2_both_absolute_higher_favored.trf", "bbp6", "javafo2.2"},
    {"py4swiss/dutch_e2_both_absolute_lower_favored.trf", "bbp6", "javafo2.2"},
};

void check(const std::filesystem::path& folder, const Position& position) {
    const Tournament tournament = read(folder / position.file);
    const int round = rounds_held(tournament) + 1;
    const auto answers = folder / (std::string(position.file) + ".engines.txt");
    for (const auto& [edition, program] :
         {std::pair("2026", position.right_2026), std::pair("2017", position.right_2017)}) {
        const auto paired = brute_force(tournament, round, edition);
        BOOST_TEST((paired ? sorted(paired->pairs) : "none") == answer_of(answers, program),
                   position.file << " by " << edition << ": " << text_of(paired) << ", not "
                                 << answer_of(answers, program));
    }
}

/// The round as the file has it.
std::vector<Pair> held(const Tournament& tournament, int round) {
    std::vector<Pair> pairs;
    for (const Player& player : tournament.players) {
        if (player.rounds.size() < static_cast<std::size_t>(round)) continue;
        const RoundEntry& entry = player.rounds[static_cast<std::size_t>(round) - 1];
        if (entry.outcome == Outcome::pairing_bye)
            pairs.push_back({0, player.id, 0});
        else if (entry.opponent != 0 && entry.colour == Colour::white)
            pairs.push_back({0, player.id, entry.opponent});
    }
    return pairs;
}

int different_rounds(const Tournament& tournament, const std::string& name,
                     const std::string& edition) {
    int different = 0;
    for (int round = 1; round <= rounds_held(tournament); ++round) {
        const auto paired = brute_force(brute::before_round(tournament, round), round, edition);
        const std::string ours = paired ? sorted(paired->pairs) : "none";
        const std::string file = sorted(held(tournament, round));
        if (ours == file) continue;
        ++different;
        BOOST_ERROR(name << " round " << round << ": " << ours << ", the file has " << file);
    }
    return different;
}

}

BOOST_AUTO_TEST_SUITE(dutch_brute_force)

BOOST_AUTO_TEST_CASE(positions_with_known_answers) {
    const auto folder = shared();
    if (!folder) return skip("no reference data beside the project");
    for (const Position& position : positions)
        check(*folder / "data" / "pairing-fixtures", position);
}

BOOST_AUTO_TEST_CASE(tournaments_on_request) {
    const std::string folder = setting("HAKEM_BRUTE_FOLDER", "");
    if (folder.empty()) return skip("HAKEM_BRUTE_FOLDER names no folder");
    const auto most = std::stoul(setting("HAKEM_BRUTE_PLAYERS", "12"));
    int tournaments = 0, rounds = 0, different = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".trf") continue;
        const Tournament tournament = read(entry.path());
        if (tournament.players.size() > most) continue;
        ++tournaments;
        rounds += rounds_held(tournament);
        different += different_rounds(tournament, entry.path().filename().string(),
                                      setting("HAKEM_BRUTE_EDITION", "2026"));
    }
    std::cout << tournaments << " tournaments, " << rounds << " rounds, " << different
              << " different\n";
    BOOST_TEST(tournaments > 0);
}

BOOST_AUTO_TEST_CASE(a_file_on_request) {
    const std::string file = setting("HAKEM_BRUTE_FILE", "");
    if (file.empty()) return skip("HAKEM_BRUTE_FILE names no file");
    Tournament tournament = read(file);
    int round = std::stoi(setting("HAKEM_BRUTE_ROUND", "0"));
    if (round == 0) round = rounds_held(tournament) + 1;
    if (round <= rounds_held(tournament)) tournament = brute::before_round(tournament, round);
    const std::string edition = setting("HAKEM_BRUTE_EDITION", "2026");
    std::cout << "brute force: " << text_of(brute_force(tournament, round, edition)) << "\n";
    if (const auto* plugin = registry().find<PairingSystem>("dutch")) {
        PairingRequest request;
        request.round = round;
        request.edition = edition;
        Diagnostics diagnostics(file);
        const auto rounds = plugin->pair(tournament, request, diagnostics);
        std::cout << "plugin:      " << (rounds.empty() ? "none" : text_of(rounds.front().pairs))
                  << "\n";
        for (const Diagnostic& finding : diagnostics.all())
            std::cout << to_text(finding, Language::english) << "\n";
    }
}

BOOST_AUTO_TEST_SUITE_END()

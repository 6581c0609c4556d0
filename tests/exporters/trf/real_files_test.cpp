// Real files of many programs: nothing is lost on the way through.

#include "describe.hpp"
#include "writing.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <vector>

namespace {

using namespace hakem;
using namespace hakem::test;

/// All reference files that are TRF, real and made.
std::vector<std::filesystem::path> reference_files() {
    std::vector<std::filesystem::path> files;
    const auto folder = shared();
    if (!folder) return files;
    for (const auto* part : {"data/trf-real", "data/tie-breaks/trf"})
        for (const auto& entry : std::filesystem::directory_iterator(*folder / part))
            if (entry.path().filename() != "index.tsv") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

/// Whether the reader had to repair something: --strict makes an error of it.
bool is_clean(const std::string& bytes) {
    Diagnostics strict("test.trf", true);
    read_trf(bytes, strict);
    return !strict.has_errors();
}

}

BOOST_AUTO_TEST_SUITE(trf_real_files)

BOOST_AUTO_TEST_CASE(a_file_that_needs_no_repair_comes_back_byte_for_byte) {
    const auto files = reference_files();
    if (files.empty()) return skip("the reference files are not there");
    int clean = 0;
    for (const auto& path : files) {
        const auto bytes = bytes_of_file(path);
        if (!is_clean(bytes)) continue;
        ++clean;
        const auto tournament = read_trf(bytes);
        BOOST_TEST_INFO(path.filename().string());
        BOOST_CHECK(write_trf(tournament, tournament.format) == bytes);
    }
    BOOST_TEST(clean > 40);
}

BOOST_AUTO_TEST_CASE(a_repaired_file_is_equal_when_read_again_and_changes_once) {
    const auto files = reference_files();
    if (files.empty()) return skip("the reference files are not there");
    int repaired = 0;
    for (const auto& path : files) {
        const auto bytes = bytes_of_file(path);
        if (is_clean(bytes)) continue;
        ++repaired;
        const auto tournament = read_trf(bytes);
        const auto once = write_trf(tournament, tournament.format);
        const auto again = read_trf(once);
        BOOST_TEST_INFO(path.filename().string());
        BOOST_CHECK(describe(again) == describe(tournament));
        BOOST_CHECK(again.format == tournament.format);
        BOOST_CHECK(write_trf(again, again.format) == once);
    }
    BOOST_TEST(repaired > 10);
}

BOOST_AUTO_TEST_CASE(each_line_without_a_finding_is_the_same_after_a_repair) {
    const auto files = reference_files();
    if (files.empty()) return skip("the reference files are not there");
    for (const auto& path : files) {
        const auto bytes = bytes_of_file(path);
        Diagnostics strict("test.trf", true);
        const auto tournament = read_trf(bytes, strict);
        const auto source = Source::from_bytes("a", bytes);
        const auto out = Source::from_bytes("b", write_trf(tournament, tournament.format));
        BOOST_TEST_INFO(path.filename().string());
        BOOST_REQUIRE(source->lines().size() == out->lines().size());
        if (strict.all().size() >= Diagnostics::limit_per_code) continue;
        for (std::size_t i = 0; i < source->lines().size(); ++i) {
            const bool found = std::any_of(strict.all().begin(), strict.all().end(),
                                           [i](const Diagnostic& d) { return d.line == i + 1; });
            if (!found) BOOST_CHECK(source->lines()[i].text == out->lines()[i].text);
            BOOST_CHECK(source->lines()[i].end == out->lines()[i].end);
        }
    }
}

BOOST_AUTO_TEST_CASE(players_and_results_survive_the_other_edition) {
    const auto files = reference_files();
    if (files.empty()) return skip("the reference files are not there");
    for (const auto& path : files) {
        const auto tournament = read_trf(bytes_of_file(path));
        for (const auto* edition : {"trf16", "trf26"}) {
            const auto other = read_trf(write_trf(tournament, edition));
            BOOST_TEST_INFO(path.filename().string() << " as " << edition);
            BOOST_REQUIRE(other.players.size() == tournament.players.size());
            for (std::size_t i = 0; i < other.players.size(); ++i)
                BOOST_CHECK(describe(other.players[i]) == describe(tournament.players[i]));
            BOOST_CHECK(other.scheduled_rounds == tournament.scheduled_rounds);
            BOOST_CHECK(other.scoring == tournament.scoring);
            BOOST_CHECK(other.teams.size() == tournament.teams.size());
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

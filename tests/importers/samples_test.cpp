// The samples: clean where they are meant to be, and a file of faults that shows its faults.

#include "support.hpp"
#include <hakem/importer.hpp>
#include <hakem/source.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <string>

using namespace hakem;

namespace {

Tournament sample(const std::string& name, Diagnostics& diagnostics) {
    const auto path = std::filesystem::path(HAKEM_SOURCE_FOLDER) / "samples" / name;
    return read_tournament(Source::from_bytes(name, test::bytes_of_file(path)), test::registry(),
                           diagnostics);
}

bool anybody_has(const Tournament& tournament, Outcome outcome) {
    return std::any_of(tournament.players.begin(), tournament.players.end(), [&](const Player& p) {
        return std::any_of(p.rounds.begin(), p.rounds.end(),
                           [&](const RoundEntry& entry) { return entry.outcome == outcome; });
    });
}

}

BOOST_AUTO_TEST_SUITE(samples)

BOOST_AUTO_TEST_CASE(the_clean_ones_are_clean) {
    for (const char* name : {"open.trf", "round-robin.trf", "double-round-robin.trf", "team.trf",
                             "windows-1254.trf"}) {
        Diagnostics diagnostics(name);
        const Tournament tournament = sample(name, diagnostics);
        BOOST_TEST(!tournament.players.empty(), name);
        for (const Diagnostic& finding : diagnostics.all())
            BOOST_TEST((finding.severity == Severity::note), to_text(finding, Language::english));
    }
}

BOOST_AUTO_TEST_CASE(the_open_has_everything_it_says) {
    Diagnostics diagnostics;
    const Tournament open = sample("open.trf", diagnostics);
    BOOST_TEST(open.players.size() == 40u);
    BOOST_TEST(open.scheduled_rounds == 9);
    BOOST_TEST(rounds_held(open) == 9);
    for (const char code : std::string("1=0+-WDLHFUZ"))
        BOOST_TEST(anybody_has(open, static_cast<Outcome>(code)), "nobody has " << code);
    BOOST_TEST(open.players.at(0).national_federation == "TUR");
    BOOST_TEST(open.players.at(0).national_rating > 0);
}

BOOST_AUTO_TEST_CASE(the_systems_are_told_from_the_files) {
    Diagnostics diagnostics;
    const auto system = [&](const char* name) { return system_of(sample(name, diagnostics)); };
    BOOST_TEST((system("open.trf") == System::swiss));
    BOOST_TEST((system("round-robin.trf") == System::round_robin));
    BOOST_TEST((system("double-round-robin.trf") == System::double_round_robin));
    BOOST_TEST((system("team.trf") == System::round_robin));
    BOOST_TEST(sample("team.trf", diagnostics).teams.size() == 7u);
}

BOOST_AUTO_TEST_CASE(windows_1254_is_read_in_turkish) {
    Diagnostics diagnostics;
    BOOST_TEST(sample("windows-1254.trf", diagnostics).name == "Şişli Gençlik Satranç Kupası");
}

BOOST_AUTO_TEST_CASE(the_faults_are_found) {
    Diagnostics diagnostics("faulty.trf");
    const Tournament tournament = sample("faulty.trf", diagnostics);
    BOOST_TEST(tournament.players.size() == 10u);
    BOOST_TEST(diagnostics.count(Severity::error) >= 8u);
    BOOST_TEST(diagnostics.count(Severity::warning) >= 15u);
    // Result, opponent, colours, points, dates, comma, duplicate number, columns, record, sex.
    for (const char* code : {"TRN-0105", "TRN-0101", "TRN-0104", "TRN-0112", "TRF-0203", "TRF-0115",
                             "TRF-0102", "TRF-0008", "TRF-0009", "TRF-0104"})
        BOOST_TEST(diagnostics.by_code().contains(code), code);
}

BOOST_AUTO_TEST_SUITE_END()

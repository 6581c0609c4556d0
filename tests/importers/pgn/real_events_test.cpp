// Files of many programs: each is a tournament, or it is said why not; survey and events agree.

#include "importers/reading.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

#include <filesystem>

namespace hakem::test {

namespace {

/// The events by what the importer says when none is chosen; 1 where it reads the only one.
std::uint64_t events_read(const std::filesystem::path& path) {
    Diagnostics diagnostics;
    const auto& importer = registry().get<Importer>("pgn");
    try {
        const auto t = importer.read_event(Source::load(path), {}, diagnostics);
        BOOST_TEST(t.format == "pgn");
        return 1;
    } catch (const Error& error) {
        BOOST_TEST(static_cast<int>(error.code()) == static_cast<int>(ExitCode::not_understood));
        return error.key() == "error.several-events" ? std::stoull(error.arguments().at(1)) : 0;
    }
}

/// No game is lost: the events together have as many as the survey.
std::uint64_t games_of_events(const std::filesystem::path& path, std::uint64_t events) {
    std::uint64_t games = 0;
    for (std::uint64_t event = 1; event <= events; ++event) {
        Diagnostics diagnostics;
        games += registry()
                     .get<Importer>("pgn")
                     .read_event(Source::load(path), std::to_string(event), diagnostics)
                     .games.size();
    }
    return games;
}

}

BOOST_AUTO_TEST_SUITE(pgn_real_events)

BOOST_AUTO_TEST_CASE(no_game_and_no_event_is_lost) {
    const auto folder = shared();
    if (!folder) return skip("no reference data");
    std::size_t files = 0;
    for (const auto& file : std::filesystem::directory_iterator(*folder / "data" / "pgn-real")) {
        if (file.path().extension() != ".pgn") continue;
        ++files;
        BOOST_TEST_CONTEXT(file.path().filename().string()) {
            Diagnostics diagnostics;
            const auto survey =
                registry().get<Importer>("pgn").survey(file.path(), SurveyDepth::tags, diagnostics);
            BOOST_REQUIRE(survey.has_value());
            BOOST_TEST(events_read(file.path()) == survey->events);
            BOOST_TEST(games_of_events(file.path(), survey->events) == survey->games);
        }
    }
    BOOST_TEST(files == 101);
}

BOOST_AUTO_TEST_SUITE_END()

}

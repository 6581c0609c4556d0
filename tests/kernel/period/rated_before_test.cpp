#include "period/rated_before.hpp"
#include "sample.hpp"
#include <hakem/error.hpp>
#include <hakem/output.hpp>

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using period::Relation;
using test::event_text;

Tournament event(std::string_view name, std::string_view results) {
    return test::tournament(event_text(name, results));
}

/// A state that has counted one event.
void count_one(const std::filesystem::path& folder, const Tournament& tournament) {
    period::State state(folder, {"ukd", TimeClass::rapid}, true);
    state.begin("2026-11", {});
    auto counted = test::counted_event("", tournament.name, 4, {});
    counted.content = period::content_of(tournament);
    counted.path = "kis.trf";
    state.count("2026-11", {counted, {}});
    state.save();
}

}

BOOST_AUTO_TEST_SUITE(rated_before)

BOOST_AUTO_TEST_CASE(what_was_counted_is_known_whatever_the_system_and_time_class) {
    const test::Folder folder;
    count_one(folder.path(), event("Kış Açık", "10=1=0"));
    const period::RatedBefore before(folder.path());
    BOOST_TEST((before.settings() == period::Settings{"ukd", TimeClass::rapid}));
    const auto same = before.of(event("Kış Açık", "10=1=0"));
    BOOST_TEST((same.relation == Relation::same));
    BOOST_TEST(to_text(period::phrase_of(same), Language::english) ==
               "rated in the period 2026-11 (kis.trf)");
    const auto corrected = before.of(event("Kış Açık", "10=1=1"));
    BOOST_TEST((corrected.relation == Relation::correction));
    BOOST_TEST(period::phrase_of(corrected).key == "content.rated-version");
    const auto other = before.of(event("Bahar", "0=10=1"));
    BOOST_TEST((other.relation == Relation::other));
    BOOST_TEST(period::phrase_of(other).empty());
}

BOOST_AUTO_TEST_CASE(nothing_is_written_and_no_lock_is_taken) {
    const test::Folder folder;
    count_one(folder.path(), event("Kış Açık", "10=1=0"));
    const auto state = test::bytes_of_file(folder.path() / "state.json");
    const period::RatedBefore one(folder.path()), other(folder.path());
    BOOST_TEST(test::bytes_of_file(folder.path() / "state.json") == state);
}

BOOST_AUTO_TEST_CASE(a_folder_that_is_no_state_is_refused) {
    const test::Folder folder;
    BOOST_CHECK_THROW(period::RatedBefore{folder.path()}, Error);
    write_whole(folder.path() / "state.json",
                "{\"schema\":\"hakem.state/1\",\"system\":\"ukd\",\"time_class\":\"slow\"}\n");
    BOOST_CHECK_THROW(period::RatedBefore{folder.path()}, Error);
}

BOOST_AUTO_TEST_SUITE_END()

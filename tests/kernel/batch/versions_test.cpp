#include "../content/events.hpp"
#include "../office_report/entries.hpp"
#include "batch/relations.hpp"
#include "batch/versions.hpp"
#include "content/record.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using batch::Status;

batch::Entry entry(std::string path, const Tournament& event, Status answer) {
    auto entry = test::clean_entry(std::move(path));
    entry.status = entry.answer = answer;
    entry.record = content::to_line(content::record_of(event));
    return entry;
}

std::string counted(const std::vector<batch::Entry>& entries) {
    std::string paths;
    for (const auto place : batch::counted_files(entries)) paths += entries[place].path + " ";
    return paths;
}

}

BOOST_AUTO_TEST_SUITE(batch_versions)

BOOST_AUTO_TEST_CASE(
    of_equal_files_the_accepted_one_is_the_original_then_the_one_with_its_numbers) {
    const auto event = test::random_event(1, 20, 5, true);
    std::vector<batch::Entry> entries{entry("a", event, Status::back_to_arbiter),
                                      entry("b", event, Status::clean),
                                      entry("c", event, Status::clean)};
    entries[1].masked = 20;
    batch::relate(entries);
    BOOST_TEST((entries[0].status == Status::duplicate));
    BOOST_TEST((entries[1].status == Status::duplicate));
    BOOST_TEST((entries[2].status == Status::clean));
    BOOST_TEST(entries[0].related.front().of == "c");
    BOOST_TEST(entries[1].related.front().of == "c");
    BOOST_TEST(counted(entries) == "c ");
}

BOOST_AUTO_TEST_CASE(an_event_is_counted_by_its_accepted_file_then_by_the_most_complete_one) {
    auto event = test::random_event(1, 20, 5, true);
    event.chief_arbiter = "FA Hakem, Baş";
    auto begun = event, bare = event;
    for (auto& player : begun.players)
        if (player.rounds.size() > 3) player.rounds.resize(3);
    bare.chief_arbiter.clear();
    std::vector<batch::Entry> entries{
        entry("a", begun, Status::clean), entry("b", bare, Status::clean),
        entry("c", event, Status::clean),
        entry("d", test::random_event(2, 20, 5, true), Status::back_to_arbiter)};
    batch::relate(entries);
    BOOST_TEST(counted(entries) == "c d ");
    for (auto& one : entries) one.status = one.answer = Status::back_to_arbiter;
    BOOST_TEST(counted(entries) == "c d ");
    entries[1].status = entries[1].answer = Status::clean;
    BOOST_TEST(counted(entries) == "b d ");
}

/// An accepted interim file stands beside the whole event that went back; what mends does not.
BOOST_AUTO_TEST_CASE(what_went_back_stays_beside_the_accepted_file_unless_that_settles_it) {
    const auto event = test::random_event(1, 20, 5, true);
    auto begun = event, born = event;
    for (auto& player : begun.players)
        if (player.rounds.size() > 3) player.rounds.resize(3);
    born.players[3].birth = {2030, 1, 1};
    std::vector<batch::Entry> entries{entry("a", begun, Status::clean),
                                      entry("b", event, Status::back_to_arbiter),
                                      entry("c", born, Status::back_to_arbiter)};
    const batch::Versions versions(entries, {0, 1, 2});
    BOOST_TEST(versions.stays_beside(1, 0));
    BOOST_TEST(!versions.stays_beside(0, 1));
    BOOST_TEST(versions.stays_beside(2, 1));
    batch::Finding finding;
    finding.diagnostic.code = "SUB-0201";
    finding.diagnostic.severity = Severity::error;
    entries[2].findings.push_back(finding);
    BOOST_TEST(!batch::Versions(entries, {0, 1, 2}).stays_beside(2, 1));
}

BOOST_AUTO_TEST_SUITE_END()

// The record of adjourned games goes with the tournament beside it.

#include "batch/gathering.hpp"
#include "batch/relations.hpp"
#include "batch/run.hpp"
#include "zip_maker.hpp"

#include <boost/test/unit_test.hpp>

#include <digest/sha256.hpp>
#include <fstream>

using namespace hakem;
using namespace hakem::batch;
using hakem::test::make_zip;
using hakem::test::TestFolder;

namespace {

void write(const std::filesystem::path& path, const std::string& bytes) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
}

RunHooks plain_hooks() {
    RunHooks hooks;
    hooks.work = [](const Item& item, const std::string&) {
        Entry entry;
        entry.path = item.shown;
        entry.sha256 = item.sha256;
        entry.adjournments = item.adjournments;
        entry.status = entry.answer = Status::clean;
        return entry;
    };
    hooks.name_folders = [](const std::vector<Item>& items) {
        return std::vector<std::string>(items.size());
    };
    hooks.shown = [](const std::string& path) { return path; };
    hooks.progress = [](std::size_t, std::size_t, bool) {};
    hooks.interrupted = [] { return false; };
    return hooks;
}

std::vector<Item> opened(const TestFolder& folder) {
    return open_all(gather({folder.path / "in"}, {}), folder.path / "spool", {}, plain_hooks())
        .value();
}

}

BOOST_AUTO_TEST_SUITE(batch_companions)

BOOST_AUTO_TEST_CASE(a_record_is_no_file_of_its_own_unless_its_tournament_is_missing) {
    const TestFolder folder;
    write(folder.path / "in" / "a.trf", "012 A\n");
    write(folder.path / "in" / "a.trf.adjournments", "record");
    write(folder.path / "in" / "b.trf.adjournments", "orphan");
    const auto items = opened(folder);
    BOOST_REQUIRE_EQUAL(items.size(), 2u);
    BOOST_CHECK_EQUAL(items[0].adjournments, sha256("record"));
    BOOST_CHECK(!is_record(items[0]));
    BOOST_CHECK(is_record(items[1]));
    BOOST_CHECK(items[1].adjournments.empty());
}

BOOST_AUTO_TEST_CASE(the_record_beside_a_file_that_is_named_comes_with_it) {
    const TestFolder folder;
    write(folder.path / "a.trf", "012 A\n");
    write(folder.path / "a.trf.adjournments", "record");
    BOOST_CHECK_EQUAL(gather({folder.path / "a.trf"}, {}).size(), 2u);
    BOOST_CHECK_EQUAL(gather({folder.path, folder.path / "a.trf"}, {}).size(), 2u);
}

BOOST_AUTO_TEST_CASE(a_package_is_unpacked_with_its_records) {
    const TestFolder folder;
    std::filesystem::create_directories(folder.path / "in");
    make_zip(folder.path / "in" / "p.zip",
             {{"x/a.trf.adjournments", "record"}, {"x/a.trf", "012 A\n"}, {"y/a.trf", "012 B\n"}});
    const auto items = opened(folder);
    BOOST_REQUIRE_EQUAL(items.size(), 2u);
    BOOST_CHECK_EQUAL(items[0].adjournments, sha256("record"));
    std::ifstream record(items[0].path.string() + ".adjournments");
    BOOST_CHECK_EQUAL(std::string(std::istreambuf_iterator<char>(record), {}), "record");
    BOOST_CHECK(own_copy(items[0], folder.path / "own"));
    BOOST_CHECK(items[1].adjournments.empty());
}

BOOST_AUTO_TEST_CASE(a_record_that_changes_comes_or_goes_is_a_change_of_the_file) {
    const TestFolder folder;
    const auto tournament = folder.path / "in" / "a.trf",
               record = folder.path / "in" / "a.trf.adjournments";
    write(tournament, "012 A\n");
    const auto without = opened(folder);
    BOOST_CHECK(own_copy(without[0], folder.path / "own"));
    write(record, "record");
    BOOST_CHECK(!own_copy(without[0], folder.path / "own"));
    const auto with = opened(folder);
    BOOST_CHECK(own_copy(with[0], folder.path / "own"));
    BOOST_CHECK(own_copy(items_of(items_text(with))[0], folder.path / "own"));
    write(record, "recorD");
    BOOST_CHECK(!own_copy(with[0], folder.path / "own"));
    std::filesystem::remove(record);
    BOOST_CHECK(!own_copy(with[0], folder.path / "own"));
}

BOOST_AUTO_TEST_CASE(a_record_that_cannot_be_read_is_a_trouble_of_its_tournament) {
    std::vector<Item> items(2);
    items[0].shown = "a.trf";
    items[0].path = "a.trf";
    items[1].shown = "a.trf.adjournments";
    items[1].trouble = "batch.file-size";
    join_records(items);
    BOOST_REQUIRE_EQUAL(items.size(), 1u);
    BOOST_CHECK_EQUAL(items[0].trouble, "batch.record-trouble");
}

BOOST_AUTO_TEST_CASE(same_bytes_are_those_of_the_record_too) {
    const TestFolder folder;
    for (const auto* name : {"a", "b", "c"}) write(folder.path / "in" / name, "012 A\n");
    write(folder.path / "in" / "b.adjournments", "record");
    write(folder.path / "in" / "c.adjournments", "record");
    const auto first = first_with_same_bytes(opened(folder));
    const std::vector<std::size_t> expected{0, 1, 1};
    BOOST_CHECK_EQUAL_COLLECTIONS(first.begin(), first.end(), expected.begin(), expected.end());
}

BOOST_AUTO_TEST_CASE(a_file_whose_record_changed_is_not_kept) {
    const TestFolder folder;
    write(folder.path / "in" / "a.trf", "012 A\n");
    write(folder.path / "in" / "a.trf.adjournments", "record");
    RunOptions options;
    options.out = folder.path / "out";
    options.settings = "{\"files\":[";
    options.resume = true;
    std::filesystem::create_directories(options.out);
    const auto go = [&] { return run(gather({folder.path / "in"}, {}), options, plain_hooks()); };
    BOOST_CHECK_EQUAL(go().kept, 0u);
    BOOST_CHECK_EQUAL(go().kept, 1u);
    write(folder.path / "in" / "a.trf.adjournments", "another");
    BOOST_CHECK_EQUAL(go().kept, 0u);
}

BOOST_AUTO_TEST_CASE(a_finding_of_the_record_keeps_its_file) {
    Entry entry;
    entry.path = "a.trf";
    entry.adjournments = sha256("record");
    entry.findings.resize(2);
    entry.findings[0].diagnostic.file = "a.trf";
    entry.findings[1].diagnostic.file = "a.trf.adjournments";
    const auto back = entry_of(entry_text(entry)).value();
    BOOST_CHECK_EQUAL(back.adjournments, entry.adjournments);
    BOOST_CHECK_EQUAL(back.findings[0].diagnostic.file, "a.trf");
    BOOST_CHECK_EQUAL(back.findings[1].diagnostic.file, "a.trf.adjournments");
}

BOOST_AUTO_TEST_SUITE_END()

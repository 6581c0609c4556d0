// The entry of a package as a whole stands before those of its files.

#include "batch/package_entries.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::batch;

namespace {

Item item(std::string shown, std::string package = {}, std::string bytes = {}) {
    Item one;
    one.shown = std::move(shown);
    one.package = std::move(package);
    one.package_sha256 = std::move(bytes);
    return one;
}

/// "a.zip(2) a.zip/1 a.zip/2 ...": what comes out, with how many files a package was asked about.
std::string run(
    const std::vector<Item>& all, std::size_t reached,
    const std::function<bool(const Entry&)>& ends = [](const Entry&) { return false; }) {
    std::vector<const Item*> items;
    std::vector<Entry> entries;
    RunHooks hooks;
    hooks.shown = [](const std::string& path) { return path; };
    hooks.package = [](const Item& one, const std::vector<const Entry*>& files) {
        Entry entry;
        entry.is_package = true;
        entry.path = one.package;
        entry.status = entry.answer = Status::back_to_arbiter;
        entry.errors = files.size();
        return one.package == "none.zip" ? std::nullopt : std::optional(entry);
    };
    for (std::size_t i = 0; i < reached; ++i) {
        items.push_back(&all[i]);
        entries.push_back(entry_for(all[i], hooks.shown));
    }
    const auto packages = whole_packages(all, items);
    const auto done = PackageEntries(hooks, packages).add(entries, items, ends);
    std::string text;
    for (const auto& entry : entries) {
        text += (text.empty() ? "" : " ") + entry.path;
        if (entry.is_package) text += "(" + std::to_string(entry.errors) + ")";
        if (entry.status == Status::duplicate) text += "=" + entry.related.front().of;
    }
    return text + " " + std::to_string(done);
}

const std::vector<Item> all = {
    item("a.trf"),
    item("b.zip/1", "b.zip", "one"),
    item("b.zip/2", "b.zip", "one"),
    item("c.trf"),
    item("d.zip/1", "d.zip", "one"),
    item("d.zip/2", "d.zip", "one"),
    item("none.zip/1", "none.zip", "two"),
};

}

BOOST_AUTO_TEST_SUITE(batch_package_entries)

BOOST_AUTO_TEST_CASE(before_its_files_and_of_the_same_bytes_once) {
    BOOST_TEST(run(all, all.size()) ==
               "a.trf b.zip(2) b.zip/1 b.zip/2 c.trf d.zip(2)=b.zip d.zip/1 "
               "d.zip/2 none.zip/1 7");
    BOOST_TEST(run({}, 0) == " 0");
}

BOOST_AUTO_TEST_CASE(a_package_that_was_not_reached_whole_has_none) {
    BOOST_TEST(run(all, 2) == "a.trf b.zip/1 2");
    BOOST_TEST(run(all, 3) == "a.trf b.zip(2) b.zip/1 b.zip/2 3");
    BOOST_TEST(run(all, 5) == "a.trf b.zip(2) b.zip/1 b.zip/2 c.trf d.zip/1 5");
}

BOOST_AUTO_TEST_CASE(the_run_may_end_with_a_package) {
    BOOST_TEST(run(all, all.size(), [](const Entry&) { return true; }) ==
               "a.trf b.zip(2) b.zip/1 b.zip/2 3");
}

BOOST_AUTO_TEST_CASE(it_is_kept_as_what_it_is) {
    Entry entry;
    entry.path = "b.zip";
    BOOST_TEST(entry_text(entry).find("\"kind\"") == std::string::npos);
    entry.is_package = true;
    const auto again = entry_of(entry_text(entry));
    BOOST_TEST_REQUIRE(again.has_value());
    BOOST_TEST(again->is_package);
}

BOOST_AUTO_TEST_SUITE_END()

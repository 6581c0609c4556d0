#include "packages.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::audit;
using hakem::test::TestFolder;

namespace {

/// "AUD-0101 inputs/may/a.trf" of each finding, in order.
std::vector<std::string> found_in(const std::vector<zip::NewEntry>& entries,
                                  const ArchiveLimits& limits = {}) {
    const TestFolder folder;
    zip::write(folder.path / "a.zip", entries, std::nullopt);
    Diagnostics findings("a.zip");
    const auto opened = open_package(folder.path / "a.zip", folder.path / "open", findings, limits);
    std::vector<std::string> found;
    for (const auto& finding : findings.all())
        found.push_back(finding.code +
                        (finding.arguments.empty() ? "" : " " + finding.arguments[0]));
    BOOST_CHECK_EQUAL(opened.same, found.empty());
    return found;
}

std::vector<zip::NewEntry> small() { return test::small_entries(test::small_manifest()); }

using Found = std::vector<std::string>;

}

BOOST_AUTO_TEST_SUITE(audit_contents)

BOOST_AUTO_TEST_CASE(an_untouched_package_is_the_same_and_unpacked) {
    const TestFolder folder;
    zip::write(folder.path / "a.zip", small(), std::nullopt);
    Diagnostics findings;
    const auto opened = open_package(folder.path / "a.zip", folder.path / "open", findings);
    BOOST_CHECK(opened.same);
    BOOST_REQUIRE(opened.manifest);
    BOOST_CHECK(*opened.manifest == test::small_manifest());
    BOOST_CHECK_EQUAL(test::file_bytes(folder.path / "open/inputs/may/b.trf"), "012 B\n");
    BOOST_CHECK_EQUAL(test::file_bytes(folder.path / "open/outputs/stdout"), "A\n");
}

BOOST_AUTO_TEST_CASE(a_flipped_byte_is_named_in_an_input_an_output_and_the_manifest) {
    auto input = small();
    input[2].bytes[4] = 'X';
    BOOST_TEST(found_in(input) == Found{"AUD-0101 inputs/may/a.trf"},
               boost::test_tools::per_element());
    auto output = small();
    output[4].bytes[3] = 'X';
    BOOST_TEST(found_in(output) == Found{"AUD-0101 outputs/files/out/page.html"},
               boost::test_tools::per_element());
    auto manifest = small();
    const auto version = manifest[0].bytes.find("1.2.3");
    manifest[0].bytes[version] = '2';
    // The manifest stands in the last line of the sums, after the four files.
    BOOST_TEST(found_in(manifest) == Found{"AUD-0106 5"}, boost::test_tools::per_element());
    auto broken = small();
    broken[0].bytes[0] = '[';
    BOOST_TEST(found_in(broken) == Found{"AUD-0105 JSON"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(every_byte_of_the_manifest_counts) {
    const auto whole = small();
    for (std::size_t at = 0; at < whole[0].bytes.size(); at += 7) {
        auto flipped = whole;
        flipped[0].bytes[at] = static_cast<char>(flipped[0].bytes[at] ^ 1);
        BOOST_CHECK(!found_in(flipped).empty());
    }
}

BOOST_AUTO_TEST_CASE(added_and_removed_files_are_named) {
    auto added = small();
    added.push_back({"inputs/may/c.trf", "012 C\n", {}});
    BOOST_TEST(found_in(added) == Found{"AUD-0103 inputs/may/c.trf"},
               boost::test_tools::per_element());
    auto removed = small();
    removed.erase(removed.begin() + 3);
    BOOST_TEST(found_in(removed) == Found{"AUD-0102 inputs/may/b.trf"},
               boost::test_tools::per_element());
    auto without_manifest = small();
    without_manifest.erase(without_manifest.begin());
    BOOST_TEST(found_in(without_manifest) == Found{"AUD-0102 manifest.json"},
               boost::test_tools::per_element());
    auto without_sums = small();
    without_sums.erase(without_sums.begin() + 1);
    BOOST_TEST(found_in(without_sums) == Found{"AUD-0102 SHA256SUMS"},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(several_differences_come_in_order_of_names) {
    auto entries = small();
    entries[5].bytes = "B\n";
    entries[3].bytes = "012 X\n";
    entries.push_back({"inputs/a", "x", {}});
    BOOST_TEST(found_in(entries) == (Found{"AUD-0103 inputs/a", "AUD-0101 inputs/may/b.trf",
                                           "AUD-0101 outputs/stdout"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_file_larger_than_the_manifest_says_is_not_unpacked) {
    auto entries = small();
    entries[2].bytes = std::string(100'000, 'x');
    BOOST_TEST(found_in(entries) == Found{"AUD-0104 inputs/may/a.trf"},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(names_with_dots_write_nothing_outside) {
    auto entries = small();
    entries.push_back({"../../evil", "x", {}});
    BOOST_TEST(found_in(entries) == Found{"AUD-0103 ../../evil"}, boost::test_tools::per_element());
    BOOST_CHECK(!std::filesystem::exists(std::filesystem::temp_directory_path() / "evil"));
}

BOOST_AUTO_TEST_CASE(a_manifest_that_promises_more_than_the_limits_is_an_error) {
    ArchiveLimits limits;
    limits.total = 10;
    const TestFolder folder;
    zip::write(folder.path / "a.zip", small(), std::nullopt);
    Diagnostics findings;
    BOOST_CHECK_THROW(open_package(folder.path / "a.zip", folder.path / "open", findings, limits),
                      Error);
}

BOOST_AUTO_TEST_SUITE_END()

#include "batch/package.hpp"
#include "support.hpp"
#include "zip_maker.hpp"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <map>

using namespace hakem;
using namespace hakem::batch;
using hakem::test::make_zip;
using hakem::test::TestFolder;

namespace {

/// Trouble of each entry by its name.
std::map<std::string, std::string> troubles(const Unpacking& unpacking) {
    std::map<std::string, std::string> found;
    for (const auto& entry : unpacking.entries) found[entry.name] = entry.trouble;
    return found;
}

Unpacking unpacked(const TestFolder& folder, const std::vector<test::ZipEntry>& entries,
                   const PackageLimits& limits = {}) {
    make_zip(folder.path / "a.zip", entries);
    return unpack(folder.path / "a.zip", folder.path / "spool", limits);
}

void write(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

}

BOOST_AUTO_TEST_SUITE(batch_package)

BOOST_AUTO_TEST_CASE(entries_come_out_with_their_bytes_and_nested_names) {
    const TestFolder folder;
    make_zip(folder.path / "inner.zip", {{"x/b.trf", "012 B\n"}});
    const auto result =
        unpacked(folder, {{"a.trf", "012 A\n"},
                          {"sub/inner.zip", test::bytes_of_file(folder.path / "inner.zip")}});
    BOOST_REQUIRE_EQUAL(result.entries.size(), 2u);
    BOOST_CHECK_EQUAL(result.entries[0].name, "a.trf");
    BOOST_CHECK_EQUAL(test::bytes_of_file(result.entries[0].path), "012 A\n");
    BOOST_CHECK_EQUAL(result.entries[1].name, "sub/inner.zip/x/b.trf");
    BOOST_CHECK_EQUAL(test::bytes_of_file(result.entries[1].path), "012 B\n");
}

BOOST_AUTO_TEST_CASE(names_that_lead_elsewhere_are_told_and_nothing_is_written_there) {
    const TestFolder folder;
    const auto result = unpacked(folder, {{"../out.trf", "x"},
                                          {"a/../../out.trf", "x"},
                                          {"..\\out.trf", "x"},
                                          {"/tmp/out.trf", "x"},
                                          {"C:\\out.trf", "x"},
                                          {"b/CON.trf", "x"},
                                          {"lpt1", "x"},
                                          {"con\ttrol.trf", "x"},
                                          {"good..name.trf", "x"}});
    const auto found = troubles(result);
    BOOST_CHECK_EQUAL(result.entries.size(), 9u);
    std::map<std::string, int> count;
    for (const auto& [name, trouble] : found) ++count[trouble];
    BOOST_CHECK_EQUAL(count["batch.name-leads-out"], 3);
    BOOST_CHECK_EQUAL(count["batch.name-absolute"], 2);
    BOOST_CHECK_EQUAL(count["batch.name-device"], 2);
    BOOST_CHECK_EQUAL(count["batch.name-control"], 1);
    BOOST_CHECK_EQUAL(found.at("good..name.trf"), "");
    BOOST_CHECK(!std::filesystem::exists(folder.path / "out.trf"));
    for (const auto& entry : result.entries)
        BOOST_CHECK(entry.path.empty() || entry.path.parent_path() == folder.path / "spool");
}

BOOST_AUTO_TEST_CASE(a_name_with_a_nul_harms_nothing) {
    const TestFolder folder;
    make_zip(folder.path / "n.zip", {{"evilX.trf", "012 A\n"}});
    write(folder.path / "a.zip", test::with_replaced(test::bytes_of_file(folder.path / "n.zip"),
                                                     "evilX.trf", std::string("evil\0.trf", 9)));
    const auto result = unpack(folder.path / "a.zip", folder.path / "spool", {});
    BOOST_CHECK_EQUAL(result.entries.size() + !result.trouble.empty(), 1u);
}

BOOST_AUTO_TEST_CASE(links_and_locked_entries_are_told) {
    const TestFolder folder;
    const auto found = troubles(unpacked(folder, {{"link.trf", "/etc/passwd", true},
                                                  {"locked.trf", "012 A\n", false, true},
                                                  {"plain.trf", "012 A\n"}}));
    BOOST_CHECK_EQUAL(found.at("link.trf"), "batch.entry-link");
    BOOST_CHECK_EQUAL(found.at("locked.trf"), "batch.entry-encrypted");
    BOOST_CHECK_EQUAL(found.at("plain.trf"), "");
}

BOOST_AUTO_TEST_CASE(a_bomb_is_stopped_by_its_ratio_and_by_its_size) {
    const TestFolder folder;
    const std::string zeros(std::size_t{9} << 20, '\0');
    auto result = unpacked(folder, {{"bomb.trf", zeros}, {"good.trf", "012 A\n"}});
    BOOST_CHECK_EQUAL(troubles(result).at("bomb.trf"), "batch.entry-ratio");
    BOOST_CHECK_EQUAL(troubles(result).at("good.trf"), "");
    PackageLimits limits;
    limits.entry = 1 << 20;
    result = unpacked(folder, {{"large.trf", zeros}}, limits);
    BOOST_CHECK_EQUAL(troubles(result).at("large.trf"), "batch.entry-size");
    limits.total = 1 << 19;
    result = unpacked(folder, {{"large.trf", zeros}}, limits);
    BOOST_CHECK_EQUAL(result.trouble, "batch.package-total");
    BOOST_CHECK(result.entries.empty());
}

BOOST_AUTO_TEST_CASE(many_entries_that_pack_well_are_stopped_by_their_total) {
    const TestFolder folder;
    const std::string megabyte(1 << 20, ' ');
    const std::vector<test::ZipEntry> three{{"a", megabyte}, {"b", megabyte}, {"c", megabyte}};
    BOOST_CHECK_EQUAL(unpacked(folder, three).trouble, "");
    PackageLimits limits;
    limits.free_total = 1 << 20; // and 200 times the package, some 3 KB
    const auto result = unpacked(folder, three, limits);
    BOOST_CHECK_EQUAL(result.trouble, "batch.package-total");
    BOOST_CHECK(result.entries.empty());
}

BOOST_AUTO_TEST_CASE(packages_within_each_other_and_entries_are_limited) {
    const TestFolder folder;
    std::string bytes = "012 A\n", name = "a.trf";
    for (int level = 0; level < 5; ++level) {
        make_zip(folder.path / "level.zip", {{name, bytes}});
        bytes = test::bytes_of_file(folder.path / "level.zip");
        name = "level.zip";
    }
    write(folder.path / "a.zip", bytes);
    const auto result = unpack(folder.path / "a.zip", folder.path / "spool", {});
    BOOST_REQUIRE_EQUAL(result.entries.size(), 1u);
    BOOST_CHECK_EQUAL(result.entries[0].trouble, "batch.package-depth");
    std::vector<test::ZipEntry> many;
    for (int i = 0; i < 30; ++i) many.push_back({std::to_string(i) + ".trf", "012 A\n"});
    PackageLimits limits;
    limits.entries = 20;
    BOOST_CHECK_EQUAL(unpacked(folder, many, limits).trouble, "batch.package-entries");
    // What a package in the package had counts as well, also where nothing is left for the next.
    many.resize(19);
    make_zip(folder.path / "full.zip", many);
    make_zip(folder.path / "few.zip", {{"x.trf", "012 X\n"}, {"y.trf", "012 Y\n"}});
    const auto both = unpacked(folder,
                               {{"full.zip", test::bytes_of_file(folder.path / "full.zip")},
                                {"few.zip", test::bytes_of_file(folder.path / "few.zip")}},
                               limits);
    BOOST_CHECK_EQUAL(both.trouble, "batch.package-entries");
}

BOOST_AUTO_TEST_CASE(damaged_empty_and_foreign_packages_are_told) {
    const TestFolder folder;
    make_zip(folder.path / "whole.zip", {{"a.trf", std::string(5000, 'a')}, {"b.trf", "012 B\n"}});
    const auto whole = test::bytes_of_file(folder.path / "whole.zip");
    for (std::size_t size = 4; size < whole.size(); size += 7) {
        write(folder.path / "a.zip", whole.substr(0, size));
        const auto cut = unpack(folder.path / "a.zip", folder.path / "spool", {});
        BOOST_CHECK_EQUAL(cut.trouble, "batch.package-damaged");
    }
    write(folder.path / "a.zip", std::string("PK\x05\x06", 4) + std::string(18, '\0'));
    BOOST_CHECK_EQUAL(unpack(folder.path / "a.zip", folder.path / "spool", {}).trouble,
                      "batch.package-empty");
    const auto found = troubles(unpacked(folder, {{"a.rar", "Rar!\x1a\x07 and more"}}));
    BOOST_CHECK_EQUAL(found.at("a.rar"), "batch.other-package");
    BOOST_CHECK(!unpacked(folder, {{"[Content_Types].xml", "<x/>"}}).is_package);
}

BOOST_AUTO_TEST_CASE(every_changed_byte_of_a_package_is_survived) {
    const TestFolder folder;
    make_zip(folder.path / "whole.zip", {{"a.trf", "012 A open\n"}, {"b.trf", "012 B open\n"}});
    const auto whole = test::bytes_of_file(folder.path / "whole.zip");
    for (std::size_t at = 4; at < whole.size(); ++at) {
        auto bytes = whole;
        bytes[at] = static_cast<char>(bytes[at] ^ 0x5a);
        write(folder.path / "a.zip", bytes);
        const auto result = unpack(folder.path / "a.zip", folder.path / "spool", {});
        BOOST_CHECK(!result.trouble.empty() || !result.entries.empty());
    }
}

BOOST_AUTO_TEST_SUITE_END()

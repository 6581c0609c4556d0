#include "packages.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::audit;
using hakem::test::TestFolder;

namespace {

std::string zip_of(const TestFolder& folder, const std::vector<NewEntry>& entries,
                   const std::optional<std::string>& epoch = {}) {
    write_archive(folder.path / "a.zip", entries, epoch);
    return test::file_bytes(folder.path / "a.zip");
}

}

BOOST_AUTO_TEST_SUITE(audit_archive)

BOOST_AUTO_TEST_CASE(the_same_entries_give_the_same_bytes_whenever_and_wherever) {
    const TestFolder folder;
    const auto entries = test::small_entries(test::small_manifest());
    const auto first = zip_of(folder, entries);
    ::setenv("TZ", "Asia/Tokyo", 1);
    ::tzset();
    const auto second = zip_of(folder, entries);
    ::unsetenv("TZ");
    ::tzset();
    BOOST_CHECK(first == second);
    // A file gives the bytes that the text itself gives, whatever its time and rights.
    auto of_file = entries;
    std::ofstream(folder.path / "x", std::ios::binary) << of_file[2].bytes;
    of_file[2].bytes.clear();
    of_file[2].file = folder.path / "x";
    BOOST_CHECK(zip_of(folder, of_file) == first);
}

BOOST_AUTO_TEST_CASE(times_are_those_of_the_epoch_and_entries_have_no_extra_fields) {
    const TestFolder folder;
    const auto entries = test::small_entries(test::small_manifest());
    // Local file header of the first entry: time and date at 10 and 12, extra length at 28.
    const auto header = [](const std::string& zip, std::size_t at) {
        return static_cast<unsigned char>(zip[at]) | static_cast<unsigned char>(zip[at + 1]) << 8;
    };
    const auto first_day = zip_of(folder, entries);
    BOOST_CHECK_EQUAL(header(first_day, 10), 0);
    BOOST_CHECK_EQUAL(header(first_day, 12), 0 << 9 | 1 << 5 | 1);
    BOOST_CHECK_EQUAL(header(first_day, 28), 0);
    // 2023-11-14 22:13:20 UTC
    const auto later = zip_of(folder, entries, "1700000000");
    BOOST_CHECK_EQUAL(header(later, 10), 22 << 11 | 13 << 5 | 10);
    BOOST_CHECK_EQUAL(header(later, 12), 43 << 9 | 11 << 5 | 14);
    BOOST_CHECK(later != first_day);
}

BOOST_AUTO_TEST_CASE(what_packs_too_well_is_stored_and_so_can_be_read) {
    const TestFolder folder;
    const std::string zeros(std::size_t{6} << 20, '0');
    zip_of(folder, {{"zeros", zeros, {}}});
    const Archive archive(folder.path / "a.zip");
    std::size_t size = 0;
    const auto outcome =
        archive.read(0, zeros.size(), [&](std::string_view bytes) { size += bytes.size(); });
    BOOST_CHECK(outcome == Archive::Outcome::whole);
    BOOST_CHECK_EQUAL(size, zeros.size());
}

BOOST_AUTO_TEST_CASE(a_bomb_and_what_is_larger_than_it_may_be_are_left_in_time) {
    const TestFolder folder;
    test::make_zip(folder.path / "bomb.zip", {{"zeros", std::string(std::size_t{64} << 20, '0')}});
    const Archive archive(folder.path / "bomb.zip");
    std::size_t size = 0;
    const auto count = [&](std::string_view bytes) { size += bytes.size(); };
    BOOST_CHECK(archive.read(0, std::size_t{1} << 30, count) == Archive::Outcome::packed_too_well);
    BOOST_CHECK_LT(size, std::size_t{20} << 20);
    BOOST_CHECK(archive.read(0, 1000, count) == Archive::Outcome::too_large);
}

BOOST_AUTO_TEST_CASE(links_locked_entries_and_names_that_lead_out_are_not_read) {
    const TestFolder folder;
    test::make_zip(
        folder.path / "a.zip",
        {{"good", "x"}, {"../out", "x"}, {"link", "good", true}, {"locked", "x", false, true}});
    const Archive archive(folder.path / "a.zip");
    const auto& entries = archive.entries();
    BOOST_REQUIRE_EQUAL(entries.size(), 4u);
    BOOST_CHECK_EQUAL(entries[0].trouble, "");
    BOOST_CHECK_EQUAL(entries[1].trouble, "audit.entry-name");
    BOOST_CHECK_EQUAL(entries[2].trouble, "audit.entry-no-file");
    BOOST_CHECK_EQUAL(entries[3].trouble, "audit.entry-encrypted");
}

BOOST_AUTO_TEST_CASE(what_is_no_zip_and_what_has_too_many_entries_is_an_error) {
    const TestFolder folder;
    std::ofstream(folder.path / "no.zip") << "012 A\n";
    BOOST_CHECK_THROW(Archive(folder.path / "no.zip"), Error);
    BOOST_CHECK_THROW(Archive(folder.path / "none.zip"), Error);
    BOOST_CHECK_THROW(Archive(folder.path), Error);
    test::make_zip(folder.path / "a.zip", {{"a", "x"}, {"b", "x"}});
    ArchiveLimits limits;
    limits.entries = 1;
    BOOST_CHECK_THROW(Archive(folder.path / "a.zip", limits), Error);
}

BOOST_AUTO_TEST_SUITE_END()

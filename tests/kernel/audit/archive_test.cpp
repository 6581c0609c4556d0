#include "packages.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::audit;
using hakem::test::TestFolder;

BOOST_AUTO_TEST_SUITE(audit_archive)

BOOST_AUTO_TEST_CASE(a_bomb_and_what_is_larger_than_it_may_be_are_left_in_time) {
    const TestFolder folder;
    test::make_zip(folder.path / "bomb.zip", {{"zeros", std::string(std::size_t{64} << 20, '0')}});
    const Archive archive(folder.path / "bomb.zip");
    std::size_t size = 0;
    const auto count = [&](std::string_view bytes) { size += bytes.size(); };
    BOOST_CHECK(archive.read(0, std::size_t{1} << 30, count) == zip::Reason::packed_too_well);
    BOOST_CHECK_LT(size, std::size_t{20} << 20);
    BOOST_CHECK(archive.read(0, 1000, count) == zip::Reason::too_large);
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

#include "../batch/zip_maker.hpp"
#include "zip/reader.hpp"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>

using namespace hakem;
using hakem::test::make_zip;
using hakem::test::TestFolder;
using zip::Reader;
using zip::Reason;

namespace {

/// What ended the reading of an entry; nothing where all of it came.
std::optional<Reason> ended(const Reader& reader, std::size_t entry, const zip::Limits& limits) {
    try {
        reader.open(entry, limits).read_all([](std::string_view) {});
    } catch (const zip::Refused& refused) {
        return refused.reason;
    }
    return std::nullopt;
}

std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}

BOOST_AUTO_TEST_SUITE(zip_reader)

BOOST_AUTO_TEST_CASE(entries_are_listed_with_what_keeps_them_from_being_read) {
    const TestFolder folder;
    make_zip(folder.path / "a.zip",
             {{"b/good", "x"}, {"link", "good", true}, {"locked", "x", false, true}});
    const Reader reader(folder.path / "a.zip");
    BOOST_REQUIRE_EQUAL(reader.count(), 3u);
    BOOST_CHECK_EQUAL(reader.entry(0).name, "b/good");
    BOOST_CHECK(reader.entry(0).kind == zip::Entry::Kind::file && !reader.entry(0).trouble);
    BOOST_CHECK(reader.entry(1).kind == zip::Entry::Kind::link);
    BOOST_CHECK(reader.entry(2).trouble == Reason::encrypted);
    BOOST_CHECK(ended(reader, 2, {}) == Reason::encrypted);
    BOOST_CHECK(reader.find("locked") == std::size_t{2});
    BOOST_CHECK(!reader.find("none"));
}

BOOST_AUTO_TEST_CASE(each_limit_ends_the_reading_and_a_byte_more_would_not) {
    const TestFolder folder;
    constexpr std::size_t size = 300'000;
    make_zip(folder.path / "a.zip", {{"zeros", std::string(size, '0')}});
    const Reader reader(folder.path / "a.zip");
    const auto limited = [&](std::uint64_t most, std::uint64_t left, std::uint64_t free) {
        zip::Limits limits;
        limits.size = most;
        limits.left = left;
        limits.free = free;
        return ended(reader, 0, limits);
    };
    BOOST_CHECK(!limited(size, size, size));
    BOOST_CHECK(limited(size - 1, size, size) == Reason::too_large);
    BOOST_CHECK(limited(size, size - 1, size) == Reason::too_much);
    // Zeros pack to less than a 200th.
    BOOST_CHECK(limited(size, size, size - 1) == Reason::packed_too_well);
}

BOOST_AUTO_TEST_CASE(a_member_outlives_its_reader) {
    const TestFolder folder;
    make_zip(folder.path / "a.zip", {{"a", "bytes"}});
    auto member = Reader(bytes_of(folder.path / "a.zip")).open(0, {});
    std::string text;
    member.read_all([&](std::string_view bytes) { text += bytes; });
    BOOST_CHECK_EQUAL(text, "bytes");
    BOOST_CHECK_EQUAL(member.size(), 5u);
}

BOOST_AUTO_TEST_CASE(what_is_no_zip_or_damaged_is_refused) {
    const TestFolder folder;
    std::ofstream(folder.path / "no.zip") << "012 A\n";
    BOOST_CHECK_THROW(Reader(folder.path / "no.zip"), zip::Refused);
    BOOST_CHECK_THROW(Reader(folder.path / "none.zip"), zip::Refused);
    BOOST_CHECK_THROW(Reader(std::string("PK\3\4")), zip::Refused);
    make_zip(folder.path / "a.zip", {{"a", "bytes"}}); // too short to be packed
    const auto damaged = test::with_replaced(bytes_of(folder.path / "a.zip"), "bytes", "bites");
    BOOST_CHECK(ended(Reader(damaged), 0, {}) == Reason::damaged);
}

BOOST_AUTO_TEST_SUITE_END()

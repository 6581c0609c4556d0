#include "../batch/zip_maker.hpp"
#include "zip/reader.hpp"
#include "zip/writer.hpp"

#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>

using namespace hakem;
using hakem::test::TestFolder;
using zip::NewEntry;

namespace {

std::string zip_of(const TestFolder& folder, const std::vector<NewEntry>& entries,
                   const std::optional<std::string>& epoch = {}) {
    zip::write(folder.path / "a.zip", entries, epoch);
    std::ifstream file(folder.path / "a.zip", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<NewEntry> small() {
    return {{"one", "1\n", {}}, {"folder/two", "22\n", {}}, {"three", "333\n", {}}};
}

}

BOOST_AUTO_TEST_SUITE(zip_writer)

BOOST_AUTO_TEST_CASE(the_same_entries_give_the_same_bytes_whenever_and_wherever) {
    const TestFolder folder;
    const auto entries = small();
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
    const auto entries = small();
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
    std::size_t size = 0;
    zip::Reader(folder.path / "a.zip").open(0, {}).read_all([&](std::string_view bytes) {
        size += bytes.size();
    });
    BOOST_CHECK_EQUAL(size, zeros.size());
}

BOOST_AUTO_TEST_SUITE_END()

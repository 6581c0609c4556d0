#include "../batch/zip_maker.hpp"
#include "lines/checked_lines.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>

#include <fstream>

using namespace hakem;
using hakem::test::TestFolder;
using lines::CheckedLines;
using lines::LineRules;

namespace {

constexpr LineRules alone{.chained = false, .durable = false};

/// The lines up to the first damage, and the number of the damaged one.
struct Found {
    std::vector<std::string> lines;
    std::size_t damaged = 0;
};

Found found_in(const std::filesystem::path& path, const LineRules& rules) {
    Found found;
    CheckedLines file(path, rules);
    if (const auto damage =
            file.read([&](std::string_view text, std::size_t) { found.lines.emplace_back(text); }))
        found.damaged = damage->line;
    return found;
}

void write(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

}

BOOST_AUTO_TEST_SUITE(checked_lines)

BOOST_AUTO_TEST_CASE(a_line_alone_carries_the_crc_32_that_everybody_computes) {
    const TestFolder folder;
    CheckedLines file(folder.path / "a", alone);
    file.replace([](const auto& take) { take("123456789"); });
    file.append({"123456789"});
    // The check value of CRC-32/ISO-HDLC.
    BOOST_CHECK_EQUAL(test::bytes_of_file(folder.path / "a"),
                      "cbf43926 123456789\ncbf43926 123456789\n");
    BOOST_CHECK_EQUAL(file.count(), 2u);
}

BOOST_AUTO_TEST_CASE(only_chained_lines_show_that_one_between_them_is_lost) {
    const TestFolder folder;
    for (const bool chained : {true, false}) {
        const LineRules rules{.chained = chained};
        const auto path = folder.path / (chained ? "chained" : "alone");
        CheckedLines(path, rules).append({"a", "b", "c"});
        BOOST_CHECK_EQUAL(found_in(path, rules).lines.size(), 3u);
        auto bytes = test::bytes_of_file(path);
        bytes.erase(bytes.find('\n') + 1, lines::mark_size + 2);
        write(path, bytes);
        BOOST_CHECK_EQUAL(found_in(path, rules).damaged, chained ? 2u : 0u);
        bytes[bytes.size() - 2] = 'x';
        write(path, bytes);
        BOOST_CHECK_EQUAL(found_in(path, rules).damaged, 2u);
    }
}

BOOST_AUTO_TEST_CASE(what_is_appended_takes_the_place_of_a_line_that_was_cut_off) {
    const TestFolder folder;
    const auto path = folder.path / "a";
    CheckedLines(path).append({"a", "b"});
    const auto whole = test::bytes_of_file(path);
    write(path, whole.substr(0, whole.size() - 1));
    CheckedLines file(path);
    BOOST_CHECK(!file.read([](std::string_view, std::size_t) {}));
    BOOST_CHECK(file.torn());
    file.append({"b"});
    file.append({"c"});
    BOOST_CHECK_EQUAL(test::bytes_of_file(path).substr(0, whole.size()), whole);
    BOOST_CHECK_EQUAL(found_in(path, {}).lines.size(), 3u);
    // A place between the lines: the others go with the next one.
    CheckedLines again(path);
    CheckedLines::Place first;
    again.read([&](std::string_view, std::size_t number) {
        if (number == 1) first = again.place();
    });
    again.cut_back(first);
    again.append({"d"});
    BOOST_CHECK((found_in(path, {}).lines == std::vector<std::string>{"a", "d"}));
}

BOOST_AUTO_TEST_SUITE_END()

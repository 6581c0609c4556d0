#include <hakem/error.hpp>
#include <hakem/source.hpp>

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <vector>

using namespace hakem;

namespace {

std::string together(const Source& source) {
    std::string text;
    for (const auto& line : source.lines())
        text += std::string(line.text) + std::string(bytes_of(line.end));
    return text;
}

ExitCode code_of_loading(const std::filesystem::path& path) {
    try {
        Source::load(path);
    } catch (const Error& error) {
        return error.code();
    }
    return ExitCode::done;
}

}

BOOST_AUTO_TEST_SUITE(source)

BOOST_AUTO_TEST_CASE(every_line_end_is_kept) {
    const std::string text = "a\nb\r\nc\rd\n\n\r\re";
    const auto source = Source::from_bytes("x", text);
    BOOST_TEST(source->lines().size() == 8u);
    BOOST_TEST((source->lines()[1].end == LineEnd::crlf));
    BOOST_TEST((source->lines()[2].end == LineEnd::cr));
    BOOST_TEST((source->lines()[7].end == LineEnd::none));
    BOOST_TEST(together(*source) == text);
}

BOOST_AUTO_TEST_CASE(empty_and_nul_are_no_trouble) {
    BOOST_TEST(Source::from_bytes("x", "")->lines().empty());
    const std::string nul("\0\0\n\0", 4);
    BOOST_TEST(together(*Source::from_bytes("x", nul)) == nul);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_says_so) {
    BOOST_TEST((code_of_loading("/nowhere/at/all.trf") == ExitCode::file_trouble));
    BOOST_TEST((code_of_loading("/") == ExitCode::file_trouble));
}

BOOST_AUTO_TEST_CASE(a_file_beyond_the_limit_is_refused_before_it_is_read) {
    const auto path = std::filesystem::temp_directory_path() / "hakem-large.trf";
    std::ofstream(path).put('x');
    std::filesystem::resize_file(path, std::uintmax_t{1} << 30); // sparse
    BOOST_TEST((code_of_loading(path) == ExitCode::limit_hit));
    std::filesystem::remove(path);
}

BOOST_AUTO_TEST_CASE(what_is_no_file_is_refused_at_once) {
    BOOST_TEST((code_of_loading("/dev/zero") == ExitCode::file_trouble));
    const auto pipe = std::filesystem::temp_directory_path() / "hakem-pipe.trf";
    std::filesystem::remove(pipe);
    BOOST_REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    BOOST_TEST((code_of_loading(pipe) == ExitCode::file_trouble)); // nobody writes to it
    std::filesystem::remove(pipe);
}

BOOST_AUTO_TEST_CASE(a_text_that_was_cut_within_a_letter_is_utf8_still) {
    const auto encoding = [](std::string bytes) {
        return Source::from_bytes("cut.trf", std::move(bytes))->encoding();
    };
    BOOST_TEST(encoding("012 Kas\xC4\xB1m\n001 Ak\xC4") == "UTF-8");
    BOOST_TEST(encoding("012 Kas\xC4\xB1m\n001 Ak\xE2\x82") == "UTF-8");
    // Plain text that ends with a letter of a code page; letters that are none of UTF-8 before it.
    BOOST_TEST(encoding("012 A\n001 Ak\xFE") != "UTF-8");
    BOOST_TEST(encoding("012 Kas\xFDm\n001 Ak\xC4") != "UTF-8");
}

BOOST_AUTO_TEST_CASE(lines_are_decoded_one_by_one_where_they_differ) {
    const std::vector<std::uint32_t> second = {2}, first = {1};
    const auto source =
        Source::from_bytes("a.trf", "012 Kas\xC4\xB1m TUR\r\n001 \xDEule\r\n022 \xC4\xB0zmir\r\n");
    BOOST_TEST(source->text() == "012 Kasım TUR\r\n001 Şule\r\n022 İzmir\r\n");
    BOOST_TEST(source->encoding() == "UTF-8");
    BOOST_TEST(!source->encoding_assumed());
    BOOST_TEST(source->foreign_encoding() == "windows-1254");
    BOOST_TEST(source->foreign_lines() == second);
    BOOST_TEST(source->reordered({2, 1, 3})->foreign_lines() == first);
    // A file of the federation of Northern Cyprus is Turkish, too.
    BOOST_TEST(Source::from_bytes("a.trf", "032 KTC\n012 Kas\xC4\xB1m\n001 \xDE\n")->text() ==
               "032 KTC\n012 Kasım\n001 Ş\n");
    // One letter alone is no sign of a second encoding; XML says its own.
    const auto twice = Source::from_bytes("a.trf", "012 A\n022 Ä±zmir Ã–\n");
    BOOST_TEST(twice->text() == "012 A\n022 ızmir Ö\n");
    BOOST_TEST(twice->twice_encoded_lines() == second);
    BOOST_TEST(Source::from_bytes("a.trf", "022 Ä±zmir\n")->text() == "022 Ä±zmir\n");
    BOOST_TEST(Source::from_bytes("a.xml", "<a>Ä±zmir Ã–</a>\n")->twice_encoded_lines().empty());
}

BOOST_AUTO_TEST_SUITE_END()

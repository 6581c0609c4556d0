// PGN, point 9: marks, ends of lines, code pages (rules/formats.md 4.1).

#include "games.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace hakem;
using namespace hakem::test;

BOOST_AUTO_TEST_SUITE(pgn_bytes)

BOOST_AUTO_TEST_CASE(byte_order_marks_also_between_games) {
    const auto file =
        read_pgn("\xEF\xBB\xBF[White \"A\"]\n\n1. e4 *\n\xEF\xBB\xBF[White \"B\"]\n\n*\n");
    BOOST_REQUIRE_EQUAL(file.games.size(), 2U);
    BOOST_TEST(file.games[0].tag("White") == "A");
    BOOST_TEST(file.games[1].tag("White") == "B");
    BOOST_TEST(file.codes == "PGN-0003");
}

BOOST_AUTO_TEST_CASE(ends_of_lines_of_every_kind) {
    for (const std::string_view end : {"\n", "\r\n", "\r"}) {
        std::string text = "[White \"A\"]|[Black \"B\"]||1. e4 ; x|e5|%skip|2. Nf3 *||"
                           "[White \"C\"]||1. Ke2 *|";
        for (auto at = text.find('|'); at != text.npos; at = text.find('|'))
            text.replace(at, 1, end);
        const auto file = read_pgn(text);
        BOOST_REQUIRE_EQUAL(file.games.size(), 2U);
        BOOST_TEST(file.games[0].shape == "e4 { x} e5 Nf3 *");
        BOOST_TEST(file.games[1].line == 9U);
        BOOST_REQUIRE_EQUAL(file.codes, "PGN-0060");
        BOOST_TEST(file.findings[0].line == 11U);
        BOOST_TEST(file.findings[0].column == 4U);
    }
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_text) {
    const std::string text("[White \"A\"]\n\0\n1. e4\xC2\xA0"
                           "e5\xA0*\n\x1A",
                           27);
    const auto file = read_pgn(text);
    BOOST_TEST(file.only().plies == 2U);
    BOOST_TEST(file.only().text.size() == text.size());
    BOOST_TEST(file.codes == "PGN-0003 PGN-0003");
}

BOOST_AUTO_TEST_CASE(code_pages_are_found_once_and_told_once) {
    const auto turkish = read_pgn("[Event \"T\xFCrkiye \xDE"
                                  "ampiyonas\xFD\"]\r\n"
                                  "[White \"\xD6zt\xFCrk, \xDD"
                                  "brahim\"]\r\n\r\n1. e4 {g\xFC\xE7l\xFC} *\r\n");
    BOOST_TEST(turkish.only().tag("Event") == "Türkiye Şampiyonası");
    BOOST_TEST(turkish.only().tag("White") == "Öztürk, İbrahim");
    BOOST_TEST(turkish.encoding == "windows-1254");
    BOOST_TEST(turkish.codes == "PGN-0002");
    const auto german = read_pgn("[White \"M\xFCller, J\xF6rg\"]\n\n*\n");
    BOOST_TEST(german.only().tag("White") == "Müller, Jörg");
    const auto russian =
        read_pgn("[White \"\xC8\xE2\xE0\xED\xEE\xE2 \xCF\xE5\xF2\xF0 "
                 "\xD1\xE5\xF0\xE3\xE5\xE5\xE2\xE8\xF7\"]\n"
                 "[Event \"\xD7\xE5\xEC\xEF\xE8\xEE\xED\xE0\xF2 "
                 "\xD0\xEE\xF1\xF1\xE8\xE8 \xEF\xEE \xF8\xE0\xF5\xEC\xE0\xF2\xE0\xEC\"]\n\n*\n");
    BOOST_TEST(russian.only().tag("White") == "Иванов Петр Сергеевич");
}

BOOST_AUTO_TEST_CASE(utf_8_stays_utf_8_beside_another_code_page) {
    const auto file = read_pgn("[White \"Şükrü\"]\n[Black \"\xDE\xFCkr\xFC Ayd\xFDn\"]\n\n*\n");
    BOOST_TEST(file.only().tag("White") == "Şükrü");
    BOOST_TEST(file.only().tag("Black") == "Şükrü Aydın");
}

BOOST_AUTO_TEST_CASE(lines_of_any_length) {
    std::string moves;
    for (int i = 1; i < 400; ++i)
        moves += fmt::format("{}. Nf3 Nf6 {}. Ng1 Ng8 ", 2 * i - 1, 2 * i);
    const auto file = read_pgn("[White \"A\"]\n\n" + moves + "Ke3 *\n");
    BOOST_TEST(file.only().plies == 399U * 4);
    BOOST_TEST(file.codes == "PGN-0060");
    BOOST_TEST(file.findings[0].column == moves.size() + 1);
}

BOOST_AUTO_TEST_CASE(windows_of_any_size_see_the_same_games) {
    std::string text;
    for (int i = 0; i < 40; ++i)
        text += fmt::format("[Event \"E{}\"]\n[Result \"1-0\"]\n\n1. e4 {{{}}} e5 (1... c5) 2. Nf3 "
                            "1-0\n\n",
                            i, std::string(static_cast<std::size_t>(i) * 7, 'x'));
    const auto whole = read_pgn(text);
    const auto path = std::filesystem::temp_directory_path() /
                      fmt::format("hakem-windows-{}.pgn", static_cast<long>(::getpid()));
    std::ofstream(path, std::ios::binary) << text;
    for (const std::size_t window : {64U, 97U, 1000U, 1U << 20}) {
        Diagnostics diagnostics("test.pgn");
        pgn::Reader reader(path, diagnostics, pgn::Limits{window, 1 << 20, 256});
        const auto file = read_pgn(reader, diagnostics);
        BOOST_REQUIRE_EQUAL(file.games.size(), whole.games.size());
        for (std::size_t i = 0; i < whole.games.size(); ++i) {
            BOOST_TEST(file.games[i].text == whole.games[i].text);
            BOOST_TEST(file.games[i].shape == whole.games[i].shape);
            BOOST_TEST(file.games[i].line == whole.games[i].line);
            BOOST_TEST(file.games[i].offset == whole.games[i].offset);
        }
        BOOST_TEST(file.codes == "");
    }
    std::filesystem::remove(path);
}

BOOST_AUTO_TEST_CASE(what_a_window_cuts_is_seen_whole) {
    const auto path = std::filesystem::temp_directory_path() /
                      fmt::format("hakem-cut-{}.pgn", static_cast<long>(::getpid()));
    const std::string text = "[White \"A\"]\r\n[Date \"1\"]\r\n[Date \"2\"]\r\n\r\n1. e4 e5\r\n\r\n"
                             "1. d4 d5 1/2-1/2\r\n\r\n\xEF\xBB\xBF[White \"B\"]\r\n\r\n0-0\r\n";
    for (std::size_t shift = 0; shift < 64; ++shift) {
        std::ofstream(path, std::ios::binary) << std::string(shift, ' ') << text;
        Diagnostics diagnostics("test.pgn");
        pgn::Reader reader(path, diagnostics, pgn::Limits{64, 1 << 20, 256});
        const auto file = read_pgn(reader, diagnostics);
        BOOST_REQUIRE_EQUAL(file.games.size(), 3U);
        BOOST_TEST(file.games[0].tags.size() == 3U);
        BOOST_TEST((file.games[2].ending == pgn::Ending::both_lost));
    }
    std::filesystem::remove(path);
}

/// The end of a word behind a result is not the first move of another game.
BOOST_AUTO_TEST_CASE(a_word_longer_than_the_window_is_one_word) {
    const auto path = std::filesystem::temp_directory_path() /
                      fmt::format("hakem-word-{}.pgn", static_cast<long>(::getpid()));
    for (std::size_t shift = 0; shift < 64; ++shift) {
        const auto text = std::string(shift, ' ') +
                          "1. d4 d5 2. Ac3 Ac6 3. Fg5 Fg4 4. Vd3 Vd6 5. O-O-O h6eU4 6. " +
                          std::string(68, '*') + "Kd2 Şd7 *2. Ac3 *\n";
        std::ofstream(path, std::ios::binary) << text;
        Diagnostics diagnostics("test.pgn");
        pgn::Reader reader(path, diagnostics, pgn::Limits{64, 1 << 20, 256});
        const auto file = read_pgn(reader, diagnostics), whole = read_pgn(text);
        BOOST_REQUIRE_EQUAL(file.games.size(), whole.games.size());
        for (std::size_t i = 0; i < whole.games.size(); ++i)
            BOOST_TEST(file.games[i].text == whole.games[i].text);
    }
    std::filesystem::remove(path);
}

BOOST_AUTO_TEST_CASE(utf_16_files_are_read_whole) {
    const std::string text = "[White \"A\"]\n\n1. e4 e5 *\n";
    std::string wide = "\xFF\xFE";
    for (const char c : text) wide += std::string{c, '\0'};
    const auto path = std::filesystem::temp_directory_path() /
                      fmt::format("hakem-wide-{}.pgn", static_cast<long>(::getpid()));
    std::ofstream(path, std::ios::binary) << wide;
    Diagnostics diagnostics("test.pgn");
    pgn::Reader reader(path, diagnostics);
    const auto file = read_pgn(reader, diagnostics);
    std::filesystem::remove(path);
    BOOST_TEST(file.only().tag("White") == "A");
    BOOST_TEST(file.only().plies == 2U);
    BOOST_TEST(file.encoding == "UTF-16LE");
}

BOOST_AUTO_TEST_SUITE_END()

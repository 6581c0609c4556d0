// A file whose tournament was changed: the change is written, all else stays as it was. And what an
// office may ask for: line ends, encodings, plain letters.

#include "describe.hpp"
#include "writing.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace {

using namespace hakem;
using namespace hakem::test;

const std::string first =
    "001    1 m GM Şahin, Işıl                       2100 TUR     6300000 2001/05/23  1.0    1  "
    "   2 w 1   \r\n";
const std::string second =
    "001    2 w    Two, Player                       2000 TUR     6300001 2001/05/24  0.0    2  "
    "   1 b 0";
const std::string file = "### made by hand\r\n012 Open  \nXXR  9\n" + first + second;

std::vector<std::string> codes_of(const Tournament& tournament, const ExportOptions& options = {}) {
    Diagnostics diagnostics("out.trf");
    write_trf(tournament, "trf16", diagnostics, options);
    std::vector<std::string> codes;
    for (const auto& d : diagnostics.all()) codes.push_back(d.code);
    return codes;
}

}

BOOST_AUTO_TEST_SUITE(trf_changes)

BOOST_AUTO_TEST_CASE(nothing_changed_nothing_changes) {
    BOOST_TEST(write_trf(read_trf(file), "trf16") == file);
}

BOOST_AUTO_TEST_CASE(a_new_round_is_put_behind_the_others) {
    auto t = read_trf(file);
    t.players[0].rounds.push_back({0, Colour::none, Outcome::pairing_bye});
    t.players[1].rounds.push_back({0, Colour::none, Outcome::zero_bye});
    auto expected = file;
    expected.replace(expected.find("1   \r\n"), 6, "1  0000 - U\r\n");
    BOOST_TEST(write_trf(t, "trf16") == expected + "  0000 - Z");
}

BOOST_AUTO_TEST_CASE(cells_and_records_that_differ_are_written_anew) {
    auto t = read_trf(file);
    t.players[1].rating = 2050;
    t.scheduled_rounds = 7;
    auto expected = file;
    expected.replace(expected.find("2000"), 4, "2050");
    expected.replace(expected.find("XXR  9"), 6, "XXR 7");
    BOOST_TEST(write_trf(t, "trf16") == expected);
}

BOOST_AUTO_TEST_CASE(players_and_records_come_and_go) {
    auto t = read_trf(file);
    t.players.erase(t.players.begin());
    Player late;
    late.id = 3;
    late.name = "Late, Player";
    late.declared_points = Points{};
    t.players.push_back(late);
    t.city = "Ankara";
    const auto text = write_trf(t, "trf16");
    BOOST_TEST(text.find("Şahin") == std::string::npos);
    BOOST_TEST(text.find("XXR  9\n022 Ankara\r\n001    2") != std::string::npos);
    BOOST_TEST(text.find(second + "\r\n001    3      Late, Player") != std::string::npos);
    BOOST_TEST(describe(read_trf(text)) == describe(t));
}

BOOST_AUTO_TEST_CASE(a_glued_record_stays_at_the_end) {
    auto text = file + "DAT 0002 EMAIL a@example.org";
    auto t = read_trf(text);
    BOOST_TEST(write_trf(t, "trf16") == text);
    t.players[1].rounds.push_back({0, Colour::none, Outcome::zero_bye});
    text.insert(file.size(), "  0000 - Z");
    BOOST_TEST(write_trf(t, "trf16") == text);
}

BOOST_AUTO_TEST_CASE(a_line_of_which_nothing_is_sure_stays) {
    // Neither columns nor words tell what is what; "05" may be a month.
    auto text = file;
    text.replace(text.find("2001/05/24  0.0"), 15, " 2001  05    0 ");
    text.replace(text.find("6300001"), 7, "630000x");
    text.replace(text.find("     1 b 0"), 10, "   1 b 0  ");
    Diagnostics strict("test.trf", true);
    const auto t = read_trf(text, strict);
    BOOST_TEST(strict.has_errors());
    BOOST_TEST(write_trf(t, "trf16") == text);
}

BOOST_AUTO_TEST_CASE(line_ends_as_asked) {
    ExportOptions options;
    options.line_end = LineEnd::crlf;
    const auto text = write_trf(read_trf(file), "trf16", options);
    BOOST_TEST(std::count(text.begin(), text.end(), '\r') == 4);
    BOOST_TEST(std::count(text.begin(), text.end(), '\n') == 4);
    options.line_end = LineEnd::cr;
    BOOST_TEST(write_trf(read_trf(file), "trf16", options).find('\n') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(encodings) {
    ExportOptions options;
    options.encoding = "windows-1254";
    const auto turkish = write_trf(read_trf(file), "trf16", options);
    BOOST_TEST(turkish.find("\xDE\x61hin, I\xFE\xFDl") != std::string::npos);
    BOOST_TEST(write_trf(read_trf(turkish), "trf16") == turkish);
    options.encoding = "UTF-8";
    BOOST_TEST(write_trf(read_trf(turkish), "trf16", options) == file);
    auto greek = file;
    greek.replace(greek.find("Open"), 4, "ΟΑΧ");
    options.encoding = "windows-1254";
    BOOST_CHECK((codes_of(read_trf(greek), options) == std::vector<std::string>{"TRF-0707"}));
    const auto marked = "\xEF\xBB\xBF" + file;
    BOOST_TEST(write_trf(read_trf(marked), "trf16") == marked);
}

BOOST_AUTO_TEST_CASE(plain_letters_move_no_column) {
    ExportOptions options;
    options.transliterate = true;
    auto text = file;
    text.replace(text.find("made by hand"), 12, "straße Ægir");
    const auto plain = write_trf(read_trf(text), "trf16", options);
    BOOST_TEST(plain.find("Sahin, Isil                       2100") != std::string::npos);
    BOOST_TEST(std::all_of(plain.begin(), plain.end(), [](char c) { return c > 0; }));
    const auto read = read_trf(plain);
    BOOST_TEST(read.players[0].rating == 2100);
    BOOST_TEST(read.players[0].rounds.size() == 1u);
}

BOOST_AUTO_TEST_CASE(a_text_cannot_make_a_record) {
    Tournament t;
    t.name = "Open\n001    9      Nobody";
    Player player;
    player.id = 1;
    player.name = "A\r\nB\tC\u2028D";
    player.federation = "T\nR";
    t.players.push_back(player);
    const auto text = write_trf(t, "trf16");
    BOOST_TEST(std::count(text.begin(), text.end(), '\n') == 2);
    BOOST_TEST(text.find('\r') == std::string::npos);
    BOOST_TEST(read_trf(text).players.size() == 1u);
}

BOOST_AUTO_TEST_CASE(what_does_not_fit_is_said_and_moves_nothing) {
    Tournament t;
    Player player;
    player.id = 1;
    player.name = std::string(62, 'n');
    player.rating = 12345;
    player.federation = "TUR";
    player.declared_points = Points::whole(1000);
    player.rounds.push_back({12345, Colour::white, Outcome::win});
    t.players.push_back(player);
    BOOST_CHECK(
        (codes_of(t) == std::vector<std::string>{"TRF-0701", "TRF-0702", "TRF-0702", "TRF-0702"}));
    const auto read = read_trf(write_trf(t, "trf16"));
    BOOST_TEST(read.players.at(0).name == std::string(33, 'n'));
    BOOST_TEST(read.players[0].federation == "TUR");
    BOOST_TEST(read.players[0].rating == 0);
}

BOOST_AUTO_TEST_CASE(hostile_names_stay_in_their_cells) {
    for (const std::string name : {"<script>alert(1)</script>", "=cmd|' /C calc'!A0", "../../x"}) {
        Tournament t;
        Player player;
        player.id = 1;
        player.name = name;
        player.declared_points = Points{};
        t.players.push_back(player);
        BOOST_TEST(read_trf(write_trf(t, "trf26")).players.at(0).name == name);
    }
}

BOOST_AUTO_TEST_SUITE_END()

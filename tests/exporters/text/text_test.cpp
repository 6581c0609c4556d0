#include "exporters/charts.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>
#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

#include <sstream>

using namespace hakem;

namespace {

std::string text_of(const Document& document, ExportOptions options = {}) {
    options.language = Language::turkish;
    return test::registry().get<Exporter>("text").write(document, options);
}

Table names() {
    Table table;
    table.columns = {test::column_of("rank", "Sıra", Align::right),
                     test::column_of("name", "Ad Soyad"),
                     test::column_of("points", "Puan", Align::right)};
    table.rows = {
        {Cell(Number{1}), Cell(Phrase::verbatim("Işık, Çağrı")), Cell(Value{Exact(7, 2)})},
        {Cell(Number{12}), Cell(Phrase::verbatim("Öz, Ali")), Cell(Value{Exact(3)})}};
    return table;
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}

BOOST_AUTO_TEST_SUITE(text_exporter)

BOOST_AUTO_TEST_CASE(columns_stand_below_one_another) {
    const auto text = text_of(test::document_with(names()));
    BOOST_TEST(has(text, "Sıra  Ad Soyad     Puan\n"
                         "────  ───────────  ────\n"
                         "   1  Işık, Çağrı   3,5\n"
                         "  12  Öz, Ali       3,0\n"),
               text);
    BOOST_TEST(has(text, "Örnek Açık Turnuvası\nStandings\n"));
    BOOST_TEST(has(text, "After round 9\n═════════════\n"));
}

// What is left out stands in brackets and what decided is underlined: the digits stay in line.
BOOST_AUTO_TEST_CASE(brackets_and_underlines_do_not_move_the_digits) {
    Table table;
    table.columns = {test::column_of("value", "BH", Align::right)};
    table.rows = {{Cell(phrase_of_numbers("12.5"))}, {Cell(phrase_of_numbers("* [4.0]"))}};
    table.rows.push_back({Cell(Value{Exact(33, 2)})});
    table.rows.back()[0].strong = true;
    BOOST_TEST(has(text_of(test::document_with(table)), "   12,5\n"
                                                        " * [4,0]\n"
                                                        "  _16,5_\n"));
}

// A name has its limit, a sentence of ours is told to the end.
BOOST_AUTO_TEST_CASE(sentences_are_not_cut) {
    const std::string sentence(90, 'a');
    Table table;
    table.columns = {test::column_of("how", "How")};
    table.rows = {{Cell(Phrases{{Phrase::verbatim(sentence)}})}};
    BOOST_TEST(has(text_of(test::document_with(table)), sentence));
    table.rows = {{Cell(Phrase::of("rating.ukd-unrated"))}};
    BOOST_TEST(has(text_of(test::document_with(table)), "beraberlikte değişim yok"));
    table.rows = {{Cell(Phrase::verbatim(sentence))}};
    BOOST_TEST(!has(text_of(test::document_with(table)), sentence));
}

BOOST_AUTO_TEST_CASE(ascii_only) {
    ExportOptions options;
    options.transliterate = true;
    const auto text = text_of(test::document_with(test::every_cell()), options);
    for (const char c : text) BOOST_REQUIRE(static_cast<unsigned char>(c) < 0x80);
    BOOST_TEST(has(text, "5s1/2v"));
    BOOST_TEST(has(text, "Ornek Acik Turnuvasi"));
}

BOOST_AUTO_TEST_CASE(windows_line_ends_and_code_page) {
    ExportOptions options;
    options.line_end = LineEnd::crlf;
    options.encoding = "windows-1254";
    const auto text = text_of(test::document_with(names()), options);
    BOOST_TEST(has(text, "I\xFE\xFDk, \xC7"));
    BOOST_TEST(has(text, "Puan\r\n----  "));
    BOOST_TEST(text.find('?') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_unknown_encoding_is_refused) {
    ExportOptions options;
    options.encoding = "no-such-page";
    BOOST_CHECK_EXCEPTION(text_of(test::document_with(names()), options), Error,
                          [](const Error& e) { return e.code() == ExitCode::wrong_usage; });
}

BOOST_AUTO_TEST_CASE(deciding_values_are_underlined) {
    auto table = names();
    table.rows[1][2].strong = true;
    const auto text = text_of(test::document_with(table));
    BOOST_TEST(has(text, "Öz, Ali       _3,0_\n"), text);
    BOOST_TEST(has(text, "Işık, Çağrı    3,5\n"), text);
}

BOOST_AUTO_TEST_CASE(charts_are_their_numbers) {
    const auto text = text_of(test::chart_document({test::many_bars(2), test::column_chart()}));
    BOOST_TEST(has(text, "Değişim\nNo  Ad Soyad                Değişim\n"), text);
    BOOST_TEST(has(text, " 1  Yılmazoğlu, Ayşe Gül 1   +56,70\n"), text);
    BOOST_TEST(has(text, "\nDağılım\nSınıf      Önce  Sonra\n"), text);
}

BOOST_AUTO_TEST_CASE(sheets_have_a_list_and_lines_to_sign_on) {
    const auto text = text_of(test::sheet_to_sign());
    BOOST_TEST(text.find("│ Yedek, Su ") != std::string::npos, text);
    BOOST_TEST(text.find("\nAlfa kaptanı: ____") != std::string::npos);
    BOOST_TEST(text.find("\nHakem: ____") != std::string::npos);
}

// Regulation: the card has number and name at the top, a row a round, unplayed points in a circle.
BOOST_AUTO_TEST_CASE(cards_are_framed) {
    const auto text = text_of(test::card_document(1, 9, 4));
    BOOST_TEST(has(text, "│ 1  Yılmazoğlu, Ayşe Gül "));
    BOOST_TEST(has(text, "│ Unvan: WFM   ELO: 2105   UKD: 1987 "));
    BOOST_TEST(has(text, "│   3 │       │      │  (1)  │  1,5 │     │ tur atladı "), text);
    std::istringstream lines(text);
    std::size_t width = 0;
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("│") && !line.starts_with("├")) continue;
        if (width == 0) width = display_width(line);
        BOOST_TEST(display_width(line) == width, line);
    }
    BOOST_TEST(width > 60u);
}

BOOST_AUTO_TEST_CASE(hostile_texts_break_no_line) {
    const auto text = text_of(test::hostile_document());
    BOOST_TEST(is_valid_utf8(text));
    for (const char c : text) BOOST_REQUIRE(static_cast<unsigned char>(c) >= 0x20 || c == '\n');
    BOOST_TEST(!has(text, "\u202E"));
    BOOST_TEST(has(text, "line\uFFFDbreak tab\uFFFD"));
    // A name of 40,000 letters is cut in tables.
    Table table = names();
    table.rows[0][1] = Cell(Phrase::verbatim(std::string(40000, 'x')));
    BOOST_TEST(text_of(test::document_with(table)).size() < 1500u);
}

BOOST_AUTO_TEST_SUITE_END()

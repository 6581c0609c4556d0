#include "exporters/markup_check.hpp"
#include "exporters/sample.hpp"
#include "exporters/workbook.hpp"

#include <boost/test/unit_test.hpp>

#include <cstdlib>

using namespace hakem;
using test::part;
using test::xlsx;

namespace {

bool has(const std::string& text, std::string_view what) {
    return text.find(what) != std::string::npos;
}

std::size_t count(const std::string& page, std::string_view what) {
    std::size_t n = 0;
    for (auto at = page.find(what); at != std::string::npos; at = page.find(what, at + 1)) ++n;
    return n;
}

/// The first table row is row 4: event, title, headings come before.
Document every_cell() {
    auto table = test::every_cell();
    table.frozen_columns = 2;
    return test::document_with(table);
}

}

BOOST_AUTO_TEST_SUITE(xlsx_exporter)

BOOST_AUTO_TEST_CASE(numbers_are_numbers_and_ids_are_text) {
    const auto sheet = part(xlsx(every_cell()), "xl/worksheets/sheet1.xml");
    BOOST_TEST(test::MarkupCheck(sheet).fault == "");
    BOOST_TEST(has(sheet, "><v>2105</v></c>"));
    BOOST_TEST(has(sheet, "><v>3.5</v></c>"));
    BOOST_TEST(has(sheet, "><v>11.75</v></c>"));
    BOOST_TEST(has(sheet, "><v>7.2</v></c>"));
    BOOST_TEST(has(sheet, "><v>-1.95</v></c>"));
    BOOST_TEST(has(sheet, "t=\"s\""));
    BOOST_TEST(!has(sheet, "<v>296155</v>"));
    BOOST_TEST(has(sheet, "numberStoredAsText=\"1\""));
    const auto strings = part(xlsx(every_cell()), "xl/sharedStrings.xml");
    BOOST_TEST(has(strings, "<t>00296155</t>"));
    BOOST_TEST(has(strings, "<t>12b1</t>"));
    BOOST_TEST(has(strings, "<t>1 - 0</t>"));
}

BOOST_AUTO_TEST_CASE(formats_of_points_and_dates) {
    const auto bytes = xlsx(every_cell());
    const auto styles = part(bytes, "xl/styles.xml");
    BOOST_TEST(has(styles, "formatCode=\"0.0\""));
    BOOST_TEST(has(styles, "formatCode=\"+0.00;-0.00;0.00\""));
    BOOST_TEST(has(styles, "formatCode=\"dd\\.mm\\.yyyy\""));
    // 26 April 2026 as a day number of Excel.
    BOOST_TEST(has(part(bytes, "xl/worksheets/sheet1.xml"), "<v>46138</v>"));
}

BOOST_AUTO_TEST_CASE(made_for_reading_and_printing) {
    const auto bytes = xlsx(every_cell());
    const auto sheet = part(bytes, "xl/worksheets/sheet1.xml");
    BOOST_TEST(has(sheet, "<pane xSplit=\"2\" ySplit=\"3\" topLeftCell=\"C4\""));
    BOOST_TEST(has(sheet, "state=\"frozen\""));
    BOOST_TEST(has(sheet, "<pageSetUpPr fitToPage=\"1\"/>"));
    BOOST_TEST(has(sheet, "paperSize=\"9\""));
    BOOST_TEST(has(sheet, "fitToHeight=\"0\""));
    BOOST_TEST(has(sheet, "orientation=\"landscape\""));
    BOOST_TEST(has(sheet, "&amp;A&amp;R&amp;8 Sayfa &amp;P / &amp;N"));
    const auto book = part(bytes, "xl/workbook.xml");
    BOOST_TEST(has(book, "_xlnm.Print_Titles"));
    BOOST_TEST(has(book, "$A:$B,'After round 9'!$1:$3<"));
    BOOST_TEST(has(part(xlsx(every_cell(), Language::english), "xl/worksheets/sheet1.xml"),
                   "&amp;8 Page &amp;P / &amp;N"));
}

BOOST_AUTO_TEST_CASE(lists_can_be_filtered_crosstables_not) {
    BOOST_TEST(!has(part(xlsx(every_cell()), "xl/worksheets/sheet1.xml"), "<autoFilter"));
    auto list = test::card_of(1, 9).table;
    BOOST_TEST(has(part(xlsx(test::document_with(list)), "xl/worksheets/sheet1.xml"),
                   "<autoFilter ref=\"A3:G12\""));
}

// A program that shows the sheet need not find out by itself how high a wrapped text is.
BOOST_AUTO_TEST_CASE(rows_are_as_high_as_their_texts) {
    auto table = test::card_of(1, 2).table;
    table.columns[6].wrap = true;
    table.rows[1][6] = Cell(Phrase::verbatim(std::string(25, 'x') + " " + std::string(25, 'y')));
    const auto sheet = part(xlsx(test::document_with(table)), "xl/worksheets/sheet1.xml");
    BOOST_TEST(has(sheet, "<row r=\"5\" spans=\"1:7\" ht=\"27\" customHeight=\"1\">"), sheet);
    BOOST_TEST(has(sheet, "<row r=\"4\" spans=\"1:7\">"), sheet);
}

BOOST_AUTO_TEST_CASE(a_hidden_sheet_for_programs) {
    const auto bytes = xlsx(every_cell());
    BOOST_TEST(has(part(bytes, "xl/workbook.xml"), "name=\"veri\" sheetId=\"2\" state=\"hidden\""));
    const auto strings = part(bytes, "xl/sharedStrings.xml");
    // Stable English: the letter w where the reader's sheet has b.
    BOOST_TEST(has(strings, "<t>12w1</t>"));
    BOOST_TEST(has(strings, "<t>half-bye</t>"));
}

BOOST_AUTO_TEST_CASE(hostile_texts_are_no_formulas_links_or_dates) {
    const auto bytes = xlsx(test::hostile_document());
    const auto sheets = part(bytes, "xl/worksheets/sheet*.xml");
    BOOST_TEST(!has(sheets, "<f>"));
    BOOST_TEST(!has(sheets, "<hyperlink"));
    BOOST_TEST(!has(sheets, "<v>45293</v>")); // 2024-01-02
    for (const auto* name : {"xl/worksheets/sheet1.xml", "xl/workbook.xml", "xl/sharedStrings.xml",
                             "docProps/core.xml", "docProps/app.xml"})
        BOOST_TEST(test::MarkupCheck(part(bytes, name)).fault == "", name);
    const auto strings = part(bytes, "xl/sharedStrings.xml");
    BOOST_TEST(has(strings, "=cmd|"));
    BOOST_TEST(has(strings, "_x005F_x0041_"));
    // 40,000 letters are cut to what a cell can hold.
    BOOST_TEST(has(strings, std::string(32766, 'x') + "…"));
    BOOST_TEST(!has(strings, std::string(32767, 'x')));
}

BOOST_AUTO_TEST_CASE(names_of_sheets) {
    auto document = every_cell();
    auto section = document.sections[0];
    document.sections.clear();
    for (const auto* name : {"a/b\\c:d*e?f[g]", "A/B\\C:D*E?F[G]", "'quoted'", "History", "",
                             "Beşinci turdan sonraki sıralama listesi", "&"}) {
        section.heading = Phrase::verbatim(name);
        document.sections.push_back(section);
    }
    const auto book = part(xlsx(document), "xl/workbook.xml");
    BOOST_TEST(has(book, "name=\"a-b-c-d-e-f-g-\""));
    BOOST_TEST(has(book, "name=\"A-B-C-D-E-F-G- 2\""));
    BOOST_TEST(has(book, "name=\"-quoted-\""));
    BOOST_TEST(has(book, "name=\"History-1\""));
    BOOST_TEST(has(book, "name=\"standings\""));
    BOOST_TEST(has(book, "name=\"Beşinci turdan sonraki sıralam…\""));
    BOOST_TEST(has(book, "name=\"&amp;\""));
}

BOOST_AUTO_TEST_CASE(an_ampersand_in_the_foot) {
    auto document = every_cell();
    document.event = "Satranç & Dama";
    BOOST_TEST(has(part(xlsx(document), "xl/worksheets/sheet1.xml"),
                   "&amp;L&amp;8 Satranç &amp;&amp; Dama&amp;C"));
}

BOOST_AUTO_TEST_CASE(same_document_same_bytes) {
    BOOST_TEST((xlsx(every_cell()) == xlsx(every_cell())));
    BOOST_TEST(has(part(xlsx(every_cell()), "docProps/core.xml"), "2026-04-26T00:00:00Z"));
    setenv("SOURCE_DATE_EPOCH", "1700000000", 1);
    BOOST_TEST(has(part(xlsx(every_cell()), "docProps/core.xml"), "2023-11-14T22:13:20Z"));
    for (const auto* none : {"9223372036854775807", "253402300800"}) { // no year of four digits
        setenv("SOURCE_DATE_EPOCH", none, 1);
        BOOST_TEST(has(part(xlsx(every_cell()), "docProps/core.xml"), "2026-04-26T00:00:00Z"));
    }
    unsetenv("SOURCE_DATE_EPOCH");
    auto document = every_cell();
    document.date = {};
    BOOST_TEST(has(part(xlsx(document), "docProps/core.xml"), "1980-01-01T00:00:00Z"));
}

BOOST_AUTO_TEST_CASE(sheets_have_a_list_and_lines_to_sign_on) {
    const auto texts = part(xlsx(test::sheet_to_sign()), "xl/sharedStrings.xml");
    BOOST_TEST(has(texts, "Yedek, Su"));
    BOOST_TEST(has(texts, "Alfa kaptanı: ____"));
    BOOST_TEST(!has(part(xlsx(test::card_document(1, 3, 4)), "xl/sharedStrings.xml"), "____"));
}

BOOST_AUTO_TEST_CASE(cards_break_pages_between_them) {
    const auto sheet = part(xlsx(test::card_document(9, 11, 4)), "xl/worksheets/sheet1.xml");
    BOOST_TEST(test::MarkupCheck(sheet).fault == "");
    BOOST_TEST(has(sheet, "<rowBreaks"));
    BOOST_TEST(count(sheet, "<brk ") >= 2u);
    BOOST_TEST(count(sheet, "<brk ") <= 8u);
}

BOOST_AUTO_TEST_CASE(a_table_for_each_player_makes_one_sheet) {
    auto document = test::document_with(test::card_of(1, 9).table);
    document.sections.resize(60, document.sections[0]);
    const auto bytes = xlsx(document);
    BOOST_TEST(count(part(bytes, "xl/workbook.xml"), "<sheet name=") == 1u);
    BOOST_TEST(count(part(bytes, "xl/worksheets/sheet1.xml"), "<row ") > 60u * 11);
}

BOOST_AUTO_TEST_CASE(a_document_without_sections_can_be_opened) {
    Document document;
    BOOST_TEST(has(part(xlsx(document), "xl/workbook.xml"), "<sheet name="));
}

BOOST_AUTO_TEST_CASE(a_document_with_nothing_to_list_says_so) {
    Document document;
    document.id = "resumption";
    document.event = "Kış Açık";
    document.title = Phrase::verbatim("Devam oturumu listesi");
    document.notes = {Phrase::verbatim("Devam edecek oyun yok.")};
    const auto bytes = xlsx(document);
    BOOST_TEST(test::MarkupCheck(part(bytes, "xl/worksheets/sheet1.xml")).fault == "");
    const auto strings = part(bytes, "xl/sharedStrings.xml");
    for (const auto* text : {"Kış Açık", "Devam oturumu listesi", "Devam edecek oyun yok."})
        BOOST_TEST(has(strings, text), text);
}

BOOST_AUTO_TEST_SUITE_END()

#include "exporters/markup_check.hpp"
#include "exporters/sample.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

std::string html(const Document& document, Language language = Language::turkish) {
    ExportOptions options;
    options.language = language;
    return test::registry().get<Exporter>("html").write(document, options);
}

bool has(const std::string& page, std::string_view part) {
    return page.find(part) != std::string::npos;
}

std::size_t count(const std::string& page, std::string_view part) {
    std::size_t n = 0;
    for (auto at = page.find(part); at != std::string::npos; at = page.find(part, at + 1)) ++n;
    return n;
}

}

BOOST_AUTO_TEST_SUITE(html_exporter)

BOOST_AUTO_TEST_CASE(every_cell_is_well_formed_and_readable) {
    const auto page = html(test::document_with(test::every_cell()));
    const test::MarkupCheck check(page);
    BOOST_TEST(check.fault == "");
    BOOST_TEST(check.elements > 60u);
    BOOST_TEST(has(page, "lang=\"tr\""));
    BOOST_TEST(has(page, "<caption>Every cell</caption>"));
    BOOST_TEST(has(page, "<th scope=\"col\">rating</th>"));
    BOOST_TEST(has(page, "<th scope=\"row\">kazandı</th>"));
    BOOST_TEST(has(page, "<strong>3,5</strong>"));
    BOOST_TEST(has(page, "<td>+7,20</td>"));
    BOOST_TEST(has(page, "<td>kazandı; 4/7</td>"));
    BOOST_TEST(has(page, "aria-label=\"3. tur, beyaz, 12 Yılmaz, Ayşe, kazandı\""));
    BOOST_TEST(has(page, "<a href=\"open/standings.html\">page</a>"));
}

BOOST_AUTO_TEST_CASE(unplayed_points_stand_in_circles) {
    const auto page = html(test::document_with(test::every_cell()));
    BOOST_TEST(has(page, "<span class=\"circle\">1</span>"));
    BOOST_TEST(has(page, "<span class=\"circle\">½</span>"));
    BOOST_TEST(has(page, "<span class=\"circle\">1,0</span>"));
    BOOST_TEST(!has(page, ">(1)<"));
}

// White is "b" in Turkish and "w" in English; the class, not the letter, makes the chip.
BOOST_AUTO_TEST_CASE(colours_by_letter_in_both_languages) {
    const auto document = test::document_with(test::every_cell());
    BOOST_TEST(has(html(document), "<span class=\"n\">12</span><span class=\"w\">b</span>"));
    const auto english = html(document, Language::english);
    BOOST_TEST(has(english, "<span class=\"n\">12</span><span class=\"w\">w</span>"));
    BOOST_TEST(has(english, "lang=\"en\""));
    BOOST_TEST(has(english, "<strong>3.5</strong>"));
}

BOOST_AUTO_TEST_CASE(hostile_texts_stay_texts) {
    const auto page = html(test::hostile_document());
    BOOST_TEST(test::MarkupCheck(page).fault == "");
    BOOST_TEST(!has(page, "<script"));
    BOOST_TEST(has(page, "&lt;script&gt;"));
    BOOST_TEST(count(page, "</style>") == 1u);
    BOOST_TEST(!has(page, "\u202E"));
    BOOST_TEST(has(page, "{{title}} {{{style}}} {0}"));
}

BOOST_AUTO_TEST_CASE(nothing_is_fetched_or_run) {
    const auto page = html(test::document_with(test::every_cell()));
    BOOST_TEST(has(page, "default-src &apos;none&apos;") + has(page, "default-src 'none'") == 1);
    for (const auto part : {"<script", "<link", "src=", "url(", "@import", "http://", "https://"})
        BOOST_TEST(count(page, part) == (std::string_view(part) == "http://" ? 1u : 0u), part);
}

BOOST_AUTO_TEST_CASE(links_lead_only_beside_the_page) {
    Table table;
    table.columns = {test::column_of("link", "link")};
    for (const auto target :
         {"javascript:alert(1)", "//evil.example", "/etc/passwd", "a\" onclick"})
        table.rows.push_back({Cell(Link{Phrase::verbatim("x"), target})});
    BOOST_TEST(!has(html(test::document_with(table)), "<a href"));
}

BOOST_AUTO_TEST_CASE(sections_have_unique_anchors_and_a_line_of_links) {
    auto document = test::document_with(test::every_cell());
    BOOST_TEST(!has(html(document), "<nav"));
    document.sections.push_back(document.sections[0]);
    const auto page = html(document);
    BOOST_TEST(has(page, "<a href=\"#standings\">"));
    BOOST_TEST(has(page, "<a href=\"#standings-2\">"));
    BOOST_TEST(has(page, "<section id=\"standings-2\""));
}

BOOST_AUTO_TEST_CASE(short_headings_are_explained) {
    auto table = test::every_cell();
    table.columns[3].meaning = Phrase::verbatim("rating & more");
    BOOST_TEST(
        has(html(test::document_with(table)), "<abbr title=\"rating &amp; more\">rating</abbr>"));
}

BOOST_AUTO_TEST_CASE(wide_tables_are_printed_across) {
    auto document = test::document_with(test::every_cell());
    BOOST_TEST(has(html(document), "class=\"landscape"));
    document.sections[0].body = test::card_of(1, 3).table;
    BOOST_TEST(has(html(document), "class=\"portrait"));
    document.sections[0].landscape = true;
    BOOST_TEST(has(html(document), "class=\"landscape"));
}

BOOST_AUTO_TEST_CASE(sheets_have_a_list_and_lines_to_sign_on) {
    const auto page = html(test::sheet_to_sign());
    BOOST_TEST(count(page, "<table class=\"roster\">") == 1u);
    BOOST_TEST(count(page, "Yedek, Su") == 1u);
    BOOST_TEST(count(page, "<ul class=\"sign\"><li>Alfa kaptanı</li><li>Hakem</li></ul>") == 1u);
    BOOST_TEST(count(html(test::card_document(1, 3, 4)), "<table class=\"roster\">") == 0u);
    BOOST_TEST(count(html(test::card_document(1, 3, 4)), "class=\"sign\"") == 0u);
}

BOOST_AUTO_TEST_CASE(cards_fill_sheets) {
    const auto page = html(test::card_document(9, 11, 4));
    BOOST_TEST(test::MarkupCheck(page).fault == "");
    BOOST_TEST(count(page, "class=\"sheet n4\"") == 3u);
    BOOST_TEST(count(page, "<article class=\"card\">") == 9u);
    BOOST_TEST(count(html(test::card_document(9, 11, 2)), "class=\"sheet n2\"") == 5u);
    BOOST_TEST(count(html(test::card_document(9, 30, 6)), "<article class=\"card smallest\">") ==
               9u);
}

BOOST_AUTO_TEST_CASE(long_sheets_grow_and_have_a_page_each) {
    const auto page = html(test::card_document(3, 30, 1));
    BOOST_TEST(test::MarkupCheck(page).fault == "");
    BOOST_TEST(count(page, "class=\"sheet n1\"") == 3u);
    BOOST_TEST(count(page, "<article class=\"card small\">") == 3u);
    BOOST_TEST(has(page, ".n1, .n2 { height: auto;"));
    BOOST_TEST(has(page, ".n1 .card thead th, .n2 .card thead th { white-space: normal;"));
}

BOOST_AUTO_TEST_CASE(long_words_of_notes_are_not_torn) {
    const auto note_share = [](std::string_view note) {
        auto document = test::card_document(1, 3, 4);
        auto& table = std::get<CardSheet>(document.sections[0].body).cards[0].table;
        table.columns[6].wrap = true;
        table.rows[2][6] = Cell(Phrase::verbatim(note));
        const auto page = html(document);
        constexpr std::string_view rule = "th:nth-child(7){width:";
        return std::stod(page.substr(page.find(rule) + rule.size()));
    };
    BOOST_TEST(note_share("ertelendi, sonra bitti") > note_share("ertel, sonra bitti artık"));
    BOOST_TEST(note_share("eşlendirilmedi") > note_share("ertelendi, sonra bitti"));
}

BOOST_AUTO_TEST_CASE(an_empty_table_says_so) {
    const auto page = html(test::document_with({}));
    BOOST_TEST(test::MarkupCheck(page).fault == "");
    BOOST_TEST(has(page, "Gösterilecek kayıt yok."));
}

BOOST_AUTO_TEST_SUITE_END()

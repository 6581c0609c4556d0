#include "exporters/charts.hpp"
#include "exporters/markup_check.hpp"
#include "exporters/workbook.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using test::part;
using test::xlsx;

namespace {

bool has(const std::string& text, std::string_view what) {
    return text.find(what) != std::string::npos;
}

std::size_t count(const std::string& text, std::string_view what) {
    std::size_t n = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
    return n;
}

}

BOOST_AUTO_TEST_SUITE(xlsx_charts)

// Event, title, an empty row, the chart's title, the head of the numbers: they begin in row 6.
BOOST_AUTO_TEST_CASE(a_chart_refers_to_the_cells_beside_it) {
    const auto bytes = xlsx(test::chart_document({test::many_bars(3)}));
    const auto chart = part(bytes, "xl/charts/chart1.xml");
    BOOST_TEST(test::MarkupCheck(chart).fault == "");
    BOOST_TEST(has(chart, "<c:barDir val=\"bar\"/>"));
    BOOST_TEST(has(chart, "<c:cat><c:strRef><c:f>Grafikler!$B$6:$B$8</c:f>"), chart);
    BOOST_TEST(has(chart, "<c:val><c:numRef><c:f>Grafikler!$C$6:$C$8</c:f>"));
    BOOST_TEST(has(chart, "<c:tx><c:strRef><c:f>Grafikler!$C$5</c:f>"));
    // What the chart shows before anybody recalculates.
    BOOST_TEST(has(chart, "<c:v>56.7</c:v>"));
    BOOST_TEST(has(chart, "formatCode=\"+0.00;-0.00;0.00\""));
    const auto sheet = part(bytes, "xl/worksheets/sheet1.xml");
    BOOST_TEST(has(sheet, "<v>56.7</v>"));
    BOOST_TEST(has(sheet, "<drawing r:id=\"rId1\"/>"));
    // An alternative text for who does not see it.
    BOOST_TEST(has(part(bytes, "xl/drawings/drawing1.xml"), "descr=\"Değişim\""));
}

BOOST_AUTO_TEST_CASE(columns_with_two_series_and_a_legend) {
    const auto chart =
        part(xlsx(test::chart_document({test::column_chart()})), "xl/charts/chart1.xml");
    BOOST_TEST(has(chart, "<c:barDir val=\"col\"/>"));
    BOOST_TEST(count(chart, "<c:ser>") == 2u);
    BOOST_TEST(has(chart, "<a:pattFill prst=\"wdUpDiag\">"));
    BOOST_TEST(has(chart, "<c:legend>"));
}

BOOST_AUTO_TEST_CASE(points_with_the_line_on_which_both_are_equal) {
    const auto bytes = xlsx(test::chart_document({test::point_chart()}));
    const auto chart = part(bytes, "xl/charts/chart1.xml");
    BOOST_TEST(has(chart, "<c:scatterChart>"));
    BOOST_TEST(has(chart, "<c:xVal><c:numRef><c:f>Grafikler!$B$6:$B$35</c:f>"));
    BOOST_TEST(has(chart, "<c:yVal><c:numRef><c:f>Grafikler!$C$6:$C$35</c:f>"));
    BOOST_TEST(has(chart, "<c:yVal><c:numRef><c:f>Grafikler!$C$37:$C$38</c:f>"), chart);
    BOOST_TEST(has(part(bytes, "xl/sharedStrings.xml"), "Eşitlik çizgisi"));
}

BOOST_AUTO_TEST_CASE(one_sheet_for_all_charts) {
    const auto bytes = xlsx(
        test::chart_document({test::many_bars(200), test::column_chart(), test::point_chart()}));
    const auto book = part(bytes, "xl/workbook.xml");
    BOOST_TEST(count(book, "<sheet name=") == 1u);
    BOOST_TEST(count(part(bytes, "xl/drawings/drawing1.xml"), "<xdr:twoCellAnchor") == 3u);
}

BOOST_AUTO_TEST_CASE(hostile_labels_are_no_formulas) {
    const auto bytes = xlsx(test::hostile_charts());
    for (const auto* name : {"xl/charts/chart1.xml", "xl/charts/chart2.xml", "xl/charts/chart3.xml",
                             "xl/drawings/drawing1.xml", "xl/worksheets/sheet1.xml"})
        BOOST_TEST(test::MarkupCheck(part(bytes, name)).fault == "", name);
    BOOST_TEST(!has(part(bytes, "xl/worksheets/sheet1.xml"), "<f>"));
    // A title that begins with "=" would be a reference.
    auto chart = test::many_bars(2);
    chart.title = Phrase::verbatim("=veri!$A$1");
    const auto made = part(xlsx(test::chart_document({chart})), "xl/charts/chart1.xml");
    BOOST_TEST(!has(made, "<c:f>veri!$A$1</c:f>"), made);
}

BOOST_AUTO_TEST_CASE(charts_without_numbers) {
    auto wrong = test::column_chart();
    wrong.series = {77};
    const auto bytes = xlsx(test::chart_document({test::bar_chart({}), wrong}));
    BOOST_TEST(test::MarkupCheck(part(bytes, "xl/worksheets/sheet1.xml")).fault == "");
    BOOST_TEST(!has(part(bytes, "xl/worksheets/sheet1.xml"), "<drawing"));
}

BOOST_AUTO_TEST_SUITE_END()

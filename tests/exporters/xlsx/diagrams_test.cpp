#include "exporters/diagrams.hpp"
#include "exporters/markup_check.hpp"
#include "exporters/workbook.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(xlsx_diagrams)

BOOST_AUTO_TEST_CASE(boards_of_cells) {
    const auto bytes = test::xlsx(test::diagram_document());
    const auto sheet = test::part(bytes, "xl/worksheets/sheet1.xml");
    BOOST_TEST(test::MarkupCheck(sheet).fault == "");
    const auto strings = test::part(bytes, "xl/sharedStrings.xml");
    for (const auto* sign : {"♔", "♛", "♜", "♞", "♙", "Ters duran taş: a3.", "Üstü çizili: a3–c5."})
        BOOST_TEST(strings.find(sign) != std::string::npos, sign);
    const auto styles = test::part(bytes, "xl/styles.xml");
    BOOST_TEST(styles.find("<left style=\"thick\">") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

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

BOOST_AUTO_TEST_CASE(beside_the_facts_of_a_card) {
    const auto bytes = test::xlsx(test::diagram_cards());
    const auto sheet = test::part(bytes, "xl/worksheets/sheet1.xml");
    BOOST_TEST(test::MarkupCheck(sheet).fault == "");
    BOOST_TEST(sheet.find("orientation=\"landscape\"") != std::string::npos);
    // one card a page: a break before the second
    BOOST_TEST(sheet.find("<rowBreaks count=\"1\"") != std::string::npos);
    const auto strings = test::part(bytes, "xl/sharedStrings.xml");
    for (const auto* text : {"♔", "♛", "Salon B", "Kapak &amp; &lt;mühür&gt;"})
        BOOST_TEST(strings.find(text) != std::string::npos, text);
}

BOOST_AUTO_TEST_CASE(each_who_signs_beside_a_diagram_has_a_line) {
    auto document = test::diagram_cards();
    auto& cards = std::get<CardSheet>(document.sections[0].body).cards;
    cards[0].signatures = {Phrase::verbatim("Beyaz: Akın, Ada"), Phrase::verbatim("Hakem")};
    const auto strings = test::part(test::xlsx(document), "xl/sharedStrings.xml");
    for (const auto* text :
         {">Beyaz: Akın, Ada: ____________________<", ">Hakem: ____________________<"})
        BOOST_TEST(strings.find(text) != std::string::npos, text);
}

BOOST_AUTO_TEST_SUITE_END()

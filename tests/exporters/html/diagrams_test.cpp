#include "exporters/diagrams.hpp"
#include "exporters/markup_check.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

std::size_t count(const std::string& text, std::string_view what) {
    std::size_t n = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
    return n;
}

}

BOOST_AUTO_TEST_SUITE(html_diagrams)

BOOST_AUTO_TEST_CASE(boards_with_pieces_and_marks) {
    ExportOptions options;
    options.language = Language::turkish;
    const auto page =
        test::registry().get<Exporter>("html").write(test::diagram_document(), options);
    BOOST_TEST(test::MarkupCheck(page).fault == "");
    BOOST_TEST(count(page, "<figure class=\"diagram\">") == 2u);
    BOOST_TEST(count(page, "<g class=\"white\"") == 6u + 16u);
    BOOST_TEST(count(page, "<g class=\"black\"") == 5u + 16u);
    BOOST_TEST(count(page, "rotate(180 22.5 22.5)") == 1u);
    BOOST_TEST(count(page, "class=\"frame\"") == 1u);
    BOOST_TEST(count(page, "class=\"dot\"") == 1u);
    BOOST_TEST(count(page, "class=\"ring\"") == 1u); // around the pawn
    BOOST_TEST(count(page, "<g class=\"move crossed\">") == 1u);
    BOOST_TEST(count(page, "<g class=\"move\">") == 1u);
    BOOST_TEST(count(page, "class=\"turn filled\"") == 1u);
    BOOST_TEST(count(page, "Konum &amp; &lt;işaretler&gt;") == 2u); // caption and title
    BOOST_TEST(count(page, "Beyaz: Şh2, Ke6, Ad4, g2, h3, c5. Siyah: Şh7, Ka3, Fa8, h6, g7.") ==
               1u);
    BOOST_TEST(count(page, "Ters duran taş: a3.") == 1u);
}

BOOST_AUTO_TEST_CASE(beside_the_facts_of_a_card) {
    ExportOptions options;
    options.language = Language::turkish;
    const auto page = test::registry().get<Exporter>("html").write(test::diagram_cards(), options);
    BOOST_TEST(test::MarkupCheck(page).fault == "");
    BOOST_TEST(count(page, "<div class=\"beside\">") == 2u);
    BOOST_TEST(count(page, "<figure class=\"diagram\">") == 4u);
    BOOST_TEST(count(page, "<p class=\"flap\"><span>Kapak &amp; &lt;mühür&gt;</span></p>") == 2u);
    // each drawing has an id of its own
    BOOST_TEST(count(page, "id=\"diagram-position-t\"") == 1u);
}

BOOST_AUTO_TEST_SUITE_END()

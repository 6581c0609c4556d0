#include "exporters/diagrams.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(text_diagrams)

BOOST_AUTO_TEST_CASE(boards_of_letters) {
    ExportOptions options;
    options.language = Language::turkish;
    const auto text =
        test::registry().get<Exporter>("text").write(test::diagram_document(), options);
    BOOST_TEST(text.find(" 8  f  .  .  .  .  .  .  .\n"
                         " 7  .  .  .  .  .  .  p  ş\n"
                         " 6  .  .  .  .  K  .  .  p\n"
                         " 5  .  .  P  .  .  .  .  .\n"
                         " 4  .  .  .  A  .  .  .  .\n"
                         " 3 [k] .  .  .  .  .  .  P*\n"
                         " 2  *  .  .  .  .  .  P  Ş\n"
                         " 1  .  .  .  .  .  .  .  .\n"
                         "    a  b  c  d  e  f  g  h\n") != std::string::npos,
               text);
    BOOST_TEST(text.find("Hamle sırası siyahta") != std::string::npos);
    options.language = Language::english;
    const auto english =
        test::registry().get<Exporter>("text").write(test::diagram_document(), options);
    BOOST_TEST(english.find(" 1  R  N  B  Q  K  B  N  R\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(below_the_facts_of_a_card) {
    ExportOptions options;
    options.language = Language::turkish;
    const auto text = test::registry().get<Exporter>("text").write(test::diagram_cards(), options);
    // A fact is a line, and none is cut.
    BOOST_TEST(text.find("│ Konum: b7/6pk/4R2p/2P5/3N4/r6P/6PK/8 b - - 1 62 and then a long remark "
                         "│\n│ Yer: Salon B ") != std::string::npos,
               text);
    BOOST_TEST(text.find(" 8  f  .  .  .  .  .  .  .\n") != std::string::npos);
    const auto sign = text.find("Hakem: ____"), flap = text.find("- - -\nKapak & <mühür>\n");
    BOOST_TEST(sign != std::string::npos);
    BOOST_TEST(flap != std::string::npos);
    BOOST_TEST(sign < flap);
}

BOOST_AUTO_TEST_SUITE_END()

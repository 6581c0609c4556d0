#include "exporters/diagrams.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(json_diagrams)

BOOST_AUTO_TEST_CASE(positions_and_marks_by_name) {
    const auto json = nlohmann::json::parse(
        test::registry().get<Exporter>("json").write(test::diagram_document(), ExportOptions{}));
    const auto& diagram = json["sections"][0]["diagrams"][0];
    BOOST_TEST(diagram["id"] == "position");
    BOOST_TEST(diagram["placement"] == "b7/6pk/4R2p/2P5/3N4/r6P/6PK/8");
    BOOST_TEST(diagram["turn"] == "black");
    BOOST_TEST(diagram["framed"] == nlohmann::json::array({"a3"}));
    BOOST_TEST(diagram["dotted"] == nlohmann::json::array({"a2", "h3"}));
    BOOST_TEST(diagram["arrows"][0]["to"] == "c5");
    BOOST_TEST(diagram["arrows"][0]["crossed"] == true);
}

BOOST_AUTO_TEST_CASE(of_a_card) {
    const auto json = nlohmann::json::parse(
        test::registry().get<Exporter>("json").write(test::diagram_cards(), ExportOptions{}));
    const auto& card = json["sections"][0]["cards"][1];
    BOOST_TEST(card["diagrams"].size() == 2u);
    BOOST_TEST(card["diagrams"][0]["placement"] == "b7/6pk/4R2p/2P5/3N4/r6P/6PK/8");
    BOOST_TEST(card["flap"] == "Kapak & <mühür>");
}

BOOST_AUTO_TEST_SUITE_END()

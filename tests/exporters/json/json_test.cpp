#include "exporters/charts.hpp"
#include "support.hpp"
#include <hakem/exporter.hpp>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace hakem;
using nlohmann::json;

namespace {

std::string bytes(const Document& document, const ExportOptions& options = {}) {
    return test::registry().get<Exporter>("json").write(document, options);
}

json of(const Document& document, Language language = Language::english) {
    ExportOptions options;
    options.language = language;
    return json::parse(bytes(document, options));
}

json of(const Tournament& tournament) {
    Diagnostics diagnostics;
    return json::parse(
        test::registry().get<Exporter>("json").write(tournament, ExportOptions{}, diagnostics));
}

}

BOOST_AUTO_TEST_SUITE(json_exporter)

BOOST_AUTO_TEST_CASE(cells_by_key) {
    const auto document = of(test::document_with(test::every_cell()));
    BOOST_TEST(document["schema"] == "hakem.document/1");
    BOOST_TEST(document["date"] == "2026-04-26");
    const auto& section = document["sections"][0];
    BOOST_TEST(section["id"] == "standings");
    BOOST_TEST(section["columns"][3]["key"] == "rating");
    const auto& row = section["rows"][0];
    BOOST_TEST(row["empty"].is_null());
    BOOST_TEST(row["number"] == -3);
    BOOST_TEST(row["rating"] == 2105);
    BOOST_TEST(row["unrated"].is_null());
    BOOST_TEST(row["id"] == "00296155");
    BOOST_TEST(row["value"] == "3.5");
    BOOST_TEST(row["quarter"] == "11.75");
    BOOST_TEST(row["list"] == "4 4.5");
    BOOST_TEST(row["hundredths"] == "3.5");
    BOOST_TEST(row["sentences"] == json::array({"first", "won"}));
    BOOST_TEST(row["colour"] == "white");
    BOOST_TEST(row["arrow"] == "up");
    BOOST_TEST(row["date"] == "2026-04-26");
    BOOST_TEST(row["year"] == "1990");
    BOOST_TEST(row["diagonal"].is_null());
    BOOST_TEST(row["change"] == "7.20");
    BOOST_TEST(row["loss"] == "-1.95");
    BOOST_TEST(row["mean"] == "1064.8");
    BOOST_TEST(row["remarks"] == json::array({"won", "4/7"}));
    BOOST_TEST(row["_strong"] == json::array({"value"}));
}

BOOST_AUTO_TEST_CASE(charts_are_their_numbers) {
    const auto chart = of(test::chart_document({test::column_chart()}))["sections"][0]["charts"][0];
    BOOST_TEST(chart["id"] == "distribution");
    BOOST_TEST(chart["kind"] == "columns");
    BOOST_TEST(chart["labels"] == "class");
    BOOST_TEST(chart["series"] == json::array({"before", "after"}));
    BOOST_TEST(chart["rows"][1]["before"] == 7);
}

BOOST_AUTO_TEST_CASE(games_by_opponent_colour_and_result) {
    const auto row = of(test::document_with(test::every_cell()))["sections"][0]["rows"][0];
    BOOST_TEST(row["encounter"]["opp"] == 12);
    BOOST_TEST(row["encounter"]["colour"] == "white");
    BOOST_TEST(row["encounter"]["result"] == "1");
    BOOST_TEST(row["float"]["float"] == "down");
    BOOST_TEST(row["float"]["result"] == "=");
    BOOST_TEST(row["half-bye"]["opp"] == 0);
    BOOST_TEST(row["half-bye"]["colour"].is_null());
    BOOST_TEST(row["half-bye"]["result"] == "H");
    BOOST_TEST(row["half-bye"]["unplayed"] == true);
    BOOST_TEST(row["matrix"].size() == 2u);
    BOOST_TEST(row["game"]["black"] == "0");
}

// The language changes headings and legends, never a value.
BOOST_AUTO_TEST_CASE(rows_do_not_depend_on_the_language) {
    auto table = test::every_cell();
    table.columns[0].heading = Phrase::of("document.page");
    const auto document = test::document_with(table);
    const auto english = of(document), turkish = of(document, Language::turkish);
    BOOST_TEST(english["sections"][0]["rows"] == turkish["sections"][0]["rows"]);
    BOOST_TEST(turkish["sections"][0]["columns"][0]["heading"] == "Sayfa");
    BOOST_TEST(english["sections"][0]["columns"][0]["heading"] == "Page");
}

BOOST_AUTO_TEST_CASE(equal_keys_are_told_apart) {
    Table table;
    table.columns = {test::column_of("rating", "a"), test::column_of("rating", "b"),
                     test::column_of("", "c")};
    table.rows = {{Cell(Rating{1}), Cell(Rating{2}), Cell(Rating{3})}};
    const auto row = of(test::document_with(table))["sections"][0]["rows"][0];
    BOOST_TEST(row["rating"] == 1);
    BOOST_TEST(row["rating-2"] == 2);
    BOOST_TEST(row["column-3"] == 3);
}

BOOST_AUTO_TEST_CASE(hostile_texts_parse_and_come_back) {
    const auto document = of(test::hostile_document());
    const auto& rows = document["sections"][0]["rows"];
    BOOST_TEST(rows[0]["name"] == "<script>alert(1)</script>");
    BOOST_TEST(rows[3]["name"] == std::string("nul\0byte", 8));
    BOOST_TEST(rows[15]["name"].get<std::string>().size() == 40000u);
}

BOOST_AUTO_TEST_CASE(ascii_and_line_ends) {
    ExportOptions options;
    options.transliterate = true;
    options.line_end = LineEnd::crlf;
    const auto document = test::document_with(test::every_cell());
    const auto text = bytes(document, options);
    for (const char c : text) BOOST_REQUIRE(static_cast<unsigned char>(c) < 0x80);
    BOOST_TEST(text.find("}\r\n") != std::string::npos);
    BOOST_TEST(json::parse(text) == of(document));
}

BOOST_AUTO_TEST_CASE(sheets_have_a_list_and_lines_to_sign_on) {
    const auto card = of(test::sheet_to_sign())["sections"][0]["cards"][0];
    BOOST_TEST(card["list"]["rows"][0]["player"] == "Yedek, Su");
    BOOST_TEST(card["signatures"][0] == "Alfa kaptanı");
    BOOST_TEST(!of(test::card_document(1, 3, 4))["sections"][0]["cards"][0].contains("list"));
}

BOOST_AUTO_TEST_CASE(cards) {
    const auto section = of(test::card_document(2, 3, 4))["sections"][0];
    BOOST_TEST(section["cards"].size() == 2u);
    BOOST_TEST(section["cards"][0]["facts"][1]["value"] == 2105);
    BOOST_TEST(section["cards"][1]["rows"][2]["result"]["result"] == "U");
}

BOOST_AUTO_TEST_CASE(a_tournament_with_its_players) {
    Tournament tournament;
    tournament.name = "Deneme";
    tournament.start = {2026, 4, 18};
    tournament.initial_colour = Colour::white;
    Player player;
    player.id = 7;
    player.name = "Işık, Çağrı";
    player.national_id = "12345678901";
    player.birth = {1990, 0, 0};
    player.rounds = {{12, Colour::white, Outcome::win}, {0, Colour::none, Outcome::half_bye}};
    tournament.players.push_back(player);
    tournament.byes.push_back({Outcome::half_bye, 3, {7}, 0});
    BOOST_TEST(of(tournament)["list_tolerance"] == 0);
    tournament.list_tolerance = 25;
    const auto model = of(tournament);
    BOOST_TEST(model["list_tolerance"] == 25);
    BOOST_TEST(model["schema"] == "hakem.tournament/1");
    BOOST_TEST(model["start"] == "2026-04-18");
    BOOST_TEST(model["initial_colour"] == "white");
    BOOST_TEST(model["scoring"]["draw"] == "0.5");
    BOOST_TEST(model["byes"][0]["ids"] == json::array({7}));
    const auto& one = model["players"][0];
    BOOST_TEST(one["rounds"][0]["opp"] == 12);
    BOOST_TEST(one["rounds"][1]["result"] == "H");
    BOOST_TEST(one["rating"].is_null());
    BOOST_TEST(one["birth"] == "1990");
}

// Personal data: all but the last two digits are hidden, of a mistyped number too.
BOOST_AUTO_TEST_CASE(identity_numbers_are_masked) {
    Tournament tournament;
    for (const auto* id : {"10000000146", "12345678901", "1000000014", "4711", ""}) {
        tournament.players.emplace_back();
        tournament.players.back().national_id = id;
        tournament.players.back().licence = id;
    }
    tournament.players[3].fide_id = "10000000146"; // files have it in a wrong place
    tournament.players[3].name = "Ad 10000000146";
    const auto players = of(tournament)["players"];
    for (const auto* key : {"national_id", "licence"}) {
        BOOST_TEST(players[0][key] == "*********46");
        BOOST_TEST(players[1][key] == "*********01");
        BOOST_TEST(players[2][key] == "********14");
        BOOST_TEST(players[3][key] == "4711"); // a licence
        BOOST_TEST(players[4][key] == "");
    }
    BOOST_TEST(players[3]["fide_id"] == "*********46");
    BOOST_TEST(players[3]["name"] == "Ad *********46");
}

BOOST_AUTO_TEST_CASE(identity_numbers_are_written_on_request) {
    Tournament tournament;
    tournament.players.emplace_back();
    tournament.players.back().national_id = "10000000146";
    Diagnostics diagnostics;
    ExportOptions options;
    const auto& exporter = test::registry().get<Exporter>("json");
    exporter.write(tournament, options, diagnostics);
    BOOST_TEST(diagnostics.by_code().at("IDN-0001") == 1u);
    options.with_identity = true;
    Diagnostics silent;
    const auto text = exporter.write(tournament, options, silent);
    BOOST_TEST(text.find("10000000146") != std::string::npos);
    BOOST_TEST(silent.all().empty());
}

BOOST_AUTO_TEST_SUITE_END()

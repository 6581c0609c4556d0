// Pairing cards and player cards.

#include "report_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto en = Language::english;
constexpr auto tr = Language::turkish;

const CardSheet& sheet_of(const Document& document) {
    return std::get<CardSheet>(document.sections.at(0).body);
}

std::string facts_of(const std::vector<Fact>& facts, Language language) {
    std::string text;
    for (const Fact& fact : facts)
        text += to_text(fact.label, language) + "=" + to_text(fact.value.content, language) + ";";
    return text;
}

}

BOOST_AUTO_TEST_SUITE(cards)

BOOST_AUTO_TEST_CASE(pairing_card_of_a_player) {
    const auto result = made(small_swiss(), "pairing-cards");
    const CardSheet& sheet = sheet_of(result.document);
    BOOST_TEST(sheet.cards.size() == 5u);
    BOOST_TEST(sheet.per_sheet == 4);
    const Card& card = sheet.cards[1];
    BOOST_TEST(to_text(card.title, tr) == "No 2  Çelik, Işıl");
    BOOST_TEST(facts_of(sheet.cards[0].facts, tr) == "Unvan=GM;ELO=2500;Doğum yılı=1990;");
    BOOST_TEST(facts_of(card.facts, tr) == "Unvan=;ELO=2400;Doğum yılı=;");
    BOOST_TEST(head_of(card.table, tr) == "Tur|No|Rakip|Renk|Sonuç|Puan|↓↑|Not");
    BOOST_TEST(head_of(card.table, en) == "Rd.|No.|Opponent|Colour|Res.|Pts.|↓↑|Note");
    BOOST_TEST(row_of(card.table, 0, tr) == "1|4|Öz, Ufuk|s|½|0,5||");
    // Regulation 16.5: the opponent did not come.
    BOOST_TEST(row_of(card.table, 1, tr) == "2|3|Şahin, İlker|b|(1)|1,5||hükmen galip");
    // Regulation 17.5: paired with a higher scoregroup.
    BOOST_TEST(row_of(card.table, 2, tr) == "3|1|Yılmaz, Ayşe|b|½|2,0|↑|");
    BOOST_TEST(row_of(sheet.cards[0].table, 2, en) == "3|2|Çelik, Işıl|b|½|2.5|↓|");
}

// Regulation 17.2: the point of a bye is written and put inside a circle.
BOOST_AUTO_TEST_CASE(byes_on_the_card) {
    const auto result = made(small_swiss(), "pairing-cards");
    const CardSheet& sheet = sheet_of(result.document);
    BOOST_TEST(row_of(sheet.cards[4].table, 0, tr) == "1||||(1)|1,0||tur atladı (bay)");
    BOOST_TEST(row_of(sheet.cards[3].table, 1, en) == "2||||(½)|1.0||half-point bye");
    BOOST_TEST(row_of(sheet.cards[3].table, 2, en) == "3|5|Iğdır, Can|w|½?|1.5||adjourned");
    BOOST_TEST(row_of(sheet.cards[2].table, 2, tr) == "3||||0|0,0||sıfır puanlı bay");
    const auto& first = std::get<ResultCell>(sheet.cards[4].table.rows[0][4].content);
    BOOST_TEST(first.circled);
    const auto& third = std::get<ResultCell>(sheet.cards[2].table.rows[2][4].content);
    BOOST_TEST(!third.circled);
    BOOST_TEST(has_line(sheet.legend, "b = beyaz, s = siyah", tr));
}

BOOST_AUTO_TEST_CASE(rounds_to_come_are_empty_rows) {
    const auto trf =
        trf_of("012 X\n092 Swiss\n142 4\n", {{1, "A", 9, "", "", "", "", {"2 w 1", "2 b  "}},
                                             {2, "B", 8, "", "", "", "", {"1 b 0", "1 w  "}}});
    const auto result = made(trf, "pairing-cards");
    const Table& table = sheet_of(result.document).cards[0].table;
    BOOST_TEST(table.rows.size() == 4u);
    BOOST_TEST(row_of(table, 1, en) == "2|2|B|b|||↓|");
    BOOST_TEST(row_of(table, 2, en) == "3|||||||");
    BOOST_TEST(row_of(table, 3, en) == "4|||||||");
}

BOOST_AUTO_TEST_CASE(cards_of_some_players) {
    ReportOptions options;
    options.players = {3, 5};
    const auto result = made(small_swiss(), "pairing-cards", options);
    BOOST_TEST(sheet_of(result.document).cards.size() == 2u);
    BOOST_TEST(to_text(sheet_of(result.document).cards[0].title, en) == "No. 3  Şahin, İlker");
}

BOOST_AUTO_TEST_CASE(player_card_of_a_player) {
    ReportOptions options;
    options.players = {2};
    const auto result = made(small_swiss(), "player-card", options);
    BOOST_TEST(result.document.sections.size() == 1u);
    const Section& section = result.document.sections[0];
    BOOST_TEST(section.id == "player-2");
    BOOST_TEST(to_text(section.heading, en) == "2. Çelik, Işıl");
    BOOST_TEST(facts_of(section.facts, en) == "Federation=TUR;Rating=2400;Points=2.0;Rank=2;");
    const Table& table = table_of(result.document);
    BOOST_TEST(head_of(table, en) == "Rd.|Bo.|No.|Title|Name|Rtg|FED|Pts.|Colour|Res.|Note");
    BOOST_TEST(head_of(table, tr) == "Tur|Masa|Bşl.No|Unvan|Ad Soyad|Rtg|FED|Puan|Renk|Sonuç|Not");
    BOOST_TEST(row_of(table, 0, en) == "1|2|4||Öz, Ufuk|2200|TUR|1.5|b|½|");
    BOOST_TEST(row_of(table, 1, tr) == "2|2|3||Şahin, İlker|2300|TUR|0,0|b|(1)|hükmen galip");
    BOOST_TEST(row_of(table, 2, en) == "3|1|1|GM|Yılmaz, Ayşe|2500|TUR|2.5|w|½|");
}

BOOST_AUTO_TEST_CASE(national_data_on_the_cards) {
    const auto nrs = fmt::format("TUR {:>4}  {:>3} {:<33} {:>4} {:>3} {:>11}\n", 1, "", "Ak, A",
                                 1650, "ANK", "12345678950");
    const auto trf = trf_of(
        "012 X\n092 Swiss\n",
        {{1, "Ak, A", 0, "", "", "", "", {"2 w 1"}}, {2, "Bo, B", 0, "", "", "", "", {"1 b 0"}}},
        nrs);
    const auto result = made(trf, "pairing-cards");
    const auto text = facts_of(sheet_of(result.document).cards[0].facts, tr);
    BOOST_TEST(text == "UKD=1650;Kulüp=ANK;");
    BOOST_TEST(text.find("12345678950") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

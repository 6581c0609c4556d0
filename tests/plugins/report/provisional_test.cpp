// Regulation 22.1 in the lists: no final standings while a game is open, and what remains to be
// seen of it afterwards.

#include "report_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto en = Language::english;
constexpr auto tr = Language::turkish;

/// Four players, three rounds; the game of 1 and 4 in round 2 as given, `tail` for XXJ.
std::string event(char white, char black, std::string_view tail = {}) {
    const auto of = [](const char* game, char result) { return std::string(game) + result; };
    return trf_of("012 Kupa\n042 2026/05/01\n092 Bireysel: Ulusal İsviçre\n142 3\n",
                  {{1, "Ak, A", 2100, "", "", "", "", {"3 w 1", of("4 w ", white), "2 b ="}},
                   {2, "Bal, B", 2000, "", "", "", "", {"4 b 0", "3 b 1", "1 w ="}},
                   {3, "Can, C", 1900, "", "", "", "", {"1 b 0", "2 w 0", "4 b -"}},
                   {4, "Dal, D", 1800, "", "", "", "", {"2 w 1", of("1 b ", black), "3 w +"}}},
                  tail);
}

std::string title(const std::string& trf, std::string_view report, Language language) {
    return to_text(made(trf, report).document.title, language);
}

const Table& card_of(const Document& document, std::size_t card) {
    return std::get<CardSheet>(document.sections.at(0).body).cards.at(card).table;
}

}

BOOST_AUTO_TEST_SUITE(provisional_lists)

BOOST_AUTO_TEST_CASE(a22_1_no_final_standings_while_a_game_is_adjourned) {
    const auto open = event('?', '?');
    BOOST_TEST(title(open, "standings", tr) == "3. tur sonrası geçici sıralama");
    BOOST_TEST(title(open, "standings", en) == "Provisional standings after round 3");
    BOOST_TEST(title(open, "crosstable", tr) == "3. tur sonrası geçici çapraz tablo");
    const auto result = made(open, "crosstable");
    const auto& table = table_of(result.document);
    BOOST_TEST(
        has_line(table.legend, "2. tur, 1. masa: 1 Ak, A - 4 Dal, D: ertelendi, geçici ½ - ½", tr));
    BOOST_TEST(has_line(table.legend,
                        "Round 2, board 1: 1 Ak, A - 4 Dal, D: adjourned, ½ - ½ for now", en));
    BOOST_TEST(to_text(table.legend.front(), tr).starts_with("Geçici: 1 karşılaşmanın"));
    BOOST_TEST(to_text(table.legend.front(), en).find("(regulation 22.1)") != std::string::npos);
    const auto cell = column_of(table, "round-2");
    BOOST_TEST(to_text(table.rows[0][cell].content, tr) == "1s½?");
    BOOST_TEST(to_text(table.caption, tr) == "Kupa: 3. tur sonrası geçici çapraz tablo");
}

BOOST_AUTO_TEST_CASE(a22_1_nor_while_a_result_is_missing) {
    const auto open = event(' ', ' ');
    BOOST_TEST(title(open, "standings", en) == "Provisional standings after round 3");
    const auto result = made(open, "standings");
    BOOST_TEST(has_line(table_of(result.document).legend,
                        "2. tur, 1. masa: 1 Ak, A - 4 Dal, D: sonucu henüz yok", tr));
}

BOOST_AUTO_TEST_CASE(a22_1_before_the_last_round_too) {
    RankOptions after;
    after.after = 2;
    const auto open = made(event('?', '?'), "standings", {}, after);
    BOOST_TEST(to_text(open.document.title, en) == "Provisional standings after round 2");
    after.after = 1;
    const auto before = made(event('?', '?'), "standings", {}, after);
    BOOST_TEST(to_text(before.document.title, en) == "Standings after round 1");
    BOOST_TEST(!to_text(table_of(before.document).legend.front(), en).starts_with("Provisional"));
}

// The real result and points in table and cards; that it was adjourned stays to be seen.
BOOST_AUTO_TEST_CASE(a22_1_the_result_flows_into_table_and_cards) {
    const auto open = event('?', '?'), over = event('1', '0', "XXJ   2    1    4\n");
    const auto points = [](const std::string& trf, std::size_t row) {
        const auto result = made(trf, "crosstable");
        const auto& table = table_of(result.document);
        return row_of(table, row, en).substr(0, 4) +
               to_text(table.rows[row][column_of(table, "points")].content, en);
    };
    BOOST_TEST(points(open, 0) == "1|4|2.5");
    BOOST_TEST(points(open, 1) == "2|1|2.0");
    BOOST_TEST(points(over, 0) == "1|1|2.5");
    BOOST_TEST(points(over, 1) == "2|4|2.0");
    BOOST_TEST(title(over, "standings", tr) == "3 tur sonunda son sıralama");
    const auto before = made(open, "pairing-cards"), cards = made(over, "pairing-cards");
    BOOST_TEST(row_of(card_of(before.document, 0), 1, tr) == "2|4|Dal, D|b|½?|1,5||ertelendi");
    BOOST_TEST(row_of(card_of(cards.document, 0), 1, tr) ==
               "2|4|Dal, D|b|1|2,0||ertelendi, sonra bitti");
    BOOST_TEST(row_of(card_of(cards.document, 3), 1, en) ==
               "2|1|Ak, A|b|0|1.0||adjourned, finished later");
    const auto card = made(over, "player-card");
    BOOST_TEST(row_of(table_of(card.document), 1, tr).ends_with("|1|ertelendi, sonra bitti"));
}

// 17.7: the floats of the round that was paired meanwhile are those of ½; and a game that was
// paired and not played has its arrows.
BOOST_AUTO_TEST_CASE(a17_7_arrows_are_those_of_the_pairing) {
    const auto cards = made(event('0', '1', "XXJ   2    1    4\n"), "pairing-cards");
    const auto arrow = [&](std::size_t card) {
        return to_text(card_of(cards.document, card).rows[2][6].content, en);
    };
    BOOST_TEST(arrow(0) == "↓"); // 1½ against 1, though it was lost later
    BOOST_TEST(arrow(1) == "↑");
    BOOST_TEST(arrow(3) == "↓"); // 1½ against 0; the opponent did not come
    BOOST_TEST(arrow(2) == "↑");
    const auto without = made(event('0', '1'), "pairing-cards");
    BOOST_TEST(to_text(card_of(without.document, 0).rows[2][6].content, en).empty()); // 1 : 1
}

// T.4: the list of the round shows the points and the boards of its pairing, and what came since.
BOOST_AUTO_TEST_CASE(a22_1_points_before_a_round_are_those_of_its_pairing) {
    const auto lists = made(event('0', '1', "XXJ   2    1    4\n"), "pairings");
    const auto& third = table_of(lists.document, 2);
    BOOST_TEST(row_of(third, 0, en) == "1|2|Bal, B|2000|1.0|½ - ½|1.5|Ak, A|2100|1");
    BOOST_TEST(row_of(third, 1, en) == "2|4|Dal, D|1800|1.5|+ - -|0.0|Can, C|1900|3");
    BOOST_TEST(has_line(third.legend, "Sonradan değişenler: 1: 1½ → 1, 4: 1½ → 2", tr));
    const auto names = made(event('0', '1', "XXJ   2    1    4\n"), "pairings-by-name");
    BOOST_TEST(row_of(table_of(names.document, 2), 2, en) == "Can, C|2|b|Dal, D|1800|1.5");
    BOOST_TEST(has_line(table_of(names.document, 2).legend,
                        "They are different since: 1: 1½ → 1, 4: 1½ → 2", en));
    // The results have the points that count; a game that is still open has changed nothing.
    const auto results = made(event('0', '1', "XXJ   2    1    4\n"), "results");
    BOOST_TEST(row_of(table_of(results.document, 2), 1, en) ==
               "2|4|Dal, D|1800|3.0|+ - -|0.0|Can, C|1900|3");
    const auto open = made(event('?', '?'), "pairings");
    BOOST_TEST(row_of(table_of(open.document, 2), 1, en) == row_of(third, 1, en));
    for (const auto& line : table_of(open.document, 2).legend)
        BOOST_TEST(line.key != "legend.points-as-paired");
}

// 35: nothing is recommended for a Swiss, so the page says that the list is ours.
BOOST_AUTO_TEST_CASE(article_35_a_list_that_was_not_declared) {
    const auto result = made(event('1', '0'), "standings");
    BOOST_TEST(
        has_line(result.document.notes, "Tie-breaks by the regulation, articles 36 and 37", en));
    BOOST_TEST(has_line(
        result.document.notes,
        "Dosyada eşitlik bozma usulleri duyurulmamış; İsviçre sistemi için yönetmelik 35 belli bir "
        "usul önermez: varsayılan liste kullanıldı. Usuller birinci turdan önce açıklanmalıdır.",
        tr));
}

BOOST_AUTO_TEST_SUITE_END()

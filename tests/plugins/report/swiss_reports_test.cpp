// Lists of an individual Swiss event, cell by cell.

#include "report_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto en = Language::english;
constexpr auto tr = Language::turkish;

}

BOOST_AUTO_TEST_SUITE(swiss_reports)

BOOST_AUTO_TEST_CASE(start_list_leaves_out_empty_columns) {
    const auto result = made(small_swiss(), "start-list");
    const auto& table = table_of(result.document);
    BOOST_TEST(head_of(table, en) == "No.|Title|Name|FED|Rtg|Born");
    BOOST_TEST(head_of(table, tr) == "Bşl.No|Unvan|Ad Soyad|FED|ELO|Doğum");
    BOOST_TEST(table.rows.size() == 5u);
    BOOST_TEST(row_of(table, 0, tr) == "1|GM|Yılmaz, Ayşe|TUR|2500|1990");
    BOOST_TEST(row_of(table, 4, tr) == "5||Iğdır, Can|TUR||");
    BOOST_TEST(to_text(table.caption, tr) == "Bahar Turnuvası: başlangıç sıralama listesi");
    BOOST_TEST(to_text(table.caption, en) == "Bahar Turnuvası: start list");
    BOOST_TEST(table.rows[0][2].header);
}

BOOST_AUTO_TEST_CASE(facts_of_the_event) {
    const auto result = made(small_swiss(), "start-list");
    std::string facts;
    for (const Fact& fact : result.document.facts)
        facts += to_text(fact.label, tr) + "=" + to_text(fact.value.content, tr) + ";";
    BOOST_TEST(facts == "Yer=Lefkoşa;Tarih=01.05.2026 – 03.05.2026;Başhakem=Demir, Kaya;"
                        "Düşünme süresi=90+30;Oyuncu sayısı=5;Tur sayısı=3;");
    BOOST_TEST(result.document.event == "Bahar Turnuvası");
}

// Regulation 17.1: the numbers are the order of the list, whatever the order of the lines.
BOOST_AUTO_TEST_CASE(start_list_is_in_order_of_numbers) {
    const auto result = made(trf_of("012 X\n", {{2, "B, B", 1, "", "", "", "", {"1 w 1"}},
                                                {1, "A, A", 2, "", "", "", "", {"2 b 0"}}}),
                             "start-list");
    BOOST_TEST(row_of(table_of(result.document), 0, en) == "1|A, A|2");
}

// A national identity number in the place of a FIDE id is never shown.
BOOST_AUTO_TEST_CASE(identity_numbers_stay_out) {
    const std::string trf =
        trf_of("012 X\n", {{1, "A, A", 2000, "", "TUR", "12345678950", "", {"2 w 1"}},
                           {2, "B, B", 1900, "", "TUR", "6300001", "", {"1 b 0"}}});
    const auto result = made(trf, "start-list");
    const auto& table = table_of(result.document);
    BOOST_TEST(row_of(table, 0, en) == "1|A, A||TUR|2000");
    BOOST_TEST(row_of(table, 1, en) == "2|B, B|6300001|TUR|1900");
}

BOOST_AUTO_TEST_CASE(pairings_by_board_with_points_before_the_round) {
    const auto result = made(small_swiss(), "pairings");
    BOOST_TEST(result.document.sections.size() == 3u);
    BOOST_TEST(result.document.sections[2].id == "round-3");
    const auto& table = table_of(result.document, 2);
    BOOST_TEST(head_of(table, en) ==
               "Bo.|No.|Title|White|Rtg|Pts.|Result|Pts.|Title|Black|Rtg|No.");
    BOOST_TEST(head_of(table, tr) ==
               "Masa|Bşl.No|Unvan|Beyaz|Rtg|Puan|Sonuç|Puan|Unvan|Siyah|Rtg|Bşl.No");
    BOOST_TEST(table.rows.size() == 2u); // number 3 has left
    BOOST_TEST(row_of(table, 0, en) ==
               "1|2||Çelik, Işıl|2400|1.5|½ - ½|2.0|GM|Yılmaz, Ayşe|2500|1");
    BOOST_TEST(row_of(table, 1, tr) == "2|4||Öz, Ufuk|2200|1,0|ert.|1,0||Iğdır, Can||5");
    BOOST_TEST(to_text(table.caption, tr) == "Bahar Turnuvası: 3. tur eşlendirmesi");
}

// Regulation 16.5 and 17.2: a forfeit and a bye.
BOOST_AUTO_TEST_CASE(forfeits_and_byes_in_the_pairings) {
    const auto result = made(small_swiss(), "pairings");
    BOOST_TEST(row_of(table_of(result.document, 0), 2, en) == "|5||Iğdır, Can||0.0|(1)|||bye||");
    BOOST_TEST(row_of(table_of(result.document, 1), 1, en) ==
               "2|2||Çelik, Işıl|2400|0.5|+ - -|0.0||Şahin, İlker|2300|3");
    BOOST_TEST(row_of(table_of(result.document, 1), 2, tr) ==
               "|4||Öz, Ufuk|2200|0,5|(½)|||yarım puanlı bay||");
}

BOOST_AUTO_TEST_CASE(results_have_the_points_after_the_round) {
    ReportOptions options;
    options.rounds = {2};
    const auto result = made(small_swiss(), "results", options);
    BOOST_TEST(result.document.sections.size() == 1u);
    const auto& table = table_of(result.document);
    BOOST_TEST(row_of(table, 0, en) == "1|5|Iğdır, Can||1.0|0 - 1|2.0|GM|Yılmaz, Ayşe|2500|1");
    BOOST_TEST(to_text(result.document.sections[0].heading, tr) == "2. tur sonuçları");
    BOOST_TEST(has_line(table.legend, "+ / - = hükmen galip / hükmen mağlup", tr));
}

// Turkish order: Ç after C, I before İ.
BOOST_AUTO_TEST_CASE(pairings_by_name_in_turkish_order) {
    ReportOptions options;
    options.rounds = {3};
    const auto result = made(small_swiss(), "pairings-by-name", options);
    const auto& table = table_of(result.document);
    BOOST_TEST(head_of(table, tr) == "Ad Soyad|Masa|Renk|Rakip|Rtg|Puan");
    BOOST_TEST(head_of(table, en) == "Name|Bo.|Colour|Opponent|Rtg|Pts.");
    BOOST_TEST(row_of(table, 0, tr) == "Çelik, Işıl|1|b|Yılmaz, Ayşe|2500|2,0");
    BOOST_TEST(row_of(table, 1, tr) == "Iğdır, Can|2|s|Öz, Ufuk|2200|1,0");
    BOOST_TEST(row_of(table, 3, tr) == "Şahin, İlker|||sıfır puanlı bay||");
    BOOST_TEST(row_of(table, 4, en) == "Yılmaz, Ayşe|1|b|Çelik, Işıl|2400|1.5");
    BOOST_TEST(has_line(table.legend, "b = beyaz, s = siyah", tr));
    BOOST_TEST(has_line(table.legend, "w = White, b = Black", en));
}

BOOST_AUTO_TEST_CASE(crosstable_cells_and_floats) {
    const auto result = made(small_swiss(), "crosstable");
    const auto& table = table_of(result.document);
    BOOST_TEST(head_of(table, en) == "Rk.|No.|Title|Name|Rtg|FED|1.Rd|2.Rd|3.Rd|Pts.|WIN|Note");
    BOOST_TEST(head_of(table, tr) ==
               "Sıra|Bşl.No|Unvan|Ad Soyad|Rtg|FED|1.Tur|2.Tur|3.Tur|Puan|WIN|Not");
    // Regulation 17.5: ↓ beside the player paired with the lower scoregroup, ↑ beside the other.
    BOOST_TEST(row_of(table, 0, tr) == "1|1|GM|Yılmaz, Ayşe|2500|TUR|3b1|5s1|2s½↓|2,5|2|");
    BOOST_TEST(row_of(table, 1, en) == "2|2||Çelik, Işıl|2400|TUR|4b½|3w(1)|1w½↑|2.0|1|");
    // Regulation 17.2: the point of a bye inside a circle; 22.1: an adjourned game is a draw so
    // far.
    BOOST_TEST(row_of(table, 2, en) == "3|5||Iğdır, Can||TUR|(1)|1w0|4b½?|1.5|1|");
    BOOST_TEST(row_of(table, 3, tr) == "4|4||Öz, Ufuk|2200|TUR|2b½|(½)|5b½?|1,5|0*|");
    BOOST_TEST(row_of(table, 4, tr) == "5|3||Şahin, İlker|2300|TUR|1s0|2s(-)|-0|0,0|0|çekildi");
    BOOST_TEST(to_text(result.document.title, tr) == "3. tur sonrası geçici çapraz tablo");
    BOOST_TEST(has_line(table.legend, "↓ / ↑ = alt / üst puan grubuyla eşlendirildi", tr));
    BOOST_TEST(has_line(table.legend, "WIN = Galibiyet sayısı", tr));
    BOOST_TEST(has_line(table.legend, "b = beyaz, s = siyah", tr));
}

// Regulation 17.5 speaks of games: a forfeit between two scoregroups has no arrow.
BOOST_AUTO_TEST_CASE(no_arrow_without_a_game) {
    const auto result = made(small_swiss(), "crosstable");
    const auto& cell = std::get<Encounter>(table_of(result.document).rows[1][7].content);
    BOOST_TEST(cell.opponent == 3); // half a point against nothing, by forfeit
    BOOST_TEST(cell.arrow == 0);
    BOOST_TEST(cell.circled);
}

// With virtual points (TRF26 250) the scoregroups of the pairing differ from those of the scores.
BOOST_AUTO_TEST_CASE(arrows_of_an_accelerated_event) {
    auto event =
        tournament(trf_of("012 X\n092 Swiss\n142 1\n", {{1, "A", 9, "", "", "", "", {"3 w 1"}},
                                                        {2, "B", 8, "", "", "", "", {"4 b ="}},
                                                        {3, "C", 7, "", "", "", "", {"1 b 0"}},
                                                        {4, "D", 6, "", "", "", "", {"2 w ="}}}));
    Acceleration given;
    given.game_points = Points::whole(1);
    given.first_round = given.last_round = 1;
    given.first_id = 1;
    given.last_id = 3;
    event.accelerations = {given};
    const auto result = made_of(std::move(event), "crosstable");
    const Table& table = table_of(result.document);
    const auto round = column_of(table, "round-1"), number = column_of(table, "number");
    std::string cells;
    for (const Row& row : table.rows)
        cells += to_text(row[number].content, en) + ":" + to_text(row[round].content, en) + " ";
    BOOST_TEST(cells == "1:3w1 2:4b½↓ 4:2w½↑ 3:1b0 ");
}

BOOST_AUTO_TEST_CASE(crosstable_by_rank) {
    ReportOptions options;
    options.key_by_rank = true;
    const auto result = made(small_swiss(), "crosstable", options);
    BOOST_TEST(row_of(table_of(result.document), 0, en) ==
               "1|1|GM|Yılmaz, Ayşe|2500|TUR|5w1|3b1|2b½↓|2.5|2|");
}

BOOST_AUTO_TEST_CASE(crosstable_is_for_swiss_events_only) {
    BOOST_TEST(applies(small_swiss(), "crosstable"));
    BOOST_TEST(!applies(small_swiss(), "round-robin-table"));
    BOOST_TEST(!applies(small_swiss(), "team-crosstable"));
    BOOST_TEST(!applies(small_swiss(), "team-standings"));
    BOOST_TEST(!applies(small_swiss(), "team-matches"));
}

BOOST_AUTO_TEST_CASE(standings_mark_the_deciding_tie_break) {
    const auto result = made(small_swiss(), "standings");
    const auto& table = table_of(result.document);
    BOOST_TEST(head_of(table, en) == "Rk.|SNo|Title|Name|FED|Rtg|Pts.|WIN|Note");
    BOOST_TEST(head_of(table, tr) == "Sıra|Bşl.No|Unvan|Ad Soyad|FED|Rtg|Puan|WIN|Not");
    BOOST_TEST(row_of(table, 0, en) == "1|1|GM|Yılmaz, Ayşe|TUR|2500|2.5|2|");
    BOOST_TEST(row_of(table, 2, en) == "3|5||Iğdır, Can|TUR||1.5|1|");
    BOOST_TEST(row_of(table, 3, en) == "4|4||Öz, Ufuk|TUR|2200|1.5|0*|");
    BOOST_TEST(row_of(table, 4, en) == "5|3||Şahin, İlker|TUR|2300|0.0|0|withdrawn");
    BOOST_TEST(has_line(result.document.notes, "Order of the standings: PTS, WIN", en));
    BOOST_TEST(has_line(result.document.notes,
                        "Tie-breaks by " + std::string(result.standings.edition->rule), en));
    BOOST_TEST(result.document.notes.size() == 2u);
    BOOST_TEST(to_text(result.document.title, tr) == "3. tur sonrası geçici sıralama");
}

BOOST_AUTO_TEST_CASE(standings_after_an_earlier_round) {
    RankOptions ranking;
    ranking.after = 1;
    const auto result = made(small_swiss(), "standings", {}, ranking);
    BOOST_TEST(to_text(result.document.title, tr) == "1. tur sonrası sıralama");
    BOOST_TEST(to_text(result.document.title, en) == "Standings after round 1");
    const auto& table = table_of(result.document);
    // 1 and 5 have a point and a win each: nothing separates them, the rank is shown once.
    BOOST_TEST(row_of(table, 0, en) == "1|1|GM|Yılmaz, Ayşe|TUR|2500|1.0|1");
    BOOST_TEST(row_of(table, 1, en) == "|5||Iğdır, Can|TUR||1.0|1");
    BOOST_TEST(row_of(table, 2, en) == "3|2||Çelik, Işıl|TUR|2400|0.5|0");
    const auto cross = made(small_swiss(), "crosstable", {}, ranking);
    BOOST_TEST(head_of(table_of(cross.document), en) == "Rk.|No.|Title|Name|Rtg|FED|1.Rd|Pts.|WIN");
}

BOOST_AUTO_TEST_CASE(a_default_list_of_tie_breaks_is_said) {
    const auto trf = trf_of("012 X\n092 Swiss\n142 1\n", {{1, "A", 1, "", "", "", "", {"2 w 1"}},
                                                          {2, "B", 1, "", "", "", "", {"1 b 0"}}});
    const auto result = made(trf, "standings");
    BOOST_TEST(has_line(result.document.notes,
                        "The tie-breaks are not declared in the file: the default list was used.",
                        en));
}

BOOST_AUTO_TEST_CASE(the_round_to_come_is_in_the_pairings_only) {
    const auto trf = trf_of("012 X\n092 Swiss\n142 5\n202 WIN\n",
                            {{1, "A", 9, "", "", "", "", {"2 w 1", "3 b  "}},
                             {2, "B", 8, "", "", "", "", {"1 b 0", "4 w  "}},
                             {3, "C", 7, "", "", "", "", {"4 w =", "1 w  "}},
                             {4, "D", 6, "", "", "", "", {"3 b =", "2 b  "}},
                             {5, "E", 5, "", "", "", "", {"0000 - U", "0000 - H"}}});
    const auto pairings = made(trf, "pairings");
    BOOST_TEST(pairings.document.sections.size() == 2u);
    const auto& table = table_of(pairings.document, 1);
    BOOST_TEST(row_of(table, 0, en) == "1|3|C|7|0.5||1.0|A|9|1");
    BOOST_TEST(row_of(table, 2, en) == "|5|E|5|1.0|(½)||half-point bye||");
    BOOST_TEST(made(trf, "results").document.sections.size() == 1u);
    const auto cross = made(trf, "crosstable");
    BOOST_TEST(row_of(table_of(cross.document), 0, en) == "1|1|A|9|2w1|3b↓|1.0|1");
    BOOST_TEST(to_text(cross.document.title, en) == "Crosstable after round 1");
}

BOOST_AUTO_TEST_CASE(ten_rounds_lie_on_their_side) {
    std::vector<std::string> first, second;
    for (int r = 1; r <= 10; ++r) first.push_back("2 w ="), second.push_back("1 b =");
    const auto trf = trf_of("012 X\n092 Swiss\n142 10\n", {{1, "A", 1, "", "", "", "", first},
                                                           {2, "B", 1, "", "", "", "", second}});
    BOOST_TEST(made(trf, "crosstable").document.sections[0].landscape);
    BOOST_TEST(!made(small_swiss(), "crosstable").document.sections[0].landscape);
}

BOOST_AUTO_TEST_SUITE_END()

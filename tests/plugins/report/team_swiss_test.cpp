// Lists of a team Swiss by the regulation: 23.2, 24, 25, 26 and 27.

#include "report_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto en = Language::english;
constexpr auto tr = Language::turkish;

std::string ukd(int id, int rating) {
    return fmt::format("TUR {:>4}  {:>3} {:<33} {:>4}\n", id, "", "", rating);
}

std::string team(int id, std::string_view name, const std::vector<int>& players) {
    auto line = fmt::format("310 {:>3} {:<32} {:<5} {:>6} {:>6} {:>6} {:>3} ", id, name, "", "", "",
                            "", "");
    for (const int player : players) line += fmt::format(" {:>4}", player);
    return line + "\n";
}

/// Four teams of two boards, round 3 of 5 paired. Delta is one short in rounds 1 and 2; in round 2
/// a board of Gama and Alfa is adjourned (or won by 7, with XXJ) and Beta plays a reserve.
std::string event(bool open = true) {
    const std::string seven = open ? "1 w ?" : "1 w 1", one = open ? "7 b ?" : "7 b 0";
    const auto line = [](int id, const char* name, std::vector<std::string> rounds) {
        return Line{id, name, 0, "", "TUR", "", "", std::move(rounds)};
    };
    return trf_of(
        "012 Kupa\n042 2026/05/01\n092 Takım: Ulusal İsviçre\n142 5\n352 WB\n",
        {line(1, "A1", {"4 w 1", one, "9 w  "}), line(2, "A2", {"5 b =", "8 w 1", "10 b  "}),
         line(3, "A3", {"0000 - Z", "0000 - Z", "0000 - Z"}),
         line(4, "B1", {"1 b 0", "9 w 0", "7 w  "}), line(5, "B2", {"2 w =", "0000 - Z", "8 b  "}),
         line(6, "B3", {"0000 - Z", "0000 - +", "0000 - Z"}),
         line(7, "G1", {"9 w 1", seven, "4 b  "}), line(8, "G2", {"0000 - +", "2 b 0", "5 w  "}),
         line(9, "D1", {"7 b 0", "4 b 1", "1 b  "}),
         line(10, "D2", {"0000 - Z", "0000 - Z", "2 w  "})},
        ukd(1, 2000) + ukd(2, 1900) + ukd(3, 1850) + ukd(4, 1800) + ukd(7, 1600) + ukd(8, 1500) +
            team(1, "Alfa", {1, 2, 3}) + team(2, "Beta", {4, 5, 6}) + team(3, "Gama", {7, 8}) +
            team(4, "Delta", {9, 10}) + (open ? "" : "XXJ   2    7    1\n"));
}

const CardSheet& sheet_of(const Document& document) {
    return std::get<CardSheet>(document.sections.at(0).body);
}

}

BOOST_AUTO_TEST_SUITE(team_swiss_reports)

// 26.1 and 37e: the board points rank, the match points are the second count. 26.2: the open match
// of Gama and Alfa is 1½ : ½ for Alfa so far, won and lost; that of Beta and Delta was not played.
BOOST_AUTO_TEST_CASE(article_26_1_board_points_rank_the_teams) {
    const auto result = made(event(), "team-standings");
    const auto& table = table_of(result.document);
    BOOST_TEST(head_of(table, tr) ==
               "Sıra|Bşl.No|Takım|Maç|G|B|M|Maç puanı|Takım puanı|BUCHHOLZ|MEDIAN|SONNEBORN|"
               "KADEMELI");
    BOOST_TEST(row_of(table, 0, en).starts_with("1|1|Alfa|2|2|0|0|3.0|4.0|"));
    BOOST_TEST(row_of(table, 1, en).starts_with("2|3|Gama|2|1|0|1|2.5|2.0|"));
    BOOST_TEST(row_of(table, 2, en).starts_with("3|2|Beta|1|1|0|1|2.5|2.0|"));
    BOOST_TEST(row_of(table, 3, en).starts_with("4|4|Delta|1|0|0|2|0.0|0.0|"));
    BOOST_TEST(to_text(result.document.title, tr) == "2. tur sonrası geçici takım sıralaması");
    BOOST_TEST(
        has_line(table.legend, "2. tur, 1.1. masa: 7 G1 - 1 A1: ertelendi, geçici ½ - ½", tr));
}

// 16.5, 17.5, 22.1, 23.2, 26 in the cells: board 1's colour, board points, circle, arrows.
BOOST_AUTO_TEST_CASE(article_23_2_in_the_crosstable) {
    const auto result = made(event(), "team-crosstable");
    const auto& table = table_of(result.document);
    const auto cells = [&](std::size_t row) {
        std::string text;
        for (const auto* key : {"round-1", "round-2", "round-3"})
            text += to_text(table.rows[row][column_of(table, key)].content, tr) + "|";
        return text;
    };
    BOOST_TEST(cells(0) == "2b1½|3s1½?↑|4b↓|");
    BOOST_TEST(cells(1) == "4b2|1b½?↓|2s|");
    BOOST_TEST(cells(2) == "1s½|4b(2)↓|3b|");
    BOOST_TEST(cells(3) == "3s0|2s(0)↑|1s↑|");
    BOOST_TEST(has_line(table.legend, "2½? = a board is adjourned, a draw so far", en));
    BOOST_TEST(has_line(table.legend, "↓ / ↑ = alt / üst puan grubuyla eşlendirildi", tr));
}

// Where both teams are short the remark is on both.
BOOST_AUTO_TEST_CASE(article_23_2_both_teams_short) {
    const auto remark = [](const char* second, const char* colours, Language language) {
        const auto line = [](int id, const char* round) {
            return Line{id, "X", 0, "", "TUR", "", "", {round}};
        };
        const auto text =
            trf_of(std::string("012 Kupa\n092 Takım: Ulusal İsviçre\n142 5\n352 ") + colours + "\n",
                   {line(1, "4 w 1"), line(2, second), line(3, "0000 - Z"), line(4, "1 b 0"),
                    line(5, "0000 - Z"), line(6, "0000 - Z")},
                   team(1, "Alfa", {1, 2, 3}) + team(2, "Beta", {4, 5, 6}));
        const auto row = row_of(table_of(made(text, "team-matches").document), 0, language);
        return row.substr(row.rfind('|') + 1);
    };
    BOOST_TEST(remark("0000 - Z", "WB", tr) == "iki takım da bir eksik (23.2a)");
    BOOST_TEST(remark("0000 - Z", "WB", en) == "both teams one player short (23.2a)");
    BOOST_TEST(remark("0000 - +", "WBW", tr) ==
               "Beta: 2 eksik: hükmen mağlup (23.2b); Alfa: bir eksik (23.2a)");
    BOOST_TEST(remark("0000 - +", "WBW", en) ==
               "Beta: 2 players short: lost by absence (23.2b); Alfa: one player short (23.2a)");
    BOOST_TEST(remark("0000 - Z", "WBW", en) == "both teams short: lost by both (23.2)");
}

BOOST_AUTO_TEST_CASE(article_23_2_in_the_lists_of_matches) {
    const auto result = made(event(), "team-matches");
    const auto &first = table_of(result.document), second = table_of(result.document, 1);
    BOOST_TEST(head_of(first, tr) == "Masa|Takım A|UKD|Renk|Sonuç|Takım B|UKD|Not");
    BOOST_TEST(row_of(first, 3, tr) == "2|Gama|||2 : 0|Delta||Delta: bir eksik (23.2a)");
    BOOST_TEST(row_of(first, 5, tr) == "2.2|G2|1500||+ : -|(boş masa)||");
    BOOST_TEST(row_of(second, 0, en) == "1|Gama|||½? : 1½?|Alfa||adjourned");
    BOOST_TEST(row_of(second, 3, en) == "2|Beta|||(2) : (0)|Delta||Delta: one short again after "
                                        "round 1: lost by absence (23.2a)");
    BOOST_TEST(row_of(second, 4, en) == "2.1|B1|1800|w|0 : 1|D1||");
    BOOST_TEST(row_of(second, 5, en) == "2.2|B3|||+ : -|(empty board)||");
    const auto results = made(event(), "results");
    BOOST_TEST(row_of(table_of(results.document, 1), 1, tr) ==
               "2|2|Beta|2,5|(2) : (0)|0,0|Delta|4|Delta: 1. turdan sonra yine bir eksik: hükmen "
               "mağlup (23.2a)");
}

BOOST_AUTO_TEST_CASE(article_23_2_on_the_cards_of_the_teams) {
    const auto result = made(event(false), "pairing-cards");
    const auto& cards = sheet_of(result.document).cards;
    BOOST_TEST(row_of(cards[3].table, 0, tr) == "1|3|Gama|s|0,0|0,0||bir eksik (23.2a)");
    BOOST_TEST(row_of(cards[3].table, 1, tr) ==
               "2|2|Beta|s|(0,0)|0,0|↑|1. turdan sonra yine bir eksik: hükmen mağlup (23.2a)");
    BOOST_TEST(row_of(cards[1].table, 1, en) ==
               "2|4|Delta|w|(2.0)|2.5|↓|opponents short: won by absence (23.2)");
    // 22.1: Gama has won the board since, 1 : 1; the arrows of round 3 are those of ½.
    BOOST_TEST(row_of(cards[2].table, 1, tr) == "2|1|Alfa|b|1,0|3,0|↓|masa ertelendi, sonra bitti");
    BOOST_TEST(row_of(cards[2].table, 2, en) == "3|2|Beta|b||||");
    BOOST_TEST(to_text(cards[1].facts.back().label, tr) == "Kuvvet derecesi");
    BOOST_TEST(to_text(cards[1].facts.back().value.content, tr) == "1775,0");
    BOOST_TEST(row_of(cards[1].list, 0, tr) == "1|4|B1|1800|asli");
    BOOST_TEST(row_of(cards[1].list, 2, en) == "3|6|B3||reserve");
}

// 25: the mean of who was there in round 1, what an unrated player counts, no UKD at all.
BOOST_AUTO_TEST_CASE(article_25_strength_and_its_parts) {
    const auto result = made(event(), "team-start-list");
    const auto& teams = table_of(result.document);
    BOOST_TEST(row_of(teams, 0, tr) == "1|Alfa|1950,0|3");
    BOOST_TEST(row_of(teams, 1, tr) == "2|Beta|1775,0|3");
    BOOST_TEST(row_of(teams, 3, tr) == "4|Delta||2");
    const auto& beta = table_of(result.document, 2);
    BOOST_TEST(head_of(beta, tr) == "Liste|Kadro|Bşl.No|Ad Soyad|FED|UKD|Sayılan");
    BOOST_TEST(row_of(beta, 0, tr) == "1|asli|4|B1|TUR|1800|1800");
    BOOST_TEST(row_of(beta, 1, tr) == "2|asli|5|B2|TUR||(1750)");
    BOOST_TEST(row_of(beta, 2, en) == "3|reserve|6|B3|TUR||");
    BOOST_TEST(has_line(beta.legend, "Kuvvet derecesi (yönetmelik 25.1): (1800 + 1750) / 2", tr));
    BOOST_TEST(
        has_line(beta.legend, "5 B2 has no UKD: 1750 is assumed, 50 less than 4 B1 (25.2a)", en));
    const auto& delta = table_of(result.document, 4);
    BOOST_TEST(has_line(delta.legend,
                        "Takımda UKD’li oyuncu yok: UKD’li takımların altında, kura ile yer alır "
                        "(25.2b)",
                        tr));
    BOOST_TEST(
        has_line(delta.legend, "10 D2: ilk turda hazır değildi, ortalamaya katılmadı (25.1)", tr));
}

// 24.3, 26, 27: the sheet of a match that is still to be played.
BOOST_AUTO_TEST_CASE(match_sheet_to_fill_in) {
    const auto result = made(event(), "match-sheets");
    BOOST_TEST(result.document.sections.size() == 1u);
    const auto& sheet = sheet_of(result.document);
    BOOST_TEST(sheet.per_sheet == 2);
    BOOST_TEST(sheet.cards.size() == 2u);
    const auto& card = sheet.cards[0];
    BOOST_TEST(to_text(card.title, tr) == "3. tur, 1. maç: Alfa – Delta");
    BOOST_TEST(head_of(card.table, tr) ==
               "Masa|Bşl.No|Alfa|UKD|Renk|Sonuç|Sonuç|Renk|UKD|Delta|Bşl.No");
    BOOST_TEST(row_of(card.table, 0, tr) == "1|1|A1|2000|b|||s||D1|9");
    BOOST_TEST(row_of(card.table, 1, tr) == "2|2|A2|1900|s|||b||D2|10");
    BOOST_TEST(row_of(card.table, 2, tr) == "||Toplam||||||||");
    BOOST_TEST(row_of(card.list, 2, tr) == "3|3|A3|1850|yedek||||||");
    BOOST_TEST(row_of(card.list, 1, tr) == "2|2|A2|1900|asli|2|2|asli||D2|10");
    BOOST_TEST(card.signatures.size() == 3u);
    BOOST_TEST(to_text(card.signatures[0], tr) == "Alfa kaptanı");
    BOOST_TEST(to_text(card.signatures[1], en) == "Arbiter");
}

BOOST_AUTO_TEST_CASE(match_sheet_of_a_round_that_was_played) {
    ReportOptions options;
    options.rounds = {2};
    const auto result = made(event(), "match-sheets", options);
    const auto& lost = sheet_of(result.document).cards[1];
    BOOST_TEST(row_of(lost.table, 0, tr) == "1|4|B1|1800|b|0|1|s||D1|9");
    BOOST_TEST(row_of(lost.table, 1, tr) == "2|6|B3||s|(1)|(-)|b||(boş masa)|");
    BOOST_TEST(row_of(lost.table, 2, en) == "||Total|||(2.0)|(0.0)||||");
    BOOST_TEST(has_line(lost.table.legend,
                        "Delta: 1. turdan sonra yine bir eksik: hükmen mağlup (23.2a)", tr));
    // The reserve sat on board 2, below whom he stands in the list.
    BOOST_TEST(row_of(lost.list, 2, tr) == "3|6|B3||yedek|2|||||");
    BOOST_TEST(!applies(small_swiss(), "match-sheets"));
}

// 23.2: nobody of either team sat on board 2.
BOOST_AUTO_TEST_CASE(a_board_that_both_teams_left_empty) {
    auto trf = event();
    for (const std::string game : {"   5 b =", "   2 w ="})
        trf.replace(trf.find(game), game.size(), "0000 - Z");
    ReportOptions options;
    options.rounds = {1};
    const auto sheets = made(trf, "match-sheets", options);
    for (const auto& card : sheet_of(sheets.document).cards)
        if (to_text(card.title, tr).find("Alfa") != std::string::npos)
            BOOST_TEST(row_of(card.table, 1, tr) == "2||(boş masa)||s|(-)|(-)|b||(boş masa)|");
    const auto matches = made(trf, "team-matches", options);
    bool found = false;
    for (std::size_t i = 0; i < table_of(matches.document).rows.size(); ++i)
        found =
            found || row_of(table_of(matches.document), i, en)
                             .find("|(empty board)||b|- : -|(empty board)||") != std::string::npos;
    BOOST_TEST(found);
}

// Two sheets of eleven boards would lie over each other.
BOOST_AUTO_TEST_CASE(sheets_of_many_boards_have_a_page_each) {
    std::vector<Line> lines;
    std::vector<int> first, second;
    for (int i = 1; i <= 22; ++i) {
        const bool home = i <= 11;
        (home ? first : second).push_back(i);
        const int other = home ? i + 11 : i - 11;
        const char colour = (home ? i : other) % 2 == (home ? 1 : 0) ? 'w' : 'b';
        lines.push_back({i, "P" + std::to_string(i), 0, "", "TUR", "", "", {}});
        lines.back().rounds = {fmt::format("{:>4} {} =", other, colour)};
    }
    const auto trf = trf_of("012 Kupa\n092 Takım: Ulusal İsviçre\n142 3\n", lines,
                            team(1, "Alfa", first) + team(2, "Beta", second));
    const auto result = made(trf, "match-sheets");
    BOOST_TEST(sheet_of(result.document).cards.size() == 1u);
    BOOST_TEST(sheet_of(result.document).per_sheet == 1);
}

BOOST_AUTO_TEST_SUITE_END()

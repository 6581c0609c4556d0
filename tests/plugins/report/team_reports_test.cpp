// Lists of team events.

#include "report_support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

constexpr auto en = Language::english;
constexpr auto tr = Language::turkish;

std::string team_line(int id, std::string_view name, std::string_view nickname, int strength,
                      const std::vector<int>& players) {
    auto line = fmt::format("310 {:>3} {:<32} {:<5} {:>6} {:>6} {:>6} {:>3} ", id, name, nickname,
                            strength, "", "", "");
    for (const int player : players) line += fmt::format(" {:>4}", player);
    return line + "\n";
}

/// Three teams of two boards: a bye in each round, and an empty board in round 2.
std::string three_teams(std::string_view type) {
    const std::string head = "012 Kulüpler\n042 2026/05/01\n092 Team\n142 3\n192 " +
                             std::string(type) + "\n212 PTS,GPTS\n";
    const std::string teams = team_line(1, "Alfa", "ALF", 2050, {1, 2}) +
                              team_line(2, "Beta", "BET", 1850, {3, 4}) +
                              team_line(3, "Gama", "GAM", 1650, {5, 6});
    return trf_of(head,
                  {{1, "Ay, A", 2100, "FM", "TUR", "", "", {"3 w 1", "5 b 1", "0000 - U"}},
                   {2, "Bal, B", 2000, "", "TUR", "", "", {"4 b =", "0000 - Z", "0000 - U"}},
                   {3, "Can, C", 1900, "", "TUR", "", "", {"1 b 0", "0000 - U", "5 w 1"}},
                   {4, "Dal, D", 1800, "", "TUR", "", "", {"2 w =", "0000 - U", "6 b ="}},
                   {5, "Er, E", 1700, "", "TUR", "", "", {"0000 - U", "1 w 0", "3 b 0"}},
                   {6, "Fil, F", 1600, "", "TUR", "", "", {"0000 - U", "0000 - +", "4 w ="}}},
                  teams);
}

const std::string swiss = three_teams("FIDE_TEAM_MP_GP");

}

BOOST_AUTO_TEST_SUITE(team_reports)

// Regulation 24: the lists of the teams, in board order.
BOOST_AUTO_TEST_CASE(team_start_list_with_rosters) {
    const auto result = made(swiss, "team-start-list");
    BOOST_TEST(result.document.sections.size() == 4u);
    BOOST_TEST(head_of(table_of(result.document), tr) ==
               "Bşl.No|Takım|Kısa ad|Kuvvet derecesi|Oyuncu");
    BOOST_TEST(row_of(table_of(result.document), 1, tr) == "2|Beta|BET|1850|2");
    const auto& roster = table_of(result.document, 1);
    BOOST_TEST(head_of(roster, en) == "Pl.|No.|Title|Name|FED|Rtg");
    BOOST_TEST(row_of(roster, 0, en) == "1|1|FM|Ay, A|TUR|2100");
    BOOST_TEST(row_of(roster, 1, en) == "2|2||Bal, B|TUR|2000");
    BOOST_TEST(to_text(roster.caption, en) == "Kulüpler: players of team 1, Alfa");
}

BOOST_AUTO_TEST_CASE(start_list_names_the_team) {
    const auto result = made(swiss, "start-list");
    BOOST_TEST(row_of(table_of(result.document), 2, en) == "3||Can, C|TUR|1900|Beta");
}

// Regulation 23.1, 26.2: a team is paired as a player; the bye brings a point a board.
BOOST_AUTO_TEST_CASE(pairings_of_teams) {
    const auto result = made(swiss, "pairings");
    const auto& table = table_of(result.document);
    BOOST_TEST(head_of(table, tr) ==
               "Masa|Bşl.No|Beyaz (1. masa)|Puan|Sonuç|Puan|Siyah (1. masa)|Bşl.No");
    BOOST_TEST(row_of(table, 0, en) == "1|1|Alfa|0.0|1½ : ½|0.0|Beta|2");
    BOOST_TEST(row_of(table, 1, en) == "|3|Gama|0.0|(2.0)||bye|");
    BOOST_TEST(row_of(table_of(result.document, 1), 0, en) == "1|3|Gama|2.0|1 : 1|2.0|Alfa|1");
}

// Regulation 27: the colours alternate from the first board down.
BOOST_AUTO_TEST_CASE(matches_board_by_board) {
    const auto result = made(swiss, "team-matches");
    const auto& first = table_of(result.document);
    BOOST_TEST(head_of(first, tr) == "Masa|Takım A|Rtg|Renk|Sonuç|Takım B|Rtg");
    BOOST_TEST(first.rows.size() == 4u);
    BOOST_TEST(row_of(first, 0, en) == "1|Alfa|||1½ : ½|Beta|");
    BOOST_TEST(row_of(first, 1, en) == "1.1|FM Ay, A|2100|w|1 : 0|Can, C|1900");
    BOOST_TEST(row_of(first, 2, tr) == "1.2|Bal, B|2000|s|½ : ½|Dal, D|1800");
    BOOST_TEST(row_of(first, 3, tr) == "|Gama|||(2,0)|tur atladı (bay)|");
    const auto& second = table_of(result.document, 1);
    BOOST_TEST(row_of(second, 0, en) == "1|Gama|||1 : 1|Alfa|");
    BOOST_TEST(row_of(second, 1, en) == "1.1|Er, E|1700|w|0 : 1|FM Ay, A|2100");
    BOOST_TEST(row_of(second, 2, en) == "1.2|Fil, F|1600||+ : -|(empty board)|");
    BOOST_TEST(has_line(second.legend, "+ / - = won / lost by forfeit", en));
    BOOST_TEST(!has_line(first.legend, "+ / - = won / lost by forfeit", en));
}

BOOST_AUTO_TEST_CASE(team_standings_with_match_and_game_points) {
    RankOptions ranking;
    ranking.after = 2;
    const auto result = made(swiss, "team-standings", {}, ranking);
    const auto& table = table_of(result.document);
    BOOST_TEST(head_of(table, en) == "Rk.|No.|Team|Matches|+|=|-|MP|GP");
    BOOST_TEST(head_of(table, tr) == "Sıra|Bşl.No|Takım|Maç|G|B|M|Takım puanı|Maç puanı");
    BOOST_TEST(row_of(table, 0, en) == "1|3|Gama|1|0|1|0|3.0|3.0");
    BOOST_TEST(row_of(table, 1, en) == "2|1|Alfa|2|1|1|0|3.0|2.5*");
    BOOST_TEST(row_of(table, 2, tr) == "3|2|Beta|1|0|0|1|2,0|2,5");
    BOOST_TEST(to_text(result.document.title, tr) == "2. tur sonrası takım sıralaması");
    BOOST_TEST(!applies(swiss, "standings"));
}

BOOST_AUTO_TEST_CASE(team_crosstable_shows_game_points) {
    RankOptions ranking;
    ranking.after = 2;
    const auto result = made(swiss, "team-crosstable", {}, ranking);
    const auto& table = table_of(result.document);
    BOOST_TEST(head_of(table, en) == "Rk.|No.|Team|1.Rd|2.Rd|MP|GP");
    BOOST_TEST(row_of(table, 0, en) == "1|3|Gama|(2)|1w1|3.0|3.0");
    BOOST_TEST(row_of(table, 1, tr) == "2|1|Alfa|2b1½|3s1|3,0|2,5*");
    BOOST_TEST(!applies(swiss, "crosstable"));
}

BOOST_AUTO_TEST_CASE(matrix_of_teams) {
    const auto trf = three_teams("BERGER_TEAM_ROUNDROBIN");
    const auto result = made(trf, "round-robin-table");
    const auto& table = table_of(result.document);
    BOOST_TEST(head_of(table, en) == "No.|Team|1|2|3|Bye|MP|GP|Rk.");
    BOOST_TEST(row_of(table, 0, en) == "1|Alfa|■|1½|1|(2)|5.0|4.5|1");
    BOOST_TEST(row_of(table, 1, en) == "2|Beta|½|■|1½|(2)|4.0|4.0|2");
    BOOST_TEST(row_of(table, 2, tr) == "3|Gama|1|½|■|(2)|3,0|3,5|3");
    BOOST_TEST(!applies(trf, "team-crosstable"));
}

BOOST_AUTO_TEST_CASE(cards_of_teams_and_of_their_players) {
    const auto cards = made(swiss, "pairing-cards");
    const auto& sheet = std::get<CardSheet>(cards.document.sections[0].body);
    BOOST_TEST(sheet.cards.size() == 3u);
    BOOST_TEST(to_text(sheet.cards[2].title, en) == "No. 3  Gama");
    BOOST_TEST(row_of(sheet.cards[2].table, 0, en) == "1||||(2.0)|2.0||bye");
    BOOST_TEST(row_of(sheet.cards[2].table, 1, en) == "2|1|Alfa|w|1.0|3.0||");
    ReportOptions options;
    options.players = {4};
    const auto card = made(swiss, "player-card", options);
    BOOST_TEST(row_of(table_of(card.document), 0, en) == "1|2|2|Bal, B|2000|TUR|1.5|w|½|");
}

BOOST_AUTO_TEST_CASE(the_next_match_is_in_the_pairings) {
    const auto trf =
        trf_of("012 X\n142 3\n192 FIDE_TEAM_MP_GP\n",
               {{1, "A", 2100, "", "", "", "", {"3 w 1", "4 b  "}},
                {2, "B", 2000, "", "", "", "", {"4 b =", "3 w  "}},
                {3, "C", 1900, "", "", "", "", {"1 b 0", "2 b  "}},
                {4, "D", 1800, "", "", "", "", {"2 w =", "1 w  "}}},
               team_line(1, "Alfa", "", 0, {1, 2}) + team_line(2, "Beta", "", 0, {3, 4}));
    const auto result = made(trf, "pairings");
    BOOST_TEST(result.document.sections.size() == 2u);
    // The first board of Alfa has Black against number 4.
    BOOST_TEST(row_of(table_of(result.document, 1), 0, en) == "1|2|Beta|0.0||2.0|Alfa|1");
}

// Regulation 23.2, 24.3: an empty board stays in its place; the order is that of the list, or that
// of the line-up where the team told one (TRF26 300).
BOOST_AUTO_TEST_CASE(empty_boards_and_line_ups_keep_their_order) {
    const std::string head = "012 X\n142 2\n192 FIDE_TEAM_MP_GP\n";
    const std::vector<Line> players = {{1, "A", 0, "", "", "", "", {"4 w 1", "6 w 1"}},
                                       {2, "B", 0, "", "", "", "", {"0000 - Z", "5 w ="}},
                                       {3, "C", 0, "", "", "", "", {"6 w =", "4 b 1"}},
                                       {4, "D", 0, "", "", "", "", {"1 b 0", "3 w 0"}},
                                       {5, "E", 0, "", "", "", "", {"0000 - +", "2 b ="}},
                                       {6, "F", 0, "", "", "", "", {"3 b =", "1 b 0"}}};
    const auto result = made(trf_of(head, players,
                                    team_line(1, "Alfa", "", 0, {1, 2, 3}) +
                                        team_line(2, "Beta", "", 0, {4, 5, 6}) +
                                        "300   2   1   2    3    1    2\n"),
                             "team-matches");
    const auto& first = table_of(result.document);
    BOOST_TEST(row_of(first, 1, en) == "1.1|A|w|1 : 0|D");
    BOOST_TEST(row_of(first, 2, en) == "1.2|(empty board)||- : +|E");
    BOOST_TEST(row_of(first, 3, en) == "1.3|C|w|½ : ½|F");
    const auto& second = table_of(result.document, 1);
    BOOST_TEST(row_of(second, 0, en) == "1|Beta||½ : 2½|Alfa");
    const auto of_alfa = [&](std::size_t row) {
        return to_text(second.rows[row].back().content, en);
    };
    BOOST_TEST(of_alfa(1) == "C");
    BOOST_TEST(of_alfa(2) == "A");
    BOOST_TEST(of_alfa(3) == "B");
    BOOST_TEST(row_of(second, 2, en) == "1.2|F|b|0 : 1|A");
}

BOOST_AUTO_TEST_SUITE_END()

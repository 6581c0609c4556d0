// The records of the tournament, of teams and of the extensions.

#include "finding.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::test;

const std::string players = player_line() + "\n" + std::string(opponent_line) + "\n";

Tournament read(const std::string& records) {
    Diagnostics diagnostics("test.trf");
    return read_trf(records + players, diagnostics);
}

std::string found(const std::string& records) { return findings_of(records + players); }

}

BOOST_AUTO_TEST_SUITE(trf_records)

BOOST_AUTO_TEST_CASE(header_of_trf16) {
    const auto t =
        read("012 Ankara Açık\n022 Ankara\n032 TUR\n042 2026/04/20\n052 2026/04/26\n062 2\n"
             "072 2\n082 0\n092 Individual: Swiss\n102 IA Name\n112 A\n112 B\n122 90+30\n"
             "132                                                                         "
             "               26/04/20\nXXR 9\nXXC black1\n");
    BOOST_TEST(t.name == "Ankara Açık");
    BOOST_TEST(t.city == "Ankara");
    BOOST_TEST(t.federation == "TUR");
    BOOST_CHECK((t.start == Date{2026, 4, 20}));
    BOOST_CHECK((t.end == Date{2026, 4, 26}));
    BOOST_CHECK(t.declared_players == 2);
    BOOST_CHECK(t.declared_teams == 0);
    BOOST_TEST(t.deputy_arbiters.size() == 2u);
    BOOST_CHECK((t.round_dates.at(0) == Date{2026, 4, 20}));
    BOOST_TEST(t.scheduled_rounds == 9);
    BOOST_CHECK(t.initial_colour == Colour::black);
    BOOST_TEST(t.format == "trf16");
}

BOOST_AUTO_TEST_CASE(dates_of_start_and_end_in_other_forms) {
    BOOST_TEST(found("042 24/09/2010\n") == "TRF-0202 1:5 note\n");
    BOOST_CHECK((read("042 24/09/2010\n").start == Date{2010, 9, 24}));
    BOOST_CHECK((read("042 28. 07. 2005\n").start == Date{2005, 7, 28}));
    BOOST_CHECK((read("042 10.09.13\n").start == Date{2013, 9, 10}));
    BOOST_CHECK((read("042 May 29, 2020\n").start == Date{2020, 5, 29}));
    BOOST_CHECK((read("042 29 Mayıs 2020\n").start == Date{2020, 5, 29}));
    BOOST_CHECK((read("042 2026-03-01\n").start == Date{2026, 3, 1}));
    BOOST_TEST(found("042 (START DATE)\n") == "TRF-0203 1:5 warning\n");
    BOOST_TEST(found("042\n") == "");
}

BOOST_AUTO_TEST_CASE(dates_of_rounds_in_other_forms) {
    const std::string blanks(88, ' ');
    BOOST_TEST(found("132" + blanks + "11.25.02  11.26.02\n") ==
               "TRF-0209 1:92 note\nTRF-0209 1:102 note\n");
    BOOST_CHECK((read("132" + blanks + "11.25.02\n").round_dates.at(0) == Date{2011, 2, 25}));
    BOOST_CHECK((read("042 2018/04/13\n132" + blanks + "13.04.18\n").round_dates.at(0) ==
                 Date{2018, 4, 13}));
    BOOST_CHECK((read("042 2009.09.09\n132" + blanks + "09.09.10\n").round_dates.at(0) ==
                 Date{2009, 9, 10}));
    // One column too far to the right: the dates are whole, and said.
    BOOST_TEST(found("132" + blanks + " 25/09/13  25/09/14\n") == "TRF-0210 1:5 note\n");
    BOOST_CHECK(
        (read("132" + blanks + " 25/09/13  25/09/14\n").round_dates.at(1) == Date{2025, 9, 14}));
    BOOST_TEST(found("132 2025/01/15\n") == "TRF-0209 1:5 note\nTRF-0210 1:5 note\n");
}

BOOST_AUTO_TEST_CASE(numbers_with_others_beside_them) {
    BOOST_TEST(found("062 129 (88)\n") == "TRF-0205 1:5 note\n");
    BOOST_CHECK(read("062 129 (88)\n").declared_players == 129);
    BOOST_TEST(found("062 many\n") == "TRF-0204 1:5 warning\n");
    BOOST_TEST(found("142 9\nXXR 8\n") == "TRF-0206 2:5 note\n");
    BOOST_TEST(read("142 9\nXXR 8\n").scheduled_rounds == 9);
    BOOST_TEST(found("012 A\n012 B\n") == "TRF-0201 2:1 note\n");
    BOOST_TEST(read("012 A\n012 B\n").name == "A");
}

BOOST_AUTO_TEST_CASE(records_of_trf26) {
    const auto t =
        read("142 9\n152 W\n162  W 3.0    D 1.0    P 1.0\n172 TUR NRO\n182 hakem\n"
             "192 FIDE_DUTCH\n202 BH/C1,BH\n212 PTS,BH/C1\n222 5400+30\n"
             "240 H   3    1    2\n250       1.0   1   2    1    2\n260   1   9    1    2\n"
             "299          -0.5    3    1\n");
    BOOST_TEST(t.format == "trf26");
    BOOST_TEST(t.scheduled_rounds == 9);
    BOOST_CHECK(t.initial_colour == Colour::white);
    BOOST_CHECK(t.scoring.win == Points::whole(3));
    BOOST_CHECK(t.scoring.draw == Points::whole(1));
    BOOST_CHECK(t.scoring.pairing_bye == Points::whole(1));
    BOOST_CHECK(t.scoring.full_bye == Points::whole(3));
    BOOST_TEST(t.encoded_type == "FIDE_DUTCH");
    BOOST_TEST(t.tie_breaks == "BH/C1,BH");
    BOOST_TEST(t.standings_order == "PTS,BH/C1");
    BOOST_REQUIRE(t.byes.size() == 1u);
    BOOST_CHECK(t.byes[0].kind == Outcome::half_bye);
    BOOST_TEST(t.byes[0].round == 3);
    BOOST_TEST(t.byes[0].ids.size() == 2u);
    BOOST_CHECK(t.accelerations.at(0).game_points == Points::whole(1));
    BOOST_TEST(t.accelerations[0].last_id == 2);
    BOOST_TEST(t.prohibited.at(0).last_round == 9);
    BOOST_CHECK(t.abnormal_points.at(0).game_points == -Points::halves(1));
    BOOST_TEST(t.abnormal_points[0].round == 3);
}

BOOST_AUTO_TEST_CASE(teams) {
    const auto t =
        read("310   1 Türkiye                          TUR     2100    4.0   10.5   1    1"
             "    2\n300   1   1   2    1 0000\n320  1.0  2.0 000   1\n330 +-   2   1   2\n"
             "352 WBWB\n362 TW 3.0   TD 1.0   TL 0.0\n");
    BOOST_REQUIRE(t.teams.size() == 1u);
    BOOST_TEST(t.teams[0].name == "Türkiye");
    BOOST_TEST(t.teams[0].nickname == "TUR");
    BOOST_TEST(t.teams[0].strength == 2100);
    BOOST_CHECK(t.teams[0].declared_match_points == Points::whole(4));
    BOOST_CHECK(t.teams[0].declared_game_points == Points::halves(21));
    BOOST_TEST(t.teams[0].declared_rank == 1);
    BOOST_TEST(t.teams[0].players.size() == 2u);
    BOOST_TEST(t.line_ups.at(0).players.size() == 2u);
    BOOST_TEST(t.line_ups[0].players[1] == 0);
    BOOST_TEST(t.team_byes.value().teams.at(1) == 1);
    BOOST_TEST(t.forfeited_matches.at(0).white_came);
    BOOST_TEST(!t.forfeited_matches[0].black_came);
    BOOST_TEST(t.team_colours == "WBWB");
    BOOST_CHECK(t.team_scoring.win == Points::whole(3));
    const auto old =
        read("013 Boys                               1\n013 Girls                         "
             "     2\n");
    BOOST_TEST(old.teams.at(1).name == "Girls");
    BOOST_TEST(old.teams[1].players.at(0) == 2);
}

BOOST_AUTO_TEST_CASE(national_rating_records_hide_the_national_number) {
    const std::string record = "TUR    1      A" + std::string(33, ' ') + "1x24 MUG 10000000146\n";
    Diagnostics diagnostics("test.trf");
    const auto t = read_trf(record + players, diagnostics);
    BOOST_TEST(t.players[0].national_federation == "TUR");
    BOOST_TEST(t.players[0].national_id == "10000000146");
    BOOST_TEST(t.players[0].national_origin == "MUG");
    BOOST_REQUIRE(diagnostics.all().size() == 1u);
    BOOST_TEST(diagnostics.all()[0].code == "TRF-0114");
    BOOST_TEST(diagnostics.all()[0].excerpt.find("10000000146") == std::string::npos);
    BOOST_TEST(findings_of("TUR   99\n" + players) == "TRF-0601 1:5 warning\n");
}

BOOST_AUTO_TEST_CASE(extensions_of_javafo) {
    const auto t = read("XXZ 1, 2\nXXP 1 2\nXXA    1  1.0  1.0  0.5\nXXS W=3 D=1 PAB=1.5\n");
    BOOST_TEST(t.absent_next_round.size() == 2u);
    BOOST_TEST(t.prohibited.at(0).ids.size() == 2u);
    BOOST_REQUIRE(t.accelerations.size() == 2u);
    BOOST_TEST(t.accelerations[0].last_round == 2);
    BOOST_CHECK(t.accelerations[1].game_points == Points::halves(1));
    BOOST_CHECK(t.scoring.win == Points::whole(3));
    BOOST_CHECK(t.scoring.black_draw == Points::whole(1));
    BOOST_CHECK(t.scoring.pairing_bye == Points::halves(3));
    BOOST_TEST(t.scoring_declared);
}

BOOST_AUTO_TEST_CASE(the_same_ids_with_other_meanings_are_kept) {
    BOOST_TEST(found("XXS baku\nXXA true\n") == "TRF-0009 1:1 note\nTRF-0009 2:1 note\n");
    BOOST_TEST(read("XXA true\n").accelerations.empty());
    BOOST_TEST(!read("XXS baku\n").scoring_declared);
}

BOOST_AUTO_TEST_CASE(extensions_of_others) {
    const auto t = read("BBW  2.0\nBBD  1.0\nBBU  1.0\n");
    BOOST_CHECK(t.scoring.win == Points::whole(2));
    BOOST_CHECK(t.scoring.pairing_bye == Points::whole(1));
    BOOST_CHECK(read("BBU  1.0\nBBW  2.0\n").scoring.pairing_bye == Points::whole(1));
    BOOST_CHECK(read("BBW  2.0\n").scoring.pairing_bye == Points::whole(2));
    BOOST_TEST(read("TNR 7\n").scheduled_rounds == 7);
    BOOST_TEST(read("XCC    1 Çankaya Satranç Kulübü\n").players[0].club ==
               "Çankaya Satranç Kulübü");
    BOOST_TEST(read("FOR 1 2\n").prohibited.at(0).ids.size() == 2u);
    BOOST_TEST(findings_of(player_line() + "DAT 0001 EMAIL a@example.org\n" + opponent_line) ==
               "TRF-0130 1:100 note\n");
    BOOST_TEST(found("DAT    1 EMAIL a@example.org\nDAT    2 EMAIL b@example.org\n") ==
               "TRF-0009 1:1 note\n");
}

BOOST_AUTO_TEST_CASE(records_of_the_drafts_of_trf26) {
    BOOST_TEST(found("192 FIDE_DUTCH\n330 H   3    1\n") == "TRF-0405 2:1 note\n");
    BOOST_TEST(read("330 H   3    1\n").byes.at(0).round == 3);
    BOOST_TEST(found("192 X\n340 +-   3   1   2\n") == "TRF-0506 2:5 note\n");
}

BOOST_AUTO_TEST_CASE(unknown_records_and_comments_are_no_error) {
    BOOST_TEST(found("### a comment\n   a ruler\nDDD SSSS\nDDD again\n123456789\n") ==
               "TRF-0009 3:1 note\nTRF-0009 5:1 note\n");
}

BOOST_AUTO_TEST_CASE(lists_of_numbers_out_of_their_columns) {
    BOOST_TEST(found("192 X\n240 H   3  1 2\n") == "TRF-0403 2:11 note\n");
    BOOST_TEST(read("240 H   3  1 2\n").byes.at(0).ids.size() == 2u);
    BOOST_TEST(found("192 X\n240 H   3    1    x\n") == "TRF-0403 2:11 warning\n");
    BOOST_TEST(found("192 X\n240 Q   3    1\n") == "TRF-0404 2:5 error\n");
}

BOOST_AUTO_TEST_CASE(scoring_that_no_record_declares) {
    // Rounds that fit 3-1-0; the last player's points are given.
    const auto field = [](std::string_view last) {
        const auto player = [](int id, std::string_view points, std::string_view rounds) {
            return fmt::format("001 {:>4}{:>76}{}\n", id, points, "     " + std::string(rounds))
                .replace(14, 6, "Player");
        };
        return player(1, "4.0", "     2 w 1     3 b =") + player(2, "3.0", "     1 b 0     4 w 1") +
               player(3, "2.0", "     4 b =     1 w =") + player(4, last, "     3 w =     2 b 0");
    };
    BOOST_TEST(findings_of(field("1.0")) == "TRF-0302 0:0 note\n");
    Diagnostics diagnostics;
    const auto t = read_trf(field("1.0"), diagnostics);
    BOOST_CHECK(t.scoring.win == Points::whole(3));
    BOOST_TEST(!t.scoring_declared);
    // One player whose points do not fit is a mistake, not another system.
    BOOST_CHECK(read_trf(field("2.5"), diagnostics).scoring == Scoring{});
}

// A year of two digits: both dates are read so that the event does not end before it starts.
BOOST_AUTO_TEST_CASE(start_and_end_are_read_together) {
    const std::string player =
        "001    1      Yildiz                                                            0.0\n";
    const auto dates = [&](std::string_view start, std::string_view end) {
        const auto t = test::tournament("042 " + std::string(start) + "\n052 " + std::string(end) +
                                        "\n" + player);
        return to_text(t.start) + " " + to_text(t.end);
    };
    BOOST_TEST(dates("11.09.26", "12.04.01") == "2011/09/26 2012/04/01");
    BOOST_TEST(dates("10.09.13", "11.09.13") == "2013/09/10 2013/09/11");
    BOOST_TEST(dates("25.02.2011", "27.02.2011") == "2011/02/25 2011/02/27");
}

BOOST_AUTO_TEST_SUITE_END()

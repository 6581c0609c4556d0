// The upload XML of chess-results: what is in it, and where it departs from its own description.

#include "../reading.hpp"

using namespace hakem;
using namespace hakem::test;

namespace {

std::string player(int no, std::string_view more) {
    return fmt::format("<player no=\"{}\" lastname=\"Soyad{},Ad\" firstname=\"\" {}/>\n", no, no,
                       more);
}

std::string game(int round, int white, int black, std::string_view result,
                 std::string_view forfeit = "") {
    const auto colon = result.find(':');
    return fmt::format("<playerpairing round=\"{}\" pairing=\"1\" board=\"1\" whiteno=\"{}\" "
                       "blackno=\"{}\" reswhite=\"{}\" resblack=\"{}\" forfeit=\"{}\"/>\n",
                       round, white, black, result.substr(0, colon), result.substr(colon + 1),
                       forfeit);
}

/// An event of four with these rows.
std::string event(std::string_view games, std::string_view settings = "type=\"0\"",
                  std::string_view players = {}) {
    std::string four;
    for (int no = 1; no <= 4; ++no) four += player(no, "");
    return fmt::format("<?xml version=\"1.0\"?>\n<chessresults>\n<tournamentdata><tournament {}/>"
                       "</tournamentdata>\n<players>\n{}</players>\n<playerpairings>\n{}"
                       "</playerpairings>\n</chessresults>\n",
                       settings, players.empty() ? std::string_view(four) : players, games);
}

}

BOOST_AUTO_TEST_SUITE(chess_results)

BOOST_AUTO_TEST_CASE(the_event) {
    const auto file = read_bytes(
        event("", "type=\"0\" name=\"Kupa\" rounds=\"5\" from=\"20260926\" to=\"27.09.2026\" "
                  "location=\"Bursa\" federation=\"TUR\" chiefarbiter=\"Hakem, Baş\" "
                  "deputyarbiter=\"Bir, Hakem; İki, Hakem\" timecontrol=\"90+30\" "
                  "tb1no=\"37\" tb2no=\"52\" tb3no=\"0\""));
    const auto& t = file.tournament;
    BOOST_TEST(t.format == "chess-results");
    BOOST_TEST(t.name == "Kupa");
    BOOST_TEST(t.city == "Bursa");
    BOOST_TEST(t.federation == "TUR");
    BOOST_TEST(t.scheduled_rounds == 5);
    BOOST_TEST(to_text(t.start) == "2026/09/26"); // as files have it
    BOOST_TEST(to_text(t.end) == "2026/09/27");   // as the description has it
    BOOST_TEST(t.deputy_arbiters.size() == 2u);
    BOOST_TEST(t.standings_order == "PTS,BH/C1,SB");
    BOOST_REQUIRE(t.declared_tie_breaks.size() == 2u);
    BOOST_TEST(t.declared_tie_breaks[0].name == "37");
    BOOST_TEST(t.declared_tie_breaks[0].code == "BH/C1");
}

// 37 is Buchholz whose cuts are a setting; files that have a place for the settings leave it empty
// where there are none.
BOOST_AUTO_TEST_CASE(buchholz_and_its_settings) {
    const auto of = [](std::string_view detail) {
        return read_bytes(event("", fmt::format("type=\"0\" tb1no=\"37\" {}", detail)));
    };
    BOOST_TEST(of("").tournament.standings_order == "PTS,BH/C1");
    BOOST_TEST(of("tb1_detail=\"\"").tournament.standings_order == "PTS,BH");
    const auto set = of("tb1_detail=\"1;0\"");
    BOOST_TEST(set.tournament.standings_order == "PTS,BH/C1");
    BOOST_TEST(set.messages().find("tb1_detail") != std::string::npos); // told, not understood
}

BOOST_AUTO_TEST_CASE(the_four_kinds_of_events) {
    const auto system = [](std::string_view settings) {
        return system_of(read_bytes(event("", settings)).tournament);
    };
    BOOST_TEST((system("type=\"0\"") == System::swiss));
    BOOST_TEST((system("type=\"1\"") == System::round_robin));
    BOOST_TEST((system("type=\"1\" replay=\"2\"") == System::double_round_robin));
    BOOST_TEST((system("type=\"2\"") == System::round_robin));
    BOOST_TEST((system("type=\"3\"") == System::swiss));
    BOOST_TEST(read_bytes(event("", "type=\"7\"")).findings("XML-0010") ==
               "XML-0010 3:35 warning\n");
}

BOOST_AUTO_TEST_CASE(a_player_with_the_decimals_and_letters_of_real_files) {
    const auto file = read_bytes(event(
        "", "type=\"0\" federation=\"TUR\"",
        "<player no=\"3\" id=\"4711\" lastname=\"Kaya,Ali\" firstname=\"\" title=\"fm\" "
        "rtg=\"1900\" rtgfide=\"1850\" rtgnat=\"1900\" dob=\"1998\" sex=\"M\" fed=\"TUR\" "
        "clubname=\"Kulüp\" fideid=\"6300001\" typ=\"U18\" rank=\"2\" pts=\"3,5\" equal=\"N\" "
        "kfaktor=\"20\"/>\n"
        "<player no=\"4\" lastname=\"Öz\" firstname=\"Su\" rtg=\"1700\" sex=\"w\" "
        "dob=\"01.02.2010\" pts=\"0.5\"/>\n"));
    const auto& kaya = file.player(3);
    BOOST_TEST(kaya.name == "Kaya,Ali");
    BOOST_TEST(kaya.title == "FM");
    BOOST_TEST(kaya.rating == 1850);
    BOOST_TEST(kaya.national_rating == 1900);
    BOOST_TEST(kaya.national_federation == "TUR");
    BOOST_TEST(kaya.national_id == "4711");
    BOOST_TEST((kaya.sex == Sex::male));
    BOOST_TEST(kaya.birth.year == 1998);
    BOOST_TEST(kaya.group == "U18");
    BOOST_TEST((kaya.declared_points == Points::halves(7)));
    BOOST_TEST(kaya.declared_rank == 2);
    const auto& oz = file.player(4);
    BOOST_TEST(oz.name == "Öz, Su");
    BOOST_TEST(oz.rating == 1700); // the only one there is
    BOOST_TEST((oz.sex == Sex::female));
    BOOST_TEST(to_text(oz.birth) == "2010/02/01");
    BOOST_TEST((oz.declared_points == Points::halves(1)));
    // The K-factor has no place, and is told.
    BOOST_TEST(file.messages().find("kfaktor") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(results) {
    const auto file = read_bytes(
        event(game(1, 1, 2, "1.0:0.0") + game(1, 3, 4, "0,5:0,5") + game(2, 2, 3, "1.0:0.0", "K") +
              game(2, 4, 1, "0.0:0.0", "K") + game(3, 1, 3, "1.0:0.0", "U") +
              game(3, 2, 4, "0.0:0.0", "D") + game(4, 1, 4, ":", "H") + game(4, 3, 2, ":")));
    BOOST_TEST(file.rounds(1) == "2w1 4b- 3wW 4w?");
    BOOST_TEST(file.rounds(2) == "1b0 3w+ 4w0 3b*");
    BOOST_TEST(file.rounds(3) == "4w= 2b- 1bL 2w*");
    BOOST_TEST(file.rounds(4) == "3b= 1w- 2b0 1b?");
    BOOST_TEST(file.findings("XML") == "");
}

BOOST_AUTO_TEST_CASE(rounds_without_an_opponent) {
    // -1 is the pairing-allocated bye with a full point, whatever the event awards; -2 not paired.
    const auto file = read_bytes(event(game(1, 1, -1, "1.0:0.0", "K") + game(1, 2, -2, ":") +
                                       game(1, 3, -2, "0.5:") + game(1, 4, -2, "1.0:")));
    BOOST_TEST(file.rounds(1) == "0-U");
    BOOST_TEST(file.rounds(2) == "0-Z");
    BOOST_TEST(file.rounds(3) == "0-H");
    BOOST_TEST(file.rounds(4) == "0-F");
}

BOOST_AUTO_TEST_CASE(what_the_bye_is_worth_is_told_by_the_points) {
    const auto players = player(1, "pts=\"1,0\"") + player(2, "pts=\"0,0\"") +
                         player(3, "pts=\"0,5\"") + player(4, "pts=\"1,5\"");
    const auto games = game(1, 1, 2, "1.0:0.0") + game(1, 3, -1, "1.0:0.0", "K") +
                       game(2, 4, 1, "1.0:0.0") + game(3, 4, -1, "1.0:0.0", "K");
    const auto half = read_bytes(event(games, "type=\"0\"", players));
    BOOST_TEST((half.tournament.scoring.pairing_bye == Points::halves(1)));
    BOOST_TEST(half.findings("XML-0023") == "XML-0023 7:0 note\n");
    BOOST_TEST(half.findings("TRN") == "");
    // Two who had one contradict each other: nothing is concluded, and the points are told.
    auto other = players;
    other.replace(other.find("1,5"), 3, "2,0");
    const auto unclear = read_bytes(event(games, "type=\"0\"", other));
    BOOST_TEST((unclear.tournament.scoring.pairing_bye == Points::whole(1)));
    BOOST_TEST(unclear.found("TRN-0112"));
}

BOOST_AUTO_TEST_CASE(a_file_without_pairings_has_standings_only) {
    const auto players = player(1, "pts=\"1,0\" rank=\"1\"") + player(2, "pts=\"0,0\" rank=\"2\"");
    BOOST_TEST(has_only_standings(read_bytes(event("", "type=\"0\"", players)).tournament));
    const auto paired = event(game(1, 1, 2, "1.0:0.0"), "type=\"0\"", players);
    BOOST_TEST(!has_only_standings(read_bytes(paired).tournament));
    BOOST_TEST(!has_only_standings(read_bytes(event("")).tournament)); // a start list
}

BOOST_AUTO_TEST_CASE(equal_ranks_are_those_of_the_player_before) {
    const auto file = read_bytes(
        event("", "type=\"0\"",
              player(1, "rank=\"3\" equal=\"J\"") + player(2, "rank=\"2\" equal=\"N\"") +
                  player(3, "rank=\"1\" equal=\"N\"") + player(4, "rank=\"4\" equal=\"N\"")));
    BOOST_TEST(file.player(3).declared_rank == 1);
    BOOST_TEST(file.player(2).declared_rank == 2);
    BOOST_TEST(file.player(1).declared_rank == 2);
    BOOST_TEST(file.player(4).declared_rank == 4);
}

BOOST_AUTO_TEST_CASE(values_of_tie_breaks) {
    const auto file = read_bytes(event("", "type=\"0\" tb1no=\"37\" tb3no=\"52\"",
                                       player(1, "tb1=\"26,5\" tb2=\"9\" tb3=\"7,50\"") +
                                           player(2, "tb1=\"\" tb3=\"7.25\"")));
    const DeclaredValues first{Points::hundredths(2650), Points::hundredths(750)};
    BOOST_TEST((file.player(1).declared_tie_breaks == first));
    const DeclaredValues second{std::nullopt, Points::hundredths(725)};
    BOOST_TEST((file.player(2).declared_tie_breaks == second));
    BOOST_TEST(file.messages().find("tb2") != std::string::npos); // has no number
}

BOOST_AUTO_TEST_CASE(what_contradicts_itself) {
    const auto file = read_bytes(event(game(1, 1, 2, "1.0:0.0") + game(1, 1, 3, "1.0:0.0") +
                                       game(1, 9, 4, "1.0:0.0") + game(201, 1, 2, "1.0:0.0") +
                                       game(2, 1, 2, "1.0:1.0") + game(3, 1, 2, "x:0.0")));
    BOOST_TEST(file.findings("XML") == "XML-0017 12:2 error\n"
                                       "XML-0015 13:57 error\n"
                                       "XML-0016 14:23 error\n"
                                       "XML-0018 15:2 warning\n"
                                       "XML-0018 16:2 warning\n"
                                       "XML-0010 16:82 warning\n");
    BOOST_TEST(file.rounds(1) == "2w1 2w= 2w*");
    BOOST_TEST(file.rounds(4) == "");
}

BOOST_AUTO_TEST_CASE(numbers_twice_missing_and_beyond) {
    const auto file = read_bytes(
        event(game(1, 70000, 1, "1.0:0.0"), "type=\"0\"",
              player(1, "") + player(1, "") + player(70000, "") + "<player lastname=\"Adsız\"/>"));
    BOOST_TEST(file.findings("XML-001") == "XML-0012 6:2 error\n"
                                           "XML-0013 7:2 note\n"
                                           "XML-0011 8:2 warning\n");
    BOOST_TEST(file.tournament.players.size() == 4u);
    BOOST_TEST(file.rounds(1) == "3b0");
    BOOST_TEST(file.rounds(3) == "1w1");
}

BOOST_AUTO_TEST_CASE(places_of_players_who_were_taken_out) {
    const auto file = read_bytes(event("", "type=\"0\"",
                                       player(1, "") + "<player no=\"2\" lastname=\"\" rank=\"50\" "
                                                       "pts=\"0,0\"/>\n"));
    BOOST_TEST(file.tournament.players.size() == 1u);
    BOOST_TEST(file.findings("XML-0022") == "XML-0022 6:0 note\n");
}

BOOST_AUTO_TEST_CASE(braces_in_place_of_brackets) {
    auto text = event(game(1, 1, 2, "1.0:0.0"));
    for (auto& c : text) c = c == '<' ? '{' : c == '>' ? '}' : c;
    const auto file = read_bytes(text);
    BOOST_TEST(file.rounds(1) == "2w1");
    BOOST_TEST(file.found("XML-0002"));
}

BOOST_AUTO_TEST_SUITE_END()

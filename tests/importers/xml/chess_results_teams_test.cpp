// Teams in the upload XML of chess-results.

#include "../reading.hpp"
#include <hakem/history.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

/// Three teams of two, two rounds; team 3 has the bye first, then team 2 does not come.
std::string event(std::string_view more_matches = {}, std::string_view points_of_fifth = "1,0") {
    std::string players;
    for (int no = 1; no <= 6; ++no) {
        const auto points = no == 5 ? points_of_fifth : no == 6 ? "1,0" : "";
        players += fmt::format("<player no=\"{}\" lastname=\"P{}\" teamno=\"{}\" board=\"{}\" "
                               "pts=\"{}\" tb1=\"3,0\"/>\n",
                               no, no, (no + 1) / 2, no % 2 == 1 ? 2 : 1, points);
    }
    return fmt::format(
        "<chessresults>\n"
        "<tournamentdata><tournament type=\"3\" rounds=\"2\" tb1no=\"13\" tb2no=\"1\" "
        "tb3no=\"84\"/></tournamentdata>\n"
        "<players>\n{}</players>\n"
        "<teams>\n"
        "<team no=\"1\" teamname=\"Bir\" teamshort=\"B\" rank=\"1\" points=\"4\" tb1=\"4\" "
        "tb2=\"3,5\" tb3=\"2,0\"/>\n"
        "<team no=\"2\" teamname=\"İki\" rank=\"3\" points=\"0\" tb1=\"0\" tb2=\"0,5\" "
        "tb3=\"6\"/>\n"
        "<team no=\"3\" teamname=\"Üç\" rank=\"2\" points=\"2\" tb1=\"2\" tb2=\"2,0\" tb3=\"4\"/>\n"
        "</teams>\n"
        "<playerpairings>\n"
        "<playerpairing round=\"1\" pairing=\"1\" board=\"1\" whiteno=\"1\" blackno=\"4\" "
        "reswhite=\"1.0\" resblack=\"0.0\" forfeit=\"\"/>\n"
        "<playerpairing round=\"1\" pairing=\"1\" board=\"2\" whiteno=\"3\" blackno=\"2\" "
        "reswhite=\"0.5\" resblack=\"0.5\" forfeit=\"\"/>\n"
        "</playerpairings>\n"
        "<teampairings>\n"
        "<teampairing round=\"1\" pairing=\"1\" no1=\"1\" no2=\"2\" res1=\"1.5\" res2=\"0.5\"/>\n"
        "<teampairing round=\"1\" pairing=\"2\" no1=\"3\" no2=\"-1\" res1=\"2.0\" res2=\"0.0\"/>\n"
        "{}</teampairings>\n"
        "</chessresults>\n",
        players, more_matches);
}

}

BOOST_AUTO_TEST_SUITE(chess_results_teams)

BOOST_AUTO_TEST_CASE(teams_and_their_boards) {
    const auto file = read_bytes(event());
    BOOST_TEST(is_team_event(file.tournament));
    const auto& team = file.team(1);
    BOOST_TEST(team.name == "Bir");
    const std::vector<std::int32_t> in_order{2, 1}; // by board, not by number
    BOOST_TEST(team.players == in_order);
    BOOST_TEST((team.declared_match_points == Points::whole(4)));
    BOOST_TEST((team.declared_game_points == Points::halves(7)));
    BOOST_TEST(file.tournament.standings_order == "MPTS,GPTS,[84]");
    BOOST_REQUIRE(file.tournament.declared_tie_breaks.size() == 1u);
    BOOST_TEST(file.tournament.declared_tie_breaks[0].name == "84");
    BOOST_TEST((team.declared_tie_breaks == DeclaredValues{Points::whole(2)}));
    // Values of players are of other tie-breaks, which have no numbers here.
    BOOST_TEST(file.player(1).declared_tie_breaks.empty());
    BOOST_TEST(file.messages().find("of 'player' was not taken over: tb1") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(line_ups_that_are_not_in_the_order_of_the_list) {
    const auto file = read_bytes(event());
    BOOST_REQUIRE(file.tournament.line_ups.size() == 1u);
    const auto& line_up = file.tournament.line_ups[0];
    BOOST_TEST(line_up.team == 1);
    BOOST_TEST(line_up.opponent == 2);
    const std::vector<std::int32_t> seated{1, 2};
    BOOST_TEST(line_up.players == seated);
}

BOOST_AUTO_TEST_CASE(the_bye_of_a_team) {
    const auto file = read_bytes(event());
    BOOST_REQUIRE(file.tournament.team_byes.has_value());
    BOOST_TEST(file.tournament.team_byes->teams.at(0) == 3);
    BOOST_TEST(file.rounds(5) == "0-U"); // as their points tell
    BOOST_TEST(file.rounds(6) == "0-U");
    BOOST_TEST(file.found("XML-0024"));
    const auto history = team_history(file.tournament);
    BOOST_TEST((history.competitors.at(2).match_points == Points::whole(2)));
    BOOST_TEST((history.competitors.at(2).game_points == Points::whole(2)));
    // Whoever has no point did not sit at a board.
    BOOST_TEST(read_bytes(event("", "0,0")).rounds(5) == "");
}

BOOST_AUTO_TEST_CASE(a_match_without_games) {
    const auto file = read_bytes(event("<teampairing round=\"2\" pairing=\"1\" no1=\"1\" no2=\"2\" "
                                       "res1=\"2.0\" res2=\"0.0\"/>\n"));
    BOOST_REQUIRE(file.tournament.forfeited_matches.size() == 1u);
    const auto& match = file.tournament.forfeited_matches[0];
    BOOST_TEST(match.round == 2);
    BOOST_TEST(match.white == 1);
    BOOST_TEST(match.white_came);
    BOOST_TEST(!match.black_came);
    BOOST_TEST(file.findings("XML-0032") == "XML-0032 23:2 note\n");
}

BOOST_AUTO_TEST_CASE(points_of_a_match_that_its_boards_do_not_make) {
    auto text = event();
    text.replace(text.find("res1=\"1.5\""), 10, "res1=\"2.0\"");
    BOOST_TEST(read_bytes(text).findings("XML-0033") == "XML-0033 21:2 warning\n");
}

BOOST_AUTO_TEST_CASE(a_second_bye_in_a_round) {
    const auto file =
        read_bytes(event("<teampairing round=\"1\" pairing=\"3\" no1=\"-1\" no2=\"2\" "
                         "res1=\"0.0\" res2=\"2.0\"/>\n"));
    BOOST_TEST(file.findings("XML-0031") == "XML-0031 23:2 error\n");
}

BOOST_AUTO_TEST_SUITE_END()

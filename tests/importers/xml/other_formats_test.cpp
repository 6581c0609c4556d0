// Swiss-Manager's lists, DSB 2.5, DEWIS and Turneringsservice.

#include "../reading.hpp"
#include <hakem/time_control.hpp>

using namespace hakem;
using namespace hakem::test;

namespace {

std::string dsb(std::string_view games, std::string_view prefix = "") {
    std::string text = "<P:DSB_DWZ_TournamentReport xmlns=\"http://www.schachbund.de/XMLSchema\">"
                       "<P:header><P:sender>Verein</P:sender></P:header>"
                       "<P:tournament><P:label>Turnier</P:label><P:tournamentType>SW"
                       "</P:tournamentType></P:tournament><P:players>";
    for (int no = 1; no <= 3; ++no)
        text += fmt::format("<P:player><P:tournamentPlayerNumber>{}</P:tournamentPlayerNumber>"
                            "<P:surname>S{}</P:surname><P:forename>F</P:forename>"
                            "<P:dobYear>1990</P:dobYear></P:player>",
                            no, no);
    text += fmt::format("</P:players><P:games>{}</P:games></P:DSB_DWZ_TournamentReport>", games);
    for (auto at = text.find("P:"); at != text.npos; at = text.find("P:"))
        text.replace(at, 2, prefix);
    return text;
}

std::string dsb_game(int round, std::string_view white, std::string_view black,
                     std::string_view own, std::string_view other) {
    const auto side = [](std::string_view number, std::string_view which) {
        return number.empty()
                   ? fmt::format("<none{}Player>true</none{}Player>", which, which)
                   : fmt::format("<tournamentPlayerNumber{}>{}</tournamentPlayerNumber{}>", which,
                                 number, which);
    };
    return fmt::format("<game><round>{}</round><date>2026-01-0{}</date>{}{}<pointWhite>{}"
                       "</pointWhite><pointBlack>{}</pointBlack></game>",
                       round, round, side(white, "White"), side(black, "Black"), own, other);
}

std::string dewis(std::string_view games, std::string_view teams = "") {
    std::string text = "<dewis><tournamentSection><tournament><label>T</label><rounds>3</rounds>"
                       "</tournament></tournamentSection><playerSection><players>";
    for (int no = 1; no <= 4; ++no)
        text +=
            fmt::format("<player><noPlayer>{}</noPlayer><surname>S{}</surname></player>", no, no);
    return text +
           fmt::format("</players><games>{}</games></playerSection>{}</dewis>", games, teams);
}

std::string dewis_game(int round, std::string_view white, std::string_view black,
                       std::string_view result) {
    return fmt::format("<game><round>{}</round><noWhite>{}</noWhite><noBlack>{}</noBlack><result>{}"
                       "</result></game>",
                       round, white, black, result);
}

}

BOOST_AUTO_TEST_SUITE(xml_formats)

BOOST_AUTO_TEST_CASE(results_of_dsb) {
    const auto file =
        read_bytes(dsb(dsb_game(1, "1", "2", "1", "0") + dsb_game(2, "2", "1", "0.5", "0.5") +
                       dsb_game(3, "1", "3", "+", "-") + dsb_game(4, "1", "2", "0.5", "0") +
                       dsb_game(5, "1", "2", "0", "0") + dsb_game(6, "1", "2", "-", "-") +
                       dsb_game(1, "3", "", "+", "-") + dsb_game(2, "", "3", "-", "0.5")));
    BOOST_TEST(file.rounds(1) == "2w1 2b= 3w+ 2w= 2w0 2w-");
    BOOST_TEST(file.rounds(2) == "1b0 1w= 0-  1b0 1b0 1b-");
    BOOST_TEST(file.rounds(3) == "0-U 0-H 1b-");
    BOOST_TEST(to_text(file.tournament.round_dates.at(2)) == "2026/01/03");
    BOOST_TEST((system_of(file.tournament) == System::swiss));
    BOOST_TEST(file.player(1).birth.year == 1990);
}

BOOST_AUTO_TEST_CASE(a_prefix_of_the_name_space) {
    const auto file = read_bytes(dsb("", "dsb:"));
    BOOST_TEST(file.tournament.players.size() == 3u);
    BOOST_TEST(file.player(2).name == "S2, F");
}

BOOST_AUTO_TEST_CASE(results_of_dewis) {
    const auto file =
        read_bytes(dewis(dewis_game(1, "1", "2", "1:0") + dewis_game(1, "3", "4", "½:½") +
                         dewis_game(2, "2", "3", "+:-") + dewis_game(2, "4", "1", "-:-") +
                         dewis_game(3, "1", "3", "0:0") + dewis_game(3, "2", "", "") +
                         dewis_game(3, "4", "", "-:+")));
    BOOST_TEST(file.rounds(1) == "2w1 4b- 3w0");
    BOOST_TEST(file.rounds(2) == "1b0 3w+ 0-U");
    BOOST_TEST(file.rounds(3) == "4w= 2b- 1b0");
    BOOST_TEST(file.rounds(4) == "3b= 1w- 0-Z");
    BOOST_TEST(file.found("XML-0027")); // a bye without a result
}

BOOST_AUTO_TEST_CASE(teams_of_dewis) {
    const auto file = read_bytes(dewis(
        dewis_game(1, "1", "3", "1:0") + dewis_game(1, "4", "2", "½:½"),
        "<teamSection><teams><team><lot>1</lot><teamName>A</teamName><lineup>"
        "<noPlayer>1</noPlayer><noPlayer>2</noPlayer></lineup></team><team><lot>2</lot>"
        "<teamName>B</teamName><lineup><noPlayer>3</noPlayer><noPlayer>4</noPlayer></lineup>"
        "</team></teams><encounter><play><round>1</round><noHomeTeam>1</noHomeTeam>"
        "<noGuestTeam>2</noGuestTeam><pointsHome>1.5</pointsHome><pointsGuest>0.5</pointsGuest>"
        "</play></encounter></teamSection>"));
    const std::vector<std::int32_t> list{3, 4};
    BOOST_TEST(file.team(2).players == list);
    BOOST_TEST(file.team(1).name == "A");
    BOOST_TEST(file.findings("XML") == "");
}

BOOST_AUTO_TEST_CASE(players_for_swiss_manager) {
    const auto file = read_bytes(
        "<Players><Player PlayerUniqueId=\"123456\" Lastname=\"Ak\" Firstname=\"Su\" Gender=\"f\" "
        "Group=\"A\" Type=\"U12\" TeamUniqueId=\"5\"/><Player PlayerUniqueId=\"7\" "
        "Lastname=\"Bal\" Colour=\"red\"/><Club/></Players>");
    BOOST_TEST(file.tournament.format == "swiss-manager-players");
    BOOST_TEST(file.tournament.players.size() == 2u);
    BOOST_TEST(file.player(8).name == "Ak, Su"); // 123456 is out of range
    BOOST_TEST(file.player(8).group == "A");
    const std::vector<std::int32_t> list{8};
    BOOST_TEST(file.team(5).players == list);
    const auto messages = file.messages();
    for (const auto* told : {"XML-0013", "XML-0020", "XML-0025", "XML-0026", "Colour", "Type"})
        BOOST_TEST(messages.find(told) != std::string::npos, told);
}

BOOST_AUTO_TEST_CASE(a_group_of_turneringsservice) {
    const auto file = read_bytes(
        "<Tournament Producer=\"Turneringsservice\" Event=\"NM\" Federation=\"NOR\"><Groups>"
        "<Group Event=\"A\" Pairing=\"Berger\" NumRounds=\"3\" PointsForWin=\"3\" "
        "PointsForDraw=\"1\" PointsForBye=\"+\"><Rounds>"
        "<Rd StartDate=\"2026-07-01\"><TimeControls><phase moves=\"40\" Time=\"90\"/>"
        "<phase Time=\"30\" Bonus=\"30\"/></TimeControls></Rd>"
        "<Rd StartDate=\"2026-07-02\"><TimeControls><phase moves=\"40\" Time=\"90\"/>"
        "<phase Time=\"30\"/></TimeControls></Rd></Rounds><Players>"
        "<Player StartNo=\"1\" Gn=\"Ola\" Ln=\"N\" Pts=\"4\">"
        "<Game Rd=\"1\" Clr=\"W\" Opnt=\"2\" Res=\"1\"/><Game Rd=\"2\" Clr=\"S\" Opnt=\"2\" "
        "Res=\"½\"/><Game Rd=\"3\" Opnt=\"0\" Res=\"1\"/></Player>"
        "<Player StartNo=\"2\" Gn=\"Kari\" Ln=\"M\" sex=\"k\">"
        "<Game Rd=\"1\" Clr=\"B\" Opnt=\"1\" Res=\"0\"/><Game Rd=\"2\" Clr=\"H\" Opnt=\"1\" "
        "Res=\"=\"/><Game Rd=\"3\" Opnt=\"9\" Res=\"?\"/></Player>"
        "</Players></Group><Group Event=\"B\"/></Groups></Tournament>");
    BOOST_TEST(file.rounds(1) == "2w1 2b= 0-U");
    BOOST_TEST(file.rounds(2) == "1b0 1w=");
    BOOST_TEST((file.player(2).sex == Sex::female));
    BOOST_TEST((file.tournament.scoring.win == Points::whole(3)));
    BOOST_TEST((system_of(file.tournament) == System::round_robin));
    BOOST_TEST(file.tournament.time_control == "40/90 min, 30 min");
    BOOST_TEST(seconds_for_60_moves(*time_control_of(file.tournament)) == 120 * 60);
    BOOST_TEST(file.found("XML-0015")); // nobody is 9
    BOOST_TEST(file.found("XML-0028")); // one more group
}

/// Rounds of several times keep their numbers, by which SUB-0224 sees that they are several.
BOOST_AUTO_TEST_CASE(turneringsservice_has_times_by_round) {
    const auto round = [](int minutes) {
        return fmt::format("<Rd><TimeControls><phase Time=\"{}\"/></TimeControls></Rd>", minutes);
    };
    const auto file = read_bytes(
        "<Tournament Producer=\"Turneringsservice\" Event=\"NM\"><Groups><Group NumRounds=\"3\">"
        "<Rounds>" +
        round(15) + round(90) + round(15) +
        "</Rounds><Players><Player StartNo=\"1\" Gn=\"Ola\" Ln=\"N\"/></Players></Group></Groups>"
        "</Tournament>");
    BOOST_TEST(file.tournament.time_control == "1, 3: 15 min; 2: 90 min");
}

BOOST_AUTO_TEST_SUITE_END()

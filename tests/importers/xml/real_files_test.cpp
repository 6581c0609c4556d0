// Real files: players, rounds, points and results as counted without hakem (grep and a few lines of
// Python over the attributes).

#include "../reading.hpp"
#include <hakem/history.hpp>

#include <filesystem>
#include <map>

using namespace hakem;
using namespace hakem::test;

namespace {

std::optional<ReadFile> real(const char* name) {
    const auto folder = shared();
    if (!folder) {
        skip("no reference data");
        return std::nullopt;
    }
    return read_bytes(bytes_of_file(*folder / "data/xml-real" / name));
}

/// How often each result stands in the rounds of all players.
std::string results_of(const Tournament& tournament) {
    std::map<char, int> counts;
    for (const auto& player : tournament.players)
        for (const auto& entry : player.rounds)
            if (entry.outcome != Outcome::absent) ++counts[static_cast<char>(entry.outcome)];
    std::string text;
    for (const auto& [sign, count] : counts) text += fmt::format("{}:{} ", sign, count);
    return text;
}

void check_points(const ReadFile& file) {
    for (const auto& player : file.tournament.players) {
        BOOST_REQUIRE(player.declared_points.has_value());
        BOOST_TEST((counted_points(file.tournament, player) == *player.declared_points),
                   player.id << " " << player.name);
    }
}

}

BOOST_AUTO_TEST_SUITE(xml_real_files)

BOOST_AUTO_TEST_CASE(a_swiss) {
    const auto file = real("sharly__chess-results_Single_SwissSystem.xml");
    if (!file) return;
    const auto& t = file->tournament;
    BOOST_TEST(t.format == "chess-results");
    BOOST_TEST(t.players.size() == 21u);
    BOOST_TEST(rounds_held(t) == 7);
    BOOST_TEST(to_text(t.start) == "2025/09/26");
    // 82 rows: 13 not paired, 4 byes, 65 games of which 5 were drawn.
    BOOST_TEST(results_of(t) == "0:60 1:60 =:10 U:4 Z:13 ");
    check_points(*file);
    BOOST_TEST(file->player(10).declared_rank == 1);
    BOOST_TEST((file->player(10).declared_points == Points::whole(6)));
    BOOST_TEST(file->player(10).national_rating == 1574);
    BOOST_TEST(file->player(10).rating == 0);
    BOOST_TEST(file->findings("TRN") == "");
    BOOST_TEST(file->diagnostics.count(Severity::error) == 0u);
    BOOST_TEST(file->diagnostics.count(Severity::warning) == 0u);
}

BOOST_AUTO_TEST_CASE(a_team_swiss) {
    const auto file = real("sharly__chess-results_Team_SwissSystem.xml");
    if (!file) return;
    const auto& t = file->tournament;
    BOOST_TEST(t.players.size() == 47u); // and four places without a name
    BOOST_TEST(t.teams.size() == 11u);
    BOOST_TEST(rounds_held(t) == 7);
    // 140 games, 33 of them drawn; seven byes of a team with four boards.
    BOOST_TEST(results_of(t) == "0:107 1:107 =:66 U:28 ");
    check_points(*file);
    const auto history = team_history(t);
    for (std::size_t i = 0; i < t.teams.size(); ++i) {
        const auto& team = t.teams[i];
        BOOST_TEST((history.competitors[i].match_points == *team.declared_match_points), team.name);
        BOOST_TEST((history.competitors[i].game_points == *team.declared_game_points), team.name);
    }
    BOOST_TEST(file->team(3).declared_rank == 1);
    BOOST_TEST(file->diagnostics.count(Severity::error) == 0u);
    BOOST_TEST(file->diagnostics.count(Severity::warning) == 0u);
}

BOOST_AUTO_TEST_CASE(lists_for_import) {
    const auto players = real("swissmanager__players_import.xml");
    if (!players) return;
    BOOST_TEST(players->tournament.players.size() == 1u);
    BOOST_TEST(players->player(1).name == "Uşıs, Çoğpı");
    BOOST_TEST(players->player(1).rating == 1324);
    BOOST_TEST(players->player(1).group == "U10");
    BOOST_TEST(players->player(1).club == "BİREYSEL");
    const std::vector<std::int32_t> one{1};
    BOOST_TEST(players->team(3).players == one);
    BOOST_TEST(players->found("XML-0026"));
    const auto teams = real("swissmanager__teams_import.xml");
    BOOST_TEST(teams->team(3).name == "İstanbul Satranç Kulübü");
    BOOST_TEST(teams->team(3).nickname == "IST");
}

BOOST_AUTO_TEST_CASE(german_reports) {
    const auto dsb = real("dsb__DWZ_TournamentReport_2_5_skeleton.xml");
    if (!dsb) return;
    BOOST_TEST(dsb->tournament.format == "dsb");
    BOOST_TEST(dsb->tournament.name == "Vereinsmeisterschaft");
    BOOST_TEST(dsb->tournament.scheduled_rounds == 7);
    BOOST_TEST(dsb->player(1).name == "Müller, Jürgen");
    BOOST_TEST(dsb->player(1).rating == 2064);
    BOOST_TEST(to_text(dsb->player(1).birth) == "1963/02/03");
    BOOST_TEST(dsb->rounds(1) == "0-  0-U"); // player 2 of round 1 is not in the file
    BOOST_TEST(dsb->findings("XML-0015") == "XML-0015 8:142 error\n");
    const auto dewis = real("dewis__tournamentImport_skeleton.xml");
    BOOST_TEST(dewis->tournament.format == "dewis");
    BOOST_TEST(dewis->player(1).national_rating == 1998);
    BOOST_TEST(dewis->team(1).name == "HSK 1");
    BOOST_TEST(dewis->rounds(1) == "0-  0-U");
}

BOOST_AUTO_TEST_CASE(a_norwegian_file) {
    const auto file = real("turneringsservice__skeleton.trx.xml");
    if (!file) return;
    BOOST_TEST(file->tournament.format == "turneringsservice");
    BOOST_TEST(file->tournament.name == "NM 2026 - Mester");
    BOOST_TEST(file->player(1).name == "Nordmann, Ola");
    BOOST_TEST(file->player(1).rating == 1950);
    BOOST_TEST(file->player(1).national_rating == 1900);
    BOOST_TEST((file->player(1).declared_points == Points::whole(1)));
    BOOST_TEST(to_text(file->tournament.round_dates.at(0)) == "2026/07/01");
}

BOOST_AUTO_TEST_CASE(a_rating_list_is_no_tournament) {
    const auto folder = shared();
    if (!folder) return skip("no reference data");
    for (const auto* name :
         {"fide__players_list_xml_foa_sample.xml", "fide__players_list_foa_sample.txt"})
        BOOST_CHECK_THROW(read_bytes(bytes_of_file(*folder / "data/xml-real" / name)), Error);
}

BOOST_AUTO_TEST_SUITE_END()

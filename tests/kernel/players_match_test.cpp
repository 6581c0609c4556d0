#include "support.hpp"
#include <hakem/importer.hpp>
#include <hakem/players_match.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

/// Two players and so many rounds announced; `results` of the first: "1", "=", "0".
Tournament match_of(std::int32_t rounds, std::string_view results) {
    Tournament event;
    event.scheduled_rounds = rounds;
    for (const std::int32_t id : {1, 2}) {
        Player player;
        player.id = id;
        player.name = id == 1 ? "Bir, Ayşe" : "İki, Su";
        for (const char result : results) {
            const auto own = result == '='                  ? Outcome::draw
                             : (result == '1') == (id == 1) ? Outcome::win
                                                            : Outcome::loss;
            RoundEntry entry;
            entry.opponent = 3 - id;
            entry.outcome = own;
            player.rounds.push_back(entry);
        }
        event.players.push_back(std::move(player));
    }
    return event;
}

Tournament event_of(std::string_view type) {
    Tournament event;
    event.type = type;
    event.players.resize(6);
    return event;
}

}

BOOST_AUTO_TEST_SUITE(players_match)

BOOST_AUTO_TEST_CASE(two_players_or_the_word) {
    BOOST_TEST(is_players_match(match_of(4, "1=0=")));
    for (const auto* type : {"Individual: Match", "Bireysel: Maç", "Antrenman maçı", "MATCH"})
        BOOST_TEST(is_players_match(event_of(type)), type);
    for (const auto* type : {"Individual: Swiss-System", "Round robin, match points", "",
                             "Macar sistemi", "Matches of the league", "İsviçre maç sistemi"})
        BOOST_TEST(!is_players_match(event_of(type)), type);
    auto teams = event_of("Match");
    teams.teams.resize(2);
    BOOST_TEST(!is_players_match(teams));
}

/// FIDE B.02: games after a match is decided are not rated.
BOOST_AUTO_TEST_CASE(decided_after_more_than_half_of_the_points) {
    BOOST_TEST(round_of_decision(match_of(4, "11=0")) == 3); // 2 of 4 are no more than half
    BOOST_TEST(round_of_decision(match_of(4, "1=1=")) == 3);
    BOOST_TEST(round_of_decision(match_of(4, "10==")) == 0);
    BOOST_TEST(round_of_decision(match_of(0, "1111")) == 0); // not known how long it is
}

/// The same opponents again are no fault of a match (TRN-0108), and of any other event they are.
BOOST_AUTO_TEST_CASE(opponents_meet_again) {
    const auto of_twice = [](Tournament event) {
        for (auto& player : event.players)
            for (std::size_t r = 0; r < player.rounds.size(); ++r)
                player.rounds[r].colour =
                    (r % 2 == 0) == (player.id == 1) ? Colour::white : Colour::black;
        Diagnostics diagnostics("match.trf");
        validate(event, diagnostics);
        return diagnostics.by_code().contains("TRN-0108");
    };
    auto event = match_of(4, "1=0=");
    BOOST_TEST(!of_twice(event));
    Player third;
    third.id = 3;
    third.name = "Üç, Can";
    event.players.push_back(third);
    BOOST_TEST(of_twice(event));
    // Games of a PGN, one a round: a name that is spelt in two ways makes a third player
    // (PGN-0216).
    event.format = "pgn";
    BOOST_TEST(!of_twice(event));
}

BOOST_AUTO_TEST_SUITE_END()

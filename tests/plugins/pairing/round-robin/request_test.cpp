// Which round is paired, what stands in the way, and what the decisions say.

#include "field.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using test::field_of;
using test::round_robin;
using test::schedule_of;
using test::text_of;

namespace {

/// Enters the games of a round as draws.
void play(Tournament& tournament, const RoundPairing& round) {
    const auto enter = [&](std::int32_t id, RoundEntry entry) {
        for (Player& player : tournament.players)
            if (player.id == id) player.rounds.push_back(entry);
    };
    for (const Pair& pair : round.pairs) {
        if (pair.black == 0) {
            enter(pair.white, {0, Colour::none, Outcome::pairing_bye});
            continue;
        }
        enter(pair.white, {pair.black, Colour::white, Outcome::draw});
        enter(pair.black, {pair.white, Colour::black, Outcome::draw});
    }
}

/// The one finding of a request that is refused.
std::string refusal(const Tournament& tournament, const PairingRequest& request) {
    Diagnostics diagnostics;
    BOOST_TEST(round_robin().pair(tournament, request, diagnostics).empty());
    BOOST_REQUIRE(diagnostics.all().size() == 1u);
    BOOST_TEST((diagnostics.all().front().severity == Severity::error));
    return diagnostics.all().front().code;
}

PairingRequest single() {
    PairingRequest request;
    request.double_cycle = false;
    return request;
}

}

BOOST_AUTO_TEST_SUITE(round_robin_requests)

// 28.2: the ranks of the starting numbers are the numbers of the table.
BOOST_AUTO_TEST_CASE(starting_numbers_with_gaps_and_out_of_order) {
    BOOST_TEST(text_of(schedule_of(field_of({40, 7, 12, 9}), single())) ==
               "7-40 9-12 | 40-12 7-9 | 9-40 12-7");
    BOOST_TEST(text_of(schedule_of(field_of({9999, 2, 5}), single())) ==
               "5-9999 2-0 | 2-5 9999-0 | 9999-2 5-0");
}

BOOST_AUTO_TEST_CASE(the_next_round_follows_those_held) {
    Tournament tournament = field_of(5);
    const auto rounds = schedule_of(tournament, single());
    for (const RoundPairing& round : rounds) {
        Diagnostics diagnostics;
        const auto next = round_robin().pair(tournament, single(), diagnostics);
        BOOST_REQUIRE(next.size() == 1u);
        BOOST_TEST(next.front().round == round.round);
        BOOST_TEST(text_of(next.front()) == text_of(round));
        BOOST_TEST(diagnostics.all().empty());
        play(tournament, round);
    }
    BOOST_TEST(refusal(tournament, single()) == "PAIR-0005");
}

BOOST_AUTO_TEST_CASE(a_named_round) {
    PairingRequest request = single();
    request.round = 3;
    Diagnostics diagnostics;
    const auto rounds = round_robin().pair(field_of(6), request, diagnostics);
    BOOST_REQUIRE(rounds.size() == 1u);
    BOOST_TEST(rounds.front().round == 3);
    BOOST_TEST(text_of(rounds.front()) == "2-6 3-1 4-5");
    BOOST_TEST(rounds.front().decisions.empty());
}

// 28.1: n - 1 rounds, n where the field is odd.
BOOST_AUTO_TEST_CASE(article_28_1_rounds_that_do_not_exist) {
    PairingRequest request = single();
    for (const int round : {-1, 6, 2147483647}) {
        request.round = round;
        BOOST_TEST(refusal(field_of(5), request) == "PAIR-0004");
        BOOST_TEST(refusal(field_of(6), request) == "PAIR-0004");
    }
    request.round = 5;
    Diagnostics diagnostics;
    BOOST_TEST(round_robin().pair(field_of(6), request, diagnostics).size() == 1u);
}

BOOST_AUTO_TEST_CASE(article_28_1_fields_that_are_no_field) {
    BOOST_TEST(refusal(field_of(0), single()) == "PAIR-0001");
    BOOST_TEST(refusal(field_of(1), single()) == "PAIR-0001");
    BOOST_TEST(refusal(field_of(1001), single()) == "PAIR-0002");
}

// 30.1: teams by the same tables; 30.2: decided with the colours of the boards.
BOOST_AUTO_TEST_CASE(article_30_teams) {
    Tournament tournament = field_of(8);
    for (const std::int32_t id : {11, 2, 5}) {
        Team team;
        team.id = id;
        team.name = "Takım " + std::to_string(id);
        tournament.teams.push_back(team);
    }
    for (int i = 0; i < 6; ++i)
        tournament.teams[static_cast<std::size_t>(i / 2)].players.push_back(i + 1);
    PairingRequest request = single();
    request.explain = true;
    const auto rounds = schedule_of(tournament, request);
    BOOST_TEST(text_of(rounds) == "5-11 2-0 | 2-5 11-0 | 11-2 5-0");
    BOOST_TEST(rounds[0].decisions.at(0).rule.find("30.1, 30.2, 28.2") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(rounds_that_differ_from_the_table_are_told) {
    Tournament tournament = field_of(4);
    const auto rounds = schedule_of(tournament, single());
    play(tournament, rounds[0]);
    play(tournament, rounds[2]);
    Diagnostics diagnostics;
    const auto next = round_robin().pair(tournament, single(), diagnostics);
    BOOST_TEST(text_of(next) == "2-4 3-1"); // the table goes on
    BOOST_REQUIRE(diagnostics.all().size() == 1u);
    BOOST_TEST(diagnostics.all().front().code == "PAIR-0101");
    BOOST_TEST((diagnostics.all().front().severity == Severity::warning));
    BOOST_TEST(diagnostics.all().front().arguments.at(0) == "2");
}

BOOST_AUTO_TEST_CASE(reversed_colours_are_told_too) {
    Tournament tournament = field_of(4);
    for (RoundPairing round : schedule_of(tournament, single())) {
        std::swap(round.pairs[0].white, round.pairs[0].black);
        play(tournament, round);
    }
    PairingRequest request = single();
    request.all_rounds = true;
    Diagnostics diagnostics;
    BOOST_TEST(round_robin().pair(tournament, request, diagnostics).size() == 3u);
    BOOST_REQUIRE(diagnostics.by_code().contains("PAIR-0101"));
    BOOST_TEST(diagnostics.all().front().arguments.at(0) == "1-3");
}

BOOST_AUTO_TEST_CASE(other_opponents_with_the_same_colours_are_told) {
    Tournament tournament = field_of(6);
    RoundPairing round = schedule_of(tournament, single()).front(); // 1-6 2-5 3-4
    std::swap(round.pairs[0].black, round.pairs[1].black);
    play(tournament, round);
    Diagnostics diagnostics;
    BOOST_TEST(round_robin().pair(tournament, single(), diagnostics).size() == 1u);
    BOOST_REQUIRE(diagnostics.by_code().contains("PAIR-0101"));
    BOOST_TEST(diagnostics.all().front().arguments.at(0) == "1");
}

// 29: who left has no opponents any more; that is no other table.
BOOST_AUTO_TEST_CASE(article_29_absences_are_no_difference) {
    Tournament tournament = field_of(4);
    RoundPairing round = schedule_of(tournament, single()).front();
    round.pairs.erase(round.pairs.begin());
    play(tournament, round);
    Diagnostics diagnostics;
    BOOST_TEST(round_robin().pair(tournament, single(), diagnostics).size() == 1u);
    BOOST_TEST(diagnostics.all().empty());
}

BOOST_AUTO_TEST_CASE(the_rounds_of_a_drawn_event_agree_with_the_same_seed) {
    PairingRequest request = single();
    request.draw_lots = true;
    request.lot = 2026;
    Tournament tournament = field_of(8);
    for (const RoundPairing& round : schedule_of(tournament, request)) play(tournament, round);
    request.all_rounds = true;
    Diagnostics same, other;
    round_robin().pair(tournament, request, same);
    BOOST_TEST(!same.by_code().contains("PAIR-0101"));
    request.lot = 2027;
    round_robin().pair(tournament, request, other);
    BOOST_TEST(other.by_code().contains("PAIR-0101"));
}

BOOST_AUTO_TEST_CASE(a_declared_number_of_rounds_that_does_not_fit) {
    Tournament tournament = field_of(6);
    tournament.scheduled_rounds = 9;
    Diagnostics diagnostics;
    BOOST_TEST(round_robin().pair(tournament, single(), diagnostics).size() == 1u);
    BOOST_TEST(diagnostics.by_code().contains("PAIR-0102"));
    tournament.scheduled_rounds = 5;
    Diagnostics fits;
    round_robin().pair(tournament, single(), fits);
    BOOST_TEST(fits.all().empty());
}

BOOST_AUTO_TEST_CASE(decisions_name_board_table_and_article) {
    PairingRequest request;
    request.double_cycle = true;
    request.explain = true;
    const auto rounds = schedule_of(field_of(5), request);
    const Decision& board = rounds[0].decisions.at(0);
    BOOST_TEST(board.subject == "board 1");
    BOOST_TEST(board.rule == "Regulation 28.2, EK 1; FIDE C.05, Annex 1");
    BOOST_TEST(board.edition == "regulation");
    BOOST_TEST(format_text(board.reason, Language::english, board.arguments) ==
               "Berger table for 6, round 1: number 2 has White against number 5; 2 - 5");
    const Decision& bye = rounds[0].decisions.at(2);
    BOOST_TEST(bye.subject == "bye");
    BOOST_TEST(bye.rule == "Regulation 28.3, 28.2, EK 1; FIDE C.05, Annex 1");
    BOOST_TEST(format_text(bye.reason, Language::turkish, bye.arguments) ==
               "6 kişilik Berger tablosu, 1. tur: 1 numaranın rakibi, kimsede olmayan 6 numara; "
               "1 tur atlar");
    const Decision& second = rounds[5].decisions.at(0);
    BOOST_TEST(second.rule == "Regulation 28.4, EK 1; FIDE C.05, Annex 1");
    BOOST_TEST(format_text(second.reason, Language::english, second.arguments) ==
               "second cycle, Berger table for 6, round 1 with the colours reversed: number 5 has "
               "White against number 2; 5 - 2");
}

BOOST_AUTO_TEST_SUITE_END()

// Numbers that were drawn by lot and are read from the games, and schedules by no table.

#include "field.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using test::field_of;
using test::round_robin;
using test::schedule_of;
using test::text_of;

namespace {

/// Enters the games of a round as draws; number k of the table is `ids[k - 1]`.
void play(Tournament& tournament, const RoundPairing& round, const std::vector<std::int32_t>& ids) {
    const auto id = [&](std::int32_t number) {
        return ids.at(static_cast<std::size_t>(number - 1));
    };
    const auto enter = [&](std::int32_t number, RoundEntry entry) {
        for (Player& player : tournament.players)
            if (player.id == id(number)) player.rounds.push_back(entry);
    };
    for (const Pair& pair : round.pairs) {
        if (pair.black == 0) {
            enter(pair.white, {0, Colour::none, Outcome::pairing_bye});
            continue;
        }
        enter(pair.white, {id(pair.black), Colour::white, Outcome::draw});
        enter(pair.black, {id(pair.white), Colour::black, Outcome::draw});
    }
}

Tournament played(int rounds, const std::vector<std::int32_t>& ids, bool twice = false) {
    auto tournament = field_of(static_cast<int>(ids.size()));
    const auto all = schedule_of(static_cast<int>(ids.size()), twice);
    for (int round = 1; round <= rounds; ++round)
        play(tournament, all.at(static_cast<std::size_t>(round - 1)), ids);
    tournament.encoded_type = twice ? "BERGER_DOUBLEROUNDROBIN" : "BERGER_ROUNDROBIN";
    return tournament;
}

/// A round as it is paired, or the codes that were said.
struct Answer {
    std::string pairs, codes;
    Verdict verdict;
};

Answer answer(const Tournament& tournament, int round) {
    PairingRequest request;
    request.round = round;
    Diagnostics diagnostics;
    const auto rounds = round_robin().pair(tournament, request, diagnostics);
    Answer answer;
    for (const auto& one : diagnostics.all()) answer.codes += one.code + " ";
    BOOST_REQUIRE(rounds.size() == 1U);
    answer.pairs = text_of(rounds.front());
    answer.verdict =
        round_robin().judge(tournament, request, played_pairing(tournament, round), rounds.front());
    return answer;
}

}

BOOST_AUTO_TEST_SUITE(round_robin_held_numbers)

// 28.2: "Numbers by lot". EK 1, round 2 of six is 6-4 5-3 1-2; the numbers 1 to 6 were drawn by
// the players 3, 5, 1, 6, 2, 4.
BOOST_AUTO_TEST_CASE(article_28_2_numbers_drawn_by_lot_are_read_from_the_games) {
    const std::vector<std::int32_t> ids = {3, 5, 1, 6, 2, 4};
    const auto found = answer(played(5, ids), 2);
    BOOST_TEST(found.pairs == "4-6 2-1 3-5");
    BOOST_TEST(found.codes == "PAIR-0203 ");
}

// The next round goes on by the same numbers: round 4 of six is 6-5 1-4 2-3.
BOOST_AUTO_TEST_CASE(article_28_2_the_next_round_goes_on_by_the_numbers_drawn) {
    const auto found = answer(played(3, {3, 5, 1, 6, 2, 4}), 4);
    BOOST_TEST(found.pairs == "4-2 3-6 5-1");
    BOOST_TEST(found.codes == "PAIR-0203 ");
}

// One round fits many numberings: nothing is guessed.
BOOST_AUTO_TEST_CASE(one_round_tells_no_numbers) {
    const auto found = answer(played(1, {3, 5, 1, 6, 2, 4}), 2);
    BOOST_TEST(found.pairs == "6-4 5-3 1-2");
    BOOST_TEST(found.codes == "PAIR-0101 ");
}

BOOST_AUTO_TEST_CASE(article_28_3_odd_fields_too) {
    const auto found = answer(played(5, {2, 5, 1, 4, 3}), 5); // 4-2 5-1, 3 has the bye
    BOOST_TEST(found.pairs == "4-5 3-2 1-0");
    BOOST_TEST(found.codes == "PAIR-0203 ");
}

BOOST_AUTO_TEST_CASE(numbers_as_in_the_file_are_said_nothing_of) {
    BOOST_TEST(answer(played(5, {1, 2, 3, 4, 5, 6}), 3).codes.empty());
}

// FIDE C.05, Annex 1: the last two rounds of the first cycle exchanged.
BOOST_AUTO_TEST_CASE(annex_1_the_exchanged_rounds_are_recognised) {
    auto tournament = played(6, {1, 2, 3, 4}, true);
    for (auto& player : tournament.players) std::swap(player.rounds[1], player.rounds[2]);
    const auto found = answer(tournament, 2);
    BOOST_TEST(found.pairs == "2-4 3-1");
    BOOST_TEST(found.codes == "PAIR-0204 ");
}

// 28.1: everyone meets everyone; in which order is the table's affair and nobody's fault.
BOOST_AUTO_TEST_CASE(article_28_1_another_order_of_the_rounds_is_legal) {
    auto tournament = played(5, {1, 2, 3, 4, 5, 6});
    for (auto& player : tournament.players) std::swap(player.rounds[1], player.rounds[3]);
    const auto found = answer(tournament, 2);
    BOOST_TEST(found.codes == "PAIR-0101 ");
    BOOST_TEST(found.verdict.legal);
    BOOST_TEST(found.verdict.faults.empty());
}

BOOST_AUTO_TEST_CASE(article_28_1_who_meets_twice_is_a_fault) {
    auto tournament = played(5, {1, 2, 3, 4, 5, 6});
    for (auto& player : tournament.players) player.rounds[3] = player.rounds[1];
    const auto found = answer(tournament, 4);
    BOOST_TEST(!found.verdict.legal);
    BOOST_REQUIRE(found.verdict.faults.size() == 3U);
    BOOST_TEST(found.verdict.faults.front().reason == "pairing.fault.met");
    BOOST_TEST(found.verdict.faults.front().arguments.at(2) == "2");
}

// 29: who left has no games behind it; who is silent for a round and plays on is a fault.
BOOST_AUTO_TEST_CASE(article_29_a_missing_game_is_a_fault_unless_the_player_left) {
    auto tournament = played(5, {1, 2, 3, 4, 5, 6});
    auto& rounds = tournament.players[0].rounds;
    auto& others = tournament.players[1].rounds; // 1 and 2 meet in round 2
    rounds[1] = others[1] = RoundEntry{};
    BOOST_TEST(!answer(tournament, 2).verdict.legal);
    rounds[1].outcome = others[1].outcome = Outcome::zero_bye; // the file says it
    BOOST_TEST(answer(tournament, 2).verdict.legal);
    rounds.resize(1);
    BOOST_TEST(answer(tournament, 2).verdict.legal);
}

BOOST_AUTO_TEST_SUITE_END()

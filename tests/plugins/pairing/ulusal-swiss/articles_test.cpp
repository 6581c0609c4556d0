// Small positions, each for one article; the comment derives the answer by hand. What comes from
// two other programs as well says so.

#include "played_event.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using namespace hakem::test;
using namespace hakem::test::ulusal;

namespace {

/// An event whose 22.1 or attendance needs more than lines of players.
Tournament with_absent(Tournament tournament, std::vector<std::int32_t> ids) {
    tournament.absent_next_round = std::move(ids);
    return tournament;
}

Tournament empty_event(int players, int rounds) {
    PlayedEvent event(players, rounds, Colour::white);
    return event.tournament;
}

std::vector<std::string> arguments_of(const Diagnostics& findings, std::string_view code) {
    for (const auto& finding : findings.all())
        if (finding.code == code) return finding.arguments;
    return {};
}

struct Entry {
    const char *title, *name;
    int elo, ukd;
};

Tournament seeded(std::initializer_list<Entry> entries) {
    auto tournament = empty_event(static_cast<int>(entries.size()), 3);
    auto player = tournament.players.begin();
    for (const auto& entry : entries) {
        player->title = entry.title;
        player->name = entry.name;
        player->rating = entry.elo;
        player->national_rating = entry.ukd;
        ++player;
    }
    return tournament;
}

}

BOOST_AUTO_TEST_SUITE(ulusal_articles)

BOOST_AUTO_TEST_CASE(a16_2_recommended_rounds) {
    // 4→2, 8→3, 16→4, 32→5, 64→6, 128→7; an odd number is preferred.
    const auto recommended = [](int players) {
        const auto arguments = arguments_of(answer(empty_event(players, 19)).findings, "PAIR-0243");
        return arguments.size() == 4 ? arguments[2] + " " + arguments[3] : "";
    };
    BOOST_TEST(recommended(3) == "2 3");
    BOOST_TEST(recommended(5) == "3 3");
    BOOST_TEST(recommended(8) == "3 3");
    BOOST_TEST(recommended(9) == "4 5");
    BOOST_TEST(recommended(32) == "5 5");
    BOOST_TEST(recommended(33) == "6 7");
    BOOST_TEST(recommended(128) == "7 7");
    BOOST_TEST(recommended(129) == "8 9");
    BOOST_TEST(codes(answer(empty_event(9, 4)).findings) == "");
    BOOST_TEST(codes(answer(empty_event(9, 5)).findings) == "");
}

BOOST_AUTO_TEST_CASE(a16_3_nobody_meets_twice) {
    BOOST_TEST(boards(small_event({"2w1", "1b0"}, 5)) == "PAIR-0038");
}

BOOST_AUTO_TEST_CASE(a16_5_half_and_full_point_byes_of_a_file) {
    // H: 5 has ½ as all others, and nothing bars him: the lowest has the bye (17.2). 1-3 have met:
    // 1-4, 2-3 (20.1b); both due the same, 1 gets Black and 2 White (21.5).
    BOOST_TEST(boards(small_event({"3w=", "4b=", "1b=", "2w=", "H"}, 5)) == "4-1 2-3 5-0");
    // F counts as a bye: 3 and 2 are barred, 1 has it though the highest.
    BOOST_TEST(boards(small_event({"2w1 3b1", "1b0 F", "U 1w0"}, 5)) == "2-3 1-0");
}

BOOST_AUTO_TEST_CASE(a17_1_seeding_is_checked) {
    const auto found = [](std::initializer_list<Entry> entries) {
        return codes(answer(seeded(entries)).findings);
    };
    // Example 1: titles, then ELO, then UKD, then names in Turkish order (ı before i, l before ş).
    BOOST_TEST(found({{"FM", "Demir, Ali", 2105, 2080},
                      {"WIM", "Şahin, Deniz", 2010, 0},
                      {"", "Kaya, Mert", 1840, 1850},
                      {"", "Çelik, Ece", 1840, 1795},
                      {"", "Cengiz, Oya", 0, 1700},
                      {"", "Ilgaz, Can", 0, 0},
                      {"", "Işık, Zeynep", 0, 0},
                      {"", "İnan, Ufuk", 0, 0}}) == "");
    // A title without ELO stands above ELO without a title; an unknown title is none.
    BOOST_TEST(found({{"", "A", 2500, 0}, {"WCM", "B", 0, 0}}) == "PAIR-0242");
    BOOST_TEST(found({{"NM", "A", 1500, 0}, {"", "B", 1600, 0}}) == "PAIR-0242");
    BOOST_TEST(found({{"", "A", 1500, 1400}, {"", "B", 1500, 1500}}) == "PAIR-0242");
    BOOST_TEST(found({{"", "İnan, Ufuk", 0, 0}, {"", "Işık, Zeynep", 0, 0}}) == "PAIR-0242");
    BOOST_TEST(found({{"", "Ay, Can", 0, 0}, {"", "Aydın, Ali", 0, 0}}) == "");
    BOOST_TEST(found({{"", "Aydın, Ali", 0, 0}, {"", "Ay, Can", 0, 0}}) == "PAIR-0242");
}

BOOST_AUTO_TEST_CASE(a17_2_the_lowest_has_the_bye) {
    BOOST_TEST(boards(empty_event(5, 3)) == "1-3 4-2 5-0");
    // Score before number: 4 has 0, 5 has 1 (F).
    BOOST_TEST(boards(small_event({"3w1", "4b1", "1b0", "2w0", "F"}, 5)) == "2-1 3-5 4-0");
}

BOOST_AUTO_TEST_CASE(a17_3_one_bye_and_no_win_by_absence) {
    // 3 had the bye, 2 won because 1 did not come: 1 has it. 2, even, has Black (21.1).
    BOOST_TEST(boards(small_event({"2w-", "1b+", "U"}, 3)) == "3-2 1-0");
    // Without 3, the lowest, 1 and 2 would be left, who have met: the next one, 2.
    BOOST_TEST(boards(small_event({"2w=", "1b=", "H"}, 3)) == "3-1 2-0");
}

BOOST_AUTO_TEST_CASE(a17_5_17_6_floaters_and_their_opponents) {
    // 1.0: 1[w] 2[b] 3[w]: 3, the lowest, floats; 0.0: 4[b] 5[w] 6[b]: 4, the highest, floats. They
    // meet in the median without residents (20.2). 2 and 6 are due White; 4 is due White.
    BOOST_TEST(boards(small_event({"4w1", "5b1", "6w1", "1b0", "2w0", "3b0"}, 5)) == "2-1 4-3 6-5");
}

BOOST_AUTO_TEST_CASE(a17_7_no_second_float_in_the_same_direction) {
    // Half is 1.0. 1 (2.0) floats into 2↑ 3↓ 4 5 6↓ 7↑; of those whom he has not met 2 is the top,
    // but has floated up: 3. 8 (0.0) takes from below: 7, the bottom, who is not barred downward.
    const std::initializer_list<std::string_view> players = {
        "5w1 4b1", "6b0 3w1", "7w1 2b0", "8b1 1w0", "1b0 8w1", "2w1 7b0", "3b0 6w1", "4w0 5b0"};
    const auto third = answer(small_event(players, 5));
    BOOST_TEST(third.boards == "1-3 5-2 6-4 8-7");
    BOOST_TEST(third.yielded == "");
    // In the last round nobody is barred: 1 takes 2.
    BOOST_TEST(boards(small_event(players, 3)) == "1-2 3-5 6-4 8-7");
}

BOOST_AUTO_TEST_CASE(a17_7_neutralised) {
    // 3↓ 4↑ after round 2. Round 3: 1 (2.0) floats down to 3 (1.5), who floats up: neutralised; 5
    // (0.0) floats up to 4 (0.5), who floats down: neutralised. Nothing is repeated.
    const auto third =
        answer(small_event({"4w1 2b1", "5b1 1w0", "6w1 4b=", "1b0 3w=", "2w0 6b0", "3b0 5w1"}, 7));
    BOOST_TEST(third.boards == "1-3 6-2 5-4");
    BOOST_TEST(third.yielded == "");
    // The mark counts though the game was not played: 3 and 4 float again.
    const auto again =
        answer(small_event({"4w1 2b1", "5b1 1w0", "6w1 4b+", "1b0 3w-", "2w0 6b=", "3b0 5w="}, 7));
    BOOST_TEST(again.yielded != "");
}

BOOST_AUTO_TEST_CASE(a18_first_round) {
    BOOST_TEST(boards(empty_event(7, 3)) == "1-4 5-2 3-6 7-0");
}

BOOST_AUTO_TEST_CASE(a19_and_21_4_two_with_the_same_colour_both_float) {
    // Both of 2.0 had WW, both of 0.0 BB, and across all have met: no legal round. E.2 pairs them.
    const std::initializer_list<std::string_view> players = {"3w1 4w1", "4w1 3w1", "1b0 2b0",
                                                             "2b0 1b0"};
    const auto lifted = answer(small_event(players, 5));
    BOOST_TEST(lifted.boards == "2-1 3-4"); // 21.5: 1 gets his due Black, 3 his due White
    BOOST_TEST(lifted.yielded == "E.2 21.4 21.4");
    // 21.6: in the last round equal scores lift the limit, nothing else has to yield.
    const auto last = answer(small_event(players, 3));
    BOOST_TEST(last.boards == "2-1 3-4");
    BOOST_TEST(last.yielded == "21.6 21.6");
}

BOOST_AUTO_TEST_CASE(a20_3a_another_floater_from_below) {
    // 1.0: 2 3 4, 4 floats; 0.0: 6 5 1, 1 floats. They have met. Instead of 1 the next one, 5: 6-1
    // and 4-5 can be paired.
    const auto round =
        answer(small_event({"4b0", "5w1", "6b1", "1w1", "2b0", "3w0"}, 3, Colour::black));
    BOOST_TEST(round.boards == "3-2 5-4 1-6");
    BOOST_TEST(round.yielded == "20.3a");
}

BOOST_AUTO_TEST_CASE(a20_3b_another_floater_from_above) {
    // By two other programs as well.
    const auto last =
        answer(small_event({"5w1 9b1 2w0 3b0 8w1", "6b1 3w= 1b1 Z 7w0", "7w1 2b= 9w= 1w1 4b0",
                            "8b= 5w1 Z 6b1 3w1", "1b0 4b0 8w1 Z 6w0", "2w0 8b1 7b1 4w0 5b1",
                            "3b0 U 6w0 9b1 2b1", "4w= 6w0 5b0 U 1b0", "U 1w0 3b= 7w0 Z"},
                           6));
    BOOST_TEST(last.boards == "4-2 7-1 6-3 8-9 5-0");
    BOOST_TEST(last.yielded == "20.3b");
}

BOOST_AUTO_TEST_CASE(a20_3c_the_lower_group_joins) {
    // Half is ½: 2 and 6, who have met. 1.0: 1-7, nobody floats; 0.0: 5, the lowest, has the bye,
    // 4-3, nobody floats. No floater can be replaced (20.3a, b): 2 and 6 go down to 3 and 4.
    const auto second = answer(small_event({"5w+", "6b=", "7w0", "Z", "1b-", "2w=", "3b1"}, 7));
    BOOST_TEST(second.boards == "7-1 2-3 4-6 5-0");
    BOOST_TEST(second.yielded == "20.3c");
}

BOOST_AUTO_TEST_CASE(a20_3d_one_group) {
    // Half is ½: 1 and 3 drew with each other; 1.0: 2 and 5; 4 has the bye. There is no group
    // below, so the one above joins: downward 2 5 | 1 3.
    const auto second = answer(small_event({"3b=", "4w1", "1w=", "2b0", "U"}, 3, Colour::black));
    BOOST_TEST(second.boards == "1-2 5-3 4-0");
    BOOST_TEST(second.yielded == "20.3d");
}

BOOST_AUTO_TEST_CASE(a20_3d_two_groups_join) {
    // By two other programs as well.
    const auto last =
        answer(small_event({"4w= 3b1 5w1 2w1", "5b0 4w1 7w1 1b0", "6w= 1w0 4b- U",
                            "1b= 2b0 3w+ 7w1", "2w1 7b= 1b0 6w0", "3b= Z U 5b1", "U 5w= 2b0 4b0"},
                           5));
    BOOST_TEST(last.boards == "7-1 6-2 4-3 5-0");
    BOOST_TEST(last.yielded == "20.3d 20.3d");
}

BOOST_AUTO_TEST_CASE(a20_7_boards) {
    // The higher score first, then the sum: 5-2 (1.0, 2.0) before 8-7 (1.0, 1.0), see 17.7.
    BOOST_TEST(boards(small_event({"4w1", "5b1", "6w1", "1b0", "2w0", "3b0"}, 5)) == "2-1 4-3 6-5");
}

BOOST_AUTO_TEST_CASE(a21_1_the_number_itself_counts) {
    // 1 is absent: 2-4, 3-5; 2 is even and has Black.
    BOOST_TEST(boards(small_event({"Z", "", "", "", ""}, 3)) == "4-2 3-5");
    auto black = small_event({"", "", "", ""}, 3, Colour::black);
    BOOST_TEST(boards(black) == "3-1 2-4");
}

BOOST_AUTO_TEST_CASE(a21_2_unplayed_games_have_no_colour) {
    // Nobody played: 1 has White again by the lot, and 22.3: they may be paired again.
    BOOST_TEST(boards(small_event({"2w+", "1b-"}, 3)) == "1-2");
}

BOOST_AUTO_TEST_CASE(a21_4_limits_by_the_number_of_rounds) {
    // 1 and 2 had BWW, only they are present. A third White in a row is allowed from 8 rounds on.
    const auto fourth = [](int rounds) {
        return answer(with_absent(
            small_event({"3b1 4w1 5w1", "4b1 5w1 3w1", "1w0 Z 2b0", "2w0 1b0 Z", "Z 2b0 1b0"},
                        rounds),
            {3, 4, 5}));
    };
    BOOST_TEST(fourth(7).boards == "2-1");
    BOOST_TEST(fourth(7).yielded == "E.2 21.4");
    BOOST_TEST(fourth(8).boards == "2-1");
    BOOST_TEST(fourth(8).yielded == "");
}

BOOST_AUTO_TEST_CASE(a21_3_and_21_5_colours) {
    // Only one has a due colour: 3 (no game) against 1 (due Black).
    BOOST_TEST(boards(small_event({"2w=", "1b=", "H"}, 3)) == "3-1 2-0");
    // 21.5a, the history: 1[wb] 2[bw] are due White and Black, both get it; 3[wb] 4[bw] too.
    BOOST_TEST(boards(small_event({"3w= 4b=", "4b= 3w=", "1b= 2b=", "2w= 1w="}, 7)) == "1-2 3-4");
}

BOOST_AUTO_TEST_CASE(a22_1_unfinished_games) {
    const auto refused = [](const Tournament& tournament) { return boards(tournament); };
    // A draw and a meeting as long as it is not finished.
    BOOST_TEST(refused(small_event({"3w?", "4b=", "1b?", "2w="}, 5)) == "4-1 2-3");
    // a: not in the last two rounds.
    BOOST_TEST(refused(small_event({"3w?", "4b=", "1b?", "2w="}, 3)) == "PAIR-0035");
    BOOST_TEST(refused(small_event({"3w?", "4b=", "1b?", "2w="}, 4)) == "4-1 2-3");
    // b: not older than the round before.
    BOOST_TEST(refused(small_event({"3w? 2b=", "4b= 1w=", "1b? 4w=", "2w= 3b="}, 7)) ==
               "PAIR-0036");
    // c: only once a player.
    auto twice = small_event({"3w= 2b?", "4b= 1w?", "1b= 4w=", "2w= 3b="}, 7);
    BOOST_TEST(refused(twice) == "1-4 3-2");
    twice.finished_games.push_back({1, 1, 3, 0});
    BOOST_TEST(refused(twice) == "PAIR-0037");
    // A game that has not begun is not finished either.
    BOOST_TEST(refused(small_event({"3w*", "4b=", "1b*", "2w="}, 5)) == "4-1 2-3");
}

BOOST_AUTO_TEST_CASE(a22_1_no_bye_with_an_unfinished_game) {
    // All have ½; 5, the lowest, has an unfinished game: 4 has the bye. 2 and 5 are both due White:
    // 1-3, 2-5 become 1-5, 2-3 (20.1c).
    BOOST_TEST(boards(small_event({"H", "4b=", "5w?", "2w=", "3b?"}, 5)) == "5-1 2-3 4-0");
}

BOOST_AUTO_TEST_CASE(a22_1_the_real_result_counts_from_the_next_pairing_on) {
    // Round 1: 1-3 unfinished, so round 2 was paired with ½ for all: no arrows, though 1 had 1.0
    // and 3 had 0 in the end. Round 3: 1 (2.0) floats down, 3 (0.5) floats up; nothing is repeated.
    auto event = small_event({"3w1 4b1", "4b= 3w=", "1b0 2b=", "2w= 1w0"}, 7);
    BOOST_TEST(answer(event).yielded != "");
    event.finished_games.push_back({1, 1, 3, 0});
    BOOST_TEST(boards(event, 2) == "4-1 2-3");
    BOOST_TEST(answer(event).yielded == "");
}

BOOST_AUTO_TEST_CASE(a22_1_a_game_that_has_ended_stops_no_round) {
    // R = 3: round 3 is one of the last two, and XXJ says that 1-3 was unfinished in round 2. Round
    // 3 is still to be paired, so the game is finished now: 22.1a does not apply, 1 has its 2.0.
    auto event = small_event({"4w1 3b1", "3b1 4w=", "2w0 1w0", "1b0 2b="}, 3);
    event.finished_games.push_back({2, 3, 1, 0});
    BOOST_TEST(boards(event) ==
               boards(small_event({"4w1 3b1", "3b1 4w=", "2w0 1w0", "1b0 2b="}, 3)));
    // A forfeit cannot have been unfinished: round 2 is paired again as if the record were not
    // there.
    auto forfeit = small_event({"2w+ 4b1", "1b- 3w0", "4w= 2b1", "3b= 1w0"}, 7);
    const auto right = boards(forfeit, 2);
    forfeit.finished_games.push_back({1, 1, 2, 0});
    BOOST_TEST(boards(forfeit, 2) == right);
}

BOOST_AUTO_TEST_CASE(a22_2_removed_after_two_absences) {
    const auto round = answer(small_event({"2w+ 3b1", "1b- 4w-", "4w1 1w0", "3b0 2b+"}, 5));
    BOOST_TEST(arguments_of(round.findings, "PAIR-0241").at(0) == "2 Oyuncu, 2");
    BOOST_TEST(round.boards.find("2-") == std::string::npos);
    // Of a double forfeit both have it; an absence that was announced is none.
    const auto doubled = answer(small_event({"2w- 3b-", "1b- Z", "4w1 1w+", "3b0 Z"}, 5));
    BOOST_TEST(arguments_of(doubled.findings, "PAIR-0241").at(0) == "1 Oyuncu, 1");
    BOOST_TEST(doubled.findings.by_code().at("PAIR-0241") == 1u);
}

BOOST_AUTO_TEST_CASE(a22_4_who_is_absent_is_in_no_group) {
    BOOST_TEST(boards(with_absent(empty_event(6, 3), {2, 5})) == "1-4 3-6");
    Tournament announced = empty_event(6, 3);
    announced.byes.push_back({Outcome::zero_bye, 1, {2, 5}, 0});
    BOOST_TEST(boards(announced) == "1-4 3-6");
}

BOOST_AUTO_TEST_CASE(e3_a_second_bye_before_a_rematch) {
    // 1 and 2 have not met (a forfeit), 2 and 3 have not; all are barred from the bye. 3, the
    // lowest, has it again; 1 is due White.
    const auto third = answer(small_event({"2w+ 3b1", "1b- U", "U 1w0"}, 5));
    BOOST_TEST(third.boards == "1-2 3-0");
    BOOST_TEST(third.yielded == "17.3");
}

BOOST_AUTO_TEST_CASE(e4_a_second_bye_and_the_colours) {
    // 3 has met both; 1 and 2 had WW. Nobody may have the bye.
    const auto fourth = answer(
        with_absent(small_event({"3w1 4w1 U", "4w1 3w1 F", "1b0 2b0 4w+", "2b0 1b0 3b-"}, 7), {4}));
    BOOST_TEST(fourth.boards == "2-1 3-0");
    BOOST_TEST(fourth.yielded == "E.2 17.3 21.4");
}

BOOST_AUTO_TEST_CASE(e5_never_a_rematch) {
    const auto third = answer(small_event({"2w1 3b1", "1b0 4w=", "4w= 1w0", "3b= 2b="}, 7));
    BOOST_TEST(third.boards == "4-1 2-3");
    BOOST_TEST(boards(small_event({"2w1 3b1 4w1", "1b0 4w= 3w=", "4w= 1w0 2b=", "3b= 2b= 1b0"},
                                  7)) == "PAIR-0038");
}

BOOST_AUTO_TEST_SUITE_END()

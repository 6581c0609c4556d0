// What is a game for a rating: the same in both systems.

#include "rating_support.hpp"

#include <boost/test/unit_test.hpp>

#include <limits>

using namespace hakem;

namespace {

constexpr const char* systems[] = {"ukd", "fide"};

EventRating rated(std::string_view system, const Tournament& tournament) {
    return test::rate(system, tournament,
                      test::before_of(std::vector<std::int32_t>(tournament.players.size(), 1800)));
}

}

BOOST_AUTO_TEST_SUITE(rated_games)

// ukd.md 1.3, fide-rating.md 2.1: only games that were played.
BOOST_AUTO_TEST_CASE(ukd_1_3_fide_2_1_unplayed) {
    const auto tournament =
        test::swiss({"2w1 3w+ U H 2bW 3w1", "1b0 Z F 3w- 1wL Z", ". 1b- Z 2b- U 1b0"});
    for (const auto* system : systems) {
        const auto event = rated(system, tournament);
        BOOST_TEST(event.players[0].games == 2);
        BOOST_TEST(test::reasons(event.players[0]) ==
                   "2:rating.forfeit-win 3:rating.bye 4:rating.bye 5:rating.not-moved");
        BOOST_TEST(test::reasons(event.players[1]) ==
                   "2:rating.bye 3:rating.bye 4:rating.forfeit-loss 5:rating.not-moved "
                   "6:rating.bye");
        BOOST_TEST(event.players[2].rounds.size() == 5u); // no entry in round 1
        for (const auto& player : event.players)
            for (const auto& game : player.rounds)
                if (!game.counted) BOOST_TEST(game.change == 0);
    }
}

// ukd.md 1.5: an adjourned game is provisional: left out, with a note.
BOOST_AUTO_TEST_CASE(ukd_1_5_adjourned) {
    const auto tournament = test::swiss({"2w? 3w1", "1b? 4b*", "4w1 1b0", "3b0 2w*"});
    for (const auto* system : systems) {
        const auto event = rated(system, tournament);
        BOOST_TEST(event.players[0].games == 1);
        BOOST_TEST(test::reasons(event.players[1]) == "1:rating.adjourned 2:rating.pending");
        BOOST_TEST(test::said(event.notes, "rating.note.adjourned") ==
                   "round 1, 1 - 2: adjourned; the game is left out until it has a final result");
        BOOST_TEST(test::said(event.notes, "rating.note.pending", Language::turkish) ==
                   "2. tur, 4 - 2: sonucu henüz yok, hesaba katılmaz");
        BOOST_TEST(std::count_if(event.notes.begin(), event.notes.end(), [](const Decision& note) {
                       return note.reason == "rating.note.adjourned";
                   }) == 1);
    }
}

// Regulation 29a: who withdrew before half of a round robin is out of the standings, not of UKD.
BOOST_AUTO_TEST_CASE(regulation_29_withdrawn) {
    const auto tournament =
        test::round_robin({"2w1 3b1 4w1 5b1 6w1", "1b0 6b0 5w= 4b+ 3w1", "4w1 1w0 6b= 5w1 2b0",
                           "3b0 5b1 1b0 2w- 5w-", "6w1 4w0 2b= 3b0 .", "5b0 2w1 3w= . 1b0"},
                          5);
    for (const auto* system : systems) {
        const auto event = rated(system, tournament);
        BOOST_TEST(event.players[3].games == 3);
        BOOST_TEST(test::changes(event.players[3]) == "-10.00 10.00 -10.00 x x");
        BOOST_TEST(event.players[2].rounds[0].counted);
    }
}

// What two sides do not have alike is not guessed at.
BOOST_AUTO_TEST_CASE(contradictions) {
    const auto tournament = test::swiss(
        {"2w1 3w1 2w1 9w1 1w1 4w1", "1b1 4w1 1b- 3b0 . .", "4w= 4b1 . 2w1 . .", "3b= 2b0 . . . ."});
    for (const auto* system : systems) {
        const auto event = rated(system, tournament);
        BOOST_TEST(test::reasons(event.players[0]) ==
                   "1:rating.sides-disagree 2:rating.one-sided 3:rating.sides-disagree "
                   "4:rating.no-opponent 5:rating.no-opponent 6:rating.one-sided");
        BOOST_TEST(event.players[0].games == 0);
        BOOST_TEST((event.players[0].status == PlayerRating::Status::idle));
        BOOST_TEST(event.players[0].after == 1800);
        BOOST_TEST(test::reasons(event.players[1]) ==
                   "1:rating.sides-disagree 3:rating.forfeit-loss");
    }
}

// An arbiter may give both sides a loss, or one of them half a point.
BOOST_AUTO_TEST_CASE(uneven_results) {
    const auto tournament = test::swiss({"2w0 3w=", "1b0 .", ". 1b0"});
    for (const auto* system : systems) {
        const auto event = rated(system, tournament);
        BOOST_TEST(test::changes(event.players[0]) == "-10.00 0.00");
        BOOST_TEST(test::changes(event.players[1]) == "-10.00");
        BOOST_TEST(test::changes(event.players[2]) == "-10.00");
    }
}

// Ratings of a list are not trusted, nor is their number.
BOOST_AUTO_TEST_CASE(hostile_ratings) {
    const auto tournament = test::swiss({"2w1 3w1 .", "1b0 . 3w1", ". 1b0 2b0"});
    constexpr auto most = std::numeric_limits<std::int32_t>::max(),
                   least = std::numeric_limits<std::int32_t>::min();
    for (const auto* system : systems) {
        auto before = test::before_of({most, least, 1500});
        before[0].k = before[2].k = most;
        before[2].birth_year = least;
        const auto event = test::rate(system, tournament, before);
        BOOST_TEST(event.players.size() == 3u);
        BOOST_TEST(event.players[0].before.rating == 0);
        BOOST_TEST(event.players[1].before.rating == 0);
        BOOST_TEST(test::said(event.notes, "rating.note.impossible-rating") ==
                   "player 1: 2147483647 can be no rating, taken as unrated");
        PersonBefore person;
        person.before = before[0];
        const PersonEvent period{"e", {2026, 10, 1}, &event.players[0]};
        BOOST_TEST(test::rating_system(system).settle(person, {&period, 1}, {}, {}).rating == 0);
        BOOST_TEST(test::rate(system, tournament, {}).players.size() == 3u);
        BOOST_TEST(test::rate(system, {}, {}).players.empty());
    }
}

BOOST_AUTO_TEST_SUITE_END()

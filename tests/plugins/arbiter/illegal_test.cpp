// Illegal moves: every cell of the table of 7.5, and what A.5 and B.4 make of it.

#include "incident.hpp"

using namespace hakem;
using namespace hakem::test;

namespace {

/// What is set of an incident, by name.
struct Cell {
    IllegalCase what;
    TimeClass time = TimeClass::standard;
    bool supervised = true;
    int count = 1;
    bool opponent_moved = false, claimed = false, mended = false;
    std::string_view fen = {};
    Colour player = Colour::white;
};

Ruling ruling_of(const Cell& cell) {
    Incident incident;
    auto& at = incident.circumstances;
    at.time = cell.time;
    at.supervised = cell.supervised;
    at.count = cell.count;
    at.opponent_moved = cell.opponent_moved;
    at.claimed = cell.claimed;
    at.mended = cell.mended;
    at.player = cell.fen.empty() ? cell.player : Colour::none;
    incident.illegal = cell.what;
    if (!cell.fen.empty()) incident.position = position(cell.fen);
    return ruled("illegal", incident);
}

/// "restore clocks add120b play | 7.5.1 7.1 7.5.5 4.3 4.7".
std::string shown(const Cell& cell) {
    const auto ruling = ruling_of(cell);
    return steps_of(ruling) + " | " + articles_of(ruling);
}

using enum IllegalCase;
constexpr auto rapid = TimeClass::rapid, blitz = TimeClass::blitz;

}

BOOST_AUTO_TEST_SUITE(arbiter_illegal)

BOOST_AUTO_TEST_CASE(article_7_5_1_completed) {
    BOOST_TEST(shown({completed}) == "restore clocks add120b play | 7.5.1 7.1 7.5.5 4.3 4.7");
    BOOST_TEST(shown({.what = completed, .player = Colour::black}) ==
               "restore clocks add120w play | 7.5.1 7.1 7.5.5 4.3 4.7");
    BOOST_TEST(shown({completed, rapid}) ==
               "restore clocks add60b play | 7.5.1 7.1 7.5.5 A.3 4.3 4.7");
    BOOST_TEST(shown({completed, blitz}) ==
               "restore clocks add60b? play | 7.5.1 7.1 7.5.5 B.2 A.3 4.3 4.7");
}

// In supervised games nobody's next move is a limit.
BOOST_AUTO_TEST_CASE(article_7_5_1_whenever_it_is_found) {
    for (const auto time : {TimeClass::standard, rapid, blitz}) {
        const auto ruling = ruling_of({.what = completed, .time = time, .opponent_moved = true});
        BOOST_TEST(steps_of(ruling).starts_with("restore clocks add"));
        BOOST_TEST(turned_down_of(ruling).starts_with("no-limit"));
    }
    // A.5 is not for standard chess.
    const auto ruling = ruling_of({.what = completed, .supervised = false, .opponent_moved = true});
    BOOST_TEST(steps_of(ruling) == "restore clocks add120b play");
    BOOST_TEST(turned_down_of(ruling) == "standard-is-regulated");
}

BOOST_AUTO_TEST_CASE(article_7_5_2_pawn_left) {
    BOOST_TEST(shown({pawn_left}) == "piece add120b | 7.5.2 7.5.5");
    BOOST_TEST(shown({pawn_left, rapid}) == "piece add60b | 7.5.2 7.5.5 A.3");
    BOOST_TEST(shown({pawn_left, blitz}) == "piece add60b? | 7.5.2 7.5.5 B.2 A.3");
}

BOOST_AUTO_TEST_CASE(article_7_5_3_clock_without_a_move) {
    BOOST_TEST(shown({no_move}) == "play add120b | 7.5.3 7.5.5");
    BOOST_TEST(shown({no_move, rapid}) == "play add60b | 7.5.3 7.5.5 A.3");
    const auto ruling = ruling_of({.what = no_move, .fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"});
    BOOST_TEST(ruling.free);
    BOOST_TEST(ruling.moves.size() == legal_count(ruling));
}

BOOST_AUTO_TEST_CASE(article_7_5_4_two_hands) {
    BOOST_TEST(shown({two_hands}) == "annul add120b stands? | 7.5.4 7.5.5");
    BOOST_TEST(shown({two_hands, blitz}) == "annul add60b? stands? | 7.5.4 7.5.5 B.2 A.3");
}

BOOST_AUTO_TEST_CASE(article_7_5_5_second_is_lost) {
    for (const auto what : {completed, pawn_left, no_move, two_hands}) {
        const auto ruling = ruling_of({.what = what, .count = 2});
        BOOST_TEST((ruling.state == GameState::black_won));
        BOOST_TEST(ruling.steps.back().why.rule == "7.5.5");
        BOOST_TEST((ruling.steps.back().kind == Step::Kind::result));
        BOOST_TEST((ruling_of({.what = what, .count = 3, .player = Colour::none}).state ==
                    GameState::lost));
        BOOST_TEST(
            (ruling_of(
                 {.what = what, .time = rapid, .supervised = false, .count = 2, .claimed = true})
                 .state == GameState::black_won));
    }
}

BOOST_AUTO_TEST_CASE(article_7_5_5_drawn_where_the_opponent_cannot_mate) {
    auto ruling =
        ruling_of({.what = completed, .count = 2, .fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"});
    BOOST_TEST((ruling.state == GameState::drawn)); // a bare king
    BOOST_TEST(turned_down_of(ruling) == "not-first no-mate-possible");
    ruling = ruling_of({.what = completed, .count = 2, .fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"});
    BOOST_TEST((ruling.state == GameState::white_won));
    // A knight mates with the help of a pawn's own side, not of a queen's.
    ruling = ruling_of({.what = completed, .count = 2, .fen = "4k2n/8/8/8/8/8/4P3/4K3 w - - 0 1"});
    BOOST_TEST((ruling.state == GameState::black_won));
    ruling = ruling_of({.what = completed, .count = 2, .fen = "4k2n/8/8/8/8/8/3Q4/4K3 w - - 0 1"});
    BOOST_TEST((ruling.state == GameState::drawn));
}

BOOST_AUTO_TEST_CASE(article_a_5_2_until_the_next_move) {
    BOOST_TEST(shown({completed, rapid, false}) ==
               "restore clocks add60b play | 7.5.1 A.5.2 7.1 7.5.5 A.3 4.3 4.7");
    BOOST_TEST(shown({completed, blitz, false}) ==
               "restore clocks add60b play | 7.5.1 A.5.2 7.1 7.5.5 B.3 A.3 4.3 4.7");
    BOOST_TEST(shown({no_move, rapid, false}) == "play add60b | 7.5.3 7.5.5 A.5.2 A.3");
    BOOST_TEST(shown({two_hands, rapid, false}) == "annul add60b stands? | 7.5.4 7.5.5 A.5.2 A.3");
    for (const auto what : {completed, no_move, two_hands}) {
        BOOST_TEST(
            shown({.what = what, .time = rapid, .supervised = false, .opponent_moved = true}) ==
            "stands | A.5.2");
        BOOST_TEST(
            shown({.what = what, .time = blitz, .supervised = false, .opponent_moved = true}) ==
            "stands | A.5.2 B.3");
    }
}

// Settled: the arbiter waits for the next move; if the position is still illegal, drawn.
BOOST_AUTO_TEST_CASE(article_a_5_4_pawn_and_kings) {
    for (const auto what : {pawn_left, kings_in_check}) {
        BOOST_TEST(shown({what, rapid, false}) == "wait | A.5.4");
        BOOST_TEST(shown({what, blitz, false}) == "wait | A.5.4 B.3");
        const auto drawn =
            ruling_of({.what = what, .time = rapid, .supervised = false, .opponent_moved = true});
        BOOST_TEST(steps_of(drawn) == "result");
        BOOST_TEST((drawn.state == GameState::drawn));
        BOOST_TEST(shown({.what = what,
                          .time = rapid,
                          .supervised = false,
                          .opponent_moved = true,
                          .mended = true}) == "go-on | A.5.4");
    }
    // The opponent's claim before his next move: A.5.2, an interpretation.
    BOOST_TEST(shown({.what = pawn_left, .time = rapid, .supervised = false, .claimed = true}) ==
               "piece? add60b? | 7.5.2 7.5.5 A.5.2 A.3");
    // With supervision both kings in check are an illegal move like others.
    BOOST_TEST(shown({kings_in_check}) == "restore clocks add120b play | 7.5.1 7.1 7.5.5 4.3 4.7");
}

// The Laws of 2018: A.4 for A.5, B.4 for B.3, and one minute in blitz alone.
BOOST_AUTO_TEST_CASE(edition_2018) {
    const auto old = [](IllegalCase what, TimeClass time, bool supervised, bool moved = false) {
        Incident incident;
        incident.circumstances = {.edition = "2018",
                                  .time = time,
                                  .supervised = supervised,
                                  .player = Colour::white,
                                  .opponent_moved = moved};
        incident.illegal = what;
        const auto ruling = ruled("illegal", incident);
        return steps_of(ruling) + " | " + articles_of(ruling);
    };
    BOOST_TEST(old(completed, rapid, true) ==
               "restore clocks add120b play | 7.5.1 7.1 7.5.5 4.3 4.7");
    BOOST_TEST(old(completed, blitz, true) ==
               "restore clocks add60b play | 7.5.1 7.1 7.5.5 B.2 4.3 4.7");
    BOOST_TEST(old(no_move, rapid, false) == "play add120b | 7.5.3 7.5.5 A.4.2");
    BOOST_TEST(old(no_move, blitz, false) == "play add60b | 7.5.3 7.5.5 A.4.2 B.4 B.2");
    BOOST_TEST(old(completed, blitz, false, true) == "stands | A.4.2 B.4");
    BOOST_TEST(old(pawn_left, rapid, false) == "wait | A.4.4");
}

BOOST_AUTO_TEST_CASE(editions_in_force) {
    BOOST_TEST(laws_in_force({2018, 1, 1}) == "2018");
    BOOST_TEST(laws_in_force({2022, 12, 31}) == "2018");
    BOOST_TEST(laws_in_force({2023, 1, 1}) == "2023");
    BOOST_TEST(laws_in_force({}) == "2023");
    BOOST_TEST(is_edition_of_laws("2018"));
    BOOST_TEST(!is_edition_of_laws("2024"));
}

// 7.5.5: a game that is over needs no position and no clocks.
BOOST_AUTO_TEST_CASE(article_7_5_5_second_is_the_end) {
    const auto ruling = ruling_of({.what = completed, .count = 2});
    BOOST_TEST(steps_of(ruling) == "result");
}

BOOST_AUTO_TEST_CASE(article_7_5_2_after_the_reply) {
    const auto ruling = ruling_of({.what = pawn_left, .opponent_moved = true});
    BOOST_TEST(steps_of(ruling).ends_with("play?"));
}

BOOST_AUTO_TEST_CASE(article_a_5_4_kings_claimed_without_supervision) {
    const auto ruling = ruling_of(
        {.what = IllegalCase::kings_in_check, .time = rapid, .supervised = false, .claimed = true});
    BOOST_TEST(turned_down_of(ruling).find("kings-regulated") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

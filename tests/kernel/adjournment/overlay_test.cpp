#include "adjournment/overlay.hpp"
#include "event.hpp"
#include "sample.hpp"

#include <boost/test/unit_test.hpp>

namespace {

using namespace hakem;
using namespace hakem::adjournments;

/// Rounds 1 to 3; in round 2 the game of 1 and 2 is adjourned.
Tournament event(const char* result = "*", const char* other = "*", bool next_round = true) {
    const auto word = [](const char* side, const char* sign) { return std::string(side) + sign; };
    const std::string last = next_round ? " " : "";
    return test::swiss({"3w1 " + word("2w", result) + last + (next_round ? "4w*" : ""),
                        "4b1 " + word("1b", other) + last + (next_round ? "3b*" : ""),
                        "1b0 4w1" + last + (next_round ? "2w*" : ""),
                        "2w0 3b0" + last + (next_round ? "1b*" : "")},
                       5);
}

struct Played {
    Tournament tournament;
    Diagnostics found;

    std::string outcomes() const {
        std::string text;
        for (const auto player : {0u, 1u})
            text += static_cast<char>(tournament.players[player].rounds[1].outcome);
        return text;
    }
    std::string codes() const {
        std::string text;
        for (const auto& one : found.all()) text += (text.empty() ? "" : " ") + one.code;
        return text;
    }
};

/// The record has one event of the game, after which it stands so.
Played apply(Tournament tournament, AdjournedGame now, std::int32_t paired = 2,
             GameKey key = {2, 1, 2}) {
    auto last =
        test::line(adjournment::Concluded{now.white_outcome, now.black_outcome, {}}, 0, key);
    last.line = 7;
    last.paired = paired;
    AdjournmentHistory game;
    game.now = now;
    game.now.key = key;
    game.entries.push_back({last.event, {game.now, {}, false}});
    Played played;
    played.tournament = std::move(tournament);
    apply_record(played.tournament, {last}, {game}, "event.trf.adjournments", played.found);
    return played;
}

AdjournedGame open() {
    AdjournedGame game;
    game.phase = AdjournmentPhase::adjourned;
    return game;
}

AdjournedGame concluded(Outcome white, Outcome black) {
    AdjournedGame game;
    game.phase = AdjournmentPhase::concluded;
    game.white_outcome = white;
    game.black_outcome = black;
    return game;
}

AdjournedGame white_won() { return concluded(Outcome::win, Outcome::loss); }

}

BOOST_AUTO_TEST_SUITE(adjournment_overlay)

BOOST_AUTO_TEST_CASE(article_22_1_an_open_game_is_adjourned_whatever_the_file_left_open) {
    for (const auto* sign : {"*", "?"}) {
        const auto played = apply(event(sign, sign), open());
        BOOST_TEST(played.outcomes() == "??");
        BOOST_TEST(played.codes() == "ADJ-0201");
        BOOST_TEST(!played.found.has_errors());
    }
    auto blank = event();
    for (auto player : {0u, 1u}) blank.players[player].rounds[1].outcome = Outcome::absent;
    BOOST_TEST(apply(blank, open()).outcomes() == "??");
}

BOOST_AUTO_TEST_CASE(the_trace_names_record_line_and_event) {
    const auto played = apply(event(), open());
    const auto text = message_of(played.found.all().front(), Language::english);
    BOOST_TEST(text.find("event.trf.adjournments:7") != std::string::npos);
    BOOST_TEST(text.find("2026-11-07 14:00:00") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_game_that_is_over_gets_its_result) {
    const auto played = apply(event(), white_won());
    BOOST_TEST(played.outcomes() == "10");
    BOOST_TEST(played.codes() == "ADJ-0202");
    BOOST_TEST(played.tournament.finished_games.empty());
}

BOOST_AUTO_TEST_CASE(article_22_1_a_game_that_ended_after_the_next_pairing_is_marked) {
    const auto played = apply(event(), white_won(), 3);
    BOOST_TEST(played.outcomes() == "10");
    BOOST_TEST(played.codes() == "ADJ-0202 ADJ-0209 ADJ-0204");
    BOOST_REQUIRE_EQUAL(played.tournament.finished_games.size(), 1u);
    const auto& game = played.tournament.finished_games.front();
    BOOST_TEST((game.round == 2 && game.white == 1 && game.black == 2));
    // The pairing counted a draw, and a draw it was.
    BOOST_TEST(apply(event(), concluded(Outcome::draw, Outcome::draw), 3).codes() ==
               "ADJ-0202 ADJ-0209");
    // Nothing was paired with it.
    BOOST_TEST(apply(event("*", "*", false), white_won(), 3).codes() == "ADJ-0202");
}

BOOST_AUTO_TEST_CASE(without_a_note_in_the_record_the_day_of_the_next_round_tells) {
    auto tournament = event();
    tournament.round_dates = {{2026, 11, 1}, {2026, 11, 5}, {2026, 11, 6}};
    BOOST_TEST(apply(tournament, white_won(), 0).tournament.finished_games.size() == 1u);
    tournament.round_dates[2] = {2026, 11, 7};
    BOOST_TEST(apply(tournament, white_won(), 0).tournament.finished_games.empty());
}

BOOST_AUTO_TEST_CASE(what_the_file_has_already_is_not_told_again) {
    auto tournament = event("1", "0");
    BOOST_TEST(apply(tournament, white_won()).codes() == "");
    tournament.finished_games.push_back({2, 1, 2, 9});
    const auto played = apply(tournament, white_won(), 3);
    BOOST_TEST(played.codes() == "ADJ-0204");
    BOOST_TEST(played.tournament.finished_games.size() == 1u);
}

BOOST_AUTO_TEST_CASE(article_I_12_2_an_annulled_game_is_still_to_be_played) {
    AdjournedGame game;
    game.phase = AdjournmentPhase::annulled;
    const auto played = apply(event("?", "?"), game);
    BOOST_TEST(played.outcomes() == "**");
    BOOST_TEST(played.codes() == "ADJ-0203");
}

BOOST_AUTO_TEST_CASE(article_I_12_2_the_new_games_result_stands_in_the_file) {
    AdjournedGame game;
    game.phase = AdjournmentPhase::annulled;
    const auto played = apply(event("0", "1"), game);
    BOOST_TEST(played.outcomes() == "01");
    BOOST_TEST(played.codes() == "ADJ-0210");
    BOOST_TEST(!played.found.has_errors());
}

BOOST_AUTO_TEST_CASE(a_contradiction_is_an_error_and_changes_nothing) {
    const auto other = apply(event("0", "1"), white_won(), 3);
    BOOST_TEST(other.outcomes() == "01");
    BOOST_TEST(other.codes() == "ADJ-0205");
    BOOST_TEST(other.found.has_errors());
    BOOST_TEST(other.tournament.finished_games.empty());
    const auto early = apply(event("1", "0"), open());
    BOOST_TEST(early.outcomes() == "10");
    BOOST_TEST(early.codes() == "ADJ-0208");
    BOOST_TEST(apply(event(), open(), 2, {2, 2, 1}).codes() == "ADJ-0207");
    BOOST_TEST(apply(event(), open(), 2, {2, 1, 3}).codes() == "ADJ-0206");
    BOOST_TEST(apply(event(), open(), 2, {2, 1, 9999}).codes() == "ADJ-0206");
    BOOST_TEST(apply(event(), open(), 2, {999, 1, 2}).codes() == "ADJ-0206");
}

BOOST_AUTO_TEST_SUITE_END()

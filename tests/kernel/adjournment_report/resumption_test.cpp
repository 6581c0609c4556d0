#include "kernel/adjournment_report/games.hpp"
#include "kernel/rating_report/shown.hpp"

using namespace hakem;

namespace {

struct Event {
    Tournament tournament = test::adjourned_event(4);
    std::vector<AdjournmentHistory> games;

    Document list() const { return adjournments::resumption_list({tournament, games, {}}); }
    Document open(std::string_view now = "2026-11-04 18:00") const {
        return adjournments::open_list({tournament, games, test::moment(now)});
    }
};

std::string first_of(const Event& event) {
    const auto document = event.list();
    return test::row(test::table(document, "resumption-1"), 0, {"first"});
}

}

BOOST_AUTO_TEST_SUITE(adjournment_lists)

BOOST_AUTO_TEST_CASE(clocks_to_set_are_those_of_the_envelope_with_the_next_period_I_5) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    const auto document = event.list();
    const auto& table = test::table(document, "resumption-1");
    BOOST_TEST(test::row(table, 0,
                         {"board", "white", "black", "left-white", "left-black", "next-period",
                          "set-white", "set-black", "default-time"}) ==
               "1|Akın, Ada|Bulut, Barış|0:15:00|0:22:30|1:00:00|1:15:00|1:22:30|0:15:00");
    BOOST_TEST(test::row(table, 0, {"replier"}) == "Black: Bulut, Barış");
    // The federation's word for the default time (6.7.1), the same on all papers.
    BOOST_TEST(test::says(document, "Bekleme süresini aşan", Language::turkish));
    BOOST_TEST(!test::says(document, "eç kalma süresi", Language::turkish));
    test::check_words(document);
}

BOOST_AUTO_TEST_CASE(open_only_with_the_replier_at_the_board_I_7_I_9) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    auto first = first_of(event);
    BOOST_TEST(first == "Black at the board: open, make the sealed move, start that clock; Black "
                        "absent: leave it closed, start that clock all the same");
    event.games[0].now.phase = AdjournmentPhase::waiting;
    first = first_of(event);
    BOOST_TEST(first == "Black is absent: the envelope stays closed, the clock runs");
    event.games[0].now.phase = AdjournmentPhase::envelope_lost; // I.12.1: the sealer tells
    first = first_of(event);
    BOOST_TEST(first == "the envelope is lost: White tells the sealed move");
}

BOOST_AUTO_TEST_CASE(an_offer_is_answered_first_I_4) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    event.games[0].now.offer_by = Colour::black;
    const auto first = first_of(event);
    BOOST_TEST(first.starts_with("the draw offered by Black stands"));
}

BOOST_AUTO_TEST_CASE(both_absent_with_and_without_default_time_I_10_I_11) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    BOOST_TEST(test::says(event.list(), "until he comes (I.11)"));
    BOOST_TEST(!test::says(event.list(), "A default time of zero"));
    event.games[0].now.kept.default_time = 0;
    BOOST_TEST(test::says(event.list(), "A default time of zero"));
}

BOOST_AUTO_TEST_CASE(one_table_a_session_in_the_order_of_time) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-06 10:00"),
                   test::adjourned_game(4, 3, 4, "2026-11-05 10:00"),
                   test::adjourned_game(4, 5, 6, "")};
    const auto document = event.list();
    BOOST_REQUIRE(document.sections.size() == 6); // each with its positions
    BOOST_TEST(test::row(test::table(document, "resumption-1"), 0, {"board"}) == "2");
    BOOST_TEST(test::row(test::table(document, "resumption-2"), 0, {"board"}) == "1");
    BOOST_TEST(test::row(test::table(document, "resumption-3"), 0, {"board"}) == "3");
    BOOST_TEST(to_text(document.sections[4].heading, Language::english) ==
               "No resumption fixed yet");
    test::check_words(document);
}

BOOST_AUTO_TEST_CASE(open_games_with_limits_and_what_is_due) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00"),
                   test::adjourned_game(4, 3, 4, ""),
                   test::adjourned_game(3, 5, 6, "2026-11-04 15:00")};
    event.games[2].now.phase = AdjournmentPhase::concluded;
    const auto document = event.open();
    const auto& table = test::table(document, "open-games");
    BOOST_REQUIRE(table.rows.size() == 2);
    BOOST_TEST(test::row(table, 0, {"round", "board", "resumption", "limit", "limit-day", "due"}) ==
               "4|1|05.11.2026 10:00|before round 9|09.11.2026|resume on 05.11.2026 10:00 (I.5)");
    BOOST_TEST(test::row(table, 1, {"due"}) == "complete the envelope, fix the resumption (I.2)");
    const auto late = event.open("2026-11-05 11:00");
    BOOST_TEST(test::row(test::table(late, "open-games"), 0, {"due"}) ==
               "overdue: was to be resumed on 05.11.2026 10:00");
    test::check_words(document);
}

BOOST_AUTO_TEST_CASE(limit_of_article_22_1) {
    Event event;
    event.tournament = test::adjourned_event(4, "ULUSAL_SWISS");
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    const auto document = event.open();
    BOOST_TEST(test::row(test::table(document, "open-games"), 0, {"limit", "limit-day"}) ==
               "before round 6 is paired (22.1)|06.11.2026");
    // No word is wider than the column at its narrowest.
    const auto& limit = test::table(document, "open-games").rows[0][7].content;
    BOOST_TEST(to_text(limit, Language::turkish) == "6. tur eşlendirmesi öncesinde (22.1)");
}

BOOST_AUTO_TEST_CASE(games_of_the_file_without_a_record_and_annulled_ones_are_open) {
    Event event;
    event.tournament.players[4].rounds[3].outcome = Outcome::adjourned;
    event.tournament.players[5].rounds[3].outcome = Outcome::adjourned;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    event.games[0].now.phase = AdjournmentPhase::annulled;
    event.tournament.players[0].rounds[3].outcome = Outcome::adjourned;
    const auto document = event.open();
    const auto& table = test::table(document, "open-games");
    BOOST_REQUIRE(table.rows.size() == 2);
    BOOST_TEST(test::row(table, 0, {"due"}) ==
               "annulled: play a new game, enter its result (I.12.2)");
    BOOST_TEST(test::row(table, 1, {"white", "black", "phase", "due"}) ==
               "Ersoy, Ege|Fidan, Funda|adjourned, nothing recorded|enter the result");
    event.tournament.players[0].rounds[3].outcome = Outcome::win; // the new game was played
    const auto after = event.open();
    BOOST_TEST(test::table(after, "open-games").rows.size() == 1);
}

BOOST_AUTO_TEST_SUITE_END()

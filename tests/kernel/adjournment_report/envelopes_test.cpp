#include "kernel/adjournment_report/games.hpp"

using namespace hakem;

namespace {

const Card& card(const Document& document, std::size_t at = 0) {
    BOOST_REQUIRE(document.sections.size() == 1);
    return std::get<CardSheet>(document.sections[0].body).cards.at(at);
}

std::string fact_of(const Card& card, std::string_view label) {
    for (const auto& fact : card.facts)
        if (to_text(fact.label, Language::english) == label)
            return to_text(fact.value.content, Language::english);
    return "(none)";
}

std::string cell(const Card& card, std::size_t row, std::string_view key) {
    for (std::size_t i = 0; i < card.table.columns.size(); ++i)
        if (card.table.columns[i].key == key)
            return to_text(card.table.rows.at(row)[i].content, Language::english);
    return "(none)";
}

struct Event {
    Tournament tournament = test::adjourned_event(4);
    std::vector<AdjournmentHistory> games;

    Document envelopes() const { return adjournments::envelopes({tournament, games, {}}); }
};

}

BOOST_AUTO_TEST_SUITE(adjournment_envelopes)

BOOST_AUTO_TEST_CASE(seven_fields_of_I_2) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    event.games[0].now.offer_by = event.games[0].now.offer_last = Colour::black;
    const auto document = event.envelopes();
    const auto& one = card(document);
    // I.2.1, I.2.3: 40 moves in 2:00:00; 0:15 and 0:22:30 recorded
    BOOST_TEST(cell(one, 0, "player") == "Akın, Ada");
    BOOST_TEST(cell(one, 1, "player") == "Bulut, Barış");
    BOOST_TEST(cell(one, 0, "time-used") == "1:45:00");
    BOOST_TEST(cell(one, 1, "time-used") == "1:37:30");
    BOOST_TEST(cell(one, 0, "time-left") == "0:15:00");
    // I.2.2
    BOOST_REQUIRE(one.diagrams.size() == 1);
    BOOST_TEST(placement_of(one.diagrams[0].board) == "4r1k1/5ppp/8/8/8/8/5PPP/3R2K1");
    BOOST_TEST(fact_of(one, "Position (FEN)") == test::white_to_move);
    // I.2.4, I.2.5, I.2.6, I.2.7
    BOOST_TEST(fact_of(one, "Sealed by") == "White: Akın, Ada");
    BOOST_TEST(fact_of(one, "Number of the sealed move") == "41");
    BOOST_TEST(fact_of(one, "Draw offer") == "offered by Black (Bulut, Barış), stands");
    BOOST_TEST(fact_of(one, "Resumption") == "05.11.2026 10:00");
    BOOST_TEST(fact_of(one, "Venue") == "Salon B");
    // I.3 and who signs
    BOOST_TEST(fact_of(one, "Kept by") == "Demir, Elif");
    BOOST_TEST(one.signatures.size() == 3);
    BOOST_TEST(!one.flap.empty());
    test::check_words(document);
}

BOOST_AUTO_TEST_CASE(time_lost_by_sealing_early_is_told_I_1_2) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    BOOST_TEST(test::says(event.envelopes(), "lost 0:20:00, counted as used (I.1.2)"));
}

BOOST_AUTO_TEST_CASE(increments_belong_to_the_time_used) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00", test::black_to_move)};
    event.games[0].now.envelope.increment = 30;
    const auto document = event.envelopes();
    // Black seals move 41: White has made 41 moves, Black 40.
    BOOST_TEST(cell(card(document), 0, "time-used") == "2:05:30"); // 7200 + 41 * 30 - 900
    BOOST_TEST(cell(card(document), 1, "time-used") == "1:57:30"); // 7200 + 40 * 30 - 1350
    BOOST_TEST(fact_of(card(document), "Number of the sealed move") == "41...");
    BOOST_TEST(fact_of(card(document), "Sealed by") == "Black: Bulut, Barış");
}

BOOST_AUTO_TEST_CASE(without_the_time_given_what_is_left_is_named_so) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    event.games[0].now.envelope.given = 0;
    auto document = event.envelopes();
    BOOST_TEST(cell(card(document), 0, "time-used") == "(none)");
    BOOST_TEST(cell(card(document), 0, "time-left") == "0:15:00");
    BOOST_TEST(test::says(document, "The times used are not known here"));
    event.games[0].now.envelope.given = 600; // less than is left: no time used can be told
    document = event.envelopes();
    BOOST_TEST(cell(card(document), 0, "time-used") == "(none)");
}

BOOST_AUTO_TEST_CASE(never_the_sealed_move) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    auto& game = event.games[0].now;
    auto played = game.position;
    game.shown = chess::parse_uci(game.position, "d1d8");
    game.sealed_text = "Kd8";
    game.sealed_move = game.shown;
    played.play(*game.shown);
    game.position = played;
    const auto document = event.envelopes();
    for (const auto* secret : {"d8", "Kd8", "d1d8"})
        BOOST_TEST(!test::says(document, secret, Language::turkish), secret);
    BOOST_TEST(card(document).diagrams[0].board.arrows.empty());
}

BOOST_AUTO_TEST_CASE(lines_to_write_on_while_it_is_not_complete) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "")};
    const auto document = event.envelopes();
    BOOST_TEST(fact_of(card(document), "Resumption").starts_with("____"));
    BOOST_TEST(fact_of(card(document), "Venue").starts_with("____"));
    event.games[0].now.phase = AdjournmentPhase::sealing; // the clock still runs
    const auto early = event.envelopes();
    BOOST_TEST(cell(card(early), 0, "time-left").starts_with("____"));
}

BOOST_AUTO_TEST_CASE(a_reply_has_an_envelope_of_its_own_I_9_3) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00")};
    auto& game = event.games[0].now;
    game.phase = AdjournmentPhase::reply_sealed;
    game.position.play(chess::parse_uci(game.position, "d1d8"));
    game.clocks = {4000, 4100};
    const auto document = event.envelopes();
    BOOST_TEST(fact_of(card(document), "Sealed by") == "Black: Bulut, Barış");
    BOOST_TEST(fact_of(card(document), "To be opened") == "when Akın, Ada comes to the board");
    BOOST_TEST(placement_of(card(document).diagrams[0].board) == "3Rr1k1/5ppp/8/8/8/8/5PPP/6K1");
    BOOST_TEST(cell(card(document), 1, "time-left") == "1:08:20");
    test::check_words(document);
}

BOOST_AUTO_TEST_CASE(opened_and_finished_games_have_none) {
    Event event;
    event.games = {test::adjourned_game(4, 1, 2, "2026-11-05 10:00"),
                   test::adjourned_game(4, 3, 4, "2026-11-05 10:00")};
    event.games[0].now.phase = AdjournmentPhase::concluded;
    event.games[1].now.phase = AdjournmentPhase::playing;
    const auto document = event.envelopes();
    BOOST_TEST(document.sections.empty());
    BOOST_TEST(test::says(document, "There is no envelope to print."));
}

BOOST_AUTO_TEST_SUITE_END()

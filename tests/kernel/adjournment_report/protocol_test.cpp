#include "kernel/adjournment_report/games.hpp"
#include "kernel/rating_report/shown.hpp"

using namespace hakem;

namespace {

AdjournmentEntry entry(const AdjournmentHistory& history, std::string_view at,
                       adjournment::What what, std::vector<AdjournmentStep> steps = {}) {
    AdjournmentEntry one;
    one.event = {history.now.key, test::moment(at), std::move(what)};
    one.advance.after = history.now;
    one.advance.steps = std::move(steps);
    return one;
}

/// Sealed with a move that was shown on the board, not opened yet.
AdjournmentHistory sealed() {
    auto history = test::adjourned_game(4, 1, 2, "2026-11-05 10:00");
    AdjournmentStep step;
    step.why.rule = "I.1.1";
    step.why.reason = "adjournment_report.closed"; // any text of the catalogue
    history.entries = {
        entry(history, "2026-11-04 13:38", adjournment::Handed{history.now.envelope}),
        entry(history, "2026-11-04 13:39", adjournment::ShownOnBoard{"Kd8"}, {step}),
        entry(history, "2026-11-04 13:40:05", adjournment::Stopped{})};
    return history;
}

Document protocol(const AdjournmentHistory& history) {
    const auto event = test::adjourned_event(4);
    const std::vector<AdjournmentHistory> games = {history};
    return adjournments::protocol({event, games, {}}, games[0]);
}

}

BOOST_AUTO_TEST_SUITE(adjournment_protocol)

BOOST_AUTO_TEST_CASE(each_event_with_moment_clocks_and_phase) {
    const auto document = protocol(sealed());
    const auto& events = test::table(document, "events");
    BOOST_REQUIRE(events.rows.size() == 3);
    BOOST_TEST(test::row(events, 0, {"number", "moment", "details"}) ==
               "1|04.11.2026 13:38|left: White 0:35:00, Black 0:22:30; session until 04.11.2026 "
               "14:00; 40 moves required; asked for by the player");
    BOOST_TEST(test::row(events, 2, {"number", "moment", "clock-white", "clock-black"}) ==
               "3|04.11.2026 13:40:05|0:15:00|0:22:30");
    const auto& steps = test::table(document, "steps");
    BOOST_TEST(test::row(steps, 0, {"number", "article", "weight"}) == "2|I.1.1|law");
}

BOOST_AUTO_TEST_CASE(the_sealed_move_is_told_once_it_was_opened) {
    auto history = sealed();
    for (const auto* secret : {"Kd8", "d8"})
        for (const auto language : {Language::english, Language::turkish})
            BOOST_TEST(!test::says(protocol(history), secret, language), secret);
    auto& game = history.now;
    game.phase = AdjournmentPhase::playing;
    game.sealed_text = "Kd8";
    game.sealed_move = chess::parse_uci(game.position, "d1d8");
    game.position.play(*game.sealed_move);
    const auto document = protocol(history);
    BOOST_TEST(test::says(document, "Sealed move: Kd8"));
    const auto& sheet = std::get<DiagramSheet>(test::section(document, "positions")->body);
    BOOST_REQUIRE(sheet.diagrams.size() == 2);
    // the position of the envelope, with the move as an arrow; and the one after it
    BOOST_TEST(placement_of(sheet.diagrams[0].board) == "4r1k1/5ppp/8/8/8/8/5PPP/3R2K1");
    BOOST_REQUIRE(sheet.diagrams[0].board.arrows.size() == 1);
    BOOST_TEST(square_name(sheet.diagrams[0].board.arrows[0].to) == "d8");
    BOOST_TEST(placement_of(sheet.diagrams[1].board) == "3Rr1k1/5ppp/8/8/8/8/5PPP/6K1");
}

BOOST_AUTO_TEST_CASE(every_event_has_words) {
    auto history = sealed();
    history.now.sealed_text = "Kd8";
    using namespace adjournment;
    const std::vector<What> all = {Handed{},
                                   Written{true},
                                   ShownOnBoard{"Kd8"},
                                   Stopped{ClockTimes{1, 2}, false, false, false, true},
                                   Kept{},
                                   DrawOffered{Colour::white},
                                   DrawAccepted{Colour::black},
                                   DrawRefused{Colour::black},
                                   DrawAgreed{},
                                   Resigned{Colour::white},
                                   SetUp{ClockTimes{1, 2}, true, false},
                                   Arrived{Colour::white},
                                   Opened{Found::unreadable, "?", "tr"},
                                   ReplySealed{true, {}},
                                   EnvelopeLost{ClockTimes{1, 2}},
                                   MoveTold{"Kd8", "tr"},
                                   PositionLost{},
                                   ClocksDisputed{Colour::white, {3, 4}, true},
                                   Moved{Colour::white, "Kd8", {}},
                                   Excused{Colour::white, "kar"},
                                   DefaultTimeOver{},
                                   FlagFell{Colour::black},
                                   Concluded{Outcome::win, Outcome::loss, "mat"},
                                   Withdrawn{"yanlış masa"}};
    BOOST_REQUIRE(all.size() == std::variant_size_v<What>);
    history.entries.clear();
    for (const auto& what : all)
        history.entries.push_back(entry(history, "2026-11-05 10:00", what));
    history.entries.back().advance.refused = true;
    const auto document = protocol(history);
    const auto text = test::all_text(document);
    BOOST_TEST(text.find("adjournment_report.") == std::string::npos);
    for (const auto* part : {"his scoresheet is not in the envelope", "should be: White 0:00:03",
                             "1 - 0; mat", "refused", "kept locked in the record"})
        BOOST_TEST(text.find(part) != std::string::npos, part);
    test::check_words(document);
}

BOOST_AUTO_TEST_CASE(article_I_3_withdrawn_events_are_struck_with_reason_and_article) {
    auto history = sealed();
    const auto at = test::moment("2026-11-05 10:00");
    using namespace adjournment;
    history.withdrawn = {
        {{history.now.key, at, Opened{Found::text, "Kd7", "tr"}}, at, "başka zarf"},
        {{history.now.key, at, Resigned{Colour::white}}, at, "yanlış oyuncu"}};
    const auto document = protocol(history);
    BOOST_REQUIRE(test::section(document, "withdrawn") != nullptr);
    const auto text = test::all_text(document);
    for (const auto* part : {"başka zarf", "yanlış oyuncu", "resigned", "I.3", "05.11.2026 10:00"})
        BOOST_TEST(text.find(part) != std::string::npos, part);
    BOOST_TEST(text.find("Kd7") == std::string::npos); // the envelope is closed still
    test::check_words(document);
}

BOOST_AUTO_TEST_CASE(of_a_game_of_which_everything_was_withdrawn_the_struck_events_are_shown) {
    AdjournmentHistory history;
    history.now.key = {3, 1, 2};
    history.now.envelope.white_name = "Akın, Ada";
    history.withdrawn = {
        {{history.now.key, test::moment("2026-11-03 14:00"), adjournment::Handed{}}, {}, "masa 2"}};
    const auto document = protocol(history);
    BOOST_TEST(test::all_text(document).find("masa 2") != std::string::npos);
    BOOST_TEST(test::section(document, "positions") == nullptr);
}

BOOST_AUTO_TEST_SUITE_END()

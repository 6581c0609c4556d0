// What a request means: rounds, the lot, the edition, and what is refused.

#include "played_event.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;
using namespace hakem::test::ulusal;

namespace {

Tournament four(std::optional<Colour> lot) { return small_event({"", "", "", ""}, 3, lot); }

Answer with(const Tournament& tournament, const PairingRequest& request) {
    return answer(tournament, request);
}

}

BOOST_AUTO_TEST_SUITE(ulusal_request)

BOOST_AUTO_TEST_CASE(the_lot) {
    BOOST_TEST(boards(four(Colour::white)) == "1-3 4-2");
    BOOST_TEST(boards(four(Colour::black)) == "3-1 2-4");
    PairingRequest request;
    const auto assumed = with(four(std::nullopt), request);
    BOOST_TEST(assumed.boards == "1-3 4-2");
    BOOST_TEST(codes(assumed.findings) == "PAIR-0221");
    request.lot = 2;
    const auto drawn = with(four(std::nullopt), request);
    BOOST_TEST(codes(drawn.findings) == "PAIR-0223");
    BOOST_TEST(drawn.boards == with(four(std::nullopt), request).boards);
    request.initial_colour = Colour::black;
    BOOST_TEST(with(four(Colour::white), request).boards == "3-1 2-4");
}

BOOST_AUTO_TEST_CASE(the_lot_as_round_1_shows_it) {
    // 2 has White against 4 though even: the lot was Black.
    const auto shown = small_event({"Z", "4w1", "5b1", "2b0", "3w0"}, 5, std::nullopt);
    BOOST_TEST(codes(answer(shown).findings).find("PAIR-0221") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(rounds_that_cannot_be_paired) {
    PairingRequest request;
    request.round = 2;
    BOOST_TEST(with(four(Colour::white), request).boards == "PAIR-0013");
    BOOST_TEST(boards(small_event({"2w1", "1b0"}, 1)) == "PAIR-0034");
    BOOST_TEST(boards(small_event({}, 3)) == "PAIR-0015");
    request.round = 1;
    request.edition = "2026";
    BOOST_TEST(with(four(Colour::white), request).boards == "PAIR-0031");
    request.edition = "regulation";
    BOOST_TEST(with(four(Colour::white), request).boards == "1-3 4-2");
}

BOOST_AUTO_TEST_CASE(rounds_not_declared) {
    BOOST_TEST(codes(answer(small_event({"", ""}, 0)).findings) == "PAIR-0222");
}

BOOST_AUTO_TEST_CASE(a_player_who_is_not_there) {
    PairingRequest request;
    request.why = {9};
    BOOST_TEST(codes(with(four(Colour::white), request).findings) == "PAIR-0020");
    request.why = {2};
    auto absent = four(Colour::white);
    absent.absent_next_round = {2};
    BOOST_TEST(codes(with(std::move(absent), request).findings) == "PAIR-0019");
    request.why.clear();
    request.why_not = {{2, 2}};
    BOOST_TEST(codes(with(four(Colour::white), request).findings) == "PAIR-0021");
}

BOOST_AUTO_TEST_CASE(pairs_that_the_event_forbids) {
    auto tournament = four(Colour::white);
    tournament.prohibited.push_back({0, 0, {1, 3}, 0});
    BOOST_TEST(boards(tournament) == "1-4 3-2");
    PairingRequest request;
    request.why_not = {{1, 3}};
    BOOST_TEST(with(tournament, request).decisions.at(0).rule == "TRF26 260, XXP");
}

BOOST_AUTO_TEST_CASE(everything_that_yields_is_a_note_too) {
    const auto round =
        answer(small_event({"4b0", "5w1", "6b1", "1w1", "2b0", "3w0"}, 3, Colour::black));
    BOOST_TEST(codes(round.findings) == "PAIR-0253");
    BOOST_TEST(round.findings.all().front().arguments.at(0) == "2");
}

BOOST_AUTO_TEST_SUITE_END()

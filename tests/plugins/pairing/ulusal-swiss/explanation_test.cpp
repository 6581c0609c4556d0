// The reasons: what decided, by which article, and whether the regulation itself says it.

#include "played_event.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;
using namespace hakem::test::ulusal;

namespace {

/// "article: reason" a line, "- " before what was turned down.
std::string lines_of(const std::vector<Decision>& decisions) {
    std::string text;
    for (const auto& decision : decisions) {
        if (decision.subject == "report") continue;
        text += decision.rule + ": " + decision.reason + "\n";
        for (const auto& other : decision.alternatives)
            text += "- " + other.rule + ": " + other.reason + "\n";
    }
    return text;
}

std::string why(const Tournament& tournament, std::int32_t player) {
    PairingRequest request;
    request.why = {player};
    return lines_of(answer(tournament, request).decisions);
}

std::string why_not(const Tournament& tournament, std::int32_t a, std::int32_t b) {
    PairingRequest request;
    request.why_not = {{a, b}};
    return lines_of(answer(tournament, request).decisions);
}

bool has(const std::string& text, std::string_view line) {
    BOOST_TEST_INFO(text);
    return text.find(line) != std::string::npos;
}

Tournament six() { return small_event({"4w1", "5b1", "6w1", "1b0", "2w0", "3b0"}, 5); }

/// 17.7: 1-3 5-2 6-4 8-7.
Tournament eight() {
    return small_event(
        {"5w1 4b1", "6b0 3w1", "7w1 2b0", "8b1 1w0", "1b0 8w1", "2w1 7b0", "3b0 6w1", "4w0 5b0"},
        5);
}

/// 20.3a: 3-2 5-4 1-6.
Tournament repaired() {
    return small_event({"4b0", "5w1", "6b1", "1w1", "2b0", "3w0"}, 3, Colour::black);
}

}

BOOST_AUTO_TEST_SUITE(ulusal_explanation)

BOOST_AUTO_TEST_CASE(a_floater_by_his_place) {
    BOOST_TEST(why(six(), 3) == "Regulation 17.4, 17.7, 21.3: ulusal.place\n"
                                "Regulation 20.2: ulusal.group.above\n"
                                "Regulation 17.5, 20.4: ulusal.float.lowest\n"
                                "Regulation 20.2, settled reading (Lim 2.2): ulusal.group.median\n"
                                "Regulation 20.5, settled reading (Lim 2.2): ulusal.step.floaters\n"
                                "Regulation 21.3, 21.4: ulusal.colours.both_due\n");
    BOOST_TEST(has(why(six(), 4), "Regulation 17.6, 20.4: ulusal.float.highest\n"));
}

BOOST_AUTO_TEST_CASE(a_floater_by_his_claim_and_one_who_must) {
    BOOST_TEST(has(why(eight(), 1), "Regulation 19d: ulusal.float.single\n"));
    // Example 3, round 4: with 2, only 2-3 can be paired; 1 must float, 3 cannot in his place.
    PlayedEvent third(8, 4, Colour::white);
    for (const auto* results : {"1-0 0-1 1-0 1-0", "0-1 1-0 1-0 1-0", "0-1 0-1 = 1-0"}) {
        third.pair();
        third.play(results);
    }
    BOOST_TEST(has(why(third.tournament, 1), "Regulation 19a-c, 21.4: ulusal.float.forced\n"
                                             "- Regulation 19, settled reading: "
                                             "ulusal.stays.needed\n"));
    // Example 2, round 4: 7, lower upward than 6, has no partner next door and stays.
    PlayedEvent second(9, 4, Colour::black);
    for (const auto* results : {"0-1 1-0 0-1 1-0", "1-0 0-1 = -+", "0-1 = 1-0 0-1"}) {
        second.pair();
        second.play(results);
    }
    BOOST_TEST(has(why(second.tournament, 6), "Regulation 17.6, 20.4: ulusal.float.highest\n"));
}

BOOST_AUTO_TEST_CASE(opponents_who_were_passed_over) {
    const auto text = why(eight(), 1);
    BOOST_TEST(has(text, "ulusal.step.floater\n- Regulation 17.7: ulusal.passed.arrow\n"));
    BOOST_TEST(has(why(eight(), 8), "Regulation 17.6, 20.5: ulusal.step.bottom\n"));
}

BOOST_AUTO_TEST_CASE(the_lower_half_in_its_order) {
    // 1-3 have met: 1-4 (20.1b); 2-3 is then the only pair left.
    const auto four = small_event({"3w=", "4b=", "1b=", "2w="}, 5);
    BOOST_TEST(has(why(four, 1), "Regulation 20.1b, settled reading (Lim 4): ulusal.step.next\n"
                                 "- Regulation 16.3: ulusal.bar.met\n"));
    BOOST_TEST(has(why(small_event({"", "", "", ""}, 3), 1),
                   "Regulation 20.1: ulusal.step.opposite\n"
                   "Regulation 21.1, settled reading: ulusal.colours.lot\n"));
}

BOOST_AUTO_TEST_CASE(an_exchange_for_colours) {
    // 22.1: 1-3, 2-5 become 1-5, 2-3.
    const auto five = small_event({"H", "4b=", "5w?", "2w=", "3b?"}, 5);
    const auto* exchange = "Regulation 20.1c, settled reading (Lim 5.2): ulusal.exchange\n";
    BOOST_TEST(has(why(five, 1), exchange));
    BOOST_TEST(has(why_not(five, 1, 3), exchange));
    BOOST_TEST(has(why(five, 4), "Regulation 17.2, settled reading (Lim 1.1): ulusal.bye.taken\n"
                                 "- Regulation 22.1: ulusal.bye.unfinished\n"));
}

BOOST_AUTO_TEST_CASE(a_repair_of_the_median) {
    BOOST_TEST(has(why(repaired(), 5), "Regulation 20.3: ulusal.float.replaced\n"));
    BOOST_TEST(has(why(repaired(), 4), "Regulation 20.3: ulusal.repair.below\n"));
}

BOOST_AUTO_TEST_CASE(why_not_barred) {
    BOOST_TEST(why_not(six(), 1, 4) == "Regulation 16.3: ulusal.bar.met\n");
    BOOST_TEST(why_not(six(), 2, 1) == "Regulation 20: ulusal.why_not.paired\n");
    const auto colours =
        small_event({"3w1 4w1", "4w1 3w1", "1b0 2b0", "2b0 1b0", "Z Z", "Z Z", "Z Z", "Z Z"}, 5);
    BOOST_TEST(why_not(colours, 1, 2) == "Regulation 21.4: ulusal.bar.colours\n");
}

BOOST_AUTO_TEST_CASE(why_not_in_two_groups) {
    // 2 would have to float, but 3 does.
    BOOST_TEST(has(why_not(six(), 2, 4), "Regulation 17.4: ulusal.why_not.others_float\n"
                                         "Regulation 17.5, 20.4: ulusal.float.lowest\n"));
}

BOOST_AUTO_TEST_CASE(the_whole_round) {
    PairingRequest request;
    request.explain = true;
    const auto text = lines_of(answer(eight(), request).decisions);
    BOOST_TEST(has(text, "Regulation 20.2: ulusal.group.above\n"));
    BOOST_TEST(has(text, "Regulation 20.2: ulusal.group.below\n"));
    BOOST_TEST(has(text, "Regulation 20.2: ulusal.group.median\n"));
    BOOST_TEST(has(text, "Regulation 21.5: ulusal.colours.number\n"));
    const auto repair = lines_of(answer(repaired(), request).decisions);
    BOOST_TEST(has(repair, "Regulation 20.3: ulusal.repair.below\n"));
}

BOOST_AUTO_TEST_CASE(every_reason_has_its_words) {
    for (const auto& tournament : {six(), eight(), repaired()}) {
        PairingRequest request;
        request.explain = true;
        for (int id = 1; id <= 6; ++id) {
            request.why.push_back(id);
            request.why_not.emplace_back(id, id % 6 + 1);
        }
        for (const auto& decision : answer(tournament, request).decisions) {
            BOOST_TEST(has_text(decision.reason), decision.reason);
            for (const auto language : {Language::english, Language::turkish})
                BOOST_TEST(sentence_of(decision, language).find('{') == std::string::npos);
            for (const auto& other : decision.alternatives) BOOST_TEST(has_text(other.reason));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

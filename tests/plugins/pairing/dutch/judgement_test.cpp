// Pairings as played, judged: what they break, and whether they were legal at all.

#include "small_event.hpp"
#include "support.hpp"

using namespace hakem;
using namespace hakem::test;

namespace {

/// The event, and a last round as played: "1-2 3-4 5-0".
Verdict judge(const Tournament& tournament, int round, std::string_view boards,
              const std::string& edition = "2026") {
    RoundPairing played;
    played.round = round;
    std::istringstream words{std::string(boards)};
    for (std::string word; words >> word;) {
        const auto dash = word.find('-');
        const auto black = std::stoi(word.substr(dash + 1));
        played.pairs.push_back({black == 0 ? 0 : static_cast<std::int32_t>(played.pairs.size() + 1),
                                std::stoi(word.substr(0, dash)), black});
    }
    PairingRequest request;
    request.round = round;
    request.edition = edition;
    const auto& dutch = registry().get<PairingSystem>("dutch");
    Diagnostics diagnostics;
    const auto expected = dutch.pair(tournament, request, diagnostics);
    return dutch.judge(tournament, request, played,
                       expected.empty() ? RoundPairing{} : expected.front());
}

/// "legal C12" or "illegal C1 C2": the articles, without the name of the rules.
std::string summary(const Verdict& verdict) {
    std::string text = verdict.legal ? "legal" : "illegal";
    for (const auto& fault : verdict.faults) {
        const auto comma = fault.rule.rfind(", ");
        text += " " + (comma == std::string::npos ? fault.rule : fault.rule.substr(comma + 2));
    }
    return text;
}

Tournament four_draws() { return small_event({"3w=", "4b=", "1b=", "2w="}, 5); }
Tournament six() { return small_event({"", "", "", "", "", ""}, 5); }

}

BOOST_AUTO_TEST_SUITE(dutch_judgement)

BOOST_AUTO_TEST_CASE(the_right_pairing_has_no_faults) {
    BOOST_TEST(summary(judge(four_draws(), 2, "2-1 3-4")) == "legal");
    BOOST_TEST(summary(judge(six(), 1, "1-4 5-2 3-6")) == "legal");
}

BOOST_AUTO_TEST_CASE(two_boards_exchanged_are_a_later_transposition) {
    // 3.8, 4.2: 1-5 2-4 breaks nothing, it only comes later.
    BOOST_TEST(summary(judge(six(), 1, "1-5 4-2 3-6")) == "legal 4");
}

BOOST_AUTO_TEST_CASE(wrong_colour) {
    BOOST_TEST(summary(judge(six(), 1, "4-1 5-2 3-6")) == "legal 5.2.5");
    BOOST_TEST(summary(judge(four_draws(), 2, "1-2 3-4")) == "legal 5.2.1");
}

BOOST_AUTO_TEST_CASE(rematch) {
    BOOST_TEST(summary(judge(four_draws(), 2, "3-1 2-4")) == "illegal C1 C1");
}

BOOST_AUTO_TEST_CASE(refused_preferences) {
    BOOST_TEST(summary(judge(four_draws(), 2, "4-1 3-2")).starts_with("legal C12"));
}

BOOST_AUTO_TEST_CASE(second_bye) {
    // 5 had the bye in round 1 (C2).
    const auto event = small_event({"3w=", "4b1", "1b=", "2w0", "U"}, 2);
    BOOST_TEST(summary(judge(event, 2, "2-1 3-4 5-0")).starts_with("illegal C2"));
    // 1 may have it, but 4 has fewer points (C5).
    BOOST_TEST(summary(judge(event, 2, "2-5 3-4 1-0")).starts_with("legal C5"));
}

BOOST_AUTO_TEST_CASE(wrong_float) {
    const auto event = small_event({"4b1", "3w1", "2b0", "1w0", "U"}, 4, Colour::black);
    // 5 floats again although it had a bye last round: the floats are named, C14 below them.
    const auto verdict = judge(event, 2, "2-1 5-4 3-0");
    BOOST_REQUIRE(!verdict.faults.empty());
    BOOST_TEST(verdict.faults.front().reason == "dutch.fault.downfloaters");
    BOOST_REQUIRE(verdict.faults.front().alternatives.size() == 1u);
    BOOST_TEST(verdict.faults.front().alternatives.front().rule == "FIDE C.04.3 (2026), C14");
}

BOOST_AUTO_TEST_CASE(forbidden_pair) {
    auto event = six();
    event.prohibited.push_back({0, 0, {1, 4}, 9});
    BOOST_TEST(summary(judge(event, 1, "1-4 5-2 3-6")) == "illegal XXP");
}

BOOST_AUTO_TEST_CASE(somebody_left_out) {
    BOOST_TEST(summary(judge(six(), 1, "1-4 5-2")).starts_with("illegal 1.9 1.9"));
    BOOST_TEST(summary(judge(six(), 1, "1-4 5-2 3-0 6-0")).find("3") != std::string::npos);
    BOOST_TEST(!judge(six(), 1, "1-4 5-2 3-0 6-0").legal);
}

BOOST_AUTO_TEST_CASE(topscorers_may_have_equal_absolute_preferences) {
    const std::initializer_list<std::string_view> rows{"3b= 2b0", "4w1 1w1", "1w= 5w1", "2b0 U",
                                                       "U 3b0 H"};
    BOOST_TEST(summary(judge(small_event(rows, 3, Colour::black), 3, "3-2 1-4")) == "legal");
    BOOST_TEST(!judge(small_event(rows, 4, Colour::black), 3, "3-2 1-4").legal);
}

BOOST_AUTO_TEST_SUITE_END()

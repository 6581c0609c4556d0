// Pairings as played, judged: what they break, and whether they were legal at all.

#include "played_event.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::test;
using namespace hakem::test::ulusal;

namespace {

RoundPairing played(int round, std::string_view boards) {
    RoundPairing played;
    played.round = round;
    std::istringstream words{std::string(boards)};
    for (std::string word; words >> word;) {
        const auto dash = word.find('-');
        const auto black = std::stoi(word.substr(dash + 1));
        played.pairs.push_back({black == 0 ? 0 : static_cast<std::int32_t>(played.pairs.size() + 1),
                                std::stoi(word.substr(0, dash)), black});
    }
    return played;
}

/// "legal 20.1", "illegal 16.3 21.3, 21.4": the articles of the faults.
std::string judge(const Tournament& tournament, int round, std::string_view boards) {
    PairingRequest request;
    request.round = round;
    const auto& system = registry().get<PairingSystem>("ulusal-swiss");
    const auto verdict = system.judge(tournament, request, played(round, boards), {});
    std::string text = verdict.legal ? "legal" : "illegal";
    for (const auto& fault : verdict.faults) {
        auto rule = fault.rule.substr(0, fault.rule.find(", settled"));
        if (rule.starts_with("Regulation ")) rule.erase(0, 11);
        text += " " + rule;
    }
    return text;
}

/// 17.5, 17.6: right is 2-1 4-3 6-5.
Tournament six() { return small_event({"4w1", "5b1", "6w1", "1b0", "2w0", "3b0"}, 5); }

}

BOOST_AUTO_TEST_SUITE(ulusal_judgement)

BOOST_AUTO_TEST_CASE(the_right_pairing_has_no_faults) {
    BOOST_TEST(judge(six(), 2, "2-1 4-3 6-5") == "legal");
}

BOOST_AUTO_TEST_CASE(another_floater) {
    BOOST_TEST(judge(six(), 2, "1-3 2-6 4-5") == "legal 17.5, 19 21.5");
    BOOST_TEST(judge(six(), 2, "2-1 5-3 6-4") == "legal 17.6, 19 21.5");
}

BOOST_AUTO_TEST_CASE(another_pair) {
    // 18: 1-3, 4-2 is right; 20.1 counts, not the order of the boards.
    const auto four = small_event({"", "", "", ""}, 3);
    BOOST_TEST(judge(four, 1, "4-2 1-3") == "legal");
    BOOST_TEST(judge(four, 1, "1-4 3-2") == "legal 20.1");
}

BOOST_AUTO_TEST_CASE(a_rematch) {
    BOOST_TEST(judge(six(), 2, "1-4 2-3 6-5") == "illegal 16.3 21.3, 21.4");
}

BOOST_AUTO_TEST_CASE(colours) {
    BOOST_TEST(judge(six(), 2, "1-2 4-3 6-5") == "legal 21.3, 21.4");
    // 1 and 2 had WW: no pair, unless it is the last round and the scores are equal (21.6).
    const std::initializer_list<std::string_view> players = {"3w1 4w1", "4w1 3w1", "1b0 2b0",
                                                             "2b0 1b0", "6w1 Z",   "5b0 Z"};
    const auto with_colours = [&](int rounds) {
        return judge(small_event(players, rounds), 3, "2-1 3-4 5-6").substr(0, 7);
    };
    BOOST_TEST(with_colours(5) == "illegal");
    // A colour that the limits forbid to one of them.
    BOOST_TEST(judge(small_event({"3w1 4w1", "4b1 3b1", "1b0 2w0", "2w0 1b0"}, 5), 3, "1-2 3-4")
                   .starts_with("illegal 21.4"));
}

BOOST_AUTO_TEST_CASE(byes) {
    const auto five = small_event({"3w1", "4b1", "1b0", "2w0", "U"}, 5);
    BOOST_TEST(judge(five, 2, "2-1 3-5 4-0") == "legal");
    BOOST_TEST(judge(five, 2, "2-1 4-5 3-0").starts_with("legal 17.2, 17.3"));
    BOOST_TEST(judge(five, 2, "2-1 3-4 5-0").starts_with("illegal 17.3"));
    BOOST_TEST(judge(five, 2, "2-1 3-0 4-0").find("17.2") != std::string::npos);
    const auto unfinished = small_event({"H", "4b=", "5w?", "2w=", "3b?"}, 5);
    BOOST_TEST(judge(unfinished, 2, "1-3 4-2 5-0").find(" 22.1") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(who_is_not_there) {
    BOOST_TEST(judge(six(), 2, "2-1 4-3") == "illegal 16.1 16.1");
    const auto removed = small_event({"2w+ 3b1", "1b- 4w-", "4w1 1w0", "3b0 2b+"}, 5);
    BOOST_TEST(judge(removed, 3, "4-1 3-2").starts_with("illegal 22.2"));
}

BOOST_AUTO_TEST_CASE(a_refused_round_is_judged_by_what_is_absolute) {
    const auto refused = small_event({"3w?", "4b=", "1b?", "2w="}, 3);
    BOOST_TEST(judge(refused, 2, "1-3 2-4").starts_with("illegal 16.3 16.3"));
}

BOOST_AUTO_TEST_SUITE_END()

// Why a round is as it is: each answer names the article that decided.

#include "random_state.hpp"
#include "small_event.hpp"
#include "support.hpp"

#include <algorithm>
#include <set>

using namespace hakem;
using namespace hakem::test;

namespace {

RoundPairing explained(const Tournament& tournament, PairingRequest request) {
    Diagnostics diagnostics;
    const auto rounds =
        registry().get<PairingSystem>("dutch").pair(tournament, request, diagnostics);
    BOOST_REQUIRE(!rounds.empty());
    return rounds.front();
}

PairingRequest request(int round, std::string edition = "2026") {
    PairingRequest request;
    request.round = round;
    request.edition = std::move(edition);
    return request;
}

/// All articles of the decisions and of what they turned down, "rule: subject" a line.
void add(std::vector<std::string>& lines, const Decision& decision, const std::string& mark) {
    lines.push_back(mark + decision.rule + ": " + decision.subject);
    for (const auto& alternative : decision.alternatives) add(lines, alternative, "not ");
}

std::vector<std::string> articles(const std::vector<Decision>& decisions) {
    std::vector<std::string> lines;
    for (const auto& decision : decisions) add(lines, decision, "");
    return lines;
}

bool has(const std::vector<std::string>& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const auto& line : lines) text += line + "\n";
    return text;
}

std::vector<std::string> why(const Tournament& tournament, int round, std::int32_t id,
                             const std::string& edition = "2026") {
    auto asked = request(round, edition);
    asked.why = {id};
    return articles(explained(tournament, asked).decisions);
}

std::vector<std::string> why_not(const Tournament& tournament, int round, std::int32_t a,
                                 std::int32_t b, const std::string& edition = "2026") {
    auto asked = request(round, edition);
    asked.why_not = {{a, b}};
    return articles(explained(tournament, asked).decisions);
}

/// Everybody has half a point; 1-3 and 2-4 have met.
Tournament four_draws() { return small_event({"3w=", "4b=", "1b=", "2w="}, 5); }

/// 2 and 5 have a point, 1 and 3 half a one, 4 none: the bye goes to 4, 2 and 5 both float.
Tournament low_bye() { return small_event({"3w=", "4b1", "1b=", "2w0", "U"}, 2); }

}

BOOST_AUTO_TEST_SUITE(dutch_explanation)

// 4.3: 1-4 2-3 without an exchange refuses two preferences, so 2 leaves S1 and 3 enters.
BOOST_AUTO_TEST_CASE(an_exchange_names_what_the_original_subgroups_cost) {
    const auto lines = why(four_draws(), 2, 2);
    BOOST_TEST(has(lines, "FIDE C.04.3 (2026), 4.3: bracket 0.5"), joined(lines));
    BOOST_TEST(has(lines, "not FIDE C.04.3 (2026), C12: bracket 0.5"), joined(lines));
    BOOST_TEST(has(why(four_draws(), 2, 2, "2017"), "FIDE C.04.3 (2017), D.2: bracket 0.5"));
}

BOOST_AUTO_TEST_CASE(a_pair_that_met_is_barred_by_c1) {
    BOOST_TEST(joined(why_not(four_draws(), 2, 3, 1)) == "FIDE C.04.3 (2026), C1: pair 3 1\n");
}

BOOST_AUTO_TEST_CASE(a_pair_that_costs_preferences_is_turned_down_by_c12) {
    const auto lines = why_not(four_draws(), 2, 4, 1);
    BOOST_TEST(has(lines, "not FIDE C.04.3 (2026), C12: bracket 0.5"), joined(lines));
}

BOOST_AUTO_TEST_CASE(a_pair_that_was_made_is_said_to_be_made) {
    const auto lines = why_not(four_draws(), 2, 1, 2);
    BOOST_TEST(joined(lines) == "FIDE C.04.3 (2026), 3: pair 1 2\n");
}

BOOST_AUTO_TEST_CASE(a_forbidden_pair_names_the_record) {
    auto event = four_draws();
    event.prohibited.push_back({0, 0, {1, 2}, 7});
    BOOST_TEST(joined(why_not(event, 2, 1, 2)) == "TRF26 260, XXP: pair 1 2\n");
}

// Both had White twice: C3.
BOOST_AUTO_TEST_CASE(equal_absolute_preferences_are_barred_by_c3) {
    const auto event = small_event(
        {"3w1 4w1", "4w1 3w1", "1b0 2b0", "2b0 1b0", "6w1 U", "5b0 H", "H H", "Z Z"}, 9);
    BOOST_TEST(joined(why_not(event, 3, 1, 2)) == "FIDE C.04.3 (2026), C3: pair 1 2\n");
}

BOOST_AUTO_TEST_CASE(the_bye_is_decided_by_its_score) {
    const auto lines = why(low_bye(), 2, 4);
    BOOST_TEST(has(lines, "FIDE C.04.3 (2026), C5: bye"), joined(lines));
}

// 2-5 leaves 1 and 3, who have met, and 4: one of the two would have the bye with half a point
// (C5).
BOOST_AUTO_TEST_CASE(a_pair_that_sends_the_bye_higher_is_turned_down_by_c5) {
    const auto lines = why_not(low_bye(), 2, 2, 5);
    BOOST_TEST(has(lines, "not FIDE C.04.3 (2026), C5: bye"), joined(lines));
}

// 1 (2 points) meets 3 or 4; were it 3, 4 would float to 5 whom it has met: the bye would go to a
// higher score (C5; 2017 C.7, which looks at the following bracket only).
BOOST_AUTO_TEST_CASE(a_float_without_opponents) {
    const auto event =
        small_event({"2w1 U", "1b0 5b0", "U 4b=", "5b1 3w=", "4w0 2w1"}, 3, Colour::black);
    const auto lines = why_not(event, 3, 1, 3);
    BOOST_TEST(has(lines, "not FIDE C.04.3 (2026), C5: bye"), joined(lines));
    const auto old = why_not(event, 3, 1, 3, "2017");
    BOOST_TEST(has(old, "not FIDE C.04.3 (2017), C.7: bracket 1.5"), joined(old));
}

// 5 had a bye last round: were it to float from 1-2, C14.
BOOST_AUTO_TEST_CASE(a_second_downfloat_is_named_by_c14) {
    const auto event = small_event({"4b1", "3w1", "2b0", "1w0", "U"}, 4, Colour::black);
    const auto lines = why_not(event, 2, 1, 2);
    BOOST_TEST(has(lines, "not FIDE C.04.3 (2026), C14: bracket 1.0"), joined(lines));
    const auto floats = why(event, 2, 2);
    BOOST_TEST(has(floats, "not FIDE C.04.3 (2026), C14: float 5"), joined(floats));
}

// Every board names the rule of article 5 that gave the colours.
BOOST_AUTO_TEST_CASE(colours_name_their_rule) {
    auto asked = request(2);
    asked.explain = true;
    const auto lines = articles(explained(four_draws(), asked).decisions);
    BOOST_TEST(has(lines, "FIDE C.04.3 (2026), 5.2.1: board 1"), joined(lines));
    auto first = request(1);
    first.explain = true;
    const auto round_1 = articles(explained(small_event({"", "", "", ""}, 5), first).decisions);
    BOOST_TEST(has(round_1, "FIDE C.04.3 (2026), 5.2.5: board 1"), joined(round_1));
    first.edition = "2017";
    BOOST_TEST(has(articles(explained(small_event({"", "", "", ""}, 5), first).decisions),
                   "FIDE C.04.3 (2017), E.5: board 1"));
}

// Over many positions every criterion turns some pair down, and no other article does.
BOOST_AUTO_TEST_CASE(every_criterion_is_met_somewhere) {
    const auto met = [](const std::string& edition) {
        std::set<std::string> criteria;
        for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
            const auto state = random_state(seed, edition);
            auto asked = request(state.round, edition);
            for (const auto& one : state.tournament.players)
                for (const auto& other : state.tournament.players)
                    if (one.id < other.id) asked.why_not.emplace_back(one.id, other.id);
            Diagnostics diagnostics;
            const auto rounds =
                registry().get<PairingSystem>("dutch").pair(state.tournament, asked, diagnostics);
            if (rounds.empty()) continue;
            for (const auto& line : articles(rounds.front().decisions)) {
                const auto rule = line.substr(0, line.find(": "));
                criteria.insert(rule.substr(rule.rfind(' ') + 1));
            }
        }
        return criteria;
    };
    const auto now = met("2026");
    for (const auto* name :
         {"C4", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "C14", "C15", "C16", "C17"})
        BOOST_TEST(now.contains(name), name);
    const auto old = met("2017");
    for (const auto* name :
         {"C.4", "C.5", "C.6", "C.7", "C.8", "C.9", "C.10", "C.11", "C.12", "C.13", "C.14", "C.15"})
        BOOST_TEST(old.contains(name), name);
    std::string all;
    for (const auto& name : now) all += name + " ";
    for (const auto& name : old) all += name + " ";
    BOOST_TEST_MESSAGE("turned down by " << all);
}

BOOST_AUTO_TEST_CASE(sentences_exist_in_both_languages) {
    auto asked = request(2);
    asked.explain = true;
    asked.why = {1, 2, 3, 4, 5};
    asked.why_not = {{1, 2}, {1, 5}, {2, 5}, {3, 4}};
    for (const auto& decision : explained(low_bye(), asked).decisions) {
        BOOST_TEST(has_text(decision.reason), decision.reason);
        for (const auto language : {Language::english, Language::turkish}) {
            const auto sentence = sentence_of(decision, language);
            BOOST_TEST(sentence.find('\x1f') == std::string::npos);
            BOOST_TEST(sentence.find("dutch.") == std::string::npos, sentence);
        }
    }
}

// A player who is not there has no reasons, and that is said.
BOOST_AUTO_TEST_CASE(an_absent_player_is_refused) {
    auto asked = request(2);
    asked.why = {9};
    Diagnostics diagnostics;
    registry().get<PairingSystem>("dutch").pair(low_bye(), asked, diagnostics);
    BOOST_TEST(diagnostics.by_code().contains("PAIR-0020"));
}

BOOST_AUTO_TEST_SUITE_END()

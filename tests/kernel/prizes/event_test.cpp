// Prizes of whole events: regulation 29, 31 to 34.

#include "event.hpp"
#include "prizes/plan_reader.hpp"
#include "prizes/prize_list.hpp"
#include "ranking.hpp"
#include <hakem/source.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using namespace hakem::test;

namespace {

prizes::Plan plan(const std::string& members) {
    Diagnostics diagnostics;
    const auto source = Source::from_bytes(
        "plan.json", "{\"currency\": \"TRY\", \"decimals\": 0, " + members + "}");
    auto plan = prizes::read_plan(*source, diagnostics);
    BOOST_TEST_REQUIRE(plan.has_value());
    return *plan;
}

/// What was shared out, and what the director was told.
struct Result {
    std::string paid;     ///< "1 500, 3 250": in the order of the ranks
    std::string findings; ///< "PRZ-0103 2": code and first argument
    std::vector<prizes::Award> awards;
};

Result share(const Tournament& tournament, const prizes::Plan& plan) {
    Diagnostics diagnostics;
    const auto list =
        prizes::share_out(plan, tournament, ranked(tournament, "PTS,WON"), diagnostics);
    Result result;
    for (const auto& award : list.awards)
        result.paid += (result.paid.empty() ? "" : ", ") + std::to_string(award.id) + " " +
                       std::to_string(award.amount);
    for (const auto& found : diagnostics.all())
        result.findings +=
            (result.findings.empty() ? "" : "; ") + found.code + " " + found.arguments.front();
    result.awards = list.awards;
    return result;
}

/// Points 3, 2, 1, 0 after three rounds.
Tournament four() { return swiss({"4w1 3w1 2w1", "3b1 4w1 1b0", "2w0 1b0 4w1", "1b0 2b0 3b0"}); }

}

BOOST_AUTO_TEST_SUITE(prizes_event)

BOOST_AUTO_TEST_CASE(article_34_who_withdrew_has_no_prize_and_the_next_moves_up) {
    auto tournament = four();
    tournament.players[1].rounds[2] = {0, Colour::none, Outcome::zero_bye};
    tournament.players[0].rounds[2] = {0, Colour::none, Outcome::full_bye};
    const auto result = share(tournament, plan(R"("categories": [{"amounts": [500, 300]}])"));
    BOOST_TEST(result.paid == "1 500, 3 300");
    BOOST_TEST(result.findings == "PRZ-0105 2");
    // The director may know better: an absence in the last round need not be a withdrawal.
    const auto stayed =
        share(tournament, plan(R"("stayed": [2], "categories": [{"amounts": [500, 300]}])"));
    BOOST_TEST(stayed.paid == "1 500, 2 300");
}

BOOST_AUTO_TEST_CASE(article_34_who_was_expelled_has_no_prize) {
    const auto result =
        share(four(), plan(R"("expelled": [1], "categories": [{"amounts": [500, 300]}])"));
    BOOST_TEST(result.paid == "2 500, 3 300");
    BOOST_TEST(result.findings == "PRZ-0105 1");
}

BOOST_AUTO_TEST_CASE(article_29a_an_annulled_player_has_no_prize) {
    // Player 4 left after one game of three; the game does not count for 1 either.
    auto tournament = round_robin({"4w1 3b1 2w1", "3b1 4b+ 1b0", "2w0 1w0 4b+", "1b0 2w- 3w-"});
    const auto result = share(tournament, plan(R"("categories": [{"amounts": [9, 6, 3, 1]}])"));
    BOOST_TEST(result.paid == "1 9, 2 6, 3 3");
    BOOST_TEST(result.findings == "PRZ-0105 4; PRZ-0107 prizes-1 4");
}

BOOST_AUTO_TEST_CASE(article_34_missing_facts_are_for_the_director) {
    auto tournament = four();
    for (auto& player : tournament.players) player.sex = Sex::male;
    tournament.players[1].sex = Sex::unknown;
    tournament.players[3].sex = Sex::female;
    const auto text = [](const std::string& more) {
        return R"("categories": [{"id": "w", "amounts": [100], "who": {"sex": "female"})" + more +
               "}]";
    };
    const auto open = share(tournament, plan(text("")));
    BOOST_TEST(open.paid == "4 100");
    BOOST_TEST(open.findings == "PRZ-0103 2");
    const auto decided = share(tournament, plan(text(", \"include\": [2]")));
    BOOST_TEST(decided.paid == "2 100");
    BOOST_TEST(decided.findings == "");
    BOOST_TEST(share(tournament, plan(text(", \"exclude\": [2]"))).findings == "");
}

BOOST_AUTO_TEST_CASE(missing_facts_that_change_nothing_are_not_told) {
    auto tournament = four();
    tournament.players[0].sex = Sex::female;
    // The others are unknown, but have fewer points than the one who takes the only prize.
    const auto result =
        share(tournament, plan(R"("categories": [{"amounts": [100], "who": {"sex": "female"}}])"));
    BOOST_TEST(result.paid == "1 100");
    BOOST_TEST(result.findings == "");
}

BOOST_AUTO_TEST_CASE(missing_facts_of_one_with_a_larger_prize_are_not_told) {
    auto tournament = four();
    for (auto& player : tournament.players) player.sex = Sex::female;
    tournament.players[0].sex = Sex::unknown;
    const auto result = share(tournament, plan(R"("categories": [{"amounts": [500]},
                                                  {"amounts": [100], "who": {"sex": "female"}}])"));
    BOOST_TEST(result.paid == "1 500, 2 100");
    BOOST_TEST(result.findings == "");
}

BOOST_AUTO_TEST_CASE(no_prizes_before_the_end) {
    const auto codes = [](const Tournament& tournament) {
        Diagnostics diagnostics;
        const bool over = prizes::is_over(tournament, diagnostics);
        std::string codes;
        for (const auto& found : diagnostics.all()) codes += found.code + " ";
        BOOST_TEST(over == codes.empty());
        return codes;
    };
    BOOST_TEST(codes(four()) == "");
    auto missing = four();
    missing.scheduled_rounds = 4;
    BOOST_TEST(codes(missing) == "PRZ-0101 ");
    auto adjourned = four();
    adjourned.players[0].rounds[2].outcome = Outcome::adjourned;
    adjourned.players[1].rounds[2].outcome = Outcome::adjourned;
    BOOST_TEST(codes(adjourned) == "PRZ-0102 ");
    BOOST_TEST(codes(Tournament{}) == "PRZ-0101 ");
}

BOOST_AUTO_TEST_CASE(trophies_go_by_tie_break_beside_the_money) {
    const auto p = plan(R"("categories": [{"amounts": [90], "trophies": ["cup", "medal"]}])");
    Diagnostics diagnostics;
    const auto tournament = four();
    const auto list = prizes::share_out(p, tournament, ranked(tournament, "PTS"), diagnostics);
    BOOST_TEST_REQUIRE(list.trophies.size() == 2u);
    BOOST_TEST(list.trophies[0].ids == std::vector<std::int32_t>{1});
    BOOST_TEST(list.trophies[1].ids == std::vector<std::int32_t>{2});
    BOOST_TEST(list.trophies[1].trophies == std::vector<std::string>{"medal"});
}

BOOST_AUTO_TEST_CASE(article_32_trophies_of_those_whom_nothing_separates_wait_for_a_decision) {
    const auto tournament = swiss({"2w=", "1b="});
    const auto result =
        share(tournament, plan(R"("categories": [{"trophies": ["cup", "medal"]}])"));
    BOOST_TEST(result.findings == "PRZ-0109 1 P1, 2 P2");
}

BOOST_AUTO_TEST_CASE(numbers_that_nobody_has_are_told_where_they_stand) {
    const auto strange = plan(R"("expelled": [77],
  "stayed": [88], "categories": [{"amounts": [500]}])");
    Diagnostics diagnostics("plan.json");
    prizes::check_plan(strange, four(), diagnostics);
    std::string findings;
    for (const auto& found : diagnostics.all())
        findings += std::to_string(found.line) + ":" + std::to_string(found.column) + " " +
                    found.code + " " + found.arguments.front() + "; ";
    BOOST_TEST(findings == "1:48 PRZ-0016 77; 2:13 PRZ-0016 88; ");
}

// Equal parts are the rule; a plan that goes by place cites itself, not the article.
BOOST_AUTO_TEST_CASE(article_31_a_plan_that_departs_from_it_says_so) {
    const auto tied = swiss({"4w1 3w1", "3b1 4w1", "2w0 1b0", "1b0 2b0"});
    const auto rule = [&](const std::string& sharing) {
        const auto result = share(tied, plan("\"sharing\": \"" + sharing +
                                             R"(", "categories": [{"amounts": [50, 40]}])"));
        return result.awards.at(0).decisions.at(0).rule;
    };
    BOOST_TEST(rule("equal") == "Regulation 31");
    BOOST_TEST(rule("tie-break") == "Plan ≠ Regulation 31");
    BOOST_TEST(rule("hort") == "Hort (plan) ≠ Regulation 31");
}

BOOST_AUTO_TEST_CASE(every_amount_has_its_reason_and_what_was_given_up_for_it) {
    const auto result =
        share(four(), plan(R"("categories": [{"name": "A", "amounts": [50, 40]}, {"name": "B",
                        "amounts": [20], "who": {"numbers": [1]}}])"));
    BOOST_TEST_REQUIRE(result.awards.size() == 2u);
    const auto& decision = result.awards[0].decisions.at(0);
    BOOST_TEST(decision.rule == "Regulation 31");
    BOOST_TEST(sentence_of(decision, Language::english) == "A 1 alone, with 3.0 points: 50");
    BOOST_TEST(sentence_of(decision, Language::turkish) == "A 1, 3,0 puanla tek başına: 50");
    BOOST_TEST_REQUIRE(decision.alternatives.size() == 1u);
    BOOST_TEST(sentence_of(decision.alternatives[0], Language::english) ==
               "B: the share of 20 is not larger; it passes on to the next");
}

BOOST_AUTO_TEST_CASE(a_larger_prize_behind_is_named_for_the_director) {
    // 1 and 2 drew with each other and share the larger prize, 600 each; the 700 passes on to 3.
    const auto tournament = swiss({"3w1 2w=", "4w1 1b=", "1b0 4w1", "2b0 3b0"});
    const auto result =
        share(tournament, plan(R"("categories": [{"amounts": [700]}, {"amounts": [1200]}])"));
    BOOST_TEST(result.paid == "1 600, 2 600, 3 700");
    BOOST_TEST(result.findings == "PRZ-0106 1");
}

BOOST_AUTO_TEST_SUITE_END()

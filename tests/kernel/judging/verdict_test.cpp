// The answer of the office: clean, needs an override, back to the arbiter.

#include "judging/verdict.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::judging;

namespace {

Diagnostics findings() {
    Diagnostics found("open.trf");
    found.add(Severity::note, "TRF-0107", 25, 1, 1, {"1", "U"});
    found.add(Severity::warning, "RTG-0206", 7, 0, 1, {"3", "Ay, Ece"});
    found.add(Severity::warning, "RTG-0206", 8, 0, 1, {"4", "Ay, Su"});
    return found;
}

Override let_pass(std::string code, std::int32_t player = 0, std::string content = "c1") {
    Override one;
    one.code = std::move(code);
    one.player = player;
    one.content = std::move(content);
    one.reason = "seen";
    one.who = "A";
    one.when = {2026, 11, 30};
    return one;
}

Profile with(std::string code, RuleWeight::Kind kind, bool blocks = false) {
    Profile profile;
    profile.rules[std::move(code)] = {kind, blocks, {"why", "neden"}, {}};
    return profile;
}

Judgement judged(const Profile& profile, const std::vector<Override>& overrides = {}) {
    return judge(findings(), profile, overrides, "c1");
}

}

BOOST_AUTO_TEST_SUITE(judging_verdict)

BOOST_AUTO_TEST_CASE(notes_are_told_and_decide_nothing) {
    Diagnostics found("open.trf");
    found.add(Severity::note, "TRF-0107", 25, 1, 1, {"1", "U"});
    const auto judgement = judge(found, Profile(), {}, "c1");
    BOOST_TEST((judgement.answer == Answer::clean));
    BOOST_TEST(judgement.findings.size() == 1u);
    BOOST_TEST(judgement.causes.empty());
}

BOOST_AUTO_TEST_CASE(a_cause_says_what_its_rule_rests_on) {
    const auto basis = [](const std::string& source) {
        auto profile = with("RTG-0206", RuleWeight::Kind::error);
        profile.rules["RTG-0206"].source = source;
        return judged(profile).causes.at(0).basis;
    };
    BOOST_TEST((basis("letter of 3 March") == Basis::stated));
    BOOST_TEST((basis("FIDE B.02 (interpretation)") == Basis::interpretation));
    BOOST_TEST((basis("IT3 (unverified)") == Basis::unverified));
    Diagnostics found("plan.trf");
    found.add(Severity::warning, "PLN-0104", 0, 0, 1, {"U12", "4", "5"});
    BOOST_TEST((judge(found, Profile(), {}, "c1").causes.at(0).basis == Basis::unverified));
}

BOOST_AUTO_TEST_CASE(a_warning_needs_an_override_and_an_error_goes_back) {
    const auto warned = judged(Profile());
    BOOST_TEST((warned.answer == Answer::needs_override));
    BOOST_TEST_REQUIRE(warned.causes.size() == 1u);
    BOOST_TEST(warned.causes[0].code == "RTG-0206");
    BOOST_TEST(warned.causes[0].count == 2u);
    BOOST_TEST(warned.count(Severity::warning) == 2u);
    const auto back = judged(with("TRF-0107", RuleWeight::Kind::error));
    BOOST_TEST((back.answer == Answer::back_to_arbiter));
    BOOST_TEST(back.causes[0].code == "TRF-0107"); // errors first
    BOOST_TEST((back.findings[0].given == Severity::note));
}

BOOST_AUTO_TEST_CASE(a_rule_that_is_off_is_kept_with_its_reason_and_decides_nothing) {
    const auto judgement = judged(with("RTG-0206", RuleWeight::Kind::off));
    BOOST_TEST((judgement.answer == Answer::clean));
    BOOST_TEST_REQUIRE(judgement.findings[1].off_reason.has_value());
    BOOST_TEST(judgement.findings[1].off_reason->turkish == "neden");
}

BOOST_AUTO_TEST_CASE(an_override_of_a_player_lets_that_player_pass_alone) {
    const auto one = judged(Profile(), {let_pass("RTG-0206", 3)});
    BOOST_TEST((one.answer == Answer::needs_override));
    BOOST_TEST(one.causes[0].count == 1u);
    BOOST_TEST(one.causes[0].first.arguments[0] == "4");
    BOOST_TEST(one.overrides[0].findings == 1u);
    const auto both = judged(Profile(), {let_pass("RTG-0206", 3), let_pass("RTG-0206", 4)});
    BOOST_TEST((both.answer == Answer::clean));
    BOOST_TEST_REQUIRE(both.findings[2].by.has_value());
    BOOST_TEST(both.findings[2].by->player == 4);
}

BOOST_AUTO_TEST_CASE(an_override_of_a_code_lets_all_of_it_pass) {
    const auto judgement = judged(Profile(), {let_pass("RTG-0206")});
    BOOST_TEST((judgement.answer == Answer::clean));
    BOOST_TEST(judgement.overrides[0].findings == 2u);
}

BOOST_AUTO_TEST_CASE(an_override_that_fits_nothing_is_told) {
    const auto judgement = judged(Profile(), {let_pass("RTG-0206", 9), let_pass("RTG-0207")});
    BOOST_TEST((judgement.answer == Answer::needs_override));
    BOOST_TEST_REQUIRE(judgement.overrides.size() == 2u);
    for (const auto& used : judgement.overrides) BOOST_TEST(used.findings == 0u);
}

BOOST_AUTO_TEST_CASE(an_override_of_another_content_does_not_apply) {
    const auto judgement = judged(Profile(), {let_pass("RTG-0206", 0, "c2")});
    BOOST_TEST((judgement.answer == Answer::needs_override));
    BOOST_TEST(judgement.overrides.empty());
    // A file without a tournament has no content that could be named.
    const auto none = judge(findings(), Profile(), {let_pass("RTG-0206", 0, "")}, "");
    BOOST_TEST((none.answer == Answer::needs_override));
}

BOOST_AUTO_TEST_CASE(what_blocks_is_let_pass_by_nobody) {
    const auto profile = with("RTG-0206", RuleWeight::Kind::error, true);
    const auto judgement = judged(profile, {let_pass("RTG-0206")});
    BOOST_TEST((judgement.answer == Answer::back_to_arbiter));
    BOOST_TEST(judgement.overrides[0].refused);
    BOOST_TEST(judgement.overrides[0].findings == 0u);
}

BOOST_AUTO_TEST_CASE(a_line_is_about_the_player_who_stands_in_it) {
    Tournament tournament;
    Player player;
    player.id = 12;
    player.line = 41;
    tournament.players.push_back(player);
    Diagnostics found("open.trf");
    found.add(Severity::error, "TRF-0120", 41, 92, 4, {"12x"});
    const std::vector<Override> overrides{let_pass("TRF-0120", 12)};
    BOOST_TEST((judge(found, Profile(), overrides, "c1", &tournament).answer == Answer::clean));
    BOOST_TEST((judge(found, Profile(), overrides, "c1").answer == Answer::back_to_arbiter));
}

BOOST_AUTO_TEST_CASE(findings_beyond_those_kept_count) {
    Diagnostics found("open.trf");
    for (int i = 1; i <= 700; ++i)
        found.add(Severity::warning, "RTG-0206", 0, 0, 1, {std::to_string(i), "N"});
    BOOST_TEST(judge(found, Profile(), {}, "c1").causes[0].count == 700u);
    const auto whole = judge(found, Profile(), {let_pass("RTG-0206")}, "c1");
    BOOST_TEST((whole.answer == Answer::clean));
    std::vector<Override> each;
    for (int i = 1; i <= 500; ++i) each.push_back(let_pass("RTG-0206", i));
    const auto some = judge(found, Profile(), each, "c1");
    BOOST_TEST((some.answer == Answer::needs_override));
    BOOST_TEST(some.causes[0].count == 200u);
}

// Whoever's override stands first, and fits the last finding that was kept.
BOOST_AUTO_TEST_CASE(an_override_of_all_holds_beyond_those_kept_behind_one_of_a_player) {
    Diagnostics found("open.trf");
    for (int i = 1; i <= 700; ++i)
        found.add(Severity::warning, "RTG-0206", 0, 0, 1, {std::to_string(i), "N"});
    const std::vector<Override> both{let_pass("RTG-0206", 500), let_pass("RTG-0206")};
    const auto judgement = judge(found, Profile(), both, "c1");
    BOOST_TEST((judgement.answer == Answer::clean));
    BOOST_TEST(judgement.lets_unkept_pass("RTG-0206"));
    BOOST_TEST(judgement.overrides.at(0).findings == 1u);
    BOOST_TEST(judgement.overrides.at(1).findings == 699u);
    BOOST_TEST(!judgement.lets_unkept_pass("RTG-0207"));
    const auto alone = judge(found, Profile(), {let_pass("RTG-0206", 500)}, "c1");
    BOOST_TEST(!alone.lets_unkept_pass("RTG-0206"));
    BOOST_TEST(alone.causes.at(0).count == 699u);
    // What is counted alone is told by code.
    BOOST_REQUIRE(judgement.unkept.size() == 1u);
    BOOST_TEST(judgement.unkept[0].count == 200u);
    BOOST_TEST(judgement.unkept[0].passed);
    BOOST_TEST(!alone.unkept.at(0).passed);
    const auto blocked = judge(found, with("RTG-0206", RuleWeight::Kind::error, true), both, "c1");
    BOOST_TEST(!blocked.lets_unkept_pass("RTG-0206"));
    BOOST_TEST(blocked.causes.at(0).count == 700u);
}

BOOST_AUTO_TEST_SUITE_END()

// Profiles: what is read, what is refused, and what those that are installed ask for.

#include "judging/profile.hpp"
#include "kernel/turkish_terms.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <functional>

using namespace hakem;
using namespace hakem::judging;

namespace {

struct Reading {
    Profile profile;
    std::string findings; ///< "2:5 PRF-0001; ..."
};

Reading read(std::string json) {
    Reading reading;
    Diagnostics diagnostics("profile.json");
    reading.profile =
        read_profile(*Source::from_bytes("profile.json", std::move(json)), diagnostics);
    for (const auto& found : diagnostics.all())
        reading.findings += (reading.findings.empty() ? "" : "; ") + std::to_string(found.line) +
                            ":" + std::to_string(found.column) + " " + found.code;
    return reading;
}

Reading rules(const std::string& members) {
    return read("{\"id\": \"own\", \"rules\": {\n" + members + "}}");
}

Profile installed(const std::string& name) {
    Diagnostics diagnostics(name);
    auto profile = read_profile(*Source::load(std::string(HAKEM_SOURCE_FOLDER) +
                                              "/kernel/judging/profiles/" + name + ".json"),
                                diagnostics);
    BOOST_TEST(diagnostics.all().empty(),
               name << ": " << (diagnostics.all().empty() ? "" : diagnostics.all().front().code));
    return profile;
}

bool blocks(const Profile& profile, std::string_view code) {
    const auto* weight = profile.weight_of(code);
    return weight != nullptr && weight->blocks && weight->kind == RuleWeight::Kind::error;
}

bool is_off(const Profile& profile, std::string_view code) {
    const auto* weight = profile.weight_of(code);
    return weight != nullptr && weight->kind == RuleWeight::Kind::off;
}

}

BOOST_AUTO_TEST_SUITE(judging_profile)

// FIDE B.02: late reports count until the third list; no source gives the others a deadline.
BOOST_AUTO_TEST_CASE(a_profile_has_the_deadline_that_a_source_gives) {
    BOOST_TEST(installed("fide").deadline.lists == 3);
    BOOST_TEST(installed("fide").deadline.closing_days == 3);
    for (const auto* name : {"tsf", "kksf", "club"})
        BOOST_TEST(!static_cast<bool>(installed(name).deadline), name);
    BOOST_TEST(read(R"({"id": "own", "deadline": {"days": 30}})").profile.deadline.days == 30);
    BOOST_TEST(read(R"({"id": "own", "deadline": {"days": -1}})").findings == "1:36 JSN-0004");
}

/// Letters put reasons and titles of profiles beside the messages: one thing has one word there.
BOOST_AUTO_TEST_CASE(turkish_texts_of_profiles_have_the_words_of_the_messages) {
    std::size_t texts = 0;
    const std::function<void(const nlohmann::json&)> look = [&](const nlohmann::json& json) {
        for (const auto& [key, value] : json.items()) {
            if (value.is_structured()) look(value);
            if (key != "tr" || !value.is_string()) continue;
            ++texts;
            const std::string text = value;
            BOOST_TEST(test::other_term_in(text) == "", text);
        }
    };
    for (const auto& name : {"club", "dbsb", "fide", "kksf", "tsf"}) {
        const auto source = Source::load(std::string(HAKEM_SOURCE_FOLDER) +
                                         "/kernel/judging/profiles/" + name + ".json");
        look(nlohmann::json::parse(source->text()));
    }
    BOOST_TEST(texts > 20u);
}

BOOST_AUTO_TEST_CASE(a_profile_in_full) {
    const auto [profile, findings] = read(R"({
        "schema": "hakem.profile/1", "id": "own", "title": {"en": "Ours", "tr": "Bizimki"},
        "ratedBy": "fide",
        "rules": {"RTG-0206": {"weight": "error", "blocks": true, "source": "letter of 2026"},
                  "RTG-0117": "warning",
                  "PLN-*": {"weight": "off", "reason": "no plans here"}},
        "plan": {"roundsADay": 3, "smallestCategory": 5, "evenAges": true,
                 "gaps": [{"minutes": 90, "increment": 30, "gap": 300},
                          {"minutes": 3, "increment": 2, "gap": 30}],
                 "systems": [{"from": 9, "to": 16, "teams": true, "system": "swiss", "rounds": 5}]}
    })");
    BOOST_TEST(findings == "");
    BOOST_TEST(profile.id == "own");
    BOOST_TEST(profile.title.in(Language::turkish) == "Bizimki");
    BOOST_TEST((profile.rated_by == RatedBy::fide));
    BOOST_TEST(blocks(profile, "RTG-0206"));
    BOOST_TEST((profile.weight_of("RTG-0117")->severity() == Severity::warning));
    BOOST_TEST(is_off(profile, "PLN-0104"));
    BOOST_TEST(profile.weight_of("PLN-0104")->reason.in(Language::turkish) == "no plans here");
    BOOST_TEST((profile.weight_of("TRN-0101") == nullptr));
    BOOST_TEST(profile.plan.rounds_a_day == 3);
    BOOST_TEST_REQUIRE(profile.plan.gaps.size() == 2u);
    BOOST_TEST(profile.plan.gaps.front().gap == 30); // shortest first
    BOOST_TEST(profile.plan.systems.front().teams);
}

BOOST_AUTO_TEST_CASE(mistakes_are_told_where_they_stand) {
    BOOST_TEST(rules(R"("TRF-9999": "error")").findings == "2:1 PRF-0001");
    BOOST_TEST(rules(R"("XYZ-*": "error")").findings == "2:1 PRF-0001");
    BOOST_TEST(rules(R"("*": "error")").findings == "2:1 PRF-0001");
    BOOST_TEST(rules(R"("RTG-0206": "off")").findings == "2:1 PRF-0002");
    BOOST_TEST(rules(R"("RTG-0206": {"weight": "note", "blocks": true})").findings ==
               "2:1 PRF-0003");
    BOOST_TEST(rules(R"("RTG-0206": "fatal")").findings == "2:13 JSN-0010");
    BOOST_TEST(rules(R"("RTG-0206": {"wight": "note"})").findings == "2:14 JSN-0002");
    BOOST_TEST(rules(R"("RTG-0206": "note", "RTG-0206": "error")").findings == "2:21 JSN-0005");
    BOOST_TEST(read("{}").findings == "1:1 JSN-0006");
    BOOST_TEST(read("[]").findings == "1:1 JSN-0003");
    BOOST_TEST(read("{\"id\": ").findings == "1:7 JSN-0001");
    BOOST_TEST(read(R"({"id": 1e999})").findings == "1:8 JSN-0020");
    BOOST_TEST(read(R"({"id": "own", "plan": {"roundsADay": -1}})").findings == "1:38 JSN-0004");
}

BOOST_AUTO_TEST_CASE(a_longer_family_counts_before_a_shorter_one) {
    const auto profile =
        rules(R"("RTG-*": "note", "RTG-02*": "warning", "RTG-0206": "error")").profile;
    BOOST_TEST((profile.weight_of("RTG-0206")->kind == RuleWeight::Kind::error));
    BOOST_TEST((profile.weight_of("RTG-0207")->kind == RuleWeight::Kind::warning));
    BOOST_TEST((profile.weight_of("RTG-0116")->kind == RuleWeight::Kind::note));
}

BOOST_AUTO_TEST_CASE(ukd_1_7_tsf_asks_for_licence_birth_date_sex_and_arbiters) {
    const auto tsf = installed("tsf");
    BOOST_TEST((tsf.rated_by == RatedBy::national));
    for (const auto* code : {"RTG-0202", "RTG-0206", "RTG-0207", "RTG-0208", "SUB-0105"})
        BOOST_TEST(blocks(tsf, code), code);
    for (const auto* code : {"SUB-0102", "SUB-0104"}) // "doğum tarihi eksiksiz"
        BOOST_TEST((tsf.weight_of(code)->kind == RuleWeight::Kind::error), code);
    // reports 6D
    BOOST_TEST(tsf.plan.rounds_a_day == 4);
    BOOST_TEST(tsf.plan.fide_rounds_a_day == 3);
    BOOST_TEST(tsf.plan.systems.size() == 9u);
    BOOST_TEST(tsf.plan.strong_rounds_a_day == 2);
    BOOST_TEST(tsf.plan.gaps.size() == 7u);
    BOOST_TEST(tsf.plan.smallest_category == 5);
}

BOOST_AUTO_TEST_CASE(fide_2_8_ids_dates_and_arbiters_block_and_national_numbers_are_off) {
    const auto fide = installed("fide");
    BOOST_TEST((fide.rated_by == RatedBy::fide));
    for (const auto* code : {"RTG-0201", "RTG-0203", "RTG-0208", "RTG-0209", "RTG-0212"})
        BOOST_TEST(blocks(fide, code), code);
    for (const auto* code : {"TRF-0112", "TRF-0113"}) // an id that is none
        BOOST_TEST(blocks(fide, code));
    BOOST_TEST(is_off(fide, "RTG-0205"));
    BOOST_TEST(is_off(fide, "PLN-0101"));
}

BOOST_AUTO_TEST_CASE(fide_2_8_what_is_interpreted_and_what_is_unverified_says_so) {
    const auto fide = installed("fide");
    const auto source = [&](const char* code) { return fide.weight_of(code)->source; };
    for (const auto* code : {"RTG-0201", "RTG-0206", "RTG-0213", "SUB-0105", "TRF-0113"})
        BOOST_TEST(source(code).ends_with("(interpretation)"), code);
    for (const auto* code : {"RTG-0208", "RTG-0209", "RTG-0212", "SUB-0111"}) // IT3
        BOOST_TEST(source(code).ends_with("(unverified)"), code);
    BOOST_TEST(source("RTG-0211") == "FIDE B.02, 1.1");
}

BOOST_AUTO_TEST_CASE(wishes_14_dbsb_asks_for_six_things) {
    const auto dbsb = installed("dbsb");
    BOOST_TEST((dbsb.rated_by == RatedBy::national));
    for (const auto* code : {"SUB-0101", "SUB-0115"}) // full names, forfeits
        BOOST_TEST((dbsb.weight_of(code)->kind == RuleWeight::Kind::error), code);
    for (const auto* code : {"SUB-0105", "RTG-0209", "SUB-0106", "SUB-0114", "SUB-0112"})
        BOOST_TEST(blocks(dbsb, code), code);
    BOOST_TEST(is_off(dbsb, "RTG-0206")); // not of all players
    for (const auto* code : {"SUB-0114", "SUB-0115"}) {
        BOOST_TEST(dbsb.asks_for(code), code);
        for (const auto* other : {"club", "fide", "kksf", "tsf"})
            BOOST_TEST(!installed(other).asks_for(code), other);
    }
}

BOOST_AUTO_TEST_CASE(kksf_and_club_are_as_they_say) {
    const auto kksf = installed("kksf"), club = installed("club");
    BOOST_TEST(is_off(kksf, "RTG-0205"));
    BOOST_TEST((kksf.weight_of("SUB-0103")->kind == RuleWeight::Kind::error));
    BOOST_TEST((kksf.weight_of("RTG-0202")->kind == RuleWeight::Kind::warning));
    BOOST_TEST(!is_off(club, "SUB-0113")); // wishes 1
    BOOST_TEST((club.rated_by == RatedBy::nobody));
    BOOST_TEST(is_off(club, "SUB-0101"));
    BOOST_TEST(!is_off(club, "SUB-0105"));
    for (const auto* code : {"SUB-0201", "SUB-0206", "RTG-0203"}) // what cannot be
        BOOST_TEST(!is_off(club, code));
    BOOST_TEST((club.weight_of("TRN-0101") == nullptr));
    for (const auto& profile : {kksf, club})
        for (const auto& [code, weight] : profile.rules)
            if (weight.kind == RuleWeight::Kind::off)
                for (const auto language : {Language::english, Language::turkish})
                    BOOST_TEST(!weight.reason.in(language).empty(), code);
}

BOOST_AUTO_TEST_CASE(a_rule_that_is_switched_off_on_the_command_line_has_that_reason) {
    auto profile = installed("tsf");
    profile.switch_off("RTG-0206", "blind players");
    BOOST_TEST(is_off(profile, "RTG-0206"));
    BOOST_TEST(!profile.weight_of("RTG-0206")->blocks);
    BOOST_TEST(profile.weight_of("RTG-0206")->reason.in(Language::english) == "blind players");
}

BOOST_AUTO_TEST_CASE(a_report_package) {
    const auto [profile, findings] = read(R"({"id": "own", "package": {
        "source": "letter of 2026", "largest": 1000, "kinds": ["pdf", "trf"], "subject": "Report:",
        "name": {"ends": "report", "pattern": "place_report.zip", "example": "rome_report.zip"},
        "items": [
            {"id": "photo", "title": {"en": "a photo", "tr": "fotoğraf"}, "words": "photo",
             "kinds": "jpg", "askedOf": "national"},
            {"id": "event", "title": "the event", "tournament": true}]}})");
    BOOST_TEST(findings == "");
    const auto& package = profile.package;
    BOOST_TEST(static_cast<bool>(package));
    BOOST_TEST(package.largest == 1000);
    BOOST_TEST_REQUIRE(package.items.size() == 2u);
    BOOST_TEST(package.items[0].title.in(Language::turkish) == "fotoğraf");
    BOOST_TEST((package.items[0].asked_of == AskedOf::national));
    BOOST_TEST((package.items[1].asked_of == AskedOf::all));
    BOOST_TEST(package.items[1].tournament);
    BOOST_TEST(
        read(R"({"id": "own", "package": {"items": [{"id": "x", "title": "y"}]}})").findings ==
        "1:37 JSN-0006");
    BOOST_TEST(read(R"({"id": "own", "package": {"items": 3, "largest": -1}})").findings != "");
    for (const auto* name : {"club", "fide", "kksf"})
        BOOST_TEST(!static_cast<bool>(installed(name).package), name);
    BOOST_TEST(installed("tsf").package.items.size() == 9u);
}

BOOST_AUTO_TEST_SUITE_END()

#include "event.hpp"
#include "kernel/rating_report/shown.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>

#include <rating_report/rating_report.hpp>

using namespace hakem;
using test::row;
using test::table;

namespace {

NormReport norms() {
    NormReport report;
    report.rule = "FIDE B.01";
    auto& player = report.players.emplace_back();
    player.id = 1;
    player.rounds = {{1, 2, Colour::white, Outcome::win, 2450, "GM", "GER", true, ""},
                     {2, 2, Colour::black, Outcome::forfeit_win, 2450, "GM", "GER", false,
                      "rating.forfeit-win"}};
    auto& norm = player.norms.emplace_back();
    norm.title = "IM";
    norm.achieved = true;
    norm.games = 9;
    norm.score = Points::halves(13);
    norm.average = 2310;
    norm.performance = 2476;
    norm.requirements = {{"1.4.1", "rating_report.games", "9", "9", true},
                         {"1.4.3", "rating_report.federation", "2", "2", false}};
    auto other = norm;
    other.title = "GM";
    other.achieved = false;
    player.norms.push_back(other);
    return report;
}

Document report() {
    return rating_report::norm_report(test::swiss({"2w1 2b+", "1b0 1w-"}), norms());
}

}

BOOST_AUTO_TEST_SUITE(norm_report)

BOOST_AUTO_TEST_CASE(norms_made_and_all_that_were_examined) {
    const auto document = report();
    BOOST_TEST(table(document, "achieved").rows.size() == 1u);
    BOOST_TEST(row(table(document, "achieved"), 0,
                   {"name", "norm", "achieved", "score", "average", "performance", "unmet"}) ==
               "P1|IM|yes|6.5|2310|2476|1");
    BOOST_TEST(row(table(document, "norms"), 1, {"norm", "achieved"}) == "GM|no");
}

BOOST_AUTO_TEST_CASE(each_requirement_met_or_not) {
    const auto document = report();
    const auto& requirements = table(document, "requirements");
    BOOST_REQUIRE(requirements.rows.size() == 4u);
    BOOST_TEST(row(requirements, 0, {"norm", "article", "met"}) == "IM|1.4.1|met");
    BOOST_TEST(row(requirements, 1, {"norm", "article", "met"}, Language::turkish) ==
               "IM|1.4.3|sağlanmadı");
}

BOOST_AUTO_TEST_CASE(far_from_a_norm_the_count_says_enough) {
    auto far = norms();
    for (auto& norm : far.players[0].norms) {
        norm.achieved = false;
        norm.requirements.resize(6); // one met, five not
    }
    const auto document = rating_report::norm_report(test::swiss({"2w1 2b+", "1b0 1w-"}), far);
    BOOST_TEST(row(table(document, "norms"), 0, {"achieved", "unmet"}) == "no|5");
    BOOST_TEST(test::section(document, "requirements") == nullptr);
    BOOST_TEST(test::section(document, "audit") == nullptr);
}

BOOST_AUTO_TEST_CASE(every_round_with_its_reason) {
    const auto document = report();
    const auto& audit = table(document, "audit");
    BOOST_TEST(row(audit, 0, {"round", "opponent", "title", "opponent-rating", "counted"}) ==
               "1|2|GM|2450|yes");
    BOOST_TEST(row(audit, 1, {"result", "counted"}) == "(1)|no");
}

// What no file shows is to be confirmed: among the norms made, and said so.
BOOST_AUTO_TEST_CASE(what_is_to_be_confirmed_is_said_so) {
    auto open = norms();
    auto& norm = open.players[0].norms[0];
    norm.achieved = false;
    norm.possible = true;
    norm.requirements[1].to_confirm = true;
    norm.requirements[1].remark = "norm.confirm.national";
    open.field = {{1, 20, 3, 9}};
    const auto document = rating_report::norm_report(test::swiss({"2w1 2b+", "1b0 1w-"}), open);
    BOOST_TEST(row(table(document, "achieved"), 0, {"norm", "achieved"}) == "IM|to be confirmed");
    BOOST_TEST(row(table(document, "requirements"), 1, {"met"}, Language::turkish) ==
               "onaylanmalı");
    BOOST_TEST(
        row(table(document, "requirements"), 1, {"requirement"}).find("national championship") !=
        std::string::npos);
    BOOST_TEST(row(table(document, "swiss-field"), 0,
                   {"round", "foreign-players", "foreign-federations", "foreign-titled"}) ==
               "1|20|3|9");
}

// reports.md 3D: what the form IT1 asks for.
BOOST_AUTO_TEST_CASE(certificates_have_what_form_it1_asks_for) {
    auto tournament = test::swiss({"2w1 2b+", "1b0 1w-"});
    tournament.name = "Açık";
    tournament.federation = "GER";
    tournament.players[0].name = "Yıldız, Ece";
    tournament.players[0].fide_id = "6300001";
    tournament.players[0].federation = "TUR";
    tournament.players[1].federation = "GER";
    const auto document = rating_report::norm_certificates(tournament, norms());
    BOOST_REQUIRE(document.sections.size() == 1u);
    const auto& sheet = std::get<CardSheet>(document.sections[0].body);
    BOOST_REQUIRE(sheet.cards.size() == 1u); // the GM norm was not made
    const auto& card = sheet.cards[0];
    BOOST_TEST(to_text(card.title, Language::turkish) == "IM – Yıldız, Ece");
    std::string facts;
    for (const auto& fact : card.facts)
        facts += to_text(fact.label, Language::english) + "=" +
                 to_text(fact.value.content, Language::english) + "|";
    BOOST_TEST(facts.find("Title sought=IM|Name=Yıldız|First name=Ece|FIDE ID=6300001|"
                          "Federation=TUR|Event=Açık|") == 0u);
    BOOST_TEST(facts.find("Games that count=9|Other federations=1|Opponents not from the own "
                          "federation=1|Opponents of the host federation=1|Rated opponents=1|"
                          "Titled opponents=1|GM=1|") != std::string::npos);
    BOOST_TEST(row(card.table, 1, {"round", "opponent-name", "title", "result", "note"}) ==
               "2|P2|GM|(1)|forfeit win, not counted");
    BOOST_TEST(card.list.rows.size() == 2u);
    BOOST_TEST(card.signatures.size() == 2u);
    tournament.players[0].title = "GM"; // needs no certificate of a lower title
    BOOST_TEST(rating_report::norm_certificates(tournament, norms()).sections.empty());
    tournament.players[0].title = "WGM";
    BOOST_TEST(!rating_report::norm_certificates(tournament, norms()).sections.empty());
    auto none = norms();
    none.players[0].norms[0].achieved = false;
    BOOST_TEST(rating_report::norm_certificates(tournament, none).sections.empty());
}

BOOST_AUTO_TEST_CASE(the_plugin_s_own_words_are_there) {
    auto tournament = test::swiss({"2w1 3b1 4w=", "1b0 4b1 3w1", "4w1 1w0 2b0", "3b0 2w0 1b="});
    std::vector<RatingBefore> before(4);
    for (auto& one : before) one.rating = 2400;
    const auto made = test::registry().get<TitleNorms>("fide").examine({tournament, before});
    const auto document = rating_report::norm_report(tournament, made);
    BOOST_TEST(test::missing_texts(document) == "");
    BOOST_TEST(table(document, "achieved").rows.empty());
    BOOST_TEST(!table(document, "norms").rows.empty());
    for (const auto& player : made.players)
        for (const auto& norm : player.norms)
            for (const auto& one : norm.requirements) BOOST_TEST(has_text(one.key), one.key);
}

BOOST_AUTO_TEST_SUITE_END()

// fide-rating.md 2.9: title norms (FIDE B.01).

#include "event.hpp"
#include "support.hpp"
#include <hakem/title_norms.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>

using namespace hakem;

namespace {

const TitleNorms& plugin() { return test::registry().get<TitleNorms>("fide"); }

struct Opponent {
    std::int32_t rating = 0;
    std::string title;
    std::string federation;
    char result = '1';
};

/// Number 1 of TUR against these.
struct Event {
    Tournament tournament;
    std::vector<RatingBefore> before;
};

Event event_of(const std::vector<Opponent>& opponents) {
    std::string line;
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < opponents.size(); ++i) {
        line += std::to_string(i + 2) + "w" + opponents[i].result + " ";
        std::string rest;
        for (std::size_t r = 0; r < i; ++r) rest += ". ";
        const auto other = static_cast<char>(mirrored(static_cast<Outcome>(opponents[i].result)));
        lines.push_back(rest + "1b" + other);
    }
    lines.insert(lines.begin(), line);
    Event event{test::swiss(lines), std::vector<RatingBefore>(opponents.size() + 1)};
    event.tournament.players[0].federation = "TUR";
    event.before[0].rating = 2450;
    for (std::size_t i = 0; i < opponents.size(); ++i) {
        event.tournament.players[i + 1].title = opponents[i].title;
        event.tournament.players[i + 1].federation = opponents[i].federation;
        event.before[i + 1].rating = opponents[i].rating;
    }
    return event;
}

/// Nine opponents of 2450 by whom a GM norm is just made: 5-4-3, 6½ points.
std::vector<Opponent> just_enough() {
    return {{2450, "GM", "TUR", '1'}, {2450, "GM", "TUR", '1'},  {2450, "GM", "AZE", '1'},
            {2450, "IM", "TUR", '1'}, {2450, "FM", "AZE", '1'},  {2450, "CM", "GEO", '0'},
            {2450, "", "GEO", '='},   {2450, "WCM", "GEO", '0'}, {2434, "", "AZE", '0'}};
}

TitleNorm norm(const std::vector<Opponent>& opponents, std::string_view title) {
    const auto event = event_of(opponents);
    const auto report = plugin().examine({event.tournament, event.before});
    for (const auto& one : report.players[0].norms)
        if (one.title == title) return one;
    BOOST_FAIL("no norm of that title");
    return {};
}

/// What is not met: "norm.games norm.titled".
std::string lacking(const TitleNorm& norm) {
    std::string keys;
    for (const auto& requirement : norm.requirements)
        if (!requirement.met) keys += (keys.empty() ? "" : " ") + requirement.key;
    return keys;
}

}

BOOST_AUTO_TEST_SUITE(title_norms)

// 2.9: the table of 9 rounds, from the computation.
BOOST_AUTO_TEST_CASE(fide_b01_table_of_9_rounds) {
    const std::map<int, int> grandmaster{{14, 2380}, {13, 2434}, {12, 2475}, {11, 2520},
                                         {10, 2557}, {9, 2600},  {8, 2643},  {7, 2680}};
    for (const auto& [halves, average] : grandmaster)
        for (const auto& [title, less] :
             {std::pair{"GM", 0}, {"IM", 150}, {"WGM", 200}, {"WIM", 350}})
            BOOST_TEST(*plugin().least_average(title, 9, Points::halves(halves)) == average - less);
    BOOST_TEST(!plugin().least_average("GM", 9, Points::whole(3)));
    BOOST_TEST(!plugin().least_average("GM", 9, Points::whole(10)));
    BOOST_TEST(!plugin().least_average("FM", 9, Points::whole(7)));
    BOOST_TEST(*plugin().least_average("GM", 9, Points::whole(9)) == 2380);
}

BOOST_AUTO_TEST_CASE(fide_b01_just_enough) {
    auto opponents = just_enough(); // 5½ of 9 are .61, 80: Rp 2528
    const auto missed = norm(opponents, "GM");
    BOOST_TEST(lacking(missed) == "norm.performance");
    BOOST_TEST(missed.average == 2448);
    BOOST_TEST(missed.percent == 61);
    BOOST_TEST(missed.performance == 2528);
    BOOST_TEST((missed.needed == Points::halves(13)));
    opponents[7].result = '1'; // 6½: .72, 166
    const auto made = norm(opponents, "GM");
    BOOST_TEST(lacking(made) == "");
    BOOST_TEST(made.achieved);
    BOOST_TEST(made.performance == 2614);
    BOOST_TEST(made.games == 9);
    BOOST_TEST(norm(just_enough(), "IM").achieved);
    for (auto& opponent : opponents) opponent.rating = 2434;
    BOOST_TEST(norm(opponents, "GM").achieved); // 2600 to the point
    for (auto& opponent : opponents) opponent.rating = 2433;
    BOOST_TEST(lacking(norm(opponents, "GM")) == "norm.performance");
}

// Each requirement taken away alone.
BOOST_AUTO_TEST_CASE(fide_b01_each_requirement) {
    auto enough = just_enough();
    enough[7].result = '1';
    const auto without = [&](auto change) {
        auto opponents = enough;
        change(opponents);
        return lacking(norm(opponents, "GM"));
    };
    BOOST_TEST(without([](auto& o) { o[8].result = '-'; }) == "norm.games");
    BOOST_TEST(without([](auto& o) { o[0].title = "IM"; }) == "norm.of-title");
    BOOST_TEST(without([](auto& o) { o[4].title = "WCM"; }) == "norm.titled");
    BOOST_TEST(without([](auto& o) {
                   for (auto& one : o)
                       if (one.federation == "GEO") one.federation = "TUR";
               }) == "norm.federations norm.own-federation");
    BOOST_TEST(without([](auto& o) {
                   for (auto& one : o)
                       if (one.federation == "GEO") one.federation = "AZE";
                   o[0].federation = "AZE";
                   o[1].federation = "GER";
               }) == "norm.one-federation");
    BOOST_TEST(without([](auto& o) {
                   for (auto& one : o) one.rating = 2379, one.result = '1';
               }) == "norm.average");
    BOOST_TEST(without([](auto& o) {
                   for (auto& one : o) one.rating = 2700, one.result = '0';
                   o[0].result = o[1].result = o[2].result = '1'; // 3 of 9: .33, -125
               }) == "norm.performance norm.score");
    BOOST_TEST(without([](auto& o) {
                   for (auto& one : o) one.rating = 2750, one.result = '0';
                   o[0].result = o[1].result = o[2].result = '1';
               }) == "norm.score");
}

// At most one opponent is raised, the lowest below the floor; other unrated ones are 1400.
BOOST_AUTO_TEST_CASE(fide_b01_raised) {
    auto opponents = just_enough();
    opponents[7].result = '1';
    opponents[3].rating = 2150;
    opponents[8].rating = 0;
    const auto one = norm(opponents, "GM");
    BOOST_TEST(one.raised == 10); // 1400 is the lowest
    BOOST_TEST(one.average == (7 * 2450 + 2150 + 2200 + 4) / 9);
    opponents[6].rating = 0;
    const auto two = norm(opponents, "GM");
    BOOST_TEST(two.average == (6 * 2450 + 2150 + 1400 + 2200 + 4) / 9);
    const auto* raised = &two.why[0];
    BOOST_TEST(raised->reason == "norm.why.raised");
    BOOST_TEST(sentence_of(*raised, Language::english) ==
               "opponent 8 with 1400 is the lowest one below 2200 and is raised to it");
    opponents = just_enough();
    opponents[8].rating = 2200;
    BOOST_TEST(norm(opponents, "GM").raised == 0);
    opponents[8].rating = 2049;
    BOOST_TEST(norm(opponents, "IM").raised == 10);
}

// Round by round: what counted and what did not.
BOOST_AUTO_TEST_CASE(fide_b01_audit) {
    auto opponents = just_enough();
    opponents[1].result = '+';
    opponents[2].result = '?';
    opponents[6].rating = 0;
    const auto event = event_of(opponents);
    const auto report = plugin().examine({event.tournament, event.before});
    std::string reasons;
    for (const auto& game : report.players[0].rounds)
        if (game.reason != "norm.counted")
            reasons += std::to_string(game.round) + ":" + game.reason + " ";
    BOOST_TEST(reasons == "2:rating.forfeit-win 3:rating.adjourned 7:norm.counted-unrated ");
    BOOST_TEST(report.players[0].norms[0].games == 7);
    BOOST_TEST(text("rating.forfeit-win", Language::english) == "forfeit win, not counted");
}

// WGM and WIM are for women.
BOOST_AUTO_TEST_CASE(fide_b01_women) {
    auto event = event_of(just_enough());
    BOOST_TEST(plugin().examine({event.tournament, event.before}).players[0].norms.size() == 2u);
    event.tournament.players[0].sex = Sex::female;
    const auto norms = plugin().examine({event.tournament, event.before}).players[0].norms;
    BOOST_REQUIRE_EQUAL(norms.size(), 4u);
    BOOST_TEST(norms[2].title == "WGM");
    BOOST_TEST(norms[2].achieved);
    BOOST_TEST(norms[3].achieved);
}

// A double round robin has at least six players.
BOOST_AUTO_TEST_CASE(fide_b01_double_round_robin) {
    auto tournament = test::event("Individual: Double-Round-Robin",
                                  {"2w1 3w1 2b1 3b1", "1b0 . 1w0 .", ". 1b0 . 1w0"});
    const std::vector<RatingBefore> before(3);
    const auto norms = plugin().examine({tournament, before}).players[0].norms;
    BOOST_TEST(std::any_of(norms[0].requirements.begin(), norms[0].requirements.end(),
                           [](const NormRequirement& one) {
                               return one.key == "norm.double-round-robin" && !one.met &&
                                      one.found == "3" && one.needed == "6";
                           }));
}

BOOST_AUTO_TEST_CASE(fide_b01_notes) {
    auto event = event_of(just_enough());
    event.tournament.encoded_time_control = "900+10";
    event.tournament.players[3].federation.clear();
    std::string reasons;
    for (const auto& note : plugin().examine({event.tournament, event.before}).notes) {
        reasons += note.reason + " ";
        BOOST_TEST(has_text(note.reason));
    }
    BOOST_TEST(reasons == "norm.note.exceptions norm.note.not-standard norm.note.no-federation ");
    BOOST_TEST(plugin().examine({{}, {}}).players.empty());
}

BOOST_AUTO_TEST_SUITE_END()

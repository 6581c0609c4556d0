// A cause before what may follow from it.

#include "entries.hpp"
#include "office_report/finding_order.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace hakem;
using namespace hakem::office_report;
using batch::Finding;
using test::finding;

namespace {

constexpr auto error = Severity::error, warning = Severity::warning;

Finding with(Finding one, std::string_view key, std::vector<std::string> arguments) {
    one.details.push_back({{Phrase::of(key, std::move(arguments))}, {}, true});
    return one;
}

/// "TRN-0112 > CHK-0201": what is told first, then what may follow.
std::string told(std::vector<Finding> findings) {
    const FindingOrder order(findings);
    std::stable_sort(findings.begin(), findings.end(),
                     [&](const Finding& a, const Finding& b) { return order.before(a, b); });
    std::string all;
    bool follow = false;
    for (const auto& one : findings) {
        if (order.may_follow(one) && !follow) {
            all += "> ";
            follow = true;
        }
        all += one.diagnostic.code + " ";
    }
    return all;
}

Finding rank(std::string id = "9") {
    return finding("CHK-0201", error, 20, {std::move(id), "Kaya, Can", "3", "4"});
}

Finding points(const std::string& id, std::uint32_t line) {
    return finding("TRN-0112", error, line, {id, "5.5", "5.0"});
}

}

BOOST_AUTO_TEST_SUITE(office_report_finding_order)

BOOST_AUTO_TEST_CASE(ranks_follow_from_points) {
    BOOST_TEST(told({rank(), points("1", 17)}) == "TRN-0112 > CHK-0201 ");
    BOOST_TEST(told({rank()}) == "CHK-0201 ");
}

BOOST_AUTO_TEST_CASE(ranks_follow_from_a_list_of_tie_breaks_that_is_not_known) {
    const auto unknown = finding("RNK-0001", warning, 0, {"BHX"});
    const auto id = finding("RTG-0202", error, 20, {"3", "Kaya, Can"});
    BOOST_TEST(told({rank(), id, unknown}) == "RNK-0001 RTG-0202 > CHK-0201 ");
    // Where the ranks are right the list is a warning like any other.
    BOOST_TEST(told({unknown, id}) == "RTG-0202 RNK-0001 ");
    BOOST_TEST(told({rank(), finding("RNK-0001", warning, 0, {"BHX"}, "off")}) ==
               "CHK-0201 RNK-0001 ");
}

BOOST_AUTO_TEST_CASE(totals_follow_from_a_game_without_a_result) {
    const auto open = finding("SUB-0105", error, 17, {"1", "Kaya, Can", "7", "4"});
    BOOST_TEST(told({rank(), points("1", 17), points("4", 20), open}) ==
               "SUB-0105 > TRN-0112 TRN-0112 CHK-0201 ");
    // Player 9 has no part in it.
    BOOST_TEST(told({rank(), points("9", 30), open}) == "SUB-0105 TRN-0112 > CHK-0201 ");
    // A pairing does not hang on a result of its own round.
    BOOST_TEST(told({finding("CHK-0101", error, 0, {"7"}), open}) == "SUB-0105 CHK-0101 ");
}

BOOST_AUTO_TEST_CASE(a_game_has_no_result_because_the_sign_is_unknown) {
    auto sign = finding("TRF-0124", warning, 17, {"5"});
    auto open = finding("SUB-0105", error, 17, {"1", "Kaya, Can", "7", "4"});
    sign.diagnostic.column = open.diagnostic.column = 139;
    BOOST_TEST(told({open, points("1", 17), sign}) == "TRF-0124 > SUB-0105 TRN-0112 ");
}

BOOST_AUTO_TEST_CASE(a_rematch_is_the_cause_of_its_round_and_of_the_points_of_its_boards) {
    auto round = finding("CHK-0102", error, 0, {"7"});
    round.details = {{{Phrase::of("detail.played", {"5", "23", "Er, Su", "8", "Ak, Ece"})}}};
    const auto rematch = finding("TRN-0108", warning, 17, {"1", "14", "1", "7"});
    BOOST_TEST(told({round, rank(), points("14", 30), points("23", 39), rematch}) ==
               "TRN-0108 CHK-0102 > TRN-0112 TRN-0112 CHK-0201 ");
    // The points of player 6 are another matter.
    BOOST_TEST(told({round, points("6", 22), rematch}) == "TRN-0108 CHK-0102 TRN-0112 ");
}

BOOST_AUTO_TEST_CASE(a_round_follows_from_an_earlier_one_with_the_same_players) {
    const auto third = finding("CHK-0101", error, 0, {"3"});
    const auto fourth = with(finding("CHK-0101", error, 0, {"4"}), "detail.follows", {"3"});
    BOOST_TEST(told({fourth, third}) == "CHK-0101 > CHK-0101 ");
    // The earlier one was let pass.
    auto passed = third;
    passed.reason = "paired by hand";
    const FindingOrder order({passed, fourth});
    BOOST_TEST(!order.may_follow(fourth));
}

BOOST_AUTO_TEST_CASE(points_of_a_team_follow_from_a_player_in_no_team_who_plays) {
    const auto team = finding("TRN-0515", error, 65, {"2", "13.5", "12.5", "26"});
    const auto note = finding("TRN-0304", Severity::note, 27, {"10"});
    const auto plays = with(note, "detail.in-no-team", {"5"});
    BOOST_TEST(told({team, plays}) == "TRN-0304 > TRN-0515 ");
    BOOST_TEST(FindingOrder({team, plays}).leads(plays));
    // Whose player it is may be known: then the points of others do not follow.
    const auto of_team = with(note, "detail.in-no-team", {"5", "2"});
    BOOST_TEST(FindingOrder({team, of_team}).may_follow(team));
    const auto other = finding("TRN-0515", error, 67, {"4", "10.0", "9.0", "26"});
    BOOST_TEST(!FindingOrder({other, of_team}).may_follow(other));
    BOOST_TEST(!FindingOrder({team, note}).leads(note));
    BOOST_TEST(told({team, note}) == "TRN-0515 TRN-0304 ");
}

BOOST_AUTO_TEST_CASE(all_that_is_missing_follows_from_a_file_that_breaks_off) {
    const auto unknown = finding("TRN-0101", error, 17, {"1", "1", "11"});
    const auto id = finding("RTG-0202", error, 20, {"4", "Kaya, Can"});
    const auto title = finding("RTG-0208", error, 20, {});
    const auto declared = finding("TRN-0204", warning, 6, {"20", "10"});
    const auto cut = with(declared, "detail.cut", {"26", "10"});
    BOOST_TEST(told({unknown, id, title, cut, rank()}) ==
               "TRN-0204 RTG-0208 > TRN-0101 CHK-0201 RTG-0202 ");
    BOOST_TEST(told({unknown, id, declared}) == "TRN-0101 RTG-0202 TRN-0204 ");
    BOOST_TEST(told({unknown, declared, finding("TRF-0014", error, 26, {})}) ==
               "TRF-0014 > TRN-0101 TRN-0204 ");
    BOOST_TEST(told({points("1", 7), finding("XML-0001", error, 90, {"x"})}) ==
               "XML-0001 > TRN-0112 ");
}

BOOST_AUTO_TEST_CASE(ages_follow_from_an_event_dated_in_another_year) {
    const auto age = finding("SUB-0202", error, 26, {"10", "Er, Su", "1950/05/08", "112"});
    const auto dates = finding("TRN-0202", error, 12, {"1", "a", "b", "c"});
    BOOST_TEST(told({age, with(dates, "detail.year", {"2026", "2062"})}) == "TRN-0202 > SUB-0202 ");
    BOOST_TEST(told({age, dates}) == "SUB-0202 TRN-0202 ");
    const auto future = finding("SUB-0252", warning, 4, {"18.10.2062", "01.12.2026"});
    BOOST_TEST(told({with(dates, "detail.year", {"2026", "2062"}), dates, future}) ==
               "SUB-0252 > TRN-0202 TRN-0202 ");
}

/// auditR 29: a wrong colour on one side, from which three rounds differ.
BOOST_AUTO_TEST_CASE(rounds_follow_from_colours_that_do_not_fit) {
    std::vector<Finding> findings;
    for (const auto* round : {"2", "3", "4"})
        findings.push_back(finding("CHK-0101", error, 0, {round}));
    findings.push_back(finding("TRN-0104", error, 20, {"3", "7", "2"}));
    BOOST_TEST(told(findings) == "TRN-0104 > CHK-0101 CHK-0101 CHK-0101 ");
}

BOOST_AUTO_TEST_SUITE_END()

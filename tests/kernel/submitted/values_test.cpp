// Values of tie-breaks that a file carries against ours, and why they differ.

#include "declared.hpp"
#include "submitted/review.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::submitted;
using hakem::test::declare;
using hakem::test::open_of_2026;
using hakem::test::registry;

namespace {

/// The event with the values that a program has which ranks by a list in an edition. `names` are
/// numbers or headings as a file has them, `codes` what we take them for.
Tournament with_values(const std::vector<std::pair<std::string, std::string>>& names,
                       const std::string& list, std::string edition = {}) {
    auto event = open_of_2026();
    RankOptions options;
    options.tie_breaks = list;
    options.edition = std::move(edition);
    declare(event, event, options);
    event.standings_order = "PTS";
    for (const auto& [name, code] : names) {
        event.declared_tie_breaks.push_back({name, code});
        event.standings_order += "," + code;
    }
    Diagnostics ignored;
    const auto standings = rank(event, options, registry(), ignored);
    for (const auto& row : standings.rows) {
        auto& player = event.players[static_cast<std::size_t>(row.competitor)];
        for (std::size_t i = 1; i < row.values.size(); ++i) {
            const auto hundredths = *row.values[i].value * 100;
            player.declared_tie_breaks.push_back(
                Points::hundredths(boost::rational_cast<std::int32_t>(hundredths)));
        }
    }
    return event;
}

std::string cause(const ValueCheck& check) {
    if (!check.cause) return {};
    return check.cause->key + " " + check.cause->arguments.at(check.cause->of_parameters ? 1 : 0);
}

}

BOOST_AUTO_TEST_SUITE(submitted_values)

BOOST_AUTO_TEST_CASE(values_as_ours) {
    const auto event = with_values({{"37", "BH/C1"}, {"52", "SB"}}, "PTS,BH/C1,SB");
    const auto found = review(event, registry());
    BOOST_REQUIRE(found.values.size() == 2u);
    for (const auto& check : found.values) {
        BOOST_TEST(check.compared == 13u);
        BOOST_TEST(check.differences.empty());
    }
    BOOST_TEST(!found.faulty());
    BOOST_TEST((found.state == State::same));
}

BOOST_AUTO_TEST_CASE(a_number_whose_cuts_are_a_setting) {
    // 37 is BH/C1 to us; this program's setting cuts nothing, and its ranks follow that.
    const auto event = with_values({{"37", "BH/C1"}, {"52", "SB"}}, "PTS,BH,SB");
    const auto found = review(event, registry());
    BOOST_REQUIRE(found.values.size() == 2u);
    BOOST_TEST(found.values[0].differences.size() == 13u);
    BOOST_TEST(cause(found.values[0]) == "standings.value-code BH");
    BOOST_TEST(found.values[0].cause->left == 0u);
    BOOST_TEST(!found.values[0].faulty()); // the file may mean just that
    BOOST_TEST(found.values[1].differences.empty());
    BOOST_TEST((found.state == State::same));
    BOOST_TEST(found.codes == "PTS, BH, SB"); // ranks are compared by what the number stands for
    BOOST_TEST(!found.faulty());
}

BOOST_AUTO_TEST_CASE(another_edition) {
    const auto event = with_values({{"52", "SB"}}, "PTS,SB", "2009");
    const auto found = review(event, registry());
    BOOST_REQUIRE(found.values.size() == 1u);
    BOOST_TEST(!found.values[0].differences.empty());
    BOOST_TEST(cause(found.values[0]) == "standings.edition 2009");
    BOOST_TEST(found.values[0].cause->left == 0u);
    BOOST_TEST(found.values[0].faulty());
    BOOST_TEST(found.faulty());
}

BOOST_AUTO_TEST_CASE(a_slip_has_no_cause) {
    auto event = with_values({{"52", "SB"}}, "PTS,SB");
    event.players[3].declared_tie_breaks[0] = Points::hundredths(1);
    const auto found = review(event, registry());
    BOOST_REQUIRE(found.values[0].differences.size() == 1u);
    const auto& difference = found.values[0].differences[0];
    BOOST_TEST(difference.id == 4);
    BOOST_TEST((difference.value == Points::hundredths(1)));
    BOOST_TEST(difference.ours.has_value());
    BOOST_TEST(!found.values[0].cause.has_value());
    BOOST_TEST(found.faulty());
}

BOOST_AUTO_TEST_CASE(what_we_do_not_compute_is_not_compared) {
    auto event = with_values({{"52", "SB"}}, "PTS,SB");
    event.declared_tie_breaks[0].code.clear();
    const auto found = review(event, registry());
    BOOST_TEST(found.values[0].compared == 0u);
    BOOST_TEST(found.values[0].code.empty());
    BOOST_TEST(!found.values[0].faulty());
}

BOOST_AUTO_TEST_CASE(values_that_are_missing_are_not_compared) {
    auto event = with_values({{"52", "SB"}}, "PTS,SB");
    event.players[0].declared_tie_breaks.clear();
    event.players[1].declared_tie_breaks[0].reset();
    const auto found = review(event, registry());
    BOOST_TEST(found.values[0].compared == 11u);
    BOOST_TEST(found.values[0].differences.empty());
}

BOOST_AUTO_TEST_SUITE_END()

#include "event.hpp"
#include <hakem/team_strength.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

/// Teams with the UKDs of their lists, 0 = none; players are numbered through.
Tournament teams_of(const std::vector<std::vector<std::int32_t>>& lists, std::size_t boards) {
    Tournament event;
    event.type = "Takım: Ulusal İsviçre";
    event.team_colours = std::string("WBWBWBWB").substr(0, boards);
    for (const auto& list : lists) {
        auto& team = event.teams.emplace_back();
        team.id = static_cast<std::int32_t>(event.teams.size());
        for (const auto ukd : list) {
            auto& player = event.players.emplace_back();
            player.id = static_cast<std::int32_t>(event.players.size());
            player.national_rating = ukd;
            team.players.push_back(player.id);
        }
    }
    return event;
}

std::vector<std::int32_t> ukds_of(const TeamStrength& strength) {
    std::vector<std::int32_t> ukds;
    for (const auto& part : strength.parts) ukds.push_back(part.ukd);
    return ukds;
}

using Numbers = std::vector<std::int32_t>;

}

BOOST_AUTO_TEST_SUITE(team_strength_of)

BOOST_AUTO_TEST_CASE(a25_1_mean_of_the_main_players) {
    const auto strength = team_strength(teams_of({{2000, 1900, 1800, 1700, 1600}}, 4), 0);
    BOOST_TEST(strength.known());
    BOOST_TEST(strength.sum == 7400);
    BOOST_TEST(strength.parts.size() == 4u); // the reserve does not count
    BOOST_CHECK(strength.mean() == Exact(1850));
    BOOST_TEST(strength.last_rated == 5);
}

BOOST_AUTO_TEST_CASE(a25_1_a_short_list_has_the_mean_of_those_it_has) {
    const auto strength = team_strength(teams_of({{1801, 1800, 1800}}, 4), 0);
    BOOST_CHECK(strength.mean() == Exact(5401, 3));
}

// 1800.333 against 1800.25: whole numbers, and hundredths of another event, would not tell.
BOOST_AUTO_TEST_CASE(a25_1_means_are_compared_exactly) {
    const auto all = team_strengths(teams_of(
        {{1801, 1800, 1800}, {1801, 1800, 1800, 1800}, {1802, 1800, 1799, 1800}, {1801, 1800}}, 4));
    BOOST_CHECK(compare(all[0], all[1]) == std::strong_ordering::greater);
    BOOST_CHECK(compare(all[1], all[0]) == std::strong_ordering::less);
    BOOST_CHECK(compare(all[1], all[2]) == std::strong_ordering::equal);
    BOOST_CHECK(compare(all[3], all[0]) == std::strong_ordering::greater);
    // 99 boards against 98: the means differ by 1/9702.
    std::vector<std::int32_t> longer(99, 2800), shorter(98, 2800);
    longer[0] = shorter[0] = 2801;
    auto event = teams_of({longer, shorter}, 0);
    event.team_colours = std::string(99, 'W');
    const auto close = team_strengths(event);
    BOOST_CHECK(compare(close[0], close[1]) == std::strong_ordering::less);
}

BOOST_AUTO_TEST_CASE(a25_2a_without_ukd_counts_50_less_than_the_last_who_has_one) {
    const auto strength = team_strength(teams_of({{1900, 1640, 0, 0, 0}}, 4), 0);
    BOOST_TEST(ukds_of(strength) == (Numbers{1900, 1640, 1590, 1590}),
               boost::test_tools::per_element());
    BOOST_TEST(strength.sum == 6720);
    BOOST_CHECK(strength.mean() == Exact(1680));
    BOOST_TEST(strength.last_rated == 2);
    BOOST_TEST(!strength.parts[1].assumed);
    BOOST_TEST(strength.parts[2].assumed);
}

// The last of the list, not the weakest: 24.2 lets a player stand above one who is 50 stronger.
BOOST_AUTO_TEST_CASE(a25_2a_the_last_is_the_last_of_the_list) {
    const auto strength = team_strength(teams_of({{1600, 1640, 0}}, 3), 0);
    BOOST_TEST(ukds_of(strength) == (Numbers{1600, 1640, 1590}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a25_2b_a_team_without_any_ukd_is_below_all_others) {
    const auto all = team_strengths(teams_of({{0, 0, 0}, {1, 0, 0}, {0, 0}}, 3));
    BOOST_TEST(!all[0].known());
    BOOST_TEST(all[1].known());
    BOOST_TEST(ukds_of(all[1]) == (Numbers{1, -49, -49}), boost::test_tools::per_element());
    BOOST_CHECK(compare(all[1], all[0]) == std::strong_ordering::greater);
    BOOST_CHECK(compare(all[0], all[1]) == std::strong_ordering::less);
    BOOST_CHECK(compare(all[0], all[2]) == std::strong_ordering::equal);
}

BOOST_AUTO_TEST_CASE(a25_1_who_was_not_there_in_round_1_does_not_count) {
    auto event = teams_of({{2000, 1900, 1800, 1700}, {1500, 1400, 1300, 1200}}, 3);
    event.players[0].rounds = {test::entry("5w1")};
    event.players[1].rounds = {test::entry("6b-")};
    event.players[3].rounds = {test::entry("7w=")}; // a reserve sat instead
    const auto first = team_strength(event, 0);
    BOOST_TEST(ukds_of(first) == (Numbers{2000}), boost::test_tools::per_element());
    BOOST_TEST(first.absent == (Numbers{2, 3}), boost::test_tools::per_element());
    // The bye, and a chair before an empty one, are attendance.
    event.players[4].rounds = {test::entry("U")};
    event.players[5].rounds = {test::entry("+")};
    event.players[6].rounds = {test::entry("Z")};
    const auto second = team_strength(event, 1);
    BOOST_TEST(ukds_of(second) == (Numbers{1500, 1400}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a25_1_a_team_that_missed_round_1_has_its_main_players) {
    auto event = teams_of({{2000, 1900, 1800}}, 2);
    for (auto& player : event.players) player.rounds = {test::entry("Z")};
    BOOST_TEST(team_strength(event, 0).sum == 3900);
    for (auto& player : event.players) player.rounds = {test::entry("-")};
    BOOST_TEST(team_strength(event, 0).sum == 3900);
}

BOOST_AUTO_TEST_CASE(contradictions_do_no_harm) {
    auto event = teams_of({{2000, 1900}, {}}, 2);
    event.teams[0].players = {77, 2, -3};
    const auto all = team_strengths(event);
    BOOST_TEST(ukds_of(all[0]) == (Numbers{1900}), boost::test_tools::per_element());
    BOOST_TEST(!all[1].known());
    BOOST_CHECK(compare(all[1], all[1]) == std::strong_ordering::equal);
}

BOOST_AUTO_TEST_SUITE_END()

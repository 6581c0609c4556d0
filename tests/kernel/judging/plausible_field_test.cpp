// Ages, starting numbers, rounds in which nothing is rated.

#include "event.hpp"
#include "judging/games_played.hpp"
#include "judging/plausibility.hpp"
#include "judging/plausible_field.hpp"
#include "texts.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::judging;

namespace {

std::string told(const Diagnostics& findings) {
    std::string all;
    for (const auto& one : findings.all()) {
        all += (all.empty() ? "" : " ") + one.code;
        for (const auto& argument : one.arguments) all += ":" + argument;
    }
    test::check_texts(findings);
    return all;
}

std::string born(const Date& birth) {
    auto event = test::swiss({"2w1", "1b0"});
    event.start = {2026, 5, 2};
    event.end = {2026, 5, 6};
    event.players[0].birth = birth;
    Diagnostics findings;
    check_ages(event, findings);
    return told(findings);
}

/// A Swiss of players with these ratings.
Tournament rated(const std::vector<int>& ratings) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < ratings.size(); ++i)
        lines.push_back(std::to_string(i % 2 == 0 ? i + 2 : i) + (i % 2 == 0 ? "w=" : "b="));
    auto event = test::swiss(lines);
    for (std::size_t i = 0; i < ratings.size(); ++i) event.players[i].rating = ratings[i];
    return event;
}

std::string numbers(const Tournament& event) {
    Diagnostics findings;
    check_start_numbers(event, findings);
    return told(findings);
}

std::string unrated(const std::vector<std::string>& lines, RatedBy by = RatedBy::fide) {
    const auto event = test::swiss(lines);
    Diagnostics findings;
    check_unrated_rounds(event, by, findings);
    check_games(event, by, findings);
    return told(findings);
}

}

BOOST_AUTO_TEST_SUITE(judging_plausible_field)

BOOST_AUTO_TEST_CASE(players_too_young_to_play) {
    BOOST_TEST(born({2025, 2, 20}) == "SUB-0246:1:P1:20.02.2025:1");
    BOOST_TEST(born({2026, 5, 2}) == "SUB-0246:1:P1:02.05.2026:0");
    BOOST_TEST(born({2023, 5, 3}) == "SUB-0246:1:P1:03.05.2023:2");
    BOOST_TEST(born({2023, 5, 2}) == "");
    BOOST_TEST(born({2023, 0, 0}) == ""); // may have had the birthday
    BOOST_TEST(born({2026, 6, 1}) == ""); // SUB-0201
    BOOST_TEST(born({}) == "");
}

BOOST_AUTO_TEST_CASE(one_birth_date_for_most) {
    const auto births = [](const std::vector<Date>& all, RatedBy by = RatedBy::fide) {
        auto event = rated(std::vector<int>(all.size(), 1500));
        for (std::size_t i = 0; i < all.size(); ++i) event.players[i].birth = all[i];
        Diagnostics findings;
        check_shared_births(event, by, findings);
        return told(findings) + (findings.count(Severity::warning) != 0 ? "!" : "");
    };
    const Date one{2000, 1, 1}, other{1990, 4, 3}, another{1985, 9, 6};
    BOOST_TEST(births({one, one, one, one, other, another}) == "SUB-0255:01.01.2000:4:6!");
    BOOST_TEST(births({one, one, one, one, {}, {}}, RatedBy::nobody) == "SUB-0255:01.01.2000:4:6");
    BOOST_TEST(births({one, one, one, other}) == "");
    BOOST_TEST(births({one, one, one, one, other, other, another, another}) == "");
    BOOST_TEST(births({{2000, 0, 0}, {2000, 0, 0}, {2000, 0, 0}, {2000, 0, 0}}) == "");
}

// FIDE C.04.2: the starting list goes by strength.
BOOST_AUTO_TEST_CASE(one_number_against_the_ratings) {
    BOOST_TEST(numbers(rated({2000, 1950, 1900, 1850, 1800, 1750, 1700, 1650, 1600, 1550})) == "");
    BOOST_TEST(numbers(rated({2000, 1950, 1505, 1850, 1800, 1750, 1700, 1650, 1600, 1550})) ==
               "SUB-0247:3:P3:1505:7");
    BOOST_TEST(numbers(rated({2000, 1950, 2905, 1850, 1800, 1750, 1700, 1650, 1600, 0})) ==
               "SUB-0247:3:P3:2905:2");
}

BOOST_AUTO_TEST_CASE(starting_lists_of_another_order) {
    // Lots, late entries at the end, national ratings, unrated players.
    BOOST_TEST(numbers(rated({1700, 1950, 1505, 1850, 2800, 1750, 1200, 1650, 1900, 1550})) == "");
    BOOST_TEST(numbers(rated({2000, 1950, 1900, 1850, 1800, 1750, 1700, 1650, 1600, 1990})) == "");
    auto event = rated({2000, 1950, 1505, 1850, 1800, 1750, 1700, 1650, 1600, 1550});
    for (auto& player : event.players) player.national_rating = 2100 - player.id;
    BOOST_TEST(numbers(event) == "");
    auto titled = rated({1505, 2000, 1950, 1850, 1800, 1750, 1700, 1650, 1600, 1550, 1500});
    BOOST_TEST(numbers(titled).starts_with("SUB-0247:1:"));
    titled.players[0].title = "WCM"; // titles may go first
    BOOST_TEST(numbers(titled) == "");
    event = rated({1700, 1650, 1600, 0, 0, 0, 0, 0, 0, 0}); // those without one have a UKD
    for (std::size_t i = 0; i < 10; ++i) event.players[i].national_rating = i == 4 ? 1900 : 1500;
    BOOST_TEST(numbers(event) == "");
    BOOST_TEST(numbers(rated({0, 0, 0, 0, 0, 0, 1700, 0, 0, 0})) == "");
    BOOST_TEST(numbers(rated({2000, 1950, 1505, 1850})) == "");
}

// FIDE C.04.2: the strongest has the lowest number.
BOOST_AUTO_TEST_CASE(ratings_sorted_by_themselves) {
    const auto columns = [](const Tournament& event) {
        Diagnostics findings;
        check_rating_columns(event, RatedBy::fide, findings);
        return told(findings).substr(0, 8);
    };
    const std::vector<int> rising{1550, 1600, 1650, 1700, 1750, 1800, 1850, 1900, 1950, 2000};
    BOOST_TEST(columns(rated(rising)) == "SUB-0251");
    const std::vector<int> falling(rising.rbegin(), rising.rend());
    BOOST_TEST(columns(rated(falling)) == "");
    BOOST_TEST(columns(rated({1550, 1600, 1650, 1700, 1750, 1800, 1850, 1900, 2000, 1950})) == "");
    BOOST_TEST(columns(rated({1550, 1600, 1650, 1700, 1750, 1800, 1850, 1900, 1950})) == "");
    BOOST_TEST(columns(rated({1500, 1500, 1500, 1500, 1500, 1500, 1500, 1500, 1600, 1700})) == "");
    auto national = rated(falling);
    for (std::size_t i = 0; i < rising.size(); ++i) national.players[i].national_rating = rising[i];
    BOOST_TEST(columns(national) == "SUB-0251");
    // Lines by the final ranks, and by name; by rating they may stand as well.
    auto ranked = rated(falling);
    for (std::size_t i = 0; i < falling.size(); ++i) {
        auto& player = ranked.players[i];
        player.id = static_cast<std::int32_t>((i * 7) % 10 + 1);
        player.line = static_cast<std::uint32_t>(i + 1);
        player.name = "P" + std::to_string(player.id);
    }
    BOOST_TEST(columns(ranked) == "");
    for (std::size_t i = 0; i < falling.size(); ++i) {
        ranked.players[i].declared_rank = static_cast<std::int32_t>(i + 1);
        ranked.players[i].declared_points = Points::halves(static_cast<int>(10 - i));
    }
    BOOST_TEST(columns(ranked) == "SUB-0251");
    for (std::size_t i = 0; i < falling.size(); ++i) {
        ranked.players[i].declared_points.reset();
        ranked.players[i].name = std::string(1, static_cast<char>('A' + i));
    }
    BOOST_TEST(columns(ranked) == "SUB-0251");
}

BOOST_AUTO_TEST_CASE(a_column_of_ukd_that_was_lost) {
    auto event = rated({1900, 1800, 1700, 1600, 0, 0});
    for (auto& player : event.players) player.federation = "TUR";
    const auto columns = [&event](RatedBy by) {
        Diagnostics findings;
        check_rating_columns(event, by, findings);
        return told(findings);
    };
    BOOST_TEST(columns(RatedBy::national) == ""); // a file without national records
    event.players[0].national_line = 20;
    BOOST_TEST(columns(RatedBy::national) == "SUB-0250:4");
    BOOST_TEST(columns(RatedBy::fide) == "");
    event.players[5].national_rating = 1200;
    BOOST_TEST(columns(RatedBy::national) == "");
    event.players[5].national_rating = 0;
    event.players[3].rating = 0; // beginners
    BOOST_TEST(columns(RatedBy::national) == "");
}

BOOST_AUTO_TEST_CASE(an_event_after_the_report) {
    auto event = test::swiss({"2w1 2b1", "1b0 1w0"});
    event.start = {2062, 5, 2};
    event.end = {2062, 5, 6};
    event.players[0].birth = {1948, 1, 4};
    const auto on = [&event](const Date& report) {
        Diagnostics findings;
        check_day_of_report(event, report, findings);
        check_plausibility(event, RatedBy::nobody, findings, Stage::report, report);
        return told(findings);
    };
    BOOST_TEST(on({2026, 6, 1}) == "SUB-0252:06.05.2062:01.06.2026");
    BOOST_TEST(on({}) == "SUB-0202:1:P1:04.01.1948:114");
    BOOST_TEST(on({2062, 5, 6}) == "SUB-0202:1:P1:04.01.1948:114");
    event.scheduled_rounds = 4; // the first days of one that goes on
    BOOST_TEST(on({2062, 5, 3}) == "SUB-0202:1:P1:04.01.1948:114");
}

// FIDE TRF26, 001: W, D and L are games of less than one move, not rated.
BOOST_AUTO_TEST_CASE(rounds_in_which_nothing_is_rated) {
    BOOST_TEST(unrated({"2w1 3b1", "1b0 4w1", "4w1 1w0", "3b0 2b0"}) == "");
    BOOST_TEST(unrated({"2w1 3bW", "1b0 4wW", "4w1 1wL", "3b0 2bL"}) == "SUB-0245:2:2");
    BOOST_TEST(unrated({"2w1 3bW", "1b0 4w1", "4w1 1wL", "3b0 2b0"}) == "");
    BOOST_TEST(unrated({"2w1 3bW", "1b0 4wW", "4w1 1wL", "3b0 2bL"}, RatedBy::nobody) == "");
    BOOST_TEST(unrated({"2wW", "1bL", "4wD", "3bD"}).starts_with("SUB-0213"));
}

BOOST_AUTO_TEST_SUITE_END()

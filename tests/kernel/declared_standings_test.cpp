// Files that have final standings and no rounds.

#include "support.hpp"
#include <hakem/importer.hpp>
#include <hakem/standings.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

/// Four players; two share the second place. Names of tie-breaks are there twice.
Tournament list() {
    Tournament t;
    t.standings_only = true;
    t.declared_tie_breaks = {{"BH.", {}}, {"BH.", {}}};
    const std::int32_t ranks[] = {2, 1, 2, 4};
    const std::int32_t halves[] = {7, 8, 7, 3};
    for (std::int32_t i = 0; i < 4; ++i) {
        auto& player = t.players.emplace_back();
        player.id = i + 1;
        player.name = "P";
        player.declared_rank = ranks[i];
        player.declared_points = Points::halves(halves[i]);
        player.declared_tie_breaks = {Points::whole(20), Points::hundredths(1250)};
    }
    return t;
}

}

BOOST_AUTO_TEST_SUITE(declared_standings)

BOOST_AUTO_TEST_CASE(ranks_points_and_values_are_those_of_the_file) {
    const auto t = list();
    Diagnostics diagnostics;
    const auto standings = rank(t, {}, test::registry(), diagnostics);
    BOOST_REQUIRE(standings.rows.size() == 4u);
    const std::int32_t ids[] = {2, 1, 3, 4}, ranks[] = {1, 2, 2, 4};
    for (std::size_t i = 0; i < 4; ++i) {
        BOOST_TEST(standings.rows[i].id == ids[i]);
        BOOST_TEST(standings.rows[i].rank == ranks[i]);
    }
    BOOST_REQUIRE(standings.codes.size() == 3u);
    BOOST_TEST(standings.codes[1].text == "BH.");
    BOOST_TEST(standings.codes[2].text == "BH. (2)");
    BOOST_TEST((standings.rows[0].values[0].value == Exact(4)));
    BOOST_TEST((standings.rows[3].values[2].value == Exact(25, 2)));
    BOOST_TEST(standings.rows[3].decided_by == 0);
    BOOST_TEST((standings.history.competitors[1].score == Points::whole(4)));
    BOOST_TEST(diagnostics.by_code().contains("RNK-0110"));
}

BOOST_AUTO_TEST_CASE(a_part_of_the_field) {
    const auto t = list();
    Diagnostics diagnostics;
    RankOptions options;
    options.only = std::vector<std::int32_t>{3, 4};
    const auto standings = rank(t, options, test::registry(), diagnostics);
    BOOST_REQUIRE(standings.rows.size() == 2u);
    BOOST_TEST(standings.rows[0].id == 3);
    BOOST_TEST(standings.rows[0].rank == 1);
    BOOST_TEST(standings.rows[1].rank == 2);
}

BOOST_AUTO_TEST_CASE(points_are_not_counted_from_rounds_that_are_not_there) {
    Diagnostics diagnostics;
    validate(list(), diagnostics);
    BOOST_TEST(!diagnostics.by_code().contains("TRN-0112"));
    // A TRF whose rounds were taken out is an event before its first round, whatever points it has.
    auto before = list();
    before.standings_only = false;
    BOOST_TEST(!has_only_standings(before));
    auto played = list();
    played.players[0].rounds.resize(1);
    BOOST_TEST(!has_only_standings(played));
}

BOOST_AUTO_TEST_SUITE_END()

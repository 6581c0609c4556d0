// Real files of many programs: each is rated by both systems, and its lines add up.

#include "rating_support.hpp"
#include <hakem/title_norms.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(rating_real_files)

BOOST_AUTO_TEST_CASE(all_are_rated) {
    const auto folder = test::shared();
    if (!folder) return test::skip("the reference files are not there");
    int files = 0, games = 0;
    for (const auto& entry : std::filesystem::directory_iterator(*folder / "data/trf-real")) {
        if (entry.path().filename() == "index.tsv") continue;
        Diagnostics diagnostics;
        const auto tournament = test::tournament(test::bytes_of_file(entry.path()), diagnostics);
        ++files;
        for (const auto* system : {"ukd", "fide"}) {
            const bool national = test::rating_system(system).national();
            std::vector<RatingBefore> before;
            for (const auto& player : tournament.players)
                before.emplace_back().rating = national && player.national_rating != 0
                                                   ? player.national_rating
                                                   : player.rating;
            const auto event = test::rate(system, tournament, before);
            BOOST_TEST_CONTEXT(entry.path().filename().string() << " " << system)
            for (const auto& player : event.players) {
                games += player.games;
                const auto made = player.rated_score.in_hundredths();
                BOOST_TEST(player.k * (made - player.expected) + player.fixed() == player.change);
                if (player.games == player.rated_games) BOOST_TEST(player.fixed() == 0);
            }
            const auto norms =
                test::registry().get<TitleNorms>("fide").examine({tournament, before});
            BOOST_TEST(norms.players.size() == tournament.players.size());
        }
    }
    BOOST_TEST(files > 50);
    BOOST_TEST(games > 1000);
}

BOOST_AUTO_TEST_SUITE_END()

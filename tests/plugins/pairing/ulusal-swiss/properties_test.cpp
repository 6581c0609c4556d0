// Generated tournaments, each round judged by a ledger of its own: who met, who had the bye, which
// colours, and whether everything that yielded is reported. HAKEM_TOURNAMENTS = how many.

#include "generator/random_tournament.hpp"
#include "ledger.hpp"
#include "played_event.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>

namespace {

using namespace hakem;
using namespace hakem::test;
using namespace hakem::test::ulusal;

generator::Recipe recipe_of(int seed) {
    generator::Recipe recipe;
    recipe.seed = static_cast<std::uint64_t>(seed);
    recipe.system = "ulusal-swiss";
    recipe.edition.clear();
    recipe.players = 6 + seed * 7 % 60;
    recipe.rounds = 3 + seed % 7;
    return recipe;
}

int count_of(const Answer& answer, std::string_view article) {
    return static_cast<int>(std::count_if(
        answer.decisions.begin(), answer.decisions.end(), [&](const Decision& decision) {
            return decision.subject == "report" && article_of(decision) == article;
        }));
}

/// The round as it was paired by the generator, against the ledger and the reports.
void check_round(const Tournament& tournament, int round) {
    const Ledger ledger(tournament, round);
    PairingRequest request;
    request.round = round;
    const auto paired = answer(tournament, request);
    int repeated = 0, breaking = 0, byes = 0;
    for (const auto& pair : played_pairing(tournament, round).pairs) {
        const auto& white = ledger.of(pair.white);
        if (pair.black == 0) {
            ++byes;
            BOOST_TEST(white.had_bye == (count_of(paired, "17.3") == 1)); // 17.3
            continue;
        }
        const auto& black = ledger.of(pair.black);
        BOOST_TEST(!white.met.contains(black.number)); // 16.3
        repeated += ledger.repeats(white, black);
        const bool legal = ledger.legal(white, black);
        breaking += !legal;
        if (legal) BOOST_TEST((ledger.permits(white, 'w') && ledger.permits(black, 'b'))); // 21.4
    }
    BOOST_TEST(byes == static_cast<int>(ledger.lines().size() % 2)); // 17.2
    BOOST_TEST(repeated == count_of(paired, "17.7"));
    BOOST_TEST(breaking == count_of(paired, "21.4") + count_of(paired, "21.6"));
}

}

BOOST_AUTO_TEST_SUITE(ulusal_properties)

BOOST_AUTO_TEST_CASE(every_round_of_generated_tournaments) {
    const auto* wish = std::getenv("HAKEM_TOURNAMENTS");
    const int tournaments =
        wish != nullptr ? static_cast<int>(std::strtol(wish, nullptr, 10)) : 150;
    const auto& system = registry().get<PairingSystem>("ulusal-swiss");
    for (int seed = 1; seed <= tournaments; ++seed) BOOST_TEST_CONTEXT("seed " << seed) {
            Diagnostics diagnostics;
            const auto made = generator::random_tournament(recipe_of(seed), system, diagnostics);
            BOOST_TEST(made.rounds_played > 0);
            for (int round = 1; round <= made.rounds_played; ++round)
                BOOST_TEST_CONTEXT("round " << round) check_round(made.tournament, round);
        }
}

BOOST_AUTO_TEST_SUITE_END()

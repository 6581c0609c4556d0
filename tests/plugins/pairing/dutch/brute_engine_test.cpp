// The plugin against the judge, on random states of both editions. HAKEM_BRUTE_STATES=20000 tries
// so many of each, HAKEM_BRUTE_SEED=n begins there. What differs is printed as a TRF with its seed.

#include "brute_force.hpp"
#include "random_state.hpp"
#include "small_event.hpp"
#include "support.hpp"
#include <hakem/pairing_system.hpp>

#include <boost/test/unit_test.hpp>

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

using namespace hakem;
using namespace hakem::test;

namespace {

std::uint64_t setting(const char* name, std::uint64_t otherwise) {
    const char* value = std::getenv(name);
    return value != nullptr ? std::stoull(value) : otherwise;
}

/// A round without anybody to be paired may be empty or refused: the rules say nothing of it.
std::string or_none(std::string pairs) { return pairs.empty() ? "none" : pairs; }

std::string by_plugin(const RandomState& state, std::string_view edition) {
    PairingRequest request;
    request.round = state.round;
    request.edition = edition;
    Diagnostics diagnostics;
    const auto rounds =
        registry().get<PairingSystem>("dutch").pair(state.tournament, request, diagnostics);
    return rounds.empty() ? "none" : or_none(text_of(rounds.front().pairs));
}

/// So many states of an edition, from the first seed on; stops when it is clear that something is
/// wrong.
void compare(std::string_view edition) {
    const std::uint64_t first = setting("HAKEM_BRUTE_SEED", 1);
    const std::uint64_t states = setting("HAKEM_BRUTE_STATES", 500);
    int different = 0, paired = 0;
    for (std::uint64_t seed = first; seed < first + states && different < 10; ++seed) {
        const RandomState state = random_state(seed, edition);
        const std::string right =
            or_none(text_of(brute_force(state.tournament, state.round, edition)));
        const std::string plugin = by_plugin(state, edition);
        paired += right != "none";
        if (plugin == right) continue;
        ++different;
        BOOST_ERROR("state " << seed << " of " << edition << ", round " << state.round
                             << "\n  brute force: " << right << "\n  plugin:      " << plugin
                             << "\n"
                             << text_of(state, seed, edition));
    }
    BOOST_TEST_MESSAGE(states << " states of " << edition << ", " << paired << " with a pairing, "
                              << different << " different");
    BOOST_TEST(paired > 0);
}

}

BOOST_AUTO_TEST_SUITE(dutch_against_brute_force)

BOOST_AUTO_TEST_CASE(states_are_repeated_and_survive_their_text) {
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const RandomState state = random_state(seed, "2026");
        const std::string text = text_of(state, seed, "2026");
        BOOST_TEST(text_of(random_state(seed, "2026"), seed, "2026") == text);
        const auto again = brute_force(tournament(text), state.round, "2026");
        BOOST_TEST(text_of(again) == text_of(brute_force(state.tournament, state.round, "2026")),
                   text);
    }
}

BOOST_AUTO_TEST_CASE(edition_2026) { compare("2026"); }

BOOST_AUTO_TEST_CASE(edition_2017) { compare("2017"); }

BOOST_AUTO_TEST_SUITE_END()

#include "perft_positions.hpp"
#include <hakem/chess/fen.hpp>
#include <hakem/chess/legal_moves.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::chess;

BOOST_AUTO_TEST_SUITE(chess_perft)

BOOST_AUTO_TEST_CASE(counts_of_the_well_known_positions_are_exact) {
    // What takes longer is counted by bench-chess.
    constexpr std::uint64_t most = 5'000'000;
    for (const auto& known : test::perft_positions()) {
        const auto reading = read_fen(known.fen);
        BOOST_TEST_REQUIRE(reading.position.has_value());
        if (!reading.position->chess960()) BOOST_TEST(to_fen(*reading.position) == known.fen);
        for (std::size_t i = 0; i < known.counts.size() && known.counts[i] <= most; ++i)
            BOOST_TEST(perft(*reading.position, static_cast<int>(i) + 1) == known.counts[i],
                       known.name << ", depth " << i + 1);
    }
}

BOOST_AUTO_TEST_CASE(a_depth_of_none_is_one_sequence) { BOOST_TEST(perft(Position(), 0) == 1U); }

BOOST_AUTO_TEST_SUITE_END()

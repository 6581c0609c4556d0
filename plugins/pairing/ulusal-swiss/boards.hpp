#pragma once
/// The boards of a round (20.7), and what had to yield in it.

#include "colours.hpp"
#include "round.hpp"
#include <hakem/pairing_system.hpp>

#include <string_view>
#include <vector>

namespace hakem::ulusal {

/// The boards in their order, the bye last.
std::vector<Pair> boards_of(const Field& field, const PairedRound& round);

/// A rule that yielded, by its article.
struct Yielded {
    std::string_view article; ///< "17.3", "17.7", "20.3a" to "20.3d", "21.4", "21.6", "E.2"
    std::vector<int> players; ///< a pair, the bye player; empty where it is of the round
    Points score;             ///< 20.3d: of the group that joined
};

std::vector<Yielded> yielded(const Field& field, const PairedRound& round);

/// 17.7: the pair floats somebody again in the direction of his arrow.
bool repeats_float(const Field& field, int a, int b);

}

#include "boards.hpp"

#include "colours.hpp"

#include <algorithm>
#include <tuple>

namespace hakem::dutch {

std::vector<Pair> boards_of(const Field& field, const PairedRound& round) {
    struct Board {
        int higher, lower;
    };
    std::vector<Board> boards;
    for (const auto& bracket : round.brackets)
        for (const auto& [a, b] : bracket.pairing.pairs)
            boards.push_back({std::min(a, b), std::max(a, b)});
    std::sort(boards.begin(), boards.end(), [&](const Board& a, const Board& b) {
        const auto key = [&](const Board& board) {
            return std::tuple(-field[board.higher].score, -field[board.lower].score, board.higher);
        };
        return key(a) < key(b);
    });
    std::vector<Pair> pairs;
    for (const auto& board : boards) {
        const auto colours = allocate_colours(field, board.higher, board.lower);
        pairs.push_back({static_cast<std::int32_t>(pairs.size() + 1), field[colours.white].id,
                         field[colours.black].id});
    }
    if (round.bye) pairs.push_back({0, field[*round.bye].id, 0});
    return pairs;
}

}

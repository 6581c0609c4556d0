// C.04.3: the FIDE (Dutch) system.

#include "colours.hpp"
#include "round.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace hakem::dutch {

namespace {

/// C.04.2: the score of the higher-ranked, the sum of the scores, the higher-ranked's number.
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

class Dutch final : public PairingSystem {
public:
    std::vector<RoundPairing> pair(const Tournament& tournament, const PairingRequest& request,
                                   Diagnostics& diagnostics) const override {
        const auto* edition =
            request.edition.empty() ? &edition_on(tournament.start) : find_edition(request.edition);
        if (edition == nullptr) return {};
        const int round = request.round != 0 ? request.round : next_round(tournament);
        auto initial = initial_colour_of(tournament);
        if (initial == Colour::none) initial = Colour::white;
        const auto field = field_of(tournament, round, *edition, initial);
        Completion completion(field);
        const auto paired = pair_round(field, completion);
        if (!paired) {
            diagnostics.add(Severity::error, "PAIR-0001", 0, 0, 0, {"0"});
            return {};
        }
        RoundPairing result;
        result.round = round;
        result.pairs = boards_of(field, *paired);
        return {result};
    }
};

}

}

using hakem::dutch::Dutch;
HAKEM_PLUGIN(Dutch, "dutch", "FIDE (Dutch) Swiss system", "FIDE C.04.3, C.04.1, C.04.2")

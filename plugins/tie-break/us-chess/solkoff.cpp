#include <opponent_scores.hpp>

namespace {

using namespace hakem;

std::vector<TieBreakValue> by_us_chess(const TieBreakInput& input, int lowest, int highest) {
    auto code = input.code;
    code.cut_lowest = lowest;
    code.cut_highest = highest;
    return sum_of_opponent_scores(
        {input.history, *find_edition("us-chess"), code, input.tied, input.explain},
        Product::score);
}

/// 34E2: the opponents' adjusted scores.
class Solkoff final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        return by_us_chess(input, 0, 0);
    }

    bool accepts(const TieBreakCode& code) const override { return is_plain(code); }
};

/// From nine rounds on two of each are left out.
int cut_of(const History& history) { return history.rounds >= 9 ? 2 : 1; }

/// 34E1: without the highest and the lowest.
class Median final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        const int cut = cut_of(input.history);
        return by_us_chess(input, cut, cut);
    }

    bool accepts(const TieBreakCode& code) const override { return is_plain(code); }
};

/// 34E1: without the lowest for who scored more than half, without the highest for who scored less,
/// without both for who scored half.
class ModifiedMedian final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        const int cut = cut_of(input.history);
        auto plus = by_us_chess(input, cut, 0);
        auto minus = by_us_chess(input, 0, cut);
        auto even = by_us_chess(input, cut, cut);
        const auto most = win_of(input.history, input.code) * input.history.rounds;
        std::vector<TieBreakValue> values;
        values.reserve(even.size());
        for (std::size_t i = 0; i < even.size(); ++i) {
            const auto twice = score_of(input.history.competitors[i], input.code) * 2;
            values.push_back(std::move(twice > most ? plus[i] : twice < most ? minus[i] : even[i]));
        }
        return values;
    }

    bool accepts(const TieBreakCode& code) const override { return is_plain(code); }
};

}

HAKEM_PLUGIN(Solkoff, "SOLKOFF", "Solkoff", "US Chess 34E2")
HAKEM_PLUGIN(Median, "USMEDIAN", "Median (US Chess)", "US Chess 34E1")
HAKEM_PLUGIN(ModifiedMedian, "MODMEDIAN", "Modified Median", "US Chess 34E1")

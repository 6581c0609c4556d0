#include <buchholz_family.hpp>

namespace {

using namespace hakem;

/// 8.1: the sum of the opponents' scores. With the edition `regulation` it is the regulation's 37b,
/// and BH/M1 its 37c; with `us-chess` Solkoff and Median of 34E.
class Buchholz final : public BuchholzFamily {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        return sum_of_opponent_scores(input, Product::score);
    }

    bool accepts(const TieBreakCode& code) const override { return has_cuts_only(code); }
};

/// 8.3: the same as if all games that were paired for the last round had been drawn.
class ForeBuchholz final : public BuchholzFamily {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        auto code = input.code;
        code.fore = true;
        return sum_of_opponent_scores(
            {input.history, input.edition, code, input.tied, input.explain}, Product::score);
    }

    bool accepts(const TieBreakCode& code) const override { return has_cuts_only(code); }
};

}

HAKEM_PLUGIN(Buchholz, "BH", "Buchholz", "FIDE C.07, 8.1")
HAKEM_PLUGIN(ForeBuchholz, "FB", "Fore Buchholz", "FIDE C.07, 8.3")

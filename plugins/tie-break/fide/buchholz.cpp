#include <opponent_scores.hpp>

namespace {

using namespace hakem;

/// The sum of the opponents' scores. With the edition `regulation` it is the regulation's 37b, and
/// BH/M1 its 37c.
class Buchholz final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        return sum_of_opponent_scores(input, Product::score);
    }

    bool accepts(const TieBreakCode& code) const override {
        return code.limit == 0 && code.factor == 0 && !code.fore && !code.reverse &&
               !code.byes_count && !code.unrated;
    }

    /// 8.1 of 2026: not in round robins, where it says the opposite of the points.
    std::string_view refusal(const History& history, const Edition& edition) const override {
        return history.system != System::swiss && forbids(edition) ? "diagnostic.RNK-0011" : "";
    }

    std::string_view caution(const History& history, const Edition& edition) const override {
        return history.system != System::swiss && !forbids(edition) && !is_regulation(edition)
                   ? "diagnostic.RNK-0012"
                   : "";
    }

private:
    static bool forbids(const Edition& edition) {
        return edition.own_unplayed == Edition::OwnUnplayed::capped;
    }
};

}

HAKEM_PLUGIN(Buchholz, "BH", "Buchholz", "FIDE C.07, 8.1")

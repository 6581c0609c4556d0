#include <opponent_scores.hpp>

namespace {

using namespace hakem;

/// Computes by the regulation, whatever edition the event has.
class RegulationTieBreak : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        const auto code = adapted(input.code);
        return sum_of_opponent_scores(
            {input.history, *find_edition("regulation"), code, input.tied, input.explain},
            product());
    }

    bool accepts(const TieBreakCode& code) const override {
        return code.limit == 0 && code.factor == 0 && !code.forfeits_are_games && !code.fore &&
               !code.reverse && !code.unrated && code.edition.empty();
    }

    Objection caution(const TieBreakCode&, const History&, const Edition& edition) const override {
        return edition.own_unplayed == Edition::OwnUnplayed::nothing ? "diagnostic.RNK-0023" : "";
    }

private:
    virtual Product product() const { return Product::score; }
    virtual TieBreakCode adapted(TieBreakCode code) const { return code; }
};

/// 37b, the adjusted scores of art. 36 of all opponents.
class RegulationBuchholz final : public RegulationTieBreak {};

/// 37c, the same without the highest and the lowest; MEDIAN/M2 without two of each.
class MedianBuchholz final : public RegulationTieBreak {
public:
    bool accepts(const TieBreakCode& code) const override {
        return RegulationTieBreak::accepts(code) && code.cut_lowest == code.cut_highest;
    }

private:
    TieBreakCode adapted(TieBreakCode code) const override {
        if (code.cut_highest == 0) code.cut_lowest = code.cut_highest = 1;
        return code;
    }
};

/// 37d, the adjusted scores of the beaten and half of those of the drawn.
class RegulationSonnebornBerger final : public RegulationTieBreak {
private:
    Product product() const override { return Product::score_times_points; }
};

}

HAKEM_PLUGIN(RegulationBuchholz, "BUCHHOLZ", "Buchholz (Solkoff)", "Regulation 37b")
HAKEM_PLUGIN(MedianBuchholz, "MEDIAN", "Median Buchholz", "Regulation 37c")
HAKEM_PLUGIN(RegulationSonnebornBerger, "SONNEBORN", "Sonneborn-Berger", "Regulation 37d")

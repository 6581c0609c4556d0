#include <rounds.hpp>

namespace {

using namespace hakem;

/// 7.8: the pairing number, the lowest first; with /R the highest.
class PairingNumber final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values;
        values.reserve(input.history.competitors.size());
        for (const auto& competitor : input.history.competitors)
            values.emplace_back().value = Exact(competitor.id);
        return values;
    }

    bool higher_is_better(const TieBreakCode& code) const override { return code.reverse; }
    bool whole() const final { return true; }

    bool accepts(const TieBreakCode& code) const override {
        auto rest = code;
        rest.reverse = false;
        return is_plain(rest);
    }
};

}

HAKEM_PLUGIN(PairingNumber, "TPN", "Tournament pairing number", "FIDE C.07, 7.8")

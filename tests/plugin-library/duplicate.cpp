// A plugin with the id of one of ours: ours must stay.

#include <hakem/tie_break.hpp>

namespace {

using namespace hakem;

/// The number of rounds played with Black, won or not.
class Duplicate final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values;
        for (const auto& competitor : input.history.competitors) {
            std::int64_t count = 0;
            for (const auto& round : competitor.rounds) count += round.colour == Colour::black;
            values.push_back({Exact(count), {}});
        }
        return values;
    }
};

}

HAKEM_PLUGIN(Duplicate, "WIN", "Another WIN", "house rule 2")

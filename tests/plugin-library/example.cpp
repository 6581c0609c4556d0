// A tie-break of a third party: the whole of it is this file.

#include <hakem/tie_break.hpp>

namespace {

using namespace hakem;

/// The number of rounds played with Black, won or not.
class Example final : public TieBreak {
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

HAKEM_PLUGIN(Example, "EXAMPLE", "Rounds with Black", "house rule 1")

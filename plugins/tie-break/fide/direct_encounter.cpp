#include <encounters.hpp>

namespace {

using namespace hakem;

/// The place among those still tied by the games between them. It may stand more than once in a
/// list; each time it looks at those tied there.
class DirectEncounter final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        std::vector<TieBreakValue> values(input.history.competitors.size());
        Encounters encounters(input);
        if (input.explain) encounters.tell(values, "how.on-nothing");
        for (const auto& group : input.tied) {
            if (group.size() < 2) continue;
            Encounters::place(encounters.places(group), input, values);
            if (input.explain) encounters.explain(group, values);
        }
        return values;
    }

    bool higher_is_better(const TieBreakCode&) const override { return false; }
    bool whole() const final { return true; }
    bool among_tied() const override { return true; }

    bool accepts(const TieBreakCode& code) const override {
        return code.cut_lowest == 0 && code.cut_highest == 0 && code.limit == 0 &&
               code.factor == 0 && !code.fore && !code.reverse && !code.byes_count && !code.unrated;
    }
};

}

HAKEM_PLUGIN(DirectEncounter, "DE", "Direct encounter", "FIDE C.07, 6")

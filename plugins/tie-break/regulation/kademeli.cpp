#include <progressive.hpp>

namespace {

using namespace hakem;

/// Regulation 37a; a tie that stays is broken by leaving out the first round (KADEMELI/C1), then
/// the first two, and so on.
class Kademeli final : public RunningScores {
public:
    std::optional<TieBreakCode> further(const TieBreakCode& code,
                                        const History& history) const override {
        auto next = code;
        if (++next.cut_lowest >= history.rounds) return std::nullopt;
        next.text =
            code.text.substr(0, code.text.find('/')) + "/C" + std::to_string(next.cut_lowest);
        return next;
    }
};

}

HAKEM_PLUGIN(Kademeli, "KADEMELI", "Cumulative score (Kademeli)", "Regulation 37a")

#include <progressive.hpp>

namespace {

using namespace hakem;

/// Regulation 37a; a tie that stays is broken by leaving out the first round (KADEMELI/C1), then
/// the first two, and so on.
class Kademeli final : public RunningScores {};

}

HAKEM_PLUGIN(Kademeli, "KADEMELI", "Cumulative score (Kademeli)", "Regulation 37a")

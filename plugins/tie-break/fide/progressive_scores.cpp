#include <progressive.hpp>

namespace {

using namespace hakem;

/// C.07 7.5.
class ProgressiveScores final : public RunningScores {};

}

HAKEM_PLUGIN(ProgressiveScores, "PS", "Sum of progressive scores", "FIDE C.07, 7.5")

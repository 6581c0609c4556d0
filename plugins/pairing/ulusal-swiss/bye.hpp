#pragma once
/// Who has the bye (17.2, 17.3), and what yields where no legal round exists (E).

#include "completion.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace hakem::ulusal {

/// E.1 to E.4: what had to yield so that the players present are complete.
enum class Relaxation : std::uint8_t { none, colours, second_bye, both };

constexpr bool lifts_colours(Relaxation relaxation) {
    return relaxation == Relaxation::colours || relaxation == Relaxation::both;
}

/// A candidate of 17.2 and why he does not have the bye.
struct ByeCandidate {
    enum class Reason : std::uint8_t { taken, barred, unfinished, incomplete };
    int player = 0;
    Reason reason = Reason::taken;
};

struct Start {
    Relaxation relaxation = Relaxation::none;
    std::optional<int> bye;
    std::vector<ByeCandidate> candidates; ///< in the order of 17.2, up to the one who has it
};

/// Nothing where there is no pairing without a rematch (E.5).
std::optional<Start> decide_bye(const Field& field);

/// The field without one player.
Players all_but(const Field& field, std::optional<int> player);

}

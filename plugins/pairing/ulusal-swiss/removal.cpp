#include "removal.hpp"

#include <algorithm>

namespace hakem::ulusal {

bool is_removed(const Competitor& competitor) {
    const auto absences =
        std::count_if(competitor.rounds.begin(), competitor.rounds.end(), [](const Round& round) {
            return round.opponent >= 0 && round.outcome == Outcome::forfeit_loss;
        });
    return absences >= 2;
}

}

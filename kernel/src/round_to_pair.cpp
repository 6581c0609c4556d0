#include <hakem/attendance.hpp>
#include <hakem/round_to_pair.hpp>

#include <string>

namespace hakem {

bool is_round_to_pair(const Tournament& tournament, int round, std::string_view beyond,
                      Diagnostics& diagnostics) {
    if (nothing_played(tournament, round - 1)) {
        diagnostics.add(Severity::error, "PAIR-0017", 0, 0, 0,
                        {std::to_string(round), std::to_string(round - 1)});
        return false;
    }
    const int next = next_round(tournament), scheduled = tournament.scheduled_rounds;
    if (round <= next && (scheduled == 0 || round <= scheduled)) return true;
    diagnostics.add(Severity::error, round > next ? "PAIR-0013" : beyond, 0, 0, 0,
                    {std::to_string(round), std::to_string(next), std::to_string(scheduled)});
    return false;
}

}

#pragma once
/// A norm of one player, requirement by requirement.

#include "numbers.hpp"
#include <hakem/title_norms.hpp>

namespace hakem::norm {

/// What a norm is judged by beside the games.
struct Applicant {
    std::string_view federation;
    std::int32_t rating = 0;
    std::int32_t players = 0; ///< of the event
    bool double_round_robin = false;
};

TitleNorm norm_of(const TitleNumbers& numbers, const Applicant& applicant,
                  const std::vector<NormGame>& rounds);

}

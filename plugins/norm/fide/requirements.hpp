#pragma once
/// A norm of one player, requirement by requirement.

#include "exceptions.hpp"
#include "numbers.hpp"
#include <hakem/title_norms.hpp>

namespace hakem::norm {

/// What a norm is judged by beside the games.
struct Applicant {
    std::string_view federation;
    std::int32_t rating = 0;
    const EventFacts& event;
};

/// With all games; where that is no norm but some rounds earlier it was, that is said.
TitleNorm norm_of(const TitleNumbers& numbers, const Applicant& applicant,
                  const std::vector<NormGame>& rounds);

}

#pragma once
/// Words of ratings that are the same for machines and as ends of message keys.

#include <hakem/rating_list.hpp>
#include <hakem/rating_system.hpp>

#include <string_view>

namespace hakem {

/// "rated", "idle", "newcomer", "not-rated".
std::string_view word_of(PlayerRating::Status status);

/// "none", "ambiguous", "name-only", "name-and-birth", "id-doubtful", "id-differs", "id".
std::string_view word_of(MatchConfidence confidence);

}

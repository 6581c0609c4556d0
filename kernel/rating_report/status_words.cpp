#include "status_words.hpp"

namespace hakem {

std::string_view word_of(PlayerRating::Status status) {
    switch (status) {
    case PlayerRating::Status::rated:
        return "rated";
    case PlayerRating::Status::idle:
        return "idle";
    case PlayerRating::Status::newcomer:
        return "newcomer";
    case PlayerRating::Status::not_rated:
        break;
    }
    return "not-rated";
}

std::string_view word_of(MatchConfidence confidence) {
    switch (confidence) {
    case MatchConfidence::none:
        return "none";
    case MatchConfidence::ambiguous:
        return "ambiguous";
    case MatchConfidence::name_only:
        return "name-only";
    case MatchConfidence::name_and_birth:
        return "name-and-birth";
    case MatchConfidence::id_doubtful:
        return "id-doubtful";
    case MatchConfidence::id_differs:
        return "id-differs";
    case MatchConfidence::id:
        break;
    }
    return "id";
}

}

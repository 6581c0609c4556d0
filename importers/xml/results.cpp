#include "results.hpp"

#include <hakem/text.hpp>

namespace hakem::xml {

namespace {

Outcome of_kind(Outcome outcome, GameKind kind) {
    if (kind == GameKind::rated) return outcome;
    const bool forfeit = kind == GameKind::forfeit;
    switch (outcome) {
    case Outcome::win:
        return forfeit ? Outcome::forfeit_win : Outcome::unrated_win;
    case Outcome::loss:
        return forfeit ? Outcome::forfeit_loss : Outcome::unrated_loss;
    default: // half a point without a game is no forfeit: not rated in any case
        return Outcome::unrated_draw;
    }
}

/// One side, beside the points of the other.
Outcome side_of(Points own, Points other) {
    if (own > other) return Outcome::win;
    return own == other && own > Points() ? Outcome::draw : Outcome::loss;
}

bool is_usual(Points points) {
    return points == Points() || points == Points::halves(1) || points == Points::whole(1);
}

}

Result result_of(std::optional<Points> white, std::optional<Points> black, GameKind kind) {
    if (!white && !black) return {};
    if (!white || !black) return {Outcome::pending, Outcome::pending, true};
    Result result{side_of(*white, *black), side_of(*black, *white), false};
    // An arbiter may give less than the game has (½-0): Laws of Chess 12.9.
    const auto half = Points::halves(1);
    if (*white == half && *black == Points()) result.white = Outcome::draw;
    if (*black == half && *white == Points()) result.black = Outcome::draw;
    result.odd = !is_usual(*white) || !is_usual(*black) || *white + *black > Points::whole(1);
    const bool half_forfeit = kind == GameKind::forfeit &&
                              (result.white == Outcome::draw || result.black == Outcome::draw);
    result.odd = result.odd || half_forfeit;
    result.white = of_kind(result.white, kind);
    result.black = of_kind(result.black, kind);
    return result;
}

std::optional<Outcome> outcome_of_sign(std::string_view sign) {
    sign = trim(sign);
    if (sign == "+") return Outcome::forfeit_win;
    if (sign == "-") return Outcome::forfeit_loss;
    if (sign == "=") return Outcome::draw;
    const auto points = parse_points(sign);
    if (points == Points::whole(1)) return Outcome::win;
    if (points == Points::halves(1)) return Outcome::draw;
    return points == Points() ? std::optional(Outcome::loss) : std::nullopt;
}

Result result_of_signs(std::string_view white, std::string_view black) {
    if (trim(white).empty() && trim(black).empty()) return {};
    const auto first = outcome_of_sign(white), second = outcome_of_sign(black);
    if (!first || !second) return {Outcome::pending, Outcome::pending, true};
    return {*first, *second, false};
}

Outcome bye_of(std::optional<Points> points) {
    if (points == Points::whole(1)) return Outcome::full_bye;
    return points == Points::halves(1) ? Outcome::half_bye : Outcome::zero_bye;
}

}

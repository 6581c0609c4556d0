#include <hakem/result.hpp>

namespace hakem {

Scoring scoring_of(Points win, Points draw, Points loss) {
    Scoring scoring;
    scoring.win = scoring.black_win = scoring.forfeit_win = win;
    scoring.draw = scoring.black_draw = draw;
    scoring.loss = scoring.black_loss = scoring.forfeit_loss = loss;
    scoring.full_bye = scoring.pairing_bye = win;
    scoring.half_bye = draw;
    return scoring;
}

Points points_of(const Scoring& scoring, Outcome outcome, Colour colour) {
    const bool black = colour == Colour::black;
    switch (outcome) {
    case Outcome::win:
    case Outcome::unrated_win:
        return black ? scoring.black_win : scoring.win;
    case Outcome::draw:
    case Outcome::unrated_draw:
    case Outcome::adjourned:
        return black ? scoring.black_draw : scoring.draw;
    case Outcome::loss:
    case Outcome::unrated_loss:
        return black ? scoring.black_loss : scoring.loss;
    case Outcome::forfeit_win:
        return scoring.forfeit_win;
    case Outcome::forfeit_loss:
        return scoring.forfeit_loss;
    case Outcome::half_bye:
        return scoring.half_bye;
    case Outcome::full_bye:
        return scoring.full_bye;
    case Outcome::pairing_bye:
        return scoring.pairing_bye;
    case Outcome::zero_bye:
    case Outcome::absent:
        return scoring.absence;
    case Outcome::pending:
        return {};
    }
    return {};
}

}

#include "rounds.hpp"

namespace hakem {

namespace {

using Score = TieBreakCode::Score;

RoundKind kind_of(const Round& round, bool forfeits_are_games, bool byes_are_rounds) {
    if (round.annulled) return RoundKind::nothing;
    switch (round.outcome) {
    case Outcome::pending:
        return RoundKind::nothing;
    case Outcome::forfeit_win:
        return forfeits_are_games ? RoundKind::game : RoundKind::forfeit_win;
    case Outcome::forfeit_loss:
        return forfeits_are_games ? RoundKind::game : RoundKind::forfeit_loss;
    case Outcome::pairing_bye:
    case Outcome::full_bye:
        return byes_are_rounds ? RoundKind::allotted : RoundKind::nothing;
    case Outcome::half_bye:
    case Outcome::zero_bye:
    case Outcome::absent:
        return byes_are_rounds ? RoundKind::requested : RoundKind::nothing;
    default:
        return RoundKind::game;
    }
}

}

bool forfeits_are_games(const TieBreakInput& input) {
    if (input.code.forfeits_are_games) return true;
    return input.history.system != System::swiss && !is_regulation(input.edition);
}

std::vector<RoundKind> kinds_of(const Competitor& competitor, const TieBreakInput& input) {
    const bool games = forfeits_are_games(input);
    const bool byes = input.history.system == System::swiss || is_regulation(input.edition);
    std::vector<RoundKind> kinds;
    kinds.reserve(competitor.rounds.size());
    for (const auto& round : competitor.rounds) kinds.push_back(kind_of(round, games, byes));
    for (auto kind = kinds.rbegin(); kind != kinds.rend() && is_vur(*kind); ++kind)
        if (*kind == RoundKind::requested) *kind = RoundKind::requested_for_good;
    return kinds;
}

Points points_of(const Round& round, const TieBreakCode& code) {
    switch (code.score) {
    case Score::match:
        return round.match_points;
    case Score::game:
        return round.game_points;
    default:
        return round.points;
    }
}

Points score_of(const Competitor& competitor, const TieBreakCode& code) {
    switch (code.score) {
    case Score::match:
        return competitor.match_points;
    case Score::game:
        return competitor.game_points;
    default:
        return competitor.score;
    }
}

Points win_of(const History& history, const TieBreakCode& code) {
    switch (code.score) {
    case Score::match:
        return history.match_win;
    case Score::game:
        return history.game_win;
    default:
        return history.win;
    }
}

Points draw_of(const History& history, const TieBreakCode& code) {
    switch (code.score) {
    case Score::match:
        return history.match_draw;
    case Score::game:
        return history.game_draw;
    default:
        return history.draw;
    }
}

Term term_of(const History& history, int round, const Round& played, Exact value,
             std::string_view note) {
    Term term;
    term.round = round;
    if (played.opponent >= 0)
        term.opponent = history.competitors[static_cast<std::size_t>(played.opponent)].id;
    term.value = value;
    term.note = note;
    return term;
}

}

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

bool is_plain(const TieBreakCode& code) {
    TieBreakCode plain;
    plain.text = code.text;
    plain.name = code.name;
    plain.score = code.score;
    plain.edition = code.edition;
    return code == plain;
}

bool has_cuts_only(TieBreakCode code) {
    code.cut_lowest = code.cut_highest = 0;
    code.forfeits_are_games = false;
    return is_plain(code);
}

bool is_fore(const TieBreakInput& input) {
    return input.code.fore && input.history.rounds > 0 &&
           input.history.rounds == input.history.scheduled;
}

bool forfeits_are_games(const TieBreakInput& input) {
    if (input.code.forfeits_are_games) return true;
    return input.history.system != System::swiss && is_fide(input.edition);
}

void append_kinds(std::vector<RoundKind>& kinds, const Competitor& competitor,
                  const TieBreakInput& input) {
    const bool games = forfeits_are_games(input);
    const bool byes = input.history.system == System::swiss || !is_fide(input.edition);
    const auto first = kinds.size();
    for (const auto& round : competitor.rounds) kinds.push_back(kind_of(round, games, byes));
    if (kinds.size() == first) return;
    if (const auto& last = competitor.rounds.back();
        is_fore(input) && last.opponent >= 0 && !last.annulled)
        kinds.back() = RoundKind::game;
    for (auto i = kinds.size(); i > first && is_vur(kinds[i - 1]); --i)
        if (kinds[i - 1] == RoundKind::requested) kinds[i - 1] = RoundKind::requested_for_good;
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

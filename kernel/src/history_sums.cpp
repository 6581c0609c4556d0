// Points that differ from the scoring system (TRF26 299), and the sums.

#include "history_parts.hpp"

#include <algorithm>

namespace hakem {

namespace {

Points primary(const History& history, Points match_points, Points game_points) {
    return history.teams && !history.game_points_first ? match_points : game_points;
}

/// A record with a result replaces the points of that result; a number that is 0 beside another
/// one says nothing.
void replace_points(const History& history, Round& round, const AbnormalPoints& abnormal) {
    const bool both_zero = abnormal.match_points == Points{} && abnormal.game_points == Points{};
    if (history.teams && (both_zero || abnormal.match_points != Points{}))
        round.match_points = bounded_round(abnormal.match_points);
    if (both_zero || !history.teams || abnormal.game_points != Points{})
        round.game_points = bounded_round(abnormal.game_points);
    if (!history.teams) round.match_points = round.game_points;
    round.points = primary(history, round.match_points, round.game_points);
}

/// W, D and L are any win, draw and loss over the board, rated or not.
bool concerns(const AbnormalPoints& abnormal, Outcome outcome) {
    switch (abnormal.kind) {
    case Outcome::unrated_win:
        return outcome == Outcome::win || outcome == Outcome::unrated_win;
    case Outcome::unrated_draw:
        return outcome == Outcome::draw || outcome == Outcome::unrated_draw;
    case Outcome::unrated_loss:
        return outcome == Outcome::loss || outcome == Outcome::unrated_loss;
    default:
        return outcome == abnormal.kind;
    }
}

void apply_to_result(History& history, const AbnormalPoints& abnormal, Competitor& competitor) {
    for (int r = 1; r <= history.rounds; ++r) {
        auto& round = competitor.rounds[static_cast<std::size_t>(r - 1)];
        const bool here = abnormal.round == 0 || abnormal.round == r;
        if (here && concerns(abnormal, round.outcome)) replace_points(history, round, abnormal);
    }
}

/// A record without a result is added: a penalty or a bonus, to the round where it names one.
void add_penalty(const History& history, const AbnormalPoints& abnormal, Competitor& competitor) {
    const auto match = history.teams ? abnormal.match_points : abnormal.game_points;
    const auto game = abnormal.game_points;
    const auto add = [&](Points& to, Points points, auto bound) {
        to = bound(to + bounded_round(points));
    };
    if (abnormal.round == 0) {
        add(competitor.match_points, match, bounded_score);
        add(competitor.game_points, game, bounded_score);
        add(competitor.score, primary(history, match, game), bounded_score);
    } else if (abnormal.round <= history.rounds) {
        auto& round = competitor.rounds[static_cast<std::size_t>(abnormal.round - 1)];
        add(round.match_points, match, bounded_round);
        add(round.game_points, game, bounded_round);
        add(round.points, primary(history, match, game), bounded_round);
    }
}

void apply(History& history, const AbnormalPoints& abnormal, const IdIndex& index) {
    if (abnormal.round < 0) return;
    const bool penalty = abnormal.kind == Outcome::absent;
    if (abnormal.ids.empty() && !penalty)
        for (auto& competitor : history.competitors) apply_to_result(history, abnormal, competitor);
    for (const auto id : abnormal.ids) {
        if (index[id] < 0) continue;
        auto& competitor = history.competitors[static_cast<std::size_t>(index[id])];
        if (penalty)
            add_penalty(history, abnormal, competitor);
        else
            apply_to_result(history, abnormal, competitor);
    }
}

void sum_up(Competitor& competitor) {
    for (const auto& round : competitor.rounds) {
        if (round.annulled) continue;
        competitor.score = bounded_score(competitor.score + round.points);
        competitor.match_points = bounded_score(competitor.match_points + round.match_points);
        competitor.game_points = bounded_score(competitor.game_points + round.game_points);
    }
}

ForfeitPoints forfeit_points(const History& history, const Tournament& tournament) {
    const auto& scoring = tournament.scoring;
    ForfeitPoints points;
    points.game_win = bounded_round(bounded_round(scoring.forfeit_win) * history.boards);
    points.game_loss = bounded_round(bounded_round(scoring.forfeit_loss) * history.boards);
    points.match_win = history.teams ? tournament.team_scoring.win : points.game_win;
    points.match_loss = history.teams ? tournament.team_scoring.loss : points.game_loss;
    points.win = primary(history, points.match_win, points.game_win);
    points.loss = primary(history, points.match_loss, points.game_loss);
    return points;
}

}

void finish_history(History& history, const Tournament& tournament) {
    settle_withdrawals(history, forfeit_points(history, tournament));
    const IdIndex index(history.competitors);
    for (const auto& abnormal : tournament.abnormal_points) apply(history, abnormal, index);
    for (auto& competitor : history.competitors) sum_up(competitor);
}

void rank_by_game_points(History& history) {
    if (!history.teams) return;
    history.game_points_first = true;
    history.win = history.black_win = history.game_win;
    history.draw = history.game_draw;
    for (auto& competitor : history.competitors) {
        competitor.score = competitor.game_points;
        for (auto& round : competitor.rounds) round.points = round.game_points;
    }
}

}

#include "history_parts.hpp"
#include "matches.hpp"
#include <hakem/attendance.hpp>
#include <hakem/short_teams.hpp>

#include <algorithm>

namespace hakem {

namespace {

/// TRF26 192: FIDE_TEAM_TYPEA_MP_GP and the like name the primary score first.
bool game_points_first(std::string_view type) {
    const auto game = type.find("_GP"), match = type.find("_MP");
    return game != std::string_view::npos && (match == std::string_view::npos || game < match);
}

Points match_points_of(const TeamScoring& scoring, Outcome outcome) {
    switch (outcome) {
    case Outcome::win:
    case Outcome::forfeit_win:
    case Outcome::pairing_bye:
    case Outcome::full_bye:
        return scoring.win;
    case Outcome::draw:
    case Outcome::half_bye:
        return scoring.draw;
    case Outcome::loss:
    case Outcome::forfeit_loss:
        return scoring.loss;
    default:
        return {};
    }
}

/// Puts the rounds of all teams together.
class TeamRounds {
public:
    TeamRounds(const Tournament& tournament, History& history, bool by_regulation)
        : tournament_(tournament), history_(history), by_regulation_(by_regulation),
          matches_(tournament), line_ups_(tournament), index_(history.competitors) {}

    void fill();

    /// Once all outcomes are final.
    void fill_boards();

    /// 23.2; only by the regulation.
    const std::vector<ShortMatch>& short_matches() const { return short_matches_; }

private:
    void count_boards();
    void add_forfeited_matches();
    void add_byes();
    void decide(std::size_t team, std::size_t r);
    void give(Round& round, Outcome outcome, bool keep_game_points);
    void lose_short_matches();
    Points on_each_board(Outcome outcome) const;
    std::vector<Points> points_of_boards(std::size_t team, std::size_t r);
    Match& match(std::size_t team, std::size_t r) {
        return table_[team * static_cast<std::size_t>(history_.rounds) + r];
    }
    bool inside(int round) const { return round >= 1 && round <= history_.rounds; }

    const Tournament& tournament_;
    History& history_;
    bool by_regulation_;
    Matches matches_;
    LineUps line_ups_;
    IdIndex index_;
    std::vector<Match> table_; ///< team by team
    std::vector<ShortMatch> short_matches_;
};

void TeamRounds::fill() {
    for (std::size_t team = 0; team < history_.competitors.size(); ++team)
        for (int r = 1; r <= history_.rounds; ++r)
            table_.push_back(matches_.match(static_cast<std::int32_t>(team), r));
    count_boards();
    for (std::size_t team = 0; team < history_.competitors.size(); ++team) {
        auto& rounds = history_.competitors[team].rounds;
        rounds.resize(static_cast<std::size_t>(history_.rounds));
        for (std::size_t r = 0; r < rounds.size(); ++r) decide(team, r);
    }
    add_forfeited_matches();
    add_byes();
    if (by_regulation_ && history_.system == System::swiss) lose_short_matches();
    for (auto& competitor : history_.competitors)
        for (auto& round : competitor.rounds)
            round.points = history_.game_points_first ? round.game_points : round.match_points;
}

/// The boards of a match: the most that any had, else those of the colours in record 352. By the
/// regulation the event's own rules come first (24.1): a match may never have had them all.
void TeamRounds::count_boards() {
    int boards = 0;
    for (const auto& match : table_)
        if (match.opponent >= 0) boards = std::max(boards, match.boards);
    const auto declared =
        static_cast<int>(std::min<std::size_t>(tournament_.team_colours.size(), most_boards));
    if (boards == 0 || (by_regulation_ && declared != 0)) boards = declared;
    history_.boards = std::clamp(boards, 1, most_boards);
    const auto& scoring = tournament_.scoring;
    history_.game_win = bounded_round(bounded_round(scoring.win) * history_.boards);
    history_.game_draw = bounded_round(bounded_round(scoring.draw) * history_.boards);
}

/// Match and game points of an outcome; the game points of the boards stand where they are known,
/// else each board has those of the outcome (regulation 26.2: a bye brings one point a board).
void TeamRounds::give(Round& round, Outcome outcome, bool keep_game_points) {
    round.outcome = outcome;
    round.match_points = bounded_round(match_points_of(tournament_.team_scoring, outcome));
    if (keep_game_points) return;
    const auto a_board = points_of(tournament_.scoring, outcome, Colour::none);
    round.game_points = bounded_round(bounded_round(a_board) * history_.boards);
}

void TeamRounds::decide(std::size_t team, std::size_t r) {
    auto& round = history_.competitors[team].rounds[r];
    const auto& own = match(team, r);
    if (own.opponent < 0) {
        const bool forfeits_only = own.boards > 0 && own.points != Points{};
        give(round, forfeits_only ? Outcome::pairing_bye : own.bye, forfeits_only);
        if (forfeits_only) round.game_points = own.points;
        return;
    }
    const auto& other = match(static_cast<std::size_t>(own.opponent), r);
    round.opponent = own.opponent;
    round.colour = own.colour;
    round.game_points = own.points;
    const bool won = own.points > other.points, drawn = own.points == other.points;
    // Regulation 27 with 22.3: a match is a meeting if at least one board was played.
    if (own.pending > 0) {
        give(round, Outcome::pending, true);
    } else if (own.adjourned > 0) {
        // Regulation 22.1, 26.2: each unfinished board counts as a draw, the match as it then is.
        give(round, won ? Outcome::win : drawn ? Outcome::draw : Outcome::loss, true);
        round.outcome = Outcome::adjourned;
    } else if (own.played > 0 || (drawn && own.points != Points{})) {
        give(round, won ? Outcome::win : drawn ? Outcome::draw : Outcome::loss, true);
    } else {
        // Regulation 26.2: a win by absence is a point for every board, whoever came.
        give(round, won ? Outcome::forfeit_win : Outcome::forfeit_loss, !by_regulation_);
    }
}

/// Regulation 23.2: the match counts as not played, and as lost by absence.
void TeamRounds::lose_short_matches() {
    short_matches_ = hakem::short_matches(tournament_, history_);
    const auto set = [&](std::int32_t team, int round, Outcome outcome) {
        auto& rounds = history_.competitors[static_cast<std::size_t>(team)].rounds;
        give(rounds[static_cast<std::size_t>(round - 1)], outcome, false);
    };
    for (const auto& match : short_matches_) {
        const auto& rounds = history_.competitors[static_cast<std::size_t>(match.opponent)].rounds;
        const auto& other = rounds[static_cast<std::size_t>(match.round - 1)];
        // A team that nobody of came wins nothing either.
        if (match.lost && other.opponent == match.team && other.outcome != Outcome::forfeit_loss)
            set(match.opponent, match.round, Outcome::forfeit_win);
    }
    // After all of them: where both teams lose, nobody wins.
    for (const auto& match : short_matches_)
        if (match.lost) set(match.team, match.round, Outcome::forfeit_loss);
}

/// TRF26 330. Where the players have games in the match, or another opponent, their lines count
/// (TRN-0704, TRN-0705).
void TeamRounds::add_forfeited_matches() {
    for (const auto& forfeit : tournament_.forfeited_matches) {
        const auto white = index_[forfeit.white], black = index_[forfeit.black];
        if (!inside(forfeit.round) || white < 0 || black < 0 || white == black) continue;
        const auto r = static_cast<std::size_t>(forfeit.round - 1);
        const auto contradicted = [&](std::int32_t team, std::int32_t other) {
            const auto& own = match(static_cast<std::size_t>(team), r);
            return own.opponent >= 0 && (own.opponent != other || own.played > 0);
        };
        if (contradicted(white, black) || contradicted(black, white)) continue;
        const auto set = [&](std::int32_t team, std::int32_t other, Colour colour, bool came,
                             bool other_came) {
            auto& round = history_.competitors[static_cast<std::size_t>(team)].rounds[r];
            const bool boards_known =
                !by_regulation_ && match(static_cast<std::size_t>(team), r).boards > 0;
            round.opponent = other;
            round.colour = colour;
            give(round, came && !other_came ? Outcome::forfeit_win : Outcome::forfeit_loss,
                 boards_known);
        };
        set(white, black, Colour::white, forfeit.white_came, forfeit.black_came);
        set(black, white, Colour::black, forfeit.black_came, forfeit.white_came);
    }
}

/// TRF26 240 and 320; what the players' lines say comes after them.
void TeamRounds::add_byes() {
    for (const auto& bye : tournament_.byes) {
        for (const auto id : bye.ids) {
            if (!inside(bye.round) || index_[id] < 0) continue;
            auto& rounds = history_.competitors[static_cast<std::size_t>(index_[id])].rounds;
            auto& round = rounds[static_cast<std::size_t>(bye.round - 1)];
            if (round.opponent < 0) give(round, bye.kind, false);
        }
    }
    if (!tournament_.team_byes) return;
    const auto& byes = *tournament_.team_byes;
    for (std::size_t r = 0; r < byes.teams.size() && inside(static_cast<int>(r) + 1); ++r) {
        if (index_[byes.teams[r]] < 0) continue;
        auto& round =
            history_.competitors[static_cast<std::size_t>(index_[byes.teams[r]])].rounds[r];
        if (round.opponent < 0) give(round, Outcome::pairing_bye, false);
    }
    // The points of the record hold for each pairing-allocated bye of the event.
    for (auto& competitor : history_.competitors) {
        for (auto& round : competitor.rounds) {
            if (round.outcome != Outcome::pairing_bye) continue;
            if (byes.match_points) round.match_points = bounded_round(*byes.match_points);
            if (byes.game_points) round.game_points = bounded_round(*byes.game_points);
        }
    }
}

/// C.07 art. 12: a forfeit is a standard win or loss, a pairing-allocated bye a standard win.
Points TeamRounds::on_each_board(Outcome outcome) const {
    const auto& scoring = tournament_.scoring;
    switch (outcome) {
    case Outcome::forfeit_win:
    case Outcome::pairing_bye:
        return bounded_round(scoring.win);
    case Outcome::forfeit_loss:
        return bounded_round(scoring.loss);
    case Outcome::pending:
        return {};
    default:
        return bounded_round(points_of(scoring, outcome, Colour::none));
    }
}

std::vector<Points> TeamRounds::points_of_boards(std::size_t team, std::size_t r) {
    const auto& round = history_.competitors[team].rounds[r];
    std::vector<Points> points;
    // Regulation 26.2: a win by absence is a point for every board, whoever came.
    if (round.opponent < 0 || (by_regulation_ && is_forfeit(round.outcome))) return points;
    const auto opponent = static_cast<std::size_t>(round.opponent);
    if (std::max(match(team, r).boards, match(opponent, r).boards) > most_boards) return points;
    const auto boards = line_ups_.boards_of(static_cast<std::int32_t>(team), round.opponent,
                                            static_cast<int>(r) + 1);
    for (const auto& board : boards) {
        const bool played = is_played(board.first_outcome);
        points.push_back(played ? bounded_round(points_of(tournament_.scoring, board.first_outcome,
                                                          board.first_colour))
                                : on_each_board(board.first_outcome));
    }
    return points;
}

void TeamRounds::fill_boards() {
    auto& boards = history_.board_points;
    boards.resize(history_.competitors.size(), history_.rounds, history_.boards);
    for (std::size_t team = 0; team < history_.competitors.size(); ++team) {
        const auto& rounds = history_.competitors[team].rounds;
        for (std::size_t r = 0; r < rounds.size(); ++r) {
            const int round = static_cast<int>(r) + 1;
            const auto points = points_of_boards(team, r);
            if (points.empty())
                boards.set_all(team, round, on_each_board(rounds[r].outcome));
            else
                boards.set(team, round, points);
        }
    }
}

int rounds_held_by_teams(const Tournament& tournament) {
    int held = rounds_held(tournament);
    const int paired = std::min(next_round(tournament) - 1, most_rounds);
    for (const auto& forfeit : tournament.forfeited_matches)
        if (forfeit.round <= paired) held = std::max(held, forfeit.round);
    return held;
}

History history_by(const Tournament& tournament, int after, bool by_regulation) {
    auto history = history_frame(tournament, after, rounds_held_by_teams(tournament));
    history.teams = true;
    history.game_points_first = by_regulation || game_points_first(tournament.encoded_type);
    history.match_win = tournament.team_scoring.win;
    history.match_draw = tournament.team_scoring.draw;
    for (std::size_t i = 0; i < tournament.teams.size(); ++i) {
        const auto& team = tournament.teams[i];
        auto& competitor = history.competitors.emplace_back();
        competitor.id = team.id;
        competitor.position = static_cast<std::int32_t>(i);
        competitor.name = team.name;
        competitor.rating = team.strength;
    }
    TeamRounds rounds(tournament, history, by_regulation);
    rounds.fill();
    history.win = history.game_points_first ? history.game_win : history.match_win;
    history.black_win = history.win;
    history.draw = history.game_points_first ? history.game_draw : history.match_draw;
    finish_history(history, tournament);
    rounds.fill_boards();
    // 23.2: a team that came too short to the last match has not left.
    for (const auto& match : rounds.short_matches())
        if (match.round == history.rounds)
            history.competitors[static_cast<std::size_t>(match.team)].withdrawn = false;
    return history;
}

}

History team_history(const Tournament& tournament, int after) {
    return history_by(tournament, after, follows_regulation(tournament));
}

History regulation_history(const Tournament& tournament, int after) {
    return is_team_event(tournament) ? history_by(tournament, after, true)
                                     : player_history(tournament, after);
}

}

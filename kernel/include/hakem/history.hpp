#pragma once
/// What happened, round by round, in the form that rules compute with: opponents resolved to
/// positions, points counted by the scoring system, players and teams alike.

#include <hakem/result.hpp>
#include <hakem/tournament.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace hakem {

/// One round of one competitor.
struct Round {
    std::int32_t opponent = -1;        ///< position in History::competitors; -1 = none
    Colour colour = Colour::none;      ///< of a team: of its first board
    Outcome outcome = Outcome::absent; ///< of a team: of the match
    Points points;                     ///< towards the primary score
    Points match_points, game_points;  ///< of a team; of a player both equal `points`
    bool annulled = false;             ///< not counted (regulation 29a, FIDE GR 6.6)
};

/// A player, or a team in a team event (regulation 23.1: a team is a player).
struct Competitor {
    std::int32_t id = 0;
    std::int32_t position = 0; ///< in Tournament::players or ::teams
    std::string_view name;
    std::int32_t rating = 0;   ///< 0 = unrated
    std::vector<Round> rounds; ///< [r-1], always History::rounds long
    Points score;              ///< sum of `points`, abnormal points included
    Points match_points, game_points;
    bool withdrawn = false; ///< no game from some round on to the last one held
    bool annulled = false;  ///< round robin, left before half of the games were played
};

/// What each board of each team made in each round, board 1 first (FIDE C.07 art. 12): a forfeit is
/// a result like any other, a pairing-allocated bye a win on every board whatever it was worth.
class BoardPoints {
public:
    /// As many as a match has, or the most that any had.
    int boards() const { return boards_; }

    /// `team` is a position in History::competitors; round and board are 1-based. Nothing for a
    /// board that nobody took.
    Points of(std::size_t team, int round, int board) const;

    /// Makes room; a file costs no more than its games and one entry a team and round.
    void resize(std::size_t teams, int rounds, int boards);
    /// The boards of one round, one by one, or the same points on each.
    void set(std::size_t team, int round, const std::vector<Points>& points);
    void set_all(std::size_t team, int round, Points each);

private:
    struct Match {
        std::size_t first = 0; ///< in points_
        std::int32_t count = 0;
        Points each; ///< of all boards where none is listed
    };
    std::size_t index(std::size_t team, int round) const {
        return team * static_cast<std::size_t>(rounds_) + static_cast<std::size_t>(round - 1);
    }

    int rounds_ = 0, boards_ = 0;
    std::vector<Match> matches_; ///< team by team
    std::vector<Points> points_;
};

struct History {
    bool teams = false;
    bool game_points_first = false; ///< team event ranked by game points
    System system = System::swiss;
    int rounds = 0;               ///< rounds counted here
    int scheduled = 0;            ///< rounds of the event
    int boards = 1;               ///< boards of a match
    Points win, draw;             ///< of the primary score, per round
    Points black_win;             ///< of a player with Black, where it is another (XXS); else `win`
    Points match_win, match_draw; ///< by match points; of players the same as `win`, `draw`
    Points game_win, game_draw;   ///< by game points: times the number of boards
    std::vector<Acceleration> accelerations; ///< virtual points; in no score
    std::vector<Competitor> competitors;
    BoardPoints board_points; ///< of teams; else empty
};

/// The first `after` rounds of an individual event (0 = all held). The tournament must outlive it.
History player_history(const Tournament& tournament, int after = 0);

/// The same of the teams: matches are put together from the games of their players, TRF26 320 and
/// 330. Throws nothing; contradictions are found by `validate`.
History team_history(const Tournament& tournament, int after = 0);

/// That of the teams in a team event, else that of the players.
History history_of(const Tournament& tournament, int after = 0);

/// The same by the federation's regulation, whatever the event calls itself: teams have their board
/// points (26.1), in a Swiss a team that is short loses the match by absence (23.2).
History regulation_history(const Tournament& tournament, int after = 0);

/// Makes the game points of a team event its primary score (regulation 26.1).
void rank_by_game_points(History& history);

/// One game or bye of a round, for lists. `white` and `black` are positions; black -1 = bye.
struct Game {
    std::int32_t board = 0; ///< 1-based; 0 for byes
    std::int32_t white = -1, black = -1;
    Outcome white_outcome = Outcome::pending, black_outcome = Outcome::pending;
};

/// Games of round r (1-based) in board order, byes after them. Board order by FIDE C.04.2: the
/// higher score of the two before the round, then the sum, then the better starting number.
std::vector<Game> games_of_round(const History& history, int round);

}

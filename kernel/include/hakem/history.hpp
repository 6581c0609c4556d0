#pragma once
/// What happened, round by round, in the form that rules compute with: opponents resolved to
/// positions, points counted by the scoring system, players and teams alike.

#include <hakem/result.hpp>
#include <hakem/tournament.hpp>

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

struct History {
    bool teams = false;
    bool game_points_first = false; ///< team event ranked by game points
    System system = System::swiss;
    int rounds = 0;               ///< rounds counted here
    int scheduled = 0;            ///< rounds of the event
    int boards = 1;               ///< boards of a match
    Points win, draw;             ///< of the primary score, per round
    Points match_win, match_draw; ///< by match points; of players the same as `win`, `draw`
    Points game_win, game_draw;   ///< by game points: times the number of boards
    std::vector<Acceleration> accelerations; ///< virtual points; in no score
    std::vector<Competitor> competitors;
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

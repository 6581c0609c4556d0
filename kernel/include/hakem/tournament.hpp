#pragma once
/// The tournament as it was handed in: plain data, every element knows its line in the file.

#include <hakem/date.hpp>
#include <hakem/points.hpp>
#include <hakem/result.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

class Source;

enum class Sex : std::uint8_t { unknown, male, female };

/// Values of tie-breaks that a file carries; none where it has none for this player or team.
using DeclaredValues = std::vector<std::optional<Points>>;

struct Player {
    std::int32_t id = 0; ///< starting number, 1 to 9999, unique
    Sex sex = Sex::unknown;
    std::string title;                ///< "GM" ... "WCM", or a national one as the file has it
    std::string name;                 ///< "Surname, Given name" where the file has a comma
    std::int32_t rating = 0;          ///< of the list that the event is rated with; 0 = unrated
    std::int32_t national_rating = 0; ///< UKD or another national rating; 0 = unrated
    std::string federation;           ///< three letters, or what the file has
    std::string fide_id;
    std::string national_federation; ///< id of the national record, e.g. "TUR"
    std::string national_id;         ///< personal data: never printed in full
    std::string national_origin;     ///< region or club code of the national record
    std::string national_title;
    std::string club;
    std::string licence;
    std::string group; ///< of age or another one, as the file names it: "U10"
    Date birth;
    std::optional<Points> declared_points; ///< what the file says, not what we count
    std::int32_t declared_rank = 0;        ///< 0 = none
    DeclaredValues declared_tie_breaks;    ///< in the order of Tournament::declared_tie_breaks
    std::vector<RoundEntry> rounds;        ///< [r-1] = round r; shorter than the event = absent
    std::uint32_t line = 0;                ///< 1-based line in the file, 0 = not from a file
    std::uint32_t national_line = 0;
};

struct Team {
    std::int32_t id = 0; ///< 1 to 999
    std::string name;
    std::string nickname;
    std::int32_t strength = 0; ///< mean rating, whole points, as the file has it; 0 = none
    std::optional<Points> declared_match_points;
    std::optional<Points> declared_game_points;
    std::int32_t declared_rank = 0;
    DeclaredValues declared_tie_breaks; ///< in the order of Tournament::declared_tie_breaks
    std::vector<std::int32_t> players;  ///< starting numbers in board order
    std::uint32_t line = 0;
};

/// Match points of a team event (TRF26 362).
struct TeamScoring {
    Points win = Points::whole(2);
    Points draw = Points::whole(1);
    Points loss;

    constexpr bool operator==(const TeamScoring&) const = default;
};

/// TRF26 240: a bye announced for a round; `ids` are players, or teams in a team event.
struct AnnouncedBye {
    Outcome kind = Outcome::zero_bye; ///< full_bye, half_bye or zero_bye
    std::int32_t round = 0;
    std::vector<std::int32_t> ids;
    std::uint32_t line = 0;
};

/// TRF26 250 and XXA: virtual points while pairing; never part of a score.
struct Acceleration {
    Points match_points;
    Points game_points;
    std::int32_t first_round = 0, last_round = 0;
    std::int32_t first_id = 0, last_id = 0;
    std::uint32_t line = 0;
};

/// TRF26 260 and XXP: no two of `ids` may meet in these rounds.
struct ProhibitedPairing {
    std::int32_t first_round = 0, last_round = 0; ///< 0 = all
    std::vector<std::int32_t> ids;
    std::uint32_t line = 0;
};

/// TRF26 299: points that differ from the scoring system, penalties among them.
struct AbnormalPoints {
    /// As the record has it: W, D, L are any win, draw, loss over the board (unrated_win ...);
    /// absent = whatever the result was.
    Outcome kind = Outcome::absent;
    Points match_points;
    Points game_points;     ///< points in an individual event
    std::int32_t round = 0; ///< 0 = all
    std::vector<std::int32_t> ids;
    std::uint32_t line = 0;
};

/// TRF26 300: a team that did not sit in board order.
struct LineUp {
    std::int32_t round = 0, team = 0, opponent = 0;
    std::vector<std::int32_t> players; ///< starting numbers, board 1 first; 0 = empty board
    std::uint32_t line = 0;
};

/// TRF26 320: pairing-allocated byes of teams; `teams[r-1]` = 0 where there was none.
struct TeamByes {
    std::optional<Points> match_points, game_points;
    std::vector<std::int32_t> teams;
    std::uint32_t line = 0;
};

/// TRF26 330: a match that was not played.
struct ForfeitedMatch {
    bool white_came = false, black_came = false;
    std::int32_t round = 0, white = 0, black = 0;
    std::uint32_t line = 0;
};

/// XXJ: a game that was unfinished when the next round was paired, and has been finished since.
struct FinishedGame {
    std::int32_t round = 0, white = 0, black = 0; ///< starting numbers
    std::uint32_t line = 0;
};

/// A game as it stands in a PGN, beside the entries of its two players. Its texts are not copied:
/// they are parts of `Tournament::games_source`, so that a file of 100,000 games costs its own size
/// and this record a game. What counts is the result of the entries, not that of the text.
struct GameRecord {
    std::int32_t round = 0, white = 0, black = 0; ///< starting numbers; 0 = nobody (a bye)
    std::int32_t board = 0;                       ///< in the round, as the file has it; 0 = none
    std::int32_t half_moves = 0;                  ///< of the main line; 0 = a game without moves
    bool result_differs = false;                  ///< the text ends with another result than counts
    std::string_view tags;                        ///< the tag pairs, as written
    std::string_view movetext;     ///< moves, comments, variations and the result, as written
    std::string_view eco, opening; ///< the values of these tags, escapes and all
    std::uint32_t line = 0;
};

/// A tie-break whose values the file carries.
struct DeclaredTieBreak {
    std::string name; ///< as the file has it: "37" of chess-results, "BH." of a list
    std::string code; ///< ours: "BH/C1"; empty where we have none
};

struct Tournament {
    std::string name, city, federation;
    Date start, end;
    std::string type;         ///< 092, free text
    std::string encoded_type; ///< 192, e.g. "FIDE_DUTCH"
    std::string chief_arbiter;
    std::vector<std::string> deputy_arbiters;
    std::string time_control;         ///< 122, free text
    std::string encoded_time_control; ///< 222, e.g. "5400+30"
    std::string ranking_method;       ///< 172
    std::string pairing_controller;   ///< 182
    std::string tie_breaks;           ///< 202: after points
    std::string standings_order;      ///< 212: with PTS in it
    std::string team_colours;         ///< 352, e.g. "WBWB"
    /// Tie-breaks of the standings in the file, of players or in a team event of teams.
    std::vector<DeclaredTieBreak> declared_tie_breaks;
    bool standings_only = false; ///< a list of final standings: the file has no rounds at all
    std::optional<std::int32_t> declared_players, declared_rated, declared_teams;
    std::vector<Date> round_dates;        ///< [r-1]
    std::int32_t scheduled_rounds = 0;    ///< 142 or XXR; 0 = not declared
    std::optional<Colour> initial_colour; ///< 152 or XXC: of the first player in round 1
    Scoring scoring;
    bool scoring_declared = false; ///< 162, XXS or BB records
    TeamScoring team_scoring;
    std::vector<std::int32_t> absent_next_round; ///< XXZ

    std::vector<Player> players; ///< in file order; ids unique
    std::vector<Team> teams;
    /// XXL: a player may stand in the team's list above one whose national rating is up to so many
    /// points higher (regulation 24.2); 0 to 50, 0 = not announced.
    std::int32_t list_tolerance = 0;
    std::uint32_t list_tolerance_line = 0;
    std::vector<AnnouncedBye> byes;
    std::vector<Acceleration> accelerations;
    std::vector<ProhibitedPairing> prohibited;
    std::vector<AbnormalPoints> abnormal_points;
    std::vector<LineUp> line_ups;
    std::optional<TeamByes> team_byes;
    std::vector<ForfeitedMatch> forfeited_matches;
    std::vector<FinishedGame> finished_games; ///< adjourned once
    /// By round, then in the order of the file; empty where nothing came from a PGN.
    std::vector<GameRecord> games;
    std::shared_ptr<const Source> games_source; ///< that the texts of `games` are parts of
    /// The file has no starting numbers: these are ours, and pairings cannot be judged by them.
    bool numbers_assumed = false;

    std::string format;                   ///< id of the format it was read from: "trf16"
    std::shared_ptr<const Source> source; ///< the file, for a loss-free way back; may be empty
};

enum class System : std::uint8_t { swiss, round_robin, double_round_robin };

/// What the player did in a round (from 1); null where the record ends before it.
inline const RoundEntry* entry_of(const Player& player, int round) {
    const auto index = static_cast<std::size_t>(round) - 1;
    return index < player.rounds.size() ? &player.rounds[index] : nullptr;
}

/// Read from 192, else from the text of 092 (any language we know), else from the pairings: every
/// player meeting every other once or twice is a round robin.
System system_of(const Tournament& tournament);

/// Whether the standings are of teams.
bool is_team_event(const Tournament& tournament);

/// Whether a player, or in a team event a team, has this number.
bool has_competitor(const Tournament& tournament, std::int32_t id);

/// Whether the event is by the federation's own regulation: 192 with the word ULUSAL
/// (ULUSAL_SWISS, ULUSAL_TEAM_SWISS, ULUSAL_TEAM_ROUNDROBIN), or 092 naming "Ulusal İsviçre" or
/// "Ulusal Döner". Teams are then ranked by board points (26.1, 30.3), and in a Swiss a team that
/// is short loses (23.2).
bool follows_regulation(const Tournament& tournament);

/// The number of rounds with at least one result or bye entered.
int rounds_held(const Tournament& tournament);

/// Whether the file has points and no rounds that they could come from: a list of final standings.
bool has_only_standings(const Tournament& tournament);

/// Declared rounds, else the most that any player has, else those a round robin needs.
int rounds_scheduled(const Tournament& tournament);

/// Starting number to position in `players`, in constant time.
class PlayerIndex {
public:
    explicit PlayerIndex(const Tournament& tournament);
    /// -1 where there is no such player.
    std::int32_t operator[](std::int32_t id) const {
        return id > 0 && id < static_cast<std::int32_t>(positions_.size())
                   ? positions_[static_cast<std::size_t>(id)]
                   : -1;
    }

private:
    std::vector<std::int32_t> positions_;
};

}

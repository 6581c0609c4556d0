#pragma once
/// Rounds as the reports show them: which ones, scores before and after, floats, circles.

#include <hakem/report.hpp>

#include <map>
#include <string_view>
#include <vector>

namespace hakem::club {

/// The last round that has a pairing, played or not.
int rounds_paired(const Tournament& tournament);

/// Adds the rounds that are paired and not played, where the history has all that were held.
void append_paired_rounds(History& history, const Tournament& tournament);

/// What the lists show of players or teams: the rounds of the standings; and where these are all
/// that were held, the round that is paired and not yet played as well.
History shown_history(const ReportInput& input);

/// The same of the players, in a team event too.
History shown_player_history(const ReportInput& input);

/// The rounds asked for, as far as `history` has them; all where none was asked for.
std::vector<int> shown_rounds(const ReportInput& input, const History& history);

/// Scores round by round, as a pairing officer sees them.
class Scores {
public:
    Scores(const History& history, const Tournament& tournament);

    /// As they were when the round was paired: ½ for a game that was unfinished then (22.1).
    Points before(std::int32_t competitor, int round) const;
    Points after(std::int32_t competitor, int round) const;

    /// Lines under a list with the points before a round: that they have changed since, and whose.
    std::vector<Phrase> since_paired(int round) const;

    /// Regulation 17.5, 17.6: -1 (↓) beside the player paired with a lower scoregroup, +1 (↑)
    /// beside the opponent. Byes and round robins have none; a game that was not played has it by
    /// the regulation only (17.7), which marks the card when the round is paired.
    int arrow(std::int32_t competitor, int round) const;

private:
    std::int64_t while_pairing(std::int32_t competitor, int round) const;
    void add_virtual_points(const std::vector<Acceleration>& accelerations);
    void add_provisional_points(const Tournament& tournament);

    const History& history_;
    bool by_regulation_;
    std::map<int, std::vector<Points>> provisional_; ///< [round][competitor], see 22.1
    std::vector<std::vector<Points>> after_;         ///< [competitor][round], [..][0] = nothing
    std::vector<std::vector<std::int64_t>> virtual_; ///< hundredths, [round][competitor]
};

/// Regulation 16.5, 17.2: points that came without a game are written inside a circle. True for
/// forfeits and for the byes that bring points; an absence has no game and brings nothing.
bool is_circled(Outcome outcome);

/// The result of one side. A game that was not played and does not count is "(-)" (regulation 29a);
/// by the regulation a game lost by absence in a round robin is the 0 that it brought (29b).
ResultCell result_cell(const Round& round, bool as_points = false);

/// Whether forfeits are shown as their points, "(1)" and "(0)": round robins by the regulation.
bool shows_points_of_forfeits(const Tournament& tournament);

/// Message key of what to remark on a round ("report.half-bye"), empty for an ordinary game.
std::string_view remark_on(const Round& round);

/// The round of a competitor, or an empty one where the history does not reach it.
const Round& round_of(const Competitor& competitor, int round);

/// Boards of a round as it was paired: [position] = board, 0 = none.
std::vector<std::int32_t> boards_of(const History& history, const Tournament& tournament,
                                    int round);

/// The player of a competitor, or nullptr for a team.
const Player* player_of(const ReportInput& input, const History& history, std::int32_t competitor);

}

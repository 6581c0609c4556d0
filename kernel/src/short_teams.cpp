#include <hakem/line_up.hpp>
#include <hakem/short_teams.hpp>

#include <algorithm>

namespace hakem {

namespace {

/// Boards of the match that somebody of the first team came to.
int boards_taken(const std::vector<MatchBoard>& boards) {
    return static_cast<int>(std::count_if(boards.begin(), boards.end(), [](const auto& board) {
        return board.first >= 0 && board.first_outcome != Outcome::forfeit_loss;
    }));
}

}

std::vector<ShortMatch> short_matches(const Tournament& tournament, const History& history) {
    std::vector<ShortMatch> matches;
    if (!history.teams) return matches;
    const LineUps line_ups(tournament);
    for (std::size_t team = 0; team < history.competitors.size(); ++team) {
        int before = 0;
        const auto& rounds = history.competitors[team].rounds;
        for (std::size_t r = 0; r < rounds.size(); ++r) {
            if (rounds[r].opponent < 0) continue;
            ShortMatch match{static_cast<std::int32_t>(team), rounds[r].opponent,
                             static_cast<int>(r) + 1};
            const auto boards = line_ups.boards_of(match.team, match.opponent, match.round);
            const int taken = boards_taken(boards);
            match.missing = history.boards - taken;
            if (match.missing <= 0 || taken == 0) continue;
            match.before = before;
            match.lost = match.missing > 1 || before != 0; // b, a
            if (match.missing == 1 && before == 0) before = match.round;
            matches.push_back(match);
        }
    }
    return matches;
}

}

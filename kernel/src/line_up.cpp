#include <hakem/line_up.hpp>

#include <algorithm>
#include <set>

namespace hakem {

LineUps::LineUps(const Tournament& tournament)
    : tournament_(tournament), index_(tournament), team_of_(tournament.players.size(), -1),
      lists_(tournament.teams.size()) {
    for (std::size_t team = 0; team < tournament.teams.size(); ++team)
        for (const auto id : tournament.teams[team].players) {
            const auto position = index_[id];
            if (position < 0 || team_of(position) >= 0) continue;
            team_of_[static_cast<std::size_t>(position)] = static_cast<std::int32_t>(team);
            lists_[team].push_back(position);
        }
    for (const LineUp& line_up : tournament.line_ups)
        line_ups_.insert({{line_up.round, line_up.team}, &line_up});
}

const LineUp* LineUps::announced(std::int32_t team, int round) const {
    const auto id = tournament_.teams[static_cast<std::size_t>(team)].id;
    const auto found = line_ups_.find({round, id});
    return found == line_ups_.end() ? nullptr : found->second;
}

/// Positions of the players in the order in which they may have sat.
std::vector<std::int32_t> LineUps::order_of(std::int32_t team, int round) const {
    const LineUp* line_up = announced(team, round);
    if (line_up == nullptr) return list_of(team);
    std::vector<std::int32_t> order;
    std::set<std::int32_t> seen;
    const auto add = [&](std::int32_t position) {
        if (position >= 0 && team_of(position) == team && seen.insert(position).second)
            order.push_back(position);
    };
    for (const auto id : line_up->players) add(index_[id]);
    for (const auto position : list_of(team)) add(position);
    return order;
}

/// The board of a player of the first team; nothing where the player did not sit in this match.
/// Players who sat before an empty board won it by forfeit, and no opponent is written.
std::optional<MatchBoard> LineUps::board_of(std::int32_t position, std::int32_t opponents,
                                            int round) const {
    const RoundEntry* entry = entry_of(player(position), round);
    if (!entry) return std::nullopt;
    const auto opponent = index_[entry->opponent];
    if (opponent >= 0 && team_of(opponent) == opponents) {
        const RoundEntry* reply = entry_of(player(opponent), round);
        return MatchBoard{position, opponent, entry->colour, entry->outcome,
                          reply ? reply->outcome : mirrored(entry->outcome)};
    }
    if (entry->opponent != 0 || !is_forfeit(entry->outcome)) return std::nullopt;
    return MatchBoard{position, -1, entry->colour, entry->outcome, mirrored(entry->outcome)};
}

std::vector<MatchBoard> LineUps::boards_of(std::int32_t first, std::int32_t second,
                                           int round) const {
    if (announced(first, round) || !announced(second, round))
        return boards_in_order_of(first, second, round);
    auto boards = boards_in_order_of(second, first, round);
    for (MatchBoard& board : boards)
        board = {board.second, board.first, opposite(board.first_colour), board.second_outcome,
                 board.first_outcome};
    return boards;
}

std::vector<MatchBoard> LineUps::boards_in_order_of(std::int32_t first, std::int32_t second,
                                                    int round) const {
    std::vector<MatchBoard> boards;
    for (const auto position : order_of(first, round))
        if (const auto board = board_of(position, second, round)) boards.push_back(*board);
    // Boards that only the second team took go below the board of its player before.
    std::size_t below = 0;
    for (const auto position : order_of(second, round)) {
        const auto board = board_of(position, first, round);
        if (!board) continue;
        if (board->second >= 0) {
            const auto met = std::find_if(boards.begin(), boards.end(), [&](const auto& other) {
                return other.second == position;
            });
            if (met != boards.end()) below = static_cast<std::size_t>(met - boards.begin()) + 1;
            continue;
        }
        boards.insert(boards.begin() + static_cast<std::ptrdiff_t>(below++),
                      {-1, position, opposite(board->first_colour), board->second_outcome,
                       board->first_outcome});
    }
    return boards;
}

Round LineUps::pairing_of(std::int32_t team, int round) const {
    Round pairing;
    for (const auto position : order_of(team, round)) {
        const RoundEntry* entry = entry_of(player(position), round);
        if (!entry) continue;
        const auto opponent = index_[entry->opponent];
        const auto opponents = opponent < 0 ? -1 : team_of(opponent);
        if (opponents >= 0 && opponents != team)
            return {opponents, entry->colour, Outcome::pending, {}, {}, {}, false};
        if (entry->outcome == Outcome::pairing_bye) pairing.outcome = Outcome::pairing_bye;
    }
    return pairing;
}

int boards_of_match(const Tournament& tournament) {
    constexpr std::size_t most = 99;
    if (!tournament.team_colours.empty())
        return static_cast<int>(std::min(tournament.team_colours.size(), most));
    const LineUps line_ups(tournament);
    const int held = rounds_held(tournament);
    std::size_t largest = 0, smallest_list = most;
    for (std::size_t team = 0; team < tournament.teams.size(); ++team) {
        const auto& list = tournament.teams[team].players;
        smallest_list = std::min(smallest_list, list.size());
        for (int round = 1; round <= held; ++round) {
            const auto position = static_cast<std::int32_t>(team);
            const auto met = line_ups.pairing_of(position, round).opponent;
            if (met < 0) continue;
            largest = std::max(largest, line_ups.boards_of(position, met, round).size());
        }
    }
    return static_cast<int>(
        std::clamp<std::size_t>(largest != 0 ? largest : smallest_list, 1, most));
}

}

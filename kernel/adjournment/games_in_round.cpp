#include "games_in_round.hpp"

#include <hakem/line_up.hpp>
#include <hakem/round_as_paired.hpp>

#include <algorithm>
#include <optional>

namespace hakem::adjournments {

namespace {

/// Collects the games of one round.
class Collector {
public:
    Collector(const Tournament& tournament, int round)
        : tournament_(tournament), round_(round), history_(history_of(tournament, round)) {}

    std::vector<RoundGame> collect() {
        if (history_.rounds < round_) return {};
        for (const auto& game : games_as_paired(history_, tournament_, round_)) {
            if (game.black < 0) continue;
            const auto &white = competitor(game.white), &black = competitor(game.black);
            if (history_.teams)
                add_match(game.board, white, black);
            else
                add(game.board, 0, white.position, black.position);
        }
        return std::move(games_);
    }

private:
    const Competitor& competitor(std::int32_t position) const {
        return history_.competitors[static_cast<std::size_t>(position)];
    }

    void add_match(std::int32_t match, const Competitor& first, const Competitor& second) {
        if (!line_ups_) line_ups_.emplace(tournament_);
        std::int32_t seat = 0;
        for (const auto& board : line_ups_->boards_of(first.position, second.position, round_)) {
            ++seat;
            if (board.first < 0 || board.second < 0) continue;
            const bool black = board.first_colour == Colour::black;
            add(match, seat, black ? board.second : board.first,
                black ? board.first : board.second);
        }
    }

    void add(std::int32_t board, std::int32_t seat, std::int32_t white, std::int32_t black) {
        const auto& one = tournament_.players[static_cast<std::size_t>(white)];
        const auto& other = tournament_.players[static_cast<std::size_t>(black)];
        const auto *mine = entry_of(one, round_), *theirs = entry_of(other, round_);
        if (mine == nullptr || theirs == nullptr) return;
        games_.push_back({{round_, one.id, other.id},
                          board,
                          seat,
                          one.name,
                          other.name,
                          mine->outcome,
                          theirs->outcome});
    }

    const Tournament& tournament_;
    int round_;
    History history_;
    std::optional<LineUps> line_ups_;
    std::vector<RoundGame> games_;
};

}

std::vector<RoundGame> games_in_round(const Tournament& tournament, int round) {
    const bool known =
        std::any_of(tournament.players.begin(), tournament.players.end(),
                    [&](const Player& player) { return entry_of(player, round) != nullptr; });
    if (round < 1 || !known) return {};
    return Collector(tournament, round).collect();
}

}

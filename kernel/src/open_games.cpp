#include <hakem/line_up.hpp>
#include <hakem/open_games.hpp>
#include <hakem/round_as_paired.hpp>

#include <algorithm>

namespace hakem {

namespace {

bool is_open(Outcome outcome) {
    return outcome == Outcome::adjourned || outcome == Outcome::pending;
}

/// Collects the open games round by round.
class Collector {
public:
    Collector(const Tournament& tournament, const History& history)
        : tournament_(tournament), history_(history) {}

    std::vector<OpenGame> collect() {
        for (int r = 1; r <= history_.rounds; ++r) {
            const auto& all = history_.competitors;
            if (std::any_of(all.begin(), all.end(), [&](const auto& one) {
                    return is_open(one.rounds[static_cast<std::size_t>(r - 1)].outcome);
                }))
                look_at(r);
        }
        return std::move(games_);
    }

private:
    const Competitor& competitor(std::int32_t position) const {
        return history_.competitors[static_cast<std::size_t>(position)];
    }

    void look_at(int round) {
        for (const auto& game : games_as_paired(history_, tournament_, round)) {
            if (game.black < 0 || !is_open(game.white_outcome)) continue;
            const auto r = static_cast<std::size_t>(round - 1);
            if (competitor(game.white).rounds[r].annulled) continue;
            if (history_.teams)
                add_match(game, round);
            else
                add_game(game, round);
        }
    }

    void add_game(const Game& game, int round) {
        add_players({round, game.board, 0, 0, 0, {}, {}, 0, false}, competitor(game.white).position,
                    competitor(game.black).position, game.white_outcome);
    }

    /// Its boards one by one; the match itself where the file does not know them.
    void add_match(const Game& game, int round) {
        const auto &first = competitor(game.white), &second = competitor(game.black);
        if (!line_ups_) line_ups_.emplace(tournament_);
        const auto before = games_.size();
        std::int32_t seat = 0;
        for (const auto& board : line_ups_->boards_of(first.position, second.position, round)) {
            ++seat;
            if (board.first < 0 || board.second < 0 || !is_open(board.first_outcome)) continue;
            const bool black = board.first_colour == Colour::black;
            add_players({round, game.board, seat, 0, 0, {}, {}, 0, false},
                        black ? board.second : board.first, black ? board.first : board.second,
                        board.first_outcome);
        }
        if (games_.size() != before) return;
        games_.push_back({round, game.board, 0, first.id, second.id, std::string(first.name),
                          std::string(second.name), 0, game.white_outcome == Outcome::adjourned});
    }

    void add_players(OpenGame open, std::int32_t white, std::int32_t black, Outcome outcome) {
        const auto& one = tournament_.players[static_cast<std::size_t>(white)];
        const auto& other = tournament_.players[static_cast<std::size_t>(black)];
        open.white = one.id;
        open.black = other.id;
        open.white_name = one.name;
        open.black_name = other.name;
        open.line = one.line;
        open.adjourned = outcome == Outcome::adjourned;
        games_.push_back(std::move(open));
    }

    const Tournament& tournament_;
    const History& history_;
    std::optional<LineUps> line_ups_;
    std::vector<OpenGame> games_;
};

}

std::vector<OpenGame> open_games(const Tournament& tournament, const History& history) {
    return Collector(tournament, history).collect();
}

std::string board_of(const OpenGame& game) {
    const auto board = std::to_string(game.board);
    return game.seat == 0 ? board : board + "." + std::to_string(game.seat);
}

bool has_all_rounds(const History& history) {
    return history.rounds > 0 && history.rounds >= history.scheduled;
}

}

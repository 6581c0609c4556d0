#include "unfinished.hpp"

#include <hakem/line_up.hpp>

#include <algorithm>
#include <optional>

namespace hakem::ulusal {

namespace {

/// Turns games of players into what the event pairs.
class Paired {
public:
    explicit Paired(const Tournament& tournament) : tournament_(tournament), index_(tournament) {
        if (is_team_event(tournament)) line_ups_.emplace(tournament);
    }

    /// Adds the game, or its match where that is not there yet.
    void add(std::vector<Unfinished>& all, const Unfinished& game) const {
        if (!line_ups_) return all.push_back(game);
        const auto first = team_of(game.white), second = team_of(game.black);
        if (first < 0 || second < 0) return;
        const auto& team = tournament_.teams[static_cast<std::size_t>(first)];
        // 27.2: the team that has White on board 1.
        const bool white = line_ups_->pairing_of(first, game.round).colour != Colour::black;
        const auto other = tournament_.teams[static_cast<std::size_t>(second)].id;
        const Unfinished match{game.round, white ? team.id : other, white ? other : team.id,
                               team.line};
        const bool known = std::any_of(all.begin(), all.end(), [&](const Unfinished& one) {
            return one.round == match.round && one.white == match.white && one.black == match.black;
        });
        if (!known) all.push_back(match);
    }

private:
    std::int32_t team_of(std::int32_t id) const {
        return index_[id] < 0 ? -1 : line_ups_->team_of(index_[id]);
    }

    const Tournament& tournament_;
    PlayerIndex index_;
    std::optional<LineUps> line_ups_;
};

/// Whether this side of a game stands for it: the player who has White.
bool is_first(const Player& player, const RoundEntry& entry) {
    return entry.colour == Colour::white ||
           (entry.colour == Colour::none && player.id < entry.opponent);
}

}

std::vector<Unfinished> unfinished_before(const Tournament& tournament, int round) {
    std::vector<Unfinished> all;
    const Paired paired(tournament);
    for (int r = 1; r < round; ++r)
        for (const auto& player : tournament.players) {
            if (player.rounds.size() < static_cast<std::size_t>(r)) continue;
            const auto& entry = player.rounds[static_cast<std::size_t>(r - 1)];
            if (entry.outcome == Outcome::adjourned && entry.opponent != 0 &&
                is_first(player, entry))
                paired.add(all, {r, player.id, entry.opponent, player.line});
        }
    return all;
}

std::vector<Unfinished> finished_since(const Tournament& tournament) {
    std::vector<Unfinished> all;
    const Paired paired(tournament);
    for (const auto& game : tournament.finished_games)
        paired.add(all, {game.round, game.white, game.black, game.line});
    return all;
}

}

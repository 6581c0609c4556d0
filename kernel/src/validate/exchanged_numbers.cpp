#include "exchanged_numbers.hpp"

#include <algorithm>
#include <map>
#include <vector>

namespace hakem::validation {

namespace {

using Numbers = std::pair<std::int32_t, std::int32_t>;

/// With fewer contradictions a single slip explains them as well.
constexpr std::size_t least_contradictions = 4;
/// Cells that are asked for candidates, and candidates that are tried.
constexpr std::size_t most_cells = 40, most_candidates = 3;

class Search {
public:
    explicit Search(const Tournament& tournament) : tournament_(tournament), index_(tournament) {}

    std::optional<Numbers> run() {
        if (contradictions({0, 0}, most_cells) < least_contradictions) return std::nullopt;
        for (std::size_t i = 0; i < most_candidates; ++i) {
            const auto best =
                std::max_element(votes_.begin(), votes_.end(),
                                 [](const auto& a, const auto& b) { return a.second < b.second; });
            if (best == votes_.end() || best->second < 2) return std::nullopt;
            const auto numbers = best->first;
            if (count(numbers, 1) == 0) return numbers;
            votes_.erase(numbers);
        }
        return std::nullopt;
    }

private:
    static std::int32_t read(std::int32_t id, const Numbers& numbers) {
        return id == numbers.first ? numbers.second : id == numbers.second ? numbers.first : id;
    }

    /// Of the player with a number in a round; 0 = none.
    std::int32_t opponent_of(std::int32_t id, std::size_t r) const {
        const auto at = index_[id];
        if (at < 0) return 0;
        const auto& rounds = tournament_.players[static_cast<std::size_t>(at)].rounds;
        return r < rounds.size() ? rounds[r].opponent : 0;
    }

    bool contradicts(const Player& player, std::size_t r, const Numbers& numbers) const {
        const auto opponent = read(player.rounds[r].opponent, numbers);
        return opponent != 0 &&
               (opponent == player.id || read(opponent_of(opponent, r), numbers) != player.id);
    }

    /// At most so many.
    std::size_t count(const Numbers& numbers, std::size_t most) const {
        std::size_t count = 0;
        for (const auto& player : tournament_.players)
            for (std::size_t r = 0; r < player.rounds.size() && count < most; ++r)
                count += contradicts(player, r, numbers) ? 1u : 0u;
        return count;
    }

    /// Counts them, and asks each who else it may mean.
    std::size_t contradictions(const Numbers& numbers, std::size_t most) {
        std::size_t count = 0;
        for (const auto& player : tournament_.players)
            for (std::size_t r = 0; r < player.rounds.size() && count < most; ++r) {
                if (!contradicts(player, r, numbers)) continue;
                ++count;
                vote(player, r);
            }
        return count;
    }

    /// Who names the player may be whom the player means.
    void vote(const Player& player, std::size_t r) {
        const auto named = player.rounds[r].opponent;
        for (const auto& other : tournament_.players)
            if (r < other.rounds.size() && other.rounds[r].opponent == player.id &&
                other.id != named && named != player.id && other.id != player.id)
                ++votes_[std::minmax(named, other.id)];
    }

    const Tournament& tournament_;
    PlayerIndex index_;
    std::map<Numbers, std::size_t> votes_;
};

}

std::optional<Numbers> exchanged_numbers(const Tournament& tournament) {
    return Search(tournament).run();
}

Tournament with_exchanged(const Tournament& tournament, const Numbers& numbers) {
    auto mended = tournament;
    for (auto& player : mended.players)
        for (auto& entry : player.rounds) {
            if (entry.opponent == numbers.first)
                entry.opponent = numbers.second;
            else if (entry.opponent == numbers.second)
                entry.opponent = numbers.first;
        }
    return mended;
}

}

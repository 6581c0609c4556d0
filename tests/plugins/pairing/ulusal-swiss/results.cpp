#include "results.hpp"

#include <algorithm>
#include <string>

namespace hakem::test::ulusal {

namespace {

int halves_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::win:
    case Outcome::unrated_win:
    case Outcome::forfeit_win:
    case Outcome::pairing_bye:
    case Outcome::full_bye:
        return 2;
    case Outcome::draw:
    case Outcome::unrated_draw:
    case Outcome::half_bye:
    case Outcome::adjourned:
        return 1;
    default:
        return 0;
    }
}

bool is_forfeit_of(Outcome outcome) {
    return outcome == Outcome::forfeit_win || outcome == Outcome::forfeit_loss;
}

Result of_player(const RoundEntry& entry) {
    Result result;
    result.opponent = entry.opponent;
    result.halves = halves_of(entry.outcome);
    result.entered = entry.outcome != Outcome::absent;
    result.played = entry.opponent != 0 && !is_forfeit_of(entry.outcome);
    if (result.played && entry.colour != Colour::none)
        result.colour = entry.colour == Colour::white ? 'w' : 'b';
    result.free = entry.outcome == Outcome::pairing_bye || entry.outcome == Outcome::full_bye ||
                  entry.outcome == Outcome::forfeit_win;
    result.absent = entry.opponent != 0 && entry.outcome == Outcome::forfeit_loss;
    result.unfinished = entry.outcome == Outcome::adjourned;
    result.paired = entry.opponent != 0 || entry.outcome == Outcome::pairing_bye;
    return result;
}

/// Matches put together board by board.
class TeamResults {
public:
    explicit TeamResults(const Tournament& tournament)
        : t_(tournament), boards_(boards_of_event(tournament)) {
        for (const auto& player : t_.players) players_[player.id] = &player;
        for (const auto& team : t_.teams)
            for (const auto id : team.players) team_of_[id] = team.id;
        for (const auto& player : t_.players)
            rounds_ = std::max(rounds_, static_cast<int>(player.rounds.size()));
        for (const auto& match : t_.forfeited_matches) rounds_ = std::max(rounds_, match.round);
    }

    Results all() {
        Results results;
        for (const auto& team : t_.teams)
            for (int round = 1; round <= rounds_; ++round)
                results[team.id].push_back(of_team(team, round));
        for (const auto& match : t_.forfeited_matches) forfeit(results, match);
        for (int round = 1; round <= rounds_; ++round) settle(results, round);
        return results;
    }

private:
    const RoundEntry* entry_of(std::int32_t id, int round) const {
        const auto found = players_.find(id);
        if (found == players_.end()) return nullptr;
        const auto& rounds = found->second->rounds;
        return static_cast<std::size_t>(round) <= rounds.size()
                   ? &rounds[static_cast<std::size_t>(round - 1)]
                   : nullptr;
    }

    /// Those who may have sat, the first board first; 0 = an empty chair.
    std::vector<std::int32_t> seats(const Team& team, int round) const {
        for (const auto& line_up : t_.line_ups)
            if (line_up.team == team.id && line_up.round == round) return line_up.players;
        std::vector<std::int32_t> order;
        for (const auto id : team.players)
            if (const auto* entry = entry_of(id, round);
                entry != nullptr && (entry->opponent != 0 || is_forfeit_of(entry->outcome)))
                order.push_back(id);
        return order;
    }

    Result of_team(const Team& team, int round) {
        Result result;
        std::map<std::int32_t, int> met;
        int taken = 0;
        const auto order = seats(team, round);
        for (std::size_t board = 0; board < order.size(); ++board) {
            const auto* entry = entry_of(order[board], round);
            if (entry == nullptr || (entry->opponent == 0 && !is_forfeit_of(entry->outcome)))
                continue;
            result.halves += halves_of(entry->outcome);
            result.played |= entry->opponent != 0 && !is_forfeit_of(entry->outcome);
            result.unfinished |= entry->outcome == Outcome::adjourned;
            taken += entry->outcome != Outcome::forfeit_loss;
            if (entry->opponent != 0) ++met[team_of_[entry->opponent]];
            if (result.colour == '-' && entry->colour != Colour::none) // 27.2
                result.colour = (entry->colour == Colour::white) == (board % 2 == 0) ? 'w' : 'b';
        }
        for (const auto& [other, count] : met)
            if (result.opponent == 0 || count > met[result.opponent]) result.opponent = other;
        taken_[{team.id, round}] = taken;
        if (result.opponent == 0) return without_opponent(team, round);
        result.entered = result.paired = true;
        return result;
    }

    /// 26.2: each kind of bye stands for every board.
    Result without_opponent(const Team& team, int round) const {
        Result result;
        for (const auto id : team.players)
            if (const auto* entry = entry_of(id, round); entry != nullptr) {
                const auto one = of_player(*entry);
                result.entered |= one.entered;
                result.free |= one.free;
                result.paired |= entry->outcome == Outcome::pairing_bye;
                result.halves = std::max(result.halves, one.halves * boards_);
            }
        return result;
    }

    void forfeit(Results& results, const ForfeitedMatch& match) {
        const auto set = [&](std::int32_t team, std::int32_t other, bool came, bool other_came) {
            auto& result = results[team][static_cast<std::size_t>(match.round - 1)];
            result = {};
            result.opponent = other;
            result.entered = result.paired = true;
            result.free = came && !other_came;
            result.absent = !result.free;
            result.halves = result.free ? 2 * boards_ : 0;
        };
        set(match.white, match.black, match.white_came, match.black_came);
        set(match.black, match.white, match.black_came, match.white_came);
    }

    /// 23.2, and matches that nobody of one side came to.
    void settle(Results& results, int round) {
        const auto r = static_cast<std::size_t>(round - 1);
        std::vector<std::int32_t> lost;
        for (auto& [team, rounds] : results) {
            const auto& result = rounds[r];
            if (result.opponent == 0 || result.absent || result.free) continue;
            const int taken = taken_[{team, round}], missing = boards_ - taken;
            const bool again = missing == 1 && short_[team];
            if (taken == 0 || missing >= 2 || again) lost.push_back(team);
            if (taken != 0 && missing == 1) short_[team] = true;
        }
        const auto unplay = [&](std::int32_t team, bool won) {
            auto& result = results[team][r];
            result.played = result.unfinished = false;
            result.colour = '-';
            result.free = won;
            result.absent = !won;
            result.halves = won ? 2 * boards_ : 0;
        };
        for (const auto team : lost) unplay(results[team][r].opponent, true);
        for (const auto team : lost) unplay(team, false);
    }

    const Tournament& t_;
    int boards_, rounds_ = 0;
    std::map<std::int32_t, const Player*> players_;
    std::map<std::int32_t, std::int32_t> team_of_;
    std::map<std::pair<std::int32_t, int>, int> taken_;
    std::map<std::int32_t, bool> short_;
};

}

int boards_of_event(const Tournament& tournament) {
    return is_team_event(tournament) ? static_cast<int>(tournament.team_colours.size()) : 1;
}

Results results_of(const Tournament& tournament) {
    if (is_team_event(tournament)) return TeamResults(tournament).all();
    Results results;
    for (const auto& player : tournament.players) {
        auto& rounds = results[player.id];
        for (const auto& entry : player.rounds) rounds.push_back(of_player(entry));
    }
    return results;
}

Tournament reopened(Tournament tournament, int round) {
    for (const auto& game : tournament.finished_games) {
        if (game.round != round - 1) continue;
        for (auto& player : tournament.players)
            if (player.id == game.white || player.id == game.black)
                player.rounds[static_cast<std::size_t>(game.round - 1)].outcome =
                    Outcome::adjourned;
    }
    return tournament;
}

}

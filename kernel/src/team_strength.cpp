#include <hakem/line_up.hpp>
#include <hakem/team_strength.hpp>

#include <algorithm>

namespace hakem {

namespace {

/// 25.2a.
constexpr std::int32_t below_the_last_rated = 50;

/// 25.1: there in round 1, at a board or with the bye of the team.
bool sat_in_round_1(const Player& player) {
    if (player.rounds.empty()) return false;
    const auto& entry = player.rounds.front();
    if (entry.outcome == Outcome::forfeit_loss) return false;
    return entry.opponent != 0 || entry.outcome == Outcome::forfeit_win ||
           entry.outcome == Outcome::pairing_bye;
}

/// Strengths of the teams of an event.
class Strengths {
public:
    explicit Strengths(const Tournament& tournament)
        : tournament_(tournament), index_(tournament),
          boards_(static_cast<std::size_t>(boards_of_match(tournament))) {}

    TeamStrength of(const Team& team) const {
        TeamStrength strength;
        std::int32_t last_ukd = 0;
        for (const auto id : team.players)
            if (const Player* player = find(id); player && player->national_rating > 0) {
                strength.last_rated = id;
                last_ukd = player->national_rating;
            }
        const auto counted = players_of(team, strength.absent);
        for (const Player* player : counted) {
            const bool assumed = player->national_rating <= 0;
            if (assumed && strength.last_rated == 0) {
                strength.parts.push_back({player->id, 0, false});
                continue;
            }
            const auto ukd = assumed ? last_ukd - below_the_last_rated : player->national_rating;
            strength.parts.push_back({player->id, ukd, assumed});
            strength.sum += ukd;
        }
        return strength;
    }

private:
    const Player* find(std::int32_t id) const {
        const auto position = index_[id];
        return position < 0 ? nullptr : &tournament_.players[static_cast<std::size_t>(position)];
    }

    /// 25.1, reserves excluded; whoever was not there goes into `absent`.
    std::vector<const Player*> players_of(const Team& team,
                                          std::vector<std::int32_t>& absent) const {
        std::vector<const Player*> main;
        for (std::size_t i = 0; i < team.players.size() && i < boards_; ++i)
            if (const Player* player = find(team.players[i])) main.push_back(player);
        const auto came = [](const Player* player) { return sat_in_round_1(*player); };
        if (std::none_of(main.begin(), main.end(), came)) return main; // round 1 is still to come
        const auto rest = std::stable_partition(main.begin(), main.end(), came);
        for (auto one = rest; one != main.end(); ++one) absent.push_back((*one)->id);
        main.erase(rest, main.end());
        return main;
    }

    const Tournament& tournament_;
    PlayerIndex index_;
    std::size_t boards_;
};

}

std::strong_ordering compare(const TeamStrength& a, const TeamStrength& b) {
    if (!a.known() || !b.known()) return a.known() <=> b.known();
    const auto count = [](const TeamStrength& one) {
        return static_cast<std::int64_t>(one.parts.size());
    };
    return a.sum * count(b) <=> b.sum * count(a); // at most 99 players of five digits
}

TeamStrength team_strength(const Tournament& tournament, std::size_t team) {
    return Strengths(tournament).of(tournament.teams[team]);
}

std::vector<TeamStrength> team_strengths(const Tournament& tournament) {
    const Strengths strengths(tournament);
    std::vector<TeamStrength> all;
    for (const auto& team : tournament.teams) all.push_back(strengths.of(team));
    return all;
}

}

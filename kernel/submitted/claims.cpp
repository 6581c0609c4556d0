#include "submitted/claims.hpp"

#include <hakem/text.hpp>

#include <algorithm>
#include <functional>

namespace hakem::submitted {

namespace {

using List = std::vector<std::optional<Points>>;

bool any(const List& points) {
    return std::any_of(points.begin(), points.end(),
                       [](const auto& one) { return one.has_value(); });
}

/// Sums of the rounds up to one; what belongs to no round (299 without one) counts from the start.
struct Sum {
    Points match, game;
    Points open_match, open_game; ///< of rounds that are not over, among them
};

Sum sum_after(const Competitor& competitor, int round) {
    Sum sum{competitor.match_points, competitor.game_points, {}, {}};
    for (std::size_t r = 0; r < competitor.rounds.size(); ++r) {
        const auto& one = competitor.rounds[r];
        if (one.annulled) continue;
        if (static_cast<int>(r) >= round) {
            sum.match -= one.match_points;
            sum.game -= one.game_points;
        } else if (one.outcome == Outcome::pending) {
            sum.open_match += one.match_points;
            sum.open_game += one.game_points;
        }
    }
    return sum;
}

bool agrees(const std::optional<Points>& claimed, Points counted, Points open) {
    return !claimed || *claimed == counted || *claimed == counted - open;
}

/// The last round with a game; byes behind it were announced for a round to come.
std::size_t last_game(const Tournament& tournament) {
    std::size_t last = 0;
    for (const auto& player : tournament.players)
        for (auto round = player.rounds.size(); round > last; --round)
            if (player.rounds[round - 1].opponent != 0) last = round;
    return last;
}

Points entered_of(const Tournament& tournament, const Player& player, std::size_t rounds) {
    Points sum;
    for (std::size_t r = 0; r < std::min(rounds, player.rounds.size()); ++r)
        sum += points_of(tournament.scoring, player.rounds[r].outcome, player.rounds[r].colour);
    return sum;
}

/// Whether a player's points are those of his line in the file.
bool agrees_as_entered(const Claims& claims, std::size_t one) {
    const auto& claimed = claims.points[one];
    return one < claims.entered.size() && claimed &&
           (*claimed == claims.entered[one] || *claimed == claims.entered_games[one]);
}

/// Positions of the ranked, by their ranks.
std::vector<std::size_t> in_order(const Claims& claims) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < claims.ranks.size(); ++i)
        if (claims.ranks[i] > 0) order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return claims.ranks[a] < claims.ranks[b];
    });
    return order;
}

/// Whether a place is not among those of the competitors with the same points.
std::vector<char> outside(const std::vector<Points>& points,
                          const std::vector<std::int32_t>& claimed) {
    std::vector<Points> sorted;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (claimed[i] > 0) sorted.push_back(points[i]);
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    std::vector<char> found(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (claimed[i] <= 0) continue;
        const auto [first, end] =
            std::equal_range(sorted.begin(), sorted.end(), points[i], std::greater<>());
        found[i] = claimed[i] <= first - sorted.begin() || claimed[i] > end - sorted.begin();
    }
    return found;
}

/// Whether no one stands before somebody who should be before him.
template<class Before>
bool is_order(const std::vector<std::size_t>& order, const Before& before) {
    for (std::size_t i = 1; i < order.size(); ++i)
        if (before(order[i], order[i - 1])) return false;
    return true;
}

}

bool Claims::ranked() const {
    return std::any_of(ranks.begin(), ranks.end(), [](std::int32_t rank) { return rank > 0; });
}

bool Claims::has_points() const { return any(points) || any(game_points); }

Claims claims_of(const Tournament& tournament) {
    Claims claims;
    if (!is_team_event(tournament)) {
        for (const auto& player : tournament.players) {
            claims.points.push_back(player.declared_points);
            claims.ranks.push_back(player.declared_rank);
        }
        claims.game_points.resize(claims.points.size());
        if (!tournament.abnormal_points.empty()) return claims; // there the rounds are not all
        const auto games = last_game(tournament);
        for (const auto& player : tournament.players) {
            claims.entered.push_back(entered_of(tournament, player, player.rounds.size()));
            claims.entered_games.push_back(entered_of(tournament, player, games));
        }
        return claims;
    }
    for (const auto& team : tournament.teams) {
        claims.points.push_back(team.declared_match_points);
        claims.game_points.push_back(team.declared_game_points);
        claims.ranks.push_back(team.declared_rank);
    }
    return claims;
}

std::vector<std::int32_t> places_of(const std::vector<std::int32_t>& ranks) {
    std::vector<std::int32_t> sorted;
    for (const auto rank : ranks)
        if (rank > 0) sorted.push_back(rank);
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::int32_t> places;
    for (const auto rank : ranks) {
        const auto before = std::lower_bound(sorted.begin(), sorted.end(), rank) - sorted.begin();
        places.push_back(rank > 0 ? static_cast<std::int32_t>(before) + 1 : 0);
    }
    return places;
}

std::vector<std::size_t> different_points(const Claims& claims, const History& history, int round) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < history.competitors.size() && i < claims.points.size(); ++i) {
        const auto sum = sum_after(history.competitors[i], round);
        if (round == history.rounds && agrees_as_entered(claims, i)) continue;
        const bool same = agrees(claims.points[i], sum.match, sum.open_match) &&
                          agrees(claims.game_points[i], sum.game, sum.open_game);
        if (!same) found.push_back(i);
    }
    return found;
}

std::vector<std::size_t> against_points(const Claims& claims,
                                        const std::vector<std::int32_t>& claimed,
                                        const History& history, int round, bool game_points) {
    const auto size = std::min(history.competitors.size(), claims.points.size());
    std::vector<Points> counted(size), written(size);
    auto ranked = claimed;
    for (std::size_t i = 0; i < size; ++i) {
        const auto sum = sum_after(history.competitors[i], round);
        counted[i] = game_points ? sum.game : sum.match;
        written[i] = (game_points ? claims.game_points : claims.points)[i].value_or(counted[i]);
        if (history.competitors[i].annulled) ranked[i] = 0;
    }
    const auto by_rounds = outside(counted, ranked), by_file = outside(written, ranked);
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < size; ++i)
        if (by_rounds[i] != 0 && by_file[i] != 0) found.push_back(i);
    return found;
}

int round_of(const Claims& claims, const History& history) {
    if (!claims.has_points()) return history.rounds;
    auto fewest = different_points(claims, history, history.rounds).size();
    int best = history.rounds;
    constexpr int farthest = 40; // no event is longer; a hostile file must not cost more
    const int first = std::max(0, history.rounds - farthest);
    for (int round = history.rounds - 1; fewest > 0 && round >= first; --round) {
        const auto different = different_points(claims, history, round).size();
        if (different >= fewest || different * 10 > claims.points.size()) continue;
        fewest = different;
        best = round;
    }
    return best;
}

Order order_of(const Claims& claims, const History& history) {
    const auto order = in_order(claims);
    const auto shared = [&](std::size_t a, std::size_t b) {
        return claims.ranks[a] == claims.ranks[b];
    };
    if (order.size() < 2 || std::adjacent_find(order.begin(), order.end(), shared) != order.end())
        return Order::none;
    const auto& all = history.competitors;
    if (is_order(order, [&](std::size_t a, std::size_t b) { return all[a].id < all[b].id; }))
        return Order::starting_numbers;
    const auto by_name = [&](Language language) {
        const Collator collator(language);
        return is_order(order, [&](std::size_t a, std::size_t b) { // equal names are no order
            return !collator.less(all[b].name, all[a].name);
        });
    };
    if (order.size() < 4) return Order::none; // by chance
    if (by_name(Language::turkish) || by_name(Language::english)) return Order::names;
    const bool by_rating = is_order(
        order, [&](std::size_t a, std::size_t b) { return all[a].rating > all[b].rating; });
    return by_rating && all[order.front()].rating != all[order.back()].rating ? Order::ratings
                                                                              : Order::none;
}

}

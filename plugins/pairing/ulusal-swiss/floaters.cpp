#include "floaters.hpp"

#include "matching.hpp"

#include <algorithm>

namespace hakem::ulusal {

namespace {

/// 19.2: whether a resident next door could be his opponent.
bool has_partner(const Field& field, int player, Direction direction, const Players& next_door) {
    return std::any_of(next_door.begin(), next_door.end(), [&](int other) {
        const bool barred =
            direction == Direction::down ? field.barred_up(other) : field.barred_down(other);
        return !barred && field.legal(player, other);
    });
}

Grade grade_of(const Field& field, int player, Direction direction, const Players& next_door) {
    const bool barred =
        direction == Direction::down ? field.barred_down(player) : field.barred_up(player);
    const bool partner = has_partner(field, player, direction, next_door);
    if (barred) return partner ? Grade::barred : Grade::barred_alone;
    return partner ? Grade::other : Grade::alone;
}

/// 19.2.
std::vector<Claim> keep_list_of(const Field& field, const Pool& pool, const Players& next_door) {
    std::vector<Claim> claims;
    for (const int player : pool.incoming) claims.push_back({player, Grade::incoming});
    for (const int player : pool.residents)
        claims.push_back({player, grade_of(field, player, pool.direction, next_door)});
    std::stable_sort(claims.begin(), claims.end(),
                     [](const Claim& a, const Claim& b) { return a.grade < b.grade; });
    return claims;
}

/// 19.3: walks the keep list with a matching of as many as can be paired; who is alone in it is a
/// floater as long as nobody later in the list can take his place.
class Walk {
public:
    Walk(const Completion& completion, int level, std::vector<Claim>& claims, int count)
        : completion_(completion), level_(level), claims_(claims), left_(count),
          state_(completion.field().entrants.size(), State::outside) {
        Players order;
        for (const auto& claim : claims) {
            order.push_back(claim.player);
            state_[at(claim.player)] = State::open;
        }
        mates_ = completion.largest(order, level);
    }

    Players floaters() {
        Players floaters;
        auto open = claims_.size();
        for (auto& claim : claims_) {
            const bool nobody_else = static_cast<int>(open--) == left_;
            const bool alone = mates_[at(claim.player)] < 0;
            if (!nobody_else && (!alone || spare(claim.player))) {
                state_[at(claim.player)] = State::stays;
                continue;
            }
            claim.stays = false;
            claim.forced = !nobody_else;
            state_[at(claim.player)] = State::floats;
            floaters.push_back(claim.player);
            --left_;
        }
        return floaters;
    }

private:
    enum class State : std::uint8_t { outside, open, stays, floats };

    /// Somebody still open floats in his place.
    bool spare(int player) {
        for (const auto& claim : claims_) {
            const int x = claim.player;
            const int q = mates_[at(x)];
            if (q < 0 || state_[at(q)] != State::open || !completion_.allowed(player, x, level_))
                continue;
            mates_[at(player)] = x;
            mates_[at(x)] = player;
            mates_[at(q)] = -1;
            return true;
        }
        return spare_by_matching(player);
    }

    /// The open players but him get so many partners outside as there are floaters to come.
    bool spare_by_matching(int player) {
        Players players;
        for (const auto& claim : claims_)
            if (state_[at(claim.player)] != State::floats) players.push_back(claim.player);
        const int count = static_cast<int>(players.size());
        matching::Graph graph(count + left_);
        for (int a = 0; a < count; ++a) {
            const int one = players[at(a)];
            for (int b = a + 1; b < count; ++b)
                if (completion_.allowed(one, players[at(b)], level_)) graph.add_edge(a, b);
            if (state_[at(one)] == State::open && one != player)
                for (int out = 0; out < left_; ++out) graph.add_edge(a, count + out);
        }
        const auto found = graph.largest();
        if (std::find(found.begin(), found.end(), -1) != found.end()) return false;
        for (int a = 0; a < count; ++a) {
            const int mate = found[at(a)];
            mates_[at(players[at(a)])] = mate < count ? players[at(mate)] : -1;
        }
        return true;
    }

    const Completion& completion_;
    int level_;
    std::vector<Claim>& claims_;
    int left_; ///< floaters still to be found
    Mates mates_;
    std::vector<State> state_;
};

}

Players Pool::all() const {
    auto players = incoming;
    players.insert(players.end(), residents.begin(), residents.end());
    return players;
}

Floating floaters_of(const Completion& completion, const Pool& pool, const Players& next_door) {
    Floating floating;
    const auto players = pool.all();
    int count = completion.shortage(players, 0); // 19.1
    // No set of players can be shorter than its parity says.
    if (completion.top_level() == 1 && count > static_cast<int>(players.size() % 2)) {
        const int lifted = completion.shortage(players, 1);
        if (lifted < count) {
            floating.level = 1;
            count = lifted;
        }
    }
    if (count == 0) return floating;
    floating.keep_list = keep_list_of(completion.field(), pool, next_door);
    floating.floaters = Walk(completion, floating.level, floating.keep_list, count).floaters();
    return floating;
}

void put_in_order(Players& players, Direction direction) {
    if (direction == Direction::down)
        std::sort(players.begin(), players.end());
    else
        std::sort(players.begin(), players.end(), std::greater<>());
}

Players without(const Players& players, const Players& others) {
    Players rest;
    std::copy_if(players.begin(), players.end(), std::back_inserter(rest), [&](int player) {
        return std::find(others.begin(), others.end(), player) == others.end();
    });
    return rest;
}

}

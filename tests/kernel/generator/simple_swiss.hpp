#pragma once
/// A pairing system for tests: by score and number, never twice the same two, never a forbidden
/// pair, one bye to the last who may have it. It gives up where that is not enough.

#include <hakem/history.hpp>
#include <hakem/pairing_system.hpp>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace hakem::test {

class SimpleSwiss final : public PairingSystem {
public:
    std::vector<RoundPairing> pair(const Tournament& tournament, const PairingRequest& request,
                                   Diagnostics&) const override {
        auto field = present(tournament, request.round);
        RoundPairing result;
        result.round = request.round;
        if (field.size() % 2 == 1) {
            const auto bye = std::find_if(field.rbegin(), field.rend(), [&](std::int32_t id) {
                return may_have_bye(tournament.players[static_cast<std::size_t>(id - 1)]);
            });
            if (bye == field.rend()) return {};
            result.pairs.push_back({0, *bye, 0});
            field.erase(std::next(bye).base());
        }
        std::vector<Pair> boards;
        int steps = 0;
        if (field.empty() || !seat(std::move(field), forbidden(tournament), boards, steps))
            return {};
        result.pairs.insert(result.pairs.begin(), boards.rbegin(), boards.rend());
        return {result};
    }

private:
    using Forbidden = std::set<std::pair<std::int32_t, std::int32_t>>;

    static std::vector<std::int32_t> present(const Tournament& tournament, int round) {
        std::vector<std::pair<Points, std::int32_t>> order;
        for (const auto& player : tournament.players) {
            Points score;
            for (const auto& entry : player.rounds)
                score += points_of(tournament.scoring, entry.outcome, entry.colour);
            const auto& now = player.rounds[static_cast<std::size_t>(round - 1)];
            if (now.outcome == Outcome::absent) order.emplace_back(-score, player.id);
        }
        std::sort(order.begin(), order.end());
        std::vector<std::int32_t> field;
        for (const auto& [score, id] : order) field.push_back(id);
        return field;
    }

    static bool may_have_bye(const Player& player) {
        return std::none_of(player.rounds.begin(), player.rounds.end(), [](const RoundEntry& e) {
            return e.outcome == Outcome::pairing_bye || e.outcome == Outcome::full_bye ||
                   e.outcome == Outcome::forfeit_win;
        });
    }

    static Forbidden forbidden(const Tournament& tournament) {
        Forbidden pairs;
        for (const auto& player : tournament.players)
            for (const auto& entry : player.rounds)
                if (is_played(entry.outcome)) pairs.emplace(player.id, entry.opponent);
        for (const auto& prohibited : tournament.prohibited)
            for (const auto one : prohibited.ids)
                for (const auto other : prohibited.ids) pairs.emplace(one, other);
        return pairs;
    }

    /// The last boards are found first.
    static bool seat(std::vector<std::int32_t> field, const Forbidden& forbidden,
                     std::vector<Pair>& boards, int& steps) {
        if (field.empty()) return true;
        const auto first = field.front();
        for (std::size_t i = 1; i < field.size(); ++i) {
            if (++steps > 20'000) return false;
            if (forbidden.contains({first, field[i]})) continue;
            auto rest = field;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            rest.erase(rest.begin());
            if (!seat(std::move(rest), forbidden, boards, steps)) continue;
            const bool white = (first + field[i]) % 2 == 1;
            boards.push_back({1, white ? first : field[i], white ? field[i] : first});
            return true;
        }
        return false;
    }
};

}

#include "prizes/director.hpp"

#include "prizes/decisions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace hakem::prizes {

namespace {

/// Looks through what was shared out.
class Review {
public:
    Review(const Case& the_case, Diagnostics& diagnostics)
        : case_(the_case), diagnostics_(diagnostics), paid_(field().contenders.size()) {
        for (const auto& settlement : the_case.allocation.settlements)
            for (std::size_t i = 0; i < settlement.takers.size(); ++i)
                paid_[settlement.takers[i]] = settlement.paid[i];
    }

    void run() const {
        for (std::size_t c = 0; c < field().categories.size(); ++c) {
            tell_unknown(c);
            tell_barred(c);
            tell_envy(c);
            tell_left(c);
        }
        for (const auto& settlement : case_.allocation.settlements) tell_ties(settlement);
    }

private:
    const Field& field() const { return case_.field; }
    const Category& category(std::size_t c) const {
        return case_.plan.categories[field().categories[c]];
    }

    bool is_of(const Settlement& settlement, std::size_t c) const {
        return std::any_of(
            settlement.prizes.begin(), settlement.prizes.end(),
            [&](const Prize& prize) { return prize.category == field().categories[c]; });
    }

    bool has_left(std::size_t c) const {
        const auto& left = case_.allocation.left;
        return std::any_of(left.begin(), left.end(), [&](const Prize& prize) {
            return prize.category == field().categories[c];
        });
    }

    /// Whether somebody with this score would have come into the prizes of the category.
    bool is_within(std::size_t c, const Exact& score) const {
        if (category(c).amounts.empty()) return false;
        if (has_left(c)) return true;
        const auto& settlements = case_.allocation.settlements;
        return std::any_of(settlements.begin(), settlements.end(), [&](const Settlement& one) {
            return is_of(one, c) && field().contenders[one.takers.front()].score <= score;
        });
    }

    bool is_player(std::size_t c) const {
        return category(c).by_percentage || !is_team_event(case_.tournament);
    }

    const Player* player_of(std::size_t c, std::int32_t id) const {
        const auto& players = case_.tournament.players;
        const auto found = std::find_if(players.begin(), players.end(),
                                        [&](const Player& player) { return player.id == id; });
        return is_player(c) && found != players.end() ? &*found : nullptr;
    }

    void say(Severity severity, std::string_view code, std::size_t c, const Contender& contender,
             std::vector<std::string> more) const {
        const auto* player = player_of(c, contender.id);
        std::vector<std::string> arguments{fmt::to_string(contender.id), contender.name,
                                           category(c).name};
        arguments.insert(arguments.end(), more.begin(), more.end());
        diagnostics_.add(severity, code, player == nullptr ? 0 : player->line, 0, 0,
                         std::move(arguments));
    }

    /// Facts that the file lacks: never guessed.
    void tell_unknown(std::size_t c) const {
        for (std::size_t i = 0; i < field().contenders.size(); ++i) {
            const auto& contender = field().contenders[i];
            if (contender.may[c] != Answer::unknown || !is_within(c, contender.score)) continue;
            if (paid_[i] >= category(c).amounts.front()) continue; // has a larger one anyway
            const auto* player = player_of(c, contender.id);
            if (player == nullptr) continue;
            const auto lack = lacking(category(c).who, *player, case_.tournament.start);
            say(Severity::error, "PRZ-0103", c, contender,
                {message_argument(lack), category(c).id});
        }
    }

    /// Regulation 33 and 34: who would have been in the prizes.
    void tell_barred(std::size_t c) const {
        for (const auto& barred : field().barred)
            if (barred.contender.may[c] == Answer::yes && is_within(c, barred.contender.score))
                say(Severity::note, "PRZ-0105", c, barred.contender,
                    {message_argument(barred.why)});
    }

    /// The largest prize of the category in a settlement; 0 = none.
    Amount largest_of(const Settlement& settlement, std::size_t c) const {
        Amount largest = 0;
        for (const auto& prize : settlement.prizes)
            if (prize.category == field().categories[c])
                largest = std::max(largest, category(c).amounts[prize.number]);
        return largest;
    }

    /// One prize each can leave a larger one to somebody behind. Told once for a category.
    void tell_envy(std::size_t c) const {
        for (const auto& settlement : case_.allocation.settlements) {
            const auto best = std::max_element(settlement.paid.begin(), settlement.paid.end());
            const auto most = std::min(*best, largest_of(settlement, c));
            const auto& behind = field().contenders[settlement.takers[static_cast<std::size_t>(
                best - settlement.paid.begin())]];
            for (std::size_t i = 0; i < settlement.takers.front(); ++i) {
                const auto& ahead = field().contenders[i];
                if (ahead.score <= behind.score) break;
                if (ahead.may[c] != Answer::yes || paid_[i] >= most) continue;
                say(Severity::warning, "PRZ-0106", c, ahead,
                    {money_argument(paid_[i], case_.plan), fmt::to_string(behind.id), behind.name,
                     money_argument(*best, case_.plan)});
                return;
            }
        }
    }

    void tell_left(std::size_t c) const {
        std::vector<Prize> left;
        Amount sum = 0;
        for (const auto& prize : case_.allocation.left)
            if (prize.category == field().categories[c]) {
                left.push_back(prize);
                sum += category(c).amounts[prize.number];
            }
        if (left.empty()) return;
        diagnostics_.add(Severity::warning, "PRZ-0107", 0, 0, 0,
                         {names_of(left, case_.plan), money_argument(sum, case_.plan)});
    }

    /// Equal in everything, where the order within the tie counts.
    void tell_ties(const Settlement& settlement) const {
        const auto& takers = settlement.takers;
        const bool by_place =
            settlement.sharing == Sharing::hort || settlement.sharing == Sharing::tie_break;
        for (std::size_t i = 1; i < takers.size(); ++i) {
            const auto& before = field().contenders[takers[i - 1]];
            const auto& after = field().contenders[takers[i]];
            if (before.rank != after.rank) continue;
            const bool unit = settlement.shares[i] == settlement.shares[i - 1] &&
                              settlement.paid[i] != settlement.paid[i - 1];
            if (!by_place && !unit) continue;
            diagnostics_.add(by_place ? Severity::warning : Severity::note,
                             by_place ? "PRZ-0104" : "PRZ-0108", 0, 0, 0,
                             {fmt::to_string(before.id), before.name, fmt::to_string(after.id),
                              after.name, names_of(settlement.prizes, case_.plan)});
        }
    }

    const Case& case_;
    Diagnostics& diagnostics_;
    std::vector<Amount> paid_; ///< [contender]
};

}

void tell_director(const Case& the_case, Diagnostics& diagnostics) {
    Review(the_case, diagnostics).run();
}

void tell_director(const TrophyAward& award, const Plan& plan, Diagnostics& diagnostics) {
    if (award.ids.size() < 2) return;
    std::string who, what;
    for (std::size_t i = 0; i < award.ids.size(); ++i)
        who += fmt::format("{}{} {}", i == 0 ? "" : ", ", award.ids[i], award.names[i]);
    for (const auto& trophy : award.trophies) what += (what.empty() ? "" : ", ") + trophy;
    diagnostics.add(Severity::warning, "PRZ-0109", 0, 0, 0,
                    {who, plan.categories[award.category].name, what});
}

}

#include "round.hpp"

#include "perfect_candidate.hpp"

#include <algorithm>
#include <iterator>

namespace hakem::dutch {

namespace {

using Players = std::vector<int>;

class RoundPairer {
public:
    RoundPairer(const Field& field, const Completion& completion)
        : field_(field), completion_(completion) {
        for (int i = 0; i < field.size(); ++i) {
            if (i == 0 || field[i].score != field[i - 1].score) groups_.emplace_back();
            groups_.back().push_back(i);
        }
    }

    PairedRound pair() {
        PairedRound round;
        Players moved_down;
        for (group_ = 0; group_ < groups_.size(); ++group_) {
            PairedBracket paired{{moved_down, groups_[group_], false}, {}, false};
            paired.pairing = pair(paired.bracket);
            if (!field_.edition->completion_everywhere && group_ + 1 < groups_.size() &&
                !completes(paired.pairing.downfloaters)) {
                pair_penultimate(paired, round);
                return round;
            }
            moved_down = paired.pairing.downfloaters;
            round.brackets.push_back(std::move(paired));
        }
        if (!moved_down.empty()) round.bye = moved_down.front();
        return round;
    }

private:
    bool is_last() const { return group_ + 1 == groups_.size(); }

    /// Everybody below the scoregroup at hand, from `skip` groups further.
    Players below(std::size_t skip = 1) const {
        Players players;
        for (auto g = group_ + skip; g < groups_.size(); ++g)
            players.insert(players.end(), groups_[g].begin(), groups_[g].end());
        return players;
    }

    static Players merged(const Players& a, const Players& b) {
        Players both;
        std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
        return both;
    }

    bool completes(const Players& downfloaters) const {
        return completion_.possible(merged(downfloaters, below()));
    }

    BracketPairing pair(const Bracket& bracket) {
        if (auto pairing = pair_perfectly(bracket)) return *pairing;
        if (!is_last() && !bye_may_be_here(bracket)) {
            if (const auto pairing = pair_looking_at(bracket, 0)) return *pairing;
            if (const auto pairing = pair_looking_at(bracket, 1)) return *pairing;
        }
        return pair_with_whole_outlook(bracket);
    }

    /// The perfect candidate, where there is one that suits those below.
    std::optional<BracketPairing> pair_perfectly(const Bracket& bracket) {
        if (!is_last() && bye_may_be_here(bracket)) return std::nullopt;
        auto pairing = perfect_candidate(field_, bracket, may_float(bracket));
        if (pairing && !is_last() && !carries(pairing->downfloaters)) return std::nullopt;
        return pairing;
    }

    /// C14, C16: no downfloat in the last two rounds. In the last bracket the downfloater takes
    /// the bye: C2, C5, and C9 as well as it can be.
    std::vector<char> may_float(const Bracket& bracket) const {
        std::vector<char> may(field_.entrants.size());
        int fewest = field_.round;
        const bool bye = is_last() && bracket.size() % 2 != 0;
        const auto takes_bye = [&](int player) { return !bye || completion_.may_take_bye(player); };
        if (bye && field_.edition->unplayed_games_of_bye)
            for (const auto* players : {&bracket.moved_down, &bracket.residents})
                for (const int player : *players)
                    if (takes_bye(player)) fewest = std::min(fewest, field_[player].unplayed);
        for (const int player : bracket.residents) {
            const auto& entrant = field_[player];
            may[static_cast<std::size_t>(player)] =
                entrant.last != Float::down && entrant.before_last != Float::down &&
                takes_bye(player) && (!bye || entrant.unplayed <= fewest);
        }
        return may;
    }

    /// With the bye decided (C5) for somebody of this bracket, the bye is part of the question.
    bool bye_may_be_here(const Bracket& bracket) const {
        const auto score = completion_.bye_score();
        return score && *score >= field_[bracket.residents.back()].score;
    }

    /// Asks about this bracket alone, or with the following scoregroup; the answer holds where
    /// what was left out would not have changed it.
    std::optional<BracketPairing> pair_looking_at(const Bracket& bracket, std::size_t groups) {
        Outlook outlook;
        if (groups > 0) {
            outlook.lower = groups_[group_ + 1];
            outlook.next = static_cast<int>(outlook.lower.size());
            outlook.next_is_last =
                !field_.edition->completion_everywhere && group_ + 2 == groups_.size();
        }
        BracketProblem problem(field_, completion_, bracket, outlook);
        const auto pairing = problem.solve();
        const bool holds = groups == 0
                               ? carries(pairing.downfloaters)
                               : !field_.edition->completion_everywhere ||
                                     completion_.possible(merged(problem.unpaired(), below(2)));
        return holds ? std::optional(pairing) : std::nullopt;
    }

    /// C8 at its best: with these downfloaters the following bracket leaves at most one resident
    /// unpaired, and the rest can be paired (C4).
    bool carries(const Players& downfloaters) const {
        const auto next = merged(downfloaters, groups_[group_ + 1]);
        const auto rest = below(2);
        const bool complete = field_.edition->completion_everywhere || rest.empty();
        if (next.size() % 2 == 0)
            return completion_.perfect(next) && (!complete || completion_.possible(rest));
        const auto& residents = groups_[group_ + 1];
        int tries = 0;
        for (auto left = residents.rbegin(); left != residents.rend() && tries < 4;
             ++left, ++tries) {
            Players others;
            std::copy_if(next.begin(), next.end(), std::back_inserter(others),
                         [&](int player) { return player != *left; });
            if (completion_.perfect(others) &&
                (!complete || completion_.possible(merged({*left}, rest))))
                return true;
        }
        return false;
    }

    BracketPairing pair_with_whole_outlook(const Bracket& bracket) {
        Outlook outlook;
        outlook.whole = true;
        outlook.lower = bracket.collapsed ? Players{} : below();
        outlook.next =
            is_last() || bracket.collapsed ? 0 : static_cast<int>(groups_[group_ + 1].size());
        if (!field_.edition->completion_everywhere) outlook.next = 0; // C.7: not here
        BracketProblem problem(field_, completion_, bracket, outlook);
        auto pairing = problem.solve();
        if (pairing.downfloaters.size() != 1 || !unplayed_games_count(bracket)) return pairing;
        outlook.bye_games = true;
        return BracketProblem(field_, completion_, bracket, outlook).solve();
    }

    /// C9: the only downfloater takes the bye.
    bool unplayed_games_count(const Bracket& bracket) const {
        return field_.edition->unplayed_games_of_bye && bye_may_be_here(bracket);
    }

    /// 2017 A.9: what this bracket left over cannot be paired. It is paired again so that it can
    /// (C.4), and all that is below becomes one bracket.
    void pair_penultimate(PairedBracket& paired, PairedRound& round) {
        paired.penultimate = true;
        paired.pairing = pair_with_whole_outlook(paired.bracket);
        PairedBracket last{{paired.pairing.downfloaters, below(), true}, {}, false};
        round.brackets.push_back(std::move(paired));
        last.pairing = pair_with_whole_outlook(last.bracket);
        if (!last.pairing.downfloaters.empty()) round.bye = last.pairing.downfloaters.front();
        round.brackets.push_back(std::move(last));
    }

    const Field& field_;
    const Completion& completion_;
    std::vector<Players> groups_;
    std::size_t group_ = 0;
};

}

std::optional<PairedRound> pair_round(const Field& field, Completion& completion) {
    if (!completion.decide_bye()) return std::nullopt;
    return RoundPairer(field, completion).pair();
}

}

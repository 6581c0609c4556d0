#include "brute_force.hpp"

#include "brute_bracket.hpp"
#include "brute_colours.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>
#include <utility>

namespace hakem::test {

namespace brute {

namespace {

/// What the bracket below can make of a set of downfloaters at best (C8; 2017: C.7). The first
/// number is that of its own downfloaters.
Failure outlook(const Field& field, const Bracket& next, const MayFloat& may_float,
                const SetCriterion& scores) {
    const std::vector<Mask> sets = fewest_downfloaters(field, next, may_float);
    if (sets.empty()) return {static_cast<int>(field.entrants.size()) + 1};
    const Mask best = best_sets(sets, {scores}).front();
    Failure failure = scores(best);
    failure.insert(failure.begin(), std::popcount(best));
    return failure;
}

/// A.8 for a bracket whose residents have one score: the pairs of the remainder differ by nothing.
Failure differences_of_set(const Field& field, const Bracket& bracket, Mask downfloaters) {
    Candidate candidate{{}, downfloaters};
    for (const std::size_t mdp : bracket.mdps)
        if ((downfloaters & bit(mdp)) == 0)
            candidate.couples.emplace_back(mdp, bracket.residents.front());
    return score_differences(field, bracket, candidate);
}

/// The pairing of a round, bracket by bracket.
class Round {
public:
    explicit Round(const Field& field) : field_(field) {
        for (std::size_t i = 0; i < field.entrants.size(); ++i) {
            if (i == 0 || field.entrants[i].score != field.entrants[i - 1].score)
                groups_.emplace_back();
            groups_.back().push_back(i);
            everybody_ |= bit(i);
        }
    }

    /// False where no legal pairing exists.
    bool pair() {
        if (field_.rules_2026) find_bye_score();
        if (!can_complete(everybody_)) return false;
        for (std::size_t g = 0; g < groups_.size(); ++g)
            if (field_.rules_2026)
                take(bracket_2026(g));
            else if (!pair_2017(g))
                break;
        return true;
    }

    const Couples& couples() const { return couples_; }
    /// At most one, for the pairing-allocated bye.
    Mask left() const { return left_; }

private:
    Bracket bracket(Mask mdps, std::size_t g) const { return {players_of(mdps), groups_[g]}; }
    bool is_last(std::size_t g) const { return g + 1 == groups_.size(); }
    Mask below(std::size_t g) const {
        Mask mask = 0;
        for (++g; g < groups_.size(); ++g) mask |= mask_of(groups_[g]);
        return mask;
    }

    bool may_have_bye(std::size_t i) const {
        const Entrant& entrant = field_.entrants[i];
        return !entrant.barred && (!bye_score_ || entrant.score == *bye_score_);
    }

    /// Whether a last bracket may end with these unpaired (C2, C5).
    bool may_end(Mask left) const {
        return left == 0 || (std::popcount(left) == 1 && may_have_bye(players_of(left).front()));
    }

    /// C4 (2017: A.9): all of these in legal pairs, but for one where their number is odd.
    bool can_complete(Mask mask) {
        if (mask == 0) return true;
        if (const auto known = completable_.find(mask); known != completable_.end())
            return known->second;
        const Players players = players_of(mask);
        const std::size_t first = players.front();
        bool possible =
            players.size() % 2 == 1 && may_have_bye(first) && can_complete(mask & ~bit(first));
        for (std::size_t k = 1; k < players.size() && !possible; ++k)
            possible = field_.may_meet(first, players[k]) &&
                       can_complete(mask & ~bit(first) & ~bit(players[k]));
        return completable_[mask] = possible;
    }

    /// C5, over the whole field.
    void find_bye_score() {
        if (field_.entrants.size() % 2 == 0) return;
        std::optional<int> lowest;
        for (std::size_t i = 0; i < field_.entrants.size(); ++i) {
            const bool better = !lowest || field_.entrants[i].score < *lowest;
            if (better && !field_.entrants[i].barred && can_complete(everybody_ & ~bit(i)))
                lowest = field_.entrants[i].score;
        }
        completable_.clear();
        bye_score_ = lowest;
    }

    Candidate bracket_2026(std::size_t g) {
        const auto may_float = [this](std::size_t group) {
            return [this, group](Mask set) {
                return is_last(group) ? may_end(set) : can_complete(set | below(group));
            };
        };
        const auto scores = [this](Mask set) { return scores_of(field_, set); }; // C7
        std::vector<SetCriterion> list{scores};
        if (!is_last(g))
            list.emplace_back([&](Mask set) { // C8
                return outlook(field_, bracket(set, g + 1), may_float(g + 1), scores);
            });
        list.emplace_back([this](Mask set) { // C9
            if (std::popcount(set) != 1) return Failure{0};
            const Entrant& one = field_.entrants[players_of(set).front()];
            return Failure{bye_score_ && one.score == *bye_score_ ? one.unplayed : 0};
        });
        const Bracket here = bracket(left_, g);
        const auto sets = best_sets(fewest_downfloaters(field_, here, may_float(g)), list);
        return best_candidate(field_, here, sets, criteria(field_, here)).value();
    }

    /// A.9 of 2017: false where the rest was paired as the collapsed last bracket.
    bool pair_2017(std::size_t g) {
        const Mask mdps = left_;
        Candidate candidate = bracket_2017(mdps, g);
        if (can_complete(candidate.downfloaters | below(g))) {
            take(std::move(candidate));
            return true;
        }
        take(penultimate_2017(mdps, g));
        const Bracket last{players_of(left_), players_of(below(g))};
        std::vector<Criterion> list = criteria(field_, last);
        list.insert(list.begin(), [&](const Candidate& c) { // C.6
            return score_differences(field_, last, c);
        });
        const auto sets =
            fewest_downfloaters(field_, last, [this](Mask set) { return may_end(set); });
        take(best_candidate(field_, last, sets, list).value());
        return false;
    }

    /// C.6 for the bracket of a scoregroup.
    SetCriterion differences_2017(const Bracket& bracket) const {
        return [this, bracket](Mask set) { return differences_of_set(field_, bracket, set); };
    }

    /// An ordinary bracket: completion is looked at when it has been paired.
    Candidate bracket_2017(Mask mdps, std::size_t g) {
        const auto may_float = [this](std::size_t group) {
            return [this, group](Mask set) { return !is_last(group) || may_end(set); };
        };
        const Bracket here = bracket(mdps, g);
        std::vector<SetCriterion> list{differences_2017(here)};
        if (!is_last(g))
            list.emplace_back([&](Mask set) { // C.7
                const Bracket next = bracket(set, g + 1);
                return outlook(field_, next, may_float(g + 1), differences_2017(next));
            });
        const auto sets = best_sets(fewest_downfloaters(field_, here, may_float(g)), list);
        return best_candidate(field_, here, sets, criteria(field_, here)).value();
    }

    /// The penultimate bracket: C.4 in force, C.7 not.
    Candidate penultimate_2017(Mask mdps, std::size_t g) {
        const Bracket here = bracket(mdps, g);
        const auto may_float = [&](Mask set) { return can_complete(set | below(g)); };
        const auto sets =
            best_sets(fewest_downfloaters(field_, here, may_float), {differences_2017(here)});
        return best_candidate(field_, here, sets, criteria(field_, here)).value();
    }

    void take(Candidate candidate) {
        couples_.insert(couples_.end(), candidate.couples.begin(), candidate.couples.end());
        left_ = candidate.downfloaters;
    }

    const Field& field_;
    std::vector<Players> groups_;
    Mask everybody_ = 0;
    std::optional<int> bye_score_;
    std::map<Mask, bool> completable_;
    Couples couples_;
    Mask left_ = 0;
};

/// C.04.2: the higher score of the two, the sum of the scores, the rank of the higher.
Couples in_board_order(const Field& field, Couples couples) {
    const auto key = [&](const Couple& couple) {
        const int higher = field.entrants[couple.first].score;
        return std::tuple(-higher, -field.entrants[couple.second].score, couple.first);
    };
    std::sort(couples.begin(), couples.end(),
              [&](const Couple& a, const Couple& b) { return key(a) < key(b); });
    return couples;
}

}

}

std::optional<RoundPairing> brute_force(const Tournament& tournament, int round,
                                        std::string_view edition) {
    using namespace brute;
    const Field field = field_of(tournament, round, edition);
    brute::Round pairer(field);
    if (!pairer.pair()) return std::nullopt;
    RoundPairing pairing;
    pairing.round = round;
    for (const auto& [i, j] : in_board_order(field, pairer.couples())) {
        const Entrant &higher = field.entrants[i], &lower = field.entrants[j];
        const auto board = static_cast<std::int32_t>(pairing.pairs.size()) + 1;
        if (higher_gets_white(field, higher, lower))
            pairing.pairs.push_back({board, higher.id, lower.id});
        else
            pairing.pairs.push_back({board, lower.id, higher.id});
    }
    for (const std::size_t i : players_of(pairer.left()))
        pairing.pairs.push_back({0, field.entrants[i].id, 0});
    return pairing;
}

}

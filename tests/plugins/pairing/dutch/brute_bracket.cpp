#include "brute_bracket.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace hakem::test::brute {

namespace {

/// Whether all of a set can be paired in the bracket: an MDP only with a resident (3.3; B.3).
class Pairable {
public:
    Pairable(const Field& field, Mask mdps) : field_(field), mdps_(mdps) {}

    bool operator()(Mask mask) {
        if (mask == 0) return true;
        if (const auto known = known_.find(mask); known != known_.end()) return known->second;
        const Players players = players_of(mask);
        const std::size_t first = players.front();
        const bool pairable =
            std::any_of(players.begin() + 1, players.end(), [&](std::size_t other) {
                const Mask couple = bit(first) | bit(other);
                return (couple & mdps_) != couple && field_.may_meet(first, other) &&
                       (*this)(mask & ~couple);
            });
        return known_[mask] = pairable;
    }

private:
    const Field& field_;
    Mask mdps_;
    std::map<Mask, bool> known_;
};

/// Generates the candidates of a bracket and keeps the best.
class Search {
public:
    Search(const Field& field, const Bracket& bracket, const std::vector<Mask>& sets,
           const std::vector<Criterion>& criteria)
        : bracket_(bracket), sets_(sets.begin(), sets.end()), criteria_(criteria),
          may_meet_([&field](std::size_t i, std::size_t j) { return field.may_meet(i, j); }),
          pairs_((bracket.mdps.size() + bracket.residents.size() -
                  static_cast<std::size_t>(std::popcount(sets.front()))) /
                 2) {}

    std::optional<Candidate> run() {
        // M1 is one number, but for the collapsed last bracket of 2017: there the largest (B.1.c)
        // comes first.
        std::set<std::size_t, std::greater<>> paired_mdps;
        for (const Mask set : sets_)
            paired_mdps.insert(static_cast<std::size_t>(std::popcount(mdps() & ~set)));
        std::any_of(paired_mdps.begin(), paired_mdps.end(), [&](std::size_t m1) {
            const std::vector<Players> tops = sets_of(bracket_.mdps, m1);
            return std::any_of(tops.begin(), tops.end(),
                               [&](const Players& s1) { return with_mdps(s1); });
        });
        return best_;
    }

private:
    Mask mdps() const { return mask_of(bracket_.mdps); }

    /// All candidates with this S1 (3.7; B.7). A Limbo that no best set has is not valid (4.4.1).
    bool with_mdps(const Players& s1) {
        const Mask limbo = mdps() & ~mask_of(s1);
        if (std::none_of(sets_.begin(), sets_.end(),
                         [&](Mask set) { return (set & mdps()) == limbo; }))
            return false;
        return mdp_pairings(
            s1, bracket_.residents, may_meet_, [&](const Couples& above, const Players& remainder) {
                return homogeneous_candidates(remainder, pairs_ - s1.size(), may_meet_,
                                              [&](const Couples& below, const Players& left) {
                                                  Candidate candidate{above, limbo | mask_of(left)};
                                                  candidate.couples.insert(candidate.couples.end(),
                                                                           below.begin(),
                                                                           below.end());
                                                  return consider(candidate);
                                              });
            });
    }

    /// 3.4, 3.8 (B.4, B.8): true where the candidate is perfect.
    bool consider(const Candidate& candidate) {
        if (sets_.count(candidate.downfloaters) == 0) return false;
        std::vector<Failure> failures;
        bool better = !best_;
        for (std::size_t c = 0; c < criteria_.size(); ++c) {
            failures.push_back(criteria_[c](candidate));
            if (better || failures[c] == failures_[c]) continue;
            if (failures[c] > failures_[c]) return false;
            better = true;
        }
        if (!better) return false;
        best_ = candidate;
        failures_ = std::move(failures);
        return std::all_of(failures_.begin(), failures_.end(), [](const Failure& failure) {
            return std::all_of(failure.begin(), failure.end(), [](int f) { return f == 0; });
        });
    }

    const Bracket& bracket_;
    std::set<Mask> sets_;
    const std::vector<Criterion>& criteria_;
    MayMeet may_meet_;
    std::size_t pairs_;
    std::optional<Candidate> best_;
    std::vector<Failure> failures_;
};

}

std::vector<Mask> fewest_downfloaters(const Field& field, const Bracket& bracket,
                                      const MayFloat& may_float) {
    const Players players = players_of(bracket.mask());
    Pairable pairable(field, mask_of(bracket.mdps));
    std::vector<Mask> found;
    for (std::size_t size = players.size() % 2; size <= players.size(); size += 2) {
        for (const Players& set : sets_of(players, size)) {
            const Mask downfloaters = mask_of(set);
            if (pairable(bracket.mask() & ~downfloaters) && may_float(downfloaters))
                found.push_back(downfloaters);
        }
        if (!found.empty()) break;
    }
    return found;
}

std::vector<Mask> best_sets(std::vector<Mask> sets, const std::vector<SetCriterion>& criteria) {
    for (const SetCriterion& criterion : criteria) {
        std::map<Failure, std::vector<Mask>> by_failure;
        for (const Mask set : sets) by_failure[criterion(set)].push_back(set);
        if (!by_failure.empty()) sets = by_failure.begin()->second;
    }
    return sets;
}

std::optional<Candidate> best_candidate(const Field& field, const Bracket& bracket,
                                        const std::vector<Mask>& sets,
                                        const std::vector<Criterion>& criteria) {
    if (sets.empty()) return std::nullopt;
    return Search(field, bracket, sets, criteria).run();
}

}

#pragma once
/// Whether a set of players can be paired at all under the absolute criteria (C4, C5).

#include "field.hpp"

#include <optional>
#include <vector>

namespace hakem::dutch {

/// Answers for one round; holds who may take the pairing-allocated bye.
class Completion {
public:
    explicit Completion(const Field& field) : field_(field) {}

    /// C5: fixes the lowest score with which the pairing-allocated bye leaves the others pairable;
    /// with 2017 any score. False where no legal pairing of the round exists.
    bool decide_bye();

    /// Of the receiver of the pairing-allocated bye, where C5 fixed it.
    std::optional<Points> bye_score() const { return bye_score_; }

    bool may_take_bye(int player) const {
        const auto& entrant = field_[player];
        return !entrant.bye_barred && (!bye_score_ || entrant.score <= *bye_score_);
    }

    /// C4: whether all of these players can be paired, one of an odd number taking the bye.
    bool possible(const std::vector<int>& players) const;

    /// The same with nobody left over.
    bool perfect(const std::vector<int>& players) const;

    /// A largest set of legal pairs; who has no mate (-1) stands in the way of a complete one. The
    /// bye counts as a pair: -2.
    std::vector<int> largest(const std::vector<int>& players) const;

private:
    bool quick(const std::vector<int>& players) const;

    const Field& field_;
    std::optional<Points> bye_score_;
};

}

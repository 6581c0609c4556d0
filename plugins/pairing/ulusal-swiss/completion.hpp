#pragma once
/// Which pairs may be made, and whether a set of players can be divided into such pairs.

#include "field.hpp"

#include <optional>
#include <vector>

namespace hakem::ulusal {

/// Of every player of the field: the index of its mate, -1 = none.
using Mates = std::vector<int>;

/// Legal pairs (level 0, T.9), and those that a lifting adds to them (level 1, T.10).
class Completion {
public:
    /// `lifted`: E.2, the colour limits are lifted for all pairs.
    Completion(const Field& field, bool lifted) : field_(field), lifted_(lifted) {}

    const Field& field() const { return field_; }
    bool lifted() const { return lifted_; }

    /// T.10: the highest level that this round knows.
    int top_level() const { return lifted_ || field_.last_round ? 1 : 0; }

    /// T.10: a pair of the level.
    bool allowed(int a, int b, int level) const {
        return field_.legal(a, b) || (level == 1 && covered(a, b) && !field_.kept_apart(a, b));
    }

    /// T.11: the players can be divided into pairs of the level.
    bool complete(const Players& players, int level) const;

    /// T.12: how many are left when as many as possible are paired.
    int shortage(const Players& players, int level) const;

    /// As many pairs of the level as possible. Those early in the list are paired first, so that
    /// who is left over stands late in it where that comes about by itself.
    Mates largest(const Players& players, int level) const;

    /// T.11, complete within b: all paired at level 1 with the fewest breaking pairs.
    std::optional<Mates> fewest_breaking(const Players& players) const;

private:
    /// 21.6: the same score in the last round; or E.2.
    bool covered(int a, int b) const {
        return lifted_ || (field_.last_round && field_[a].score == field_[b].score);
    }
    int pair_quickly(const Players& players, int level, Mates& mates) const;

    const Field& field_;
    bool lifted_;
};

/// The breaking pairs (T.10) in a matching.
int breaking_pairs(const Field& field, const Mates& mates);

}

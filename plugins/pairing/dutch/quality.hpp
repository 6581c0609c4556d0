#pragma once
/// The quality criteria of a bracket as levels of a matching: first what counts most. Greater is
/// better in every level; a criterion that minimises has values below 0, or gains for what the
/// pair spares.

#include "criteria.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::dutch {

/// Where a pair stands seen from the bracket.
enum class Place : std::uint8_t {
    inside, ///< in the bracket
    next,   ///< in the following bracket
    below,  ///< further down: it only completes the round
    bye,    ///< the pairing-allocated bye of the first
};

/// One criterion, for a score or a score difference where it compares descending lists.
struct Criterion {
    enum class Rule : std::uint8_t {
        completion,            ///< C4
        pairs,                 ///< C6 (C.5)
        scores,                ///< C7, of one score
        differences,           ///< C.6, of one score difference
        next_pairs,            ///< C8 (C.7)
        next_scores,           ///< C8, of one score
        next_differences,      ///< C.7, of one score difference
        unplayed_games,        ///< C9
        colour_difference,     ///< C10 (C.8)
        third_colour,          ///< C11 (C.9)
        preference,            ///< C12 (C.10)
        strong_preference,     ///< C13 (C.11)
        downfloats,            ///< C14, C16 (C.12, C.14)
        upfloats,              ///< C15, C17 (C.13, C.15)
        downfloat_differences, ///< C18, C20 (C.16, C.18), of one difference
        upfloat_differences,   ///< C19, C21 (C.17, C.19), of one difference
    };

    Rule rule = Rule::pairs;
    int rounds_ago = 0; ///< of floats: 1 or 2
    Points amount;      ///< the score or difference of this level
    int edges = 0;      ///< most pairs of one candidate that it can concern
};

/// "C12" in 2026, "C.10" in 2017.
std::string name_of(const Criterion& criterion, const Edition& edition);

class Quality {
public:
    struct Look {
        bool whole = false;              ///< completion and the bye are part of the question
        bool next = false;               ///< so is the following bracket
        bool bye_games = false;          ///< C9 applies
        bool next_is_last = false;       ///< 2017 C.7 with C.2: the one left over takes the bye
        Points lowest_score, next_score; ///< of the bracket and of the following scoregroup
    };

    Quality(const Field& field, const Bracket& bracket, const Look& look);

    const std::vector<Criterion>& criteria() const { return criteria_; }

    /// What the pair brings in a criterion; `a` is ranked higher. `b` plays no part in a bye.
    std::int32_t value(const Criterion& criterion, Place place, int a, int b) const;

private:
    void add(Criterion::Rule rule, int rounds_ago = 0, Points amount = {}, int edges = 1 << 20);
    void add_lists(Criterion::Rule rule, int rounds_ago, const std::vector<Points>& amounts);
    void add_2026();
    void add_2017();

    bool is_moved_down(int player) const { return field_[player].score > look_.lowest_score; }
    Points difference(int a, int b) const { return field_[a].score - field_[b].score; }
    /// 2017 A.8: a downfloater's score difference, to a point less than the lowest score.
    Points floated_difference(int player, Points lowest) const;
    std::int32_t difference_value(Points amount, int a, int b, Points lowest) const;
    std::int32_t downfloat_value(const Criterion& criterion, int a, int b) const;
    std::int32_t next_difference_value(Points amount, Place place, int a, int b) const;
    std::int32_t upfloats_again(const Criterion& criterion, int a, int b) const;
    /// What the descending lists of float criteria compare: score differences; within a bracket of
    /// 2026 the score of the moved-down player says the same.
    Points list_amount(int a, int b) const;
    std::int32_t downfloat_difference_value(const Criterion& criterion, int a, int b) const;

    const Field& field_;
    const Bracket& bracket_;
    Look look_;
    std::vector<Criterion> criteria_;
};

}

#pragma once
/// The decisions behind a round: every bracket and board, one player's pairing, a pair that was
/// not made.

#include "round.hpp"
#include "wording.hpp"

#include <optional>
#include <vector>

namespace hakem::dutch {

class Explanation {
public:
    Explanation(const Tournament& tournament, const Field& field, const Completion& completion,
                const PairedRound& round);

    /// The whole round: the bye, the brackets, the boards with their colours.
    std::vector<Decision> round(const std::vector<Pair>& boards) const;

    /// What decided for one player, and what was turned down on the way. `index` in the field.
    std::vector<Decision> why(int index) const;

    /// What stands against the pair.
    std::vector<Decision> why_not(int a, int b) const;

private:
    struct Seat {
        std::size_t bracket = 0; ///< where the player was paired, or the last one
        std::optional<std::size_t> pair;
    };

    Seat seat_of(int index) const;
    std::size_t first_bracket_of(int index) const;
    const PairedBracket& at(std::size_t bracket) const { return round_.brackets[bracket]; }
    std::string bracket_subject(std::size_t bracket) const;

    Decision bye() const;
    Decision bracket(std::size_t bracket) const;
    std::vector<Decision> shortcomings(std::size_t bracket) const;
    std::vector<Decision> few_pairs(std::size_t bracket) const;
    Decision heterogeneous_subgroups(std::size_t bracket) const;
    Decision subgroups(std::size_t bracket) const;
    Decision forced(int higher, int lower) const;
    Decision place_in(std::size_t bracket, int index) const;
    Decision pairing_of(std::size_t bracket, std::size_t pair) const;
    Decision float_of(std::size_t bracket, int index) const;
    Decision turned_down(const Comparison& comparison, int a, int b, const Demands& demands) const;

    const Tournament& tournament_;
    const Field& field_;
    const Completion& completion_;
    const PairedRound& round_;
    Wording wording_;
    std::vector<std::size_t> residence_; ///< of players: the bracket they are resident in
};

}

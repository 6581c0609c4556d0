#pragma once
/// The decisions behind a round: the bye, every group and board, one player's pairing, a pair that
/// was not made. They tell what was recorded while it was decided.

#include "round.hpp"
#include "wording.hpp"

#include <optional>
#include <vector>

namespace hakem::ulusal {

class Explanation {
public:
    Explanation(const Field& field, const PairedRound& round)
        : field_(field), round_(round), wording_(field) {}

    /// The whole round.
    std::vector<Decision> round(const std::vector<Pair>& boards) const;
    /// What decided for one player; an index of the field.
    std::vector<Decision> why(int index) const;
    /// What stands against the pair.
    std::vector<Decision> why_not(int a, int b) const;

    /// The bye with the candidates before it (17.2, 17.3).
    Decision bye() const;
    /// Why a player floats out of the group, and why others do not.
    Decision floater(const PairedGroup& paired, int player) const;
    /// How the pair of a step was found, with those passed over.
    Decision step(const PairedGroup& paired, std::size_t index) const;
    Decision exchange(const PairedGroup& paired, const Exchange& exchange) const;

private:
    struct Seat {
        const PairedGroup* group = nullptr;
        std::size_t step = 0;
    };

    std::optional<Seat> seat_of(int index) const;
    Decision place(int index) const;
    Decision group(const PairedGroup& paired) const;
    Decision repair() const;
    std::vector<Decision> relaxation() const;
    Decision stays(const Claim& claim, const Claim& floater) const;
    std::vector<Decision> others_who_stay(const Group& group, const Claim& floater) const;
    std::vector<Decision> in_one_group(const PairedGroup& paired, int a, int b) const;
    std::vector<Decision> in_two_groups(int a, int b) const;
    Decision later_in_order(const Step& step, int a, int b) const;
    void add_exchanges(const PairedGroup& group, std::size_t step,
                       std::vector<Decision>& decisions) const;

    const Field& field_;
    const PairedRound& round_;
    Wording wording_;
};

/// Whether the player is paired in the group.
bool is_in(const PairedGroup& group, int player);

}

#pragma once
/// A pairing that was played, judged: is it legal, and where does it first leave the rules?

#include "explanation.hpp"
#include <hakem/pairing_system.hpp>

#include <map>
#include <optional>
#include <vector>

namespace hakem::ulusal {

class Judgement {
public:
    /// `round`: what the rules give; none where there is no pairing without a rematch.
    Judgement(const Field& field, const std::optional<PairedRound>& round);

    Verdict of(const RoundPairing& played);

private:
    struct Board {
        std::int32_t number = 0;
        int white = -1, black = -1;
    };

    void read(const RoundPairing& played);
    void judge_boards();
    void judge_byes();
    void judge_choice_of_bye();
    void judge_groups();
    void judge_colours();
    bool judge_floaters(const PairedGroup& paired);
    bool judge_steps(const PairedGroup& group);
    Decision step_fault(const PairedGroup& paired, std::size_t index, int opponent) const;
    bool is_covered(const Board& board) const;
    Decision absent(std::int32_t id) const;
    void illegal(Decision fault);

    const Field& field_;
    const std::optional<PairedRound>& round_;
    Wording wording_;
    std::map<std::int32_t, int> index_of_;
    std::vector<Board> boards_;
    Players byes_;
    std::vector<int> opponent_; ///< of players: -1 = none
    Verdict verdict_;
};

}

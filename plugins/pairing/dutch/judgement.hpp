#pragma once
/// A pairing that was played, judged: is it legal, and where does it leave the rules?

#include "round.hpp"
#include "wording.hpp"

#include <map>
#include <optional>
#include <vector>

namespace hakem::dutch {

class Judgement {
public:
    /// `round`: what the rules give; none where no legal pairing exists.
    Judgement(const Tournament& tournament, const Field& field, const Completion& completion,
              const std::optional<PairedRound>& round);

    Verdict of(const RoundPairing& played) const;

private:
    struct Board {
        std::int32_t number = 0;
        int white = -1, black = -1;
    };
    struct Played {
        std::vector<Board> boards;
        std::vector<int> byes;
        std::vector<int> opponent; ///< of players: -1 = none
    };

    Played read(const RoundPairing& played, Verdict& verdict) const;
    void judge_legality(const Played& played, Verdict& verdict) const;
    void judge_bye(const Played& played, Verdict& verdict) const;
    void judge_brackets(const Played& played, Verdict& verdict) const;
    void judge_colours(const Played& played, Verdict& verdict) const;
    Decision fault_of(std::size_t bracket, const Played& played) const;
    Decision fault_of_order(std::size_t bracket, const Played& played) const;

    const Field& field_;
    const Completion& completion_;
    const std::optional<PairedRound>& round_;
    Wording wording_;
    std::map<std::int32_t, int> index_of_;
};

}

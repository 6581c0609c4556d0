#pragma once
/// The bracket's own question asked again with a demand: what the answer loses against the one the
/// rules chose. Every "why not" is one such question.

#include "round.hpp"

#include <cstdint>
#include <optional>

namespace hakem::dutch {

/// Why a candidate was turned down.
struct Loss {
    enum class Cause : std::uint8_t {
        impossible, ///< no candidate meets the demand
        completion, ///< C4: what it leaves over cannot all be paired
        criterion,  ///< it fulfils `criterion` worse
        order,      ///< as good in everything, but generated later
    };
    Cause cause = Cause::order;
    Criterion criterion;
    std::int64_t difference = 0; ///< how much worse, in the unit of the criterion
};

class Comparison {
public:
    /// `index`: of the bracket in `round`. All must outlive the comparison.
    Comparison(const Field& field, const Completion& completion, const PairedRound& round,
               std::size_t index);

    Loss with(const Demands& demands) const;

private:
    Outlook outlook() const;
    bool meets(const Demands& demands, const BracketPairing& pairing) const;

    const Field& field_;
    const Completion& completion_;
    const PairedRound& round_;
    std::size_t index_;
    std::vector<int> below_two_; ///< who comes after the following scoregroup
    Outlook outlook_;
    std::vector<std::int64_t> chosen_; ///< the values of the chosen candidate
};

}

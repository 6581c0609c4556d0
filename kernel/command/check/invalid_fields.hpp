#pragma once
/// What stands in a field and is invalid is not missing: one finding, that of what stands there.

#include "judging/profile.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace hakem::command {

class InvalidFields {
public:
    InvalidFields(const Diagnostics& findings, const Tournament* tournament);

    /// Whether the finding says again, as missing or unknown, what another has of the same field.
    bool tells_again(const Diagnostic& finding) const;
    /// The profile in which the finding that stays weighs what the other would.
    judging::Profile weighed(const judging::Profile& profile) const;
    bool empty() const { return again_.empty(); }

private:
    std::set<std::pair<std::uint32_t, std::string_view>> again_; ///< lines and codes left out
    std::map<std::string_view, std::pair<std::string_view, Severity>>
        stands_for_; ///< invalid, missing
};

}

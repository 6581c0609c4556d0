#pragma once
/// What came of a package that was verified.

#include "audit/contents.hpp"
#include "command/command.hpp"

namespace hakem::command {

struct Verified {
    std::string package; ///< as it is shown
    audit::Opened opened;
    Diagnostics findings;
    bool same_versions = true, replayed = false;

    bool is_same() const { return !findings.has_errors(); }
};

/// The first difference, then how many there are.
std::string verified_text(const Verified& verified, Language language);
/// "hakem.audit-verify/1": all of them.
std::string verified_json(const Verified& verified, Language language);

}

#pragma once
/// What the office answers about a file: its findings as a profile weighs them, without what is
/// switched off and what somebody decided to let pass.

#include "judging/overrides.hpp"
#include "judging/profile.hpp"
#include <hakem/diagnostic.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {
struct Tournament;
}

namespace hakem::judging {

enum class Answer : std::uint8_t {
    clean,
    needs_override,  ///< somebody in the office has to look, and to say why it may pass
    back_to_arbiter, ///< the arbiter has to mend it
    not_judged,      ///< the file could not be looked at, which is no fault of the arbiter
};

/// "clean", "needs-override", "back-to-arbiter", "not-judged": for machines.
std::string_view word_of(Answer answer);

/// A finding and what became of it.
struct Judged {
    Diagnostic finding;                  ///< with the severity that the profile gives it
    Severity given = Severity::note;     ///< that the rule gives it
    bool blocks = false;                 ///< no override helps
    std::optional<BothTexts> off_reason; ///< the rule is switched off
    std::optional<Override> by;          ///< lets it pass

    /// Whether it is still in the way.
    bool counts() const { return !off_reason && !by; }
};

/// An override meant for this very content, and how many findings it lets pass.
struct UsedOverride {
    Override override;
    std::size_t findings = 0; ///< 0 = it fits nothing
    bool refused = false;     ///< it fits findings that no override helps
};

/// What a rule rests on: a text, our reading of one, or hearsay. Its source says so.
enum class Basis : std::uint8_t { stated, interpretation, unverified };

/// "stated", "interpretation", "unverified": for machines.
std::string_view word_of(Basis basis);

/// Findings of one code that are in the way.
struct Cause {
    std::string code;
    Severity severity = Severity::error;
    std::size_t count = 0;
    Diagnostic first;
    Basis basis = Basis::stated;
};

/// Findings of one code that were counted and not kept.
struct Unkept {
    std::string code;
    Severity severity = Severity::note;
    bool passed = false; ///< let pass, or the rule is switched off
    std::size_t count = 0;
};

/// All about one file.
struct Judgement {
    Answer answer = Answer::not_judged;
    std::string profile;                 ///< id
    std::string content;                 ///< what an override has to name; empty = nothing to name
    std::vector<Judged> findings;        ///< all that were kept, in their order
    std::vector<Unkept> unkept;          ///< by code
    std::vector<UsedOverride> overrides; ///< for this content
    std::vector<Cause> causes;           ///< why it is not clean: errors first, then by code

    std::size_t count(Severity severity) const; ///< of the causes

    /// Whether findings of the code that were counted and not kept may pass: an override of the
    /// whole code lets them, one of a player does not.
    bool lets_unkept_pass(std::string_view code) const;
};

/// Weighs the findings of a file: an error sends it back, a warning needs an override, a note is
/// told. Findings beyond `Diagnostics::limit_per_code` count as those of their code that no
/// override names. `tournament` says which player a line is about; it may be null.
Judgement judge(const Diagnostics& findings, const Profile& profile,
                const std::vector<Override>& overrides, std::string_view content,
                const Tournament* tournament = nullptr);

}

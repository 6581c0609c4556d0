#pragma once
/// What a federation asks of a file: how much each rule weighs, which are off, and why.

#include "judging/deadline.hpp"
#include "judging/package_rules.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/language.hpp>
#include <hakem/source.hpp>

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::judging {

/// What a profile says of a code.
struct RuleWeight {
    enum class Kind : std::uint8_t { as_given, note, warning, error, off } kind = Kind::as_given;
    bool blocks = false; ///< an error that no override helps
    BothTexts reason;    ///< why it is off or weighs otherwise
    std::string source;  ///< article or page; may be empty

    /// Of a kind that is one.
    Severity severity() const {
        return kind == Kind::error     ? Severity::error
               : kind == Kind::warning ? Severity::warning
                                       : Severity::note;
    }
};

/// Whose ratings the event is for: which fields its report must have.
enum class RatedBy : std::uint8_t { nobody, national, fide };

/// What a file is handed in as: the report of an event, or the plan of one that has no result yet.
enum class Stage : std::uint8_t { report, plan };

/// Rounds with this thinking time or more begin so far from each other, up to the next of the list.
struct RoundGap {
    std::int32_t minutes = 0, increment = 0; ///< of the control: 90 + 30
    std::int32_t gap = 0;                    ///< minutes from start to start
};

/// The system that is expected of a field.
struct ExpectedSystem {
    std::int32_t from = 0, to = 0; ///< competitors
    bool teams = false;
    std::string system; ///< swiss, round-robin, double-round-robin
    std::int32_t rounds = 0;
    std::string source; ///< page that has it; may be empty
};

/// What a plan of an event has to keep; zero and empty = no rule.
struct PlanRules {
    std::vector<RoundGap> gaps; ///< by thinking time, shortest first
    std::int32_t rounds_a_day = 0;
    std::int32_t fide_rounds_a_day = 0;   ///< of an event that FIDE rates
    std::int32_t strong_rating = 0;       ///< from here on:
    std::int32_t strong_rounds_a_day = 0; ///< fewer rounds
    std::int32_t strong_minutes = 0, strong_increment = 0;
    std::int32_t smallest_category = 0;    ///< fewer players are cancelled or merged
    std::int32_t registration_minutes = 0; ///< at least
    bool even_ages = false;
    std::vector<ExpectedSystem> systems;
};

struct Profile {
    std::string id = "none";
    BothTexts title;
    RatedBy rated_by = RatedBy::nobody;
    std::map<std::string, RuleWeight, std::less<>> rules; ///< by code, or "PLN-*" for many
    PlanRules plan;
    Deadline deadline;
    PackageRules package; ///< none = packages are not judged

    /// Of the code itself, else of the longest family that has it; nullptr = as the rule gives it.
    const RuleWeight* weight_of(std::string_view code) const;
    /// Whether it gives the code a weight: some rules count only where a profile asks for them.
    bool asks_for(std::string_view code) const;
    /// Switches a rule off: --off CODE=REASON.
    void switch_off(std::string_view code, std::string_view reason);
};

/// "club", "dbsb", "fide", "kksf", "tsf": those that are installed, in order of names.
std::vector<std::string> installed_profiles();

/// The file of an installed profile by its name, or the path itself. Throws Error where no profile
/// has the name.
std::filesystem::path path_of_profile(const std::string& name_or_path);

/// An installed profile by its name, or a file by its path. Throws Error where there is none or
/// it cannot be used; what is wrong in it is among the findings.
Profile open_profile(const std::string& name_or_path, Diagnostics& diagnostics);

/// Reads a profile; what is not understood is told (PRF-00xx) and left out.
Profile read_profile(const Source& source, Diagnostics& diagnostics);

}

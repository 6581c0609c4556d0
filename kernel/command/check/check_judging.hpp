#pragma once
/// What checked files are judged by, and the judging.

#include "checked_file.hpp"
#include "judging/plan_check.hpp"
#include "judging_options.hpp"
#include <hakem/rating_list.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hakem::command {

/// Read once and shared by all files of a run.
struct Judging {
    judging::Profile profile;
    std::vector<judging::Override> overrides;
    std::shared_ptr<const RatingList> list;
    std::optional<judging::Schedule> schedule;
    Date report;            ///< its day; none = not known
    Date list_ahead;        ///< FIDE's list that a report can still get into; none = not known
    std::size_t errors = 0; ///< in the list or the overrides
    std::size_t override_errors = 0; ///< in the overrides

    /// Whether national ratings count: by the profile, else by the list.
    bool national() const;
};

/// Opens what the options name and tells what is wrong with it. Throws Error where it cannot be
/// used.
std::shared_ptr<const Judging> open_judging(Session session, const JudgingOptions& options);

/// What the office asks for beyond the rounds and the standings: fields, list, plan. To be called
/// while identity numbers are still there.
void check_for_office(const Tournament& tournament, const Judging& judging,
                      Diagnostics& diagnostics);

/// What an override has to name: changes with every change of the event's content.
std::string content_hash_of(const Tournament& tournament);

/// Judges a file that was checked; its findings then weigh what the profile gives them, and those
/// of rules that are off are gone from them.
void judge(CheckedFile& file, const Judging& judging);

/// The overrides that are for no content of these files.
std::vector<judging::Override> overrides_of_others(const std::vector<CheckedFile>& files,
                                                   const Judging& judging);

}

#pragma once
/// The period of a run of `hakem rate`: which events count, what becomes of everybody, the new
/// list.

#include "rate_output.hpp"
#include <hakem/list_exporter.hpp>

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hakem::command {

/// A list, with what it is called and whether it is a state's own.
struct OpenedList {
    std::shared_ptr<const RatingList> list;
    std::string name;
    bool fingerprinted = false;
    std::size_t errors = 0;                                ///< that were found in it
    std::vector<rating_report::FileFinding> findings = {}; ///< as many as a reader looks through
    std::size_t more_findings = 0;
};

/// Opens a list and tells what is wrong in it; nothing for an empty path. Throws Error where it is
/// of another kind than the system.
OpenedList open_list(Session session, const std::filesystem::path& path, const RatingSystem& system,
                     bool fingerprinted);

class PeriodRun {
public:
    PeriodRun(Session session, const RateCommand& command, const RateRequest& request);

    struct Version {
        std::string path; ///< as it may be shown
        period::EventContent content;
    };
    /// Before anything is counted: all files of the run.
    void look_for_versions(const std::vector<Version>& files);

    /// What a file with this content is to be rated with. Thread-safe between two `take`s.
    RateBasis basis_for(const period::EventContent& content) const;

    /// Counts what is to be counted, in the order of the events.
    void take(std::vector<RatedEvent>& events);

    /// Settles, writes the new lists and ends the period where that is asked for.
    std::vector<PeriodResult> finish(Language language);

private:
    /// A period that the run works in.
    struct Target {
        std::string label;
        RateRequest request;
        period::Opening opening;
        period::Archive archive;
        std::vector<rating_report::FileFinding> findings = {}; ///< of its list
        std::size_t more_findings = 0;
        bool settled = true; ///< is to be settled at the end
    };

    std::string chosen_label() const;
    std::unique_ptr<Target> target_of(const std::string& label, const OpenedList& list) const;
    bool began_with_list() const;
    OpenedList list_of_state(const std::string& label) const;
    /// Where new events count.
    Target& open_target() { return late_ ? *late_ : *asked_; }

    const Target& target_for(const period::Known& known) const;
    bool is_one_of_versions(RatedEvent& event) const;
    bool judge(RatedEvent& event, period::Counted& counted) const;
    void replace(RatedEvent& event, const std::string& id, period::Counted& counted) const;
    std::string named_by_hand() const;
    /// Of what an event took the place of, through all closed periods: the first, and its period.
    std::pair<std::string, std::string> first_version(std::string id) const;
    std::string closed_version(const std::string& id) const;
    void remember(const RatedEvent& event);

    PeriodResult settle(Target& target, Language language);
    Date first_of_months(const std::string& label) const;
    std::vector<period::EventToSettle> events_of(const Target& target) const;
    std::vector<rating_report::PeriodDecision>
    corrections_in(const std::vector<period::EventToSettle>& events,
                   const std::string& label) const;
    std::shared_ptr<const period::EventToSettle::Closed>
    closed_period_of(std::string id, const std::string& target) const;
    void write_lists(const period::SettlementInput& input, const period::SortedRows& fingerprinted,
                     PeriodResult& result, Language language) const;
    void close(const period::SettlementInput& input, const period::SortedRows& fingerprinted,
               PeriodResult& result);

    Session session_;
    const RateCommand& command_;
    bool writes_;
    RateRequest request_;
    period::State state_;
    std::unique_ptr<Target> asked_, late_; ///< late: the period asked for is closed
    period::KnownIds ids_;
    std::set<std::string> told_;                 ///< corrections that this run counts, by id
    std::map<std::string, std::string> folders_; ///< of reports, by id of event
    struct OtherVersion {
        std::string id, path;
    };
    std::map<std::string, OtherVersion> versions_; ///< of one event, not known yet; by id
};

}

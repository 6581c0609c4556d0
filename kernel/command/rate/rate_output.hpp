#pragma once
/// Ratings as people and programs read them.

#include "rated_event.hpp"
#include "rating_report/rating_report.hpp"
#include <hakem/document.hpp>

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hakem::command {

/// What a period did, as far as it is to be shown.
struct PeriodResult {
    std::string label, system, rule, edition;
    TimeClass time_class = TimeClass::standard;
    bool official = true, closed = false;
    std::string list; ///< that it began with; may be empty
    const RatingListInfo* list_info = nullptr;
    std::int32_t first_games = 0;
    std::map<std::string, std::string> folders; ///< of the reports of events, by id
    period::Settlement settlement;
    std::vector<std::string> files;                        ///< of the new list
    period::KnownIds ids;                                  ///< under --with-identity
    std::vector<rating_report::FileFinding> findings;      ///< of the files of this run
    std::vector<rating_report::FileFinding> list_findings; ///< of the list
    std::size_t more_findings = 0;
    /// What was told of files and persons; from the state what its corrections changed.
    std::vector<rating_report::PeriodDecision> decisions;
    /// Closed periods' events that were rated again, by the id of the correction.
    std::map<std::string, std::shared_ptr<const period::EventToSettle::Closed>> corrected;
};

/// What was noted when a period was settled, each with the person.
std::vector<rating_report::PeriodDecision> decisions_of(const period::Settlement& settlement);
/// What was told, by the names of persons.
class DecisionsByPerson {
public:
    explicit DecisionsByPerson(const PeriodResult& result);
    /// Why a person's rating is what it is, with what was decided of them.
    std::vector<Decision> reasons_of(const period::Settled& settled) const;
    /// What was told of those who are meant and whom the period did not settle.
    std::vector<Decision> of_others(const PeriodResult& result, std::string_view who) const;

private:
    std::multimap<std::string_view, const Decision*> by_name_;
};

/// What of a fingerprinted national id is shown: all of it where it is known, under
/// --with-identity.
std::string shown_id(const std::string& fingerprinted, const period::KnownIds& known);

/// One event of "hakem.rate/1".
nlohmann::ordered_json event_json(const RatedEvent& event);
/// The period: its events, everybody who played, the new list.
nlohmann::ordered_json period_json(const PeriodResult& result, Language language);
/// All of it as one file.
std::string rate_json(std::string_view system, const std::vector<nlohmann::ordered_json>& events,
                      const nlohmann::ordered_json* period);
std::string dumped(const nlohmann::ordered_json& json, int indent = 2);

/// The report of an event, and that of a period.
Document event_document(const RatedEvent& event, bool with_identity);
Document norms_document(const RatedEvent& event);
/// Without a section where there is no norm.
Document certificates_document(const RatedEvent& event);
Document period_document(const PeriodResult& result, bool with_identity);
/// The page over the reports of many events.
struct IndexEntry {
    std::string path, name, folder;
    std::size_t players = 0, rated = 0, newcomers = 0, errors = 0, warnings = 0;
    Counting::State state = Counting::State::alone;
    bool made = false;
};
Document rate_index(const std::vector<IndexEntry>& entries, const PeriodResult* period);

/// Players of an event whom a number, an id or a part of a name means.
std::vector<std::size_t> meant(const RatedEvent& event, std::string_view who);
/// Every digit of these players' ratings. `reasons`: as tables; a terminal, whose tables cut long
/// cells, has them as lines.
Document why_document(const RatedEvent& event, const std::vector<std::size_t>& players,
                      bool reasons);
std::string why_text(const RatedEvent& event, std::size_t player, Language language);
std::string why_text(const period::Settled& settled, const PeriodResult& result, Language language);

/// The people of a period who are meant, and what it made of them.
std::vector<const period::Settled*> meant(const PeriodResult& result, std::string_view who);
Document why_document(const PeriodResult& result, const std::vector<const period::Settled*>& people,
                      bool reasons);
/// What was told of others: as a table, and as lines.
Document why_document(const PeriodResult& result, std::string_view who,
                      const std::vector<Decision>& told);
std::string why_text(const std::vector<Decision>& told, Language language);

/// What a correction changed, person by person. `closed`: of an event of a closed period.
std::vector<rating_report::PeriodDecision> decisions_of(const std::vector<period::Change>& changes,
                                                        std::size_t people, bool closed);
/// That an event took the place of another.
Decision corrected_decision(std::string_view path, std::string_view period, std::string_view id,
                            std::string_view other_path);

}

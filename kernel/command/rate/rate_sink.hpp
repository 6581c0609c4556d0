#pragma once
/// Where ratings go: reports into folders, text or JSON to stdout, findings to stderr.

#include "rate_output.hpp"

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

namespace hakem::command {

class RateSink {
public:
    /// Throws Error wrong_usage for formats that cannot go where they are to go.
    RateSink(Session session, const RateCommand& command, std::string system, std::size_t events);

    /// The reports of an event, into its folder. Thread-safe; a trouble is the event's own.
    void write_reports(RatedEvent& event) const;

    /// Data to stdout, findings and what became of the event to stderr.
    void show(const RatedEvent& event);
    void show(PeriodResult result);

    /// What stands at the end, and the exit code of it all.
    ExitCode finish();

    /// The run ends with this code at least.
    void raise(ExitCode code) { code_ = std::max(code_, code); }

    /// As asked, else of the first event that could be read.
    Language language() const;

private:
    void explain(const RatedEvent& event);
    void explain(const PeriodResult& result);
    /// A terminal has reasons as lines.
    bool to_lines() const { return to_screen() && to_.front() == "text"; }
    bool to_screen() const { return folder_.empty(); }
    void put_soon(const Document& document, const RatedEvent& event) const;
    void print_event(const RatedEvent& event);
    void say_counting(const RatedEvent& event);
    void say_changes(const RatedEvent& event);
    /// To stderr, and for the report of a period.
    void tell(std::string person, Decision decision, std::string_view indent = {});
    void note_entry(const RatedEvent& event);
    void note_findings(const RatedEvent& event);
    void print_document(const Document& document, Language language,
                        const std::string& folder = {}) const;
    void print_json_end();

    Session session_;
    const RateCommand& command_;
    std::string system_;
    std::size_t events_;
    std::filesystem::path folder_; ///< empty: stdout
    std::vector<std::string> to_;
    std::optional<Language> first_language_;
    std::vector<IndexEntry> entries_;
    std::vector<rating_report::FileFinding> findings_; ///< for the report of a period
    std::size_t more_findings_ = 0;
    std::vector<rating_report::PeriodDecision> decisions_; ///< of files, for the same
    std::string periods_json_;
    std::optional<PeriodResult> last_period_;
    std::size_t printed_ = 0, explained_ = 0;
    ExitCode code_ = ExitCode::done;
};

}

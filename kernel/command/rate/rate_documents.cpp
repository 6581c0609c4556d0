// Ratings as documents: the reports are those of rating_report, the index is ours.

#include "command/cells.hpp"
#include "period/people.hpp"
#include "rate_output.hpp"
#include "rating_report/rating_report.hpp"

#include <fmt/format.h>

#include <set>

namespace hakem::command {

namespace {

constexpr Columns column{"rate"};

/// What of an event, or of its correction, counts in the period: the sum of the changes.
std::int64_t counted_of(const period::SettledEvent& event, const period::Settlement& settlement) {
    std::int64_t sum = 0;
    for (const auto& settled : settlement.people)
        for (const auto& at : settled.events)
            if (&settlement.events[at.event] == &event && settled.before.before.rating != 0)
                sum += at.counted;
    return sum;
}

/// Events of closed periods that are rated again because of a correction.
class RatedAgain {
public:
    explicit RatedAgain(const PeriodResult& result) {
        // Those that could not be rated again stay as they were published.
        std::set<std::string> stuck;
        for (const auto& note : result.settlement.notes)
            if (note.key == "period.chain-by-hand" && note.arguments.size() > 4)
                stuck.insert(note.arguments[4]);
        const auto& events = result.settlement.events;
        for (std::size_t i = 0; i < events.size(); ++i) {
            const auto found = result.corrected.find(events[i].id);
            if (found == result.corrected.end()) continue;
            for (const auto& later : found->second->later)
                for (const auto& [event, corrects] : later.events)
                    if (!corrects && !stuck.contains(period::label_of(event)))
                        of_[i].emplace_back(event.name, event.participants);
        }
    }

    /// Those that somebody played in: "Second, Third"; empty for none.
    std::string played(std::size_t correction, const period::Person& person) const {
        std::vector<std::string_view> names;
        if (const auto found = of_.find(correction); found != of_.end())
            for (const auto& [name, people] : found->second)
                if (people.find(person) != nullptr) names.push_back(name);
        return fmt::format("{}", fmt::join(names, ", "));
    }

private:
    std::map<std::size_t, std::vector<std::pair<std::string, period::ByAnyKey>>> of_;
};

rating_report::PeriodEvent shown(const period::SettledEvent& event, const PeriodResult& result) {
    rating_report::PeriodEvent made;
    made.name = event.name;
    made.place = event.place;
    made.start = event.start;
    made.end = event.end;
    made.file = event.path;
    if (const auto found = result.folders.find(event.id); found != result.folders.end())
        made.target = found->second + "/rating-report.html";
    made.players = static_cast<std::int32_t>(event.participants);
    made.rated = static_cast<std::int32_t>(event.rated);
    made.newcomers = static_cast<std::int32_t>(event.newcomers);
    made.games = static_cast<std::int32_t>((event.games + 1) / 2);
    made.change = event.change;
    made.corrects = event.corrects;
    if (event.corrects)
        made.note = Phrase::of("rate.corrects-closed",
                               {signed_hundredths_argument(counted_of(event, result.settlement))});
    return made;
}

rating_report::PersonPart part_of(const period::Settled::At& at) {
    const auto& result = at.result;
    rating_report::PersonPart part{at.event,
                                   result.id,
                                   result.games,
                                   Points::hundredths(result.score),
                                   Points::hundredths(result.rated_score),
                                   result.expected,
                                   at.counted,
                                   {}};
    if (result.games != result.rated_games) part.fixed = period::rating_of(result).fixed();
    using Status = PlayerRating::Status;
    part.unrated = result.status == Status::newcomer || result.status == Status::not_rated;
    return part;
}

rating_report::PeriodPerson shown(const period::Settled& settled, const PeriodResult& result,
                                  const RatedAgain& again) {
    rating_report::PeriodPerson made;
    const auto& person = settled.person;
    made.name = person.name;
    made.title = person.title;
    made.club = person.club;
    made.fide_id = person.fide_id;
    made.national_id = shown_id(person.national_id, result.ids);
    made.before = settled.before.before;
    for (const auto& at : settled.events) {
        auto& part = made.parts.emplace_back(part_of(at));
        part.difference = result.settlement.events[at.event].corrects && !part.unrated;
        if (part.difference) part.rated_again = again.played(at.event, person);
    }
    made.after = settled.after;
    return made;
}

Row index_row(const IndexEntry& entry) {
    Row row{named(entry.path)};
    row.push_back(entry.made
                      ? Cell(Link{Phrase::verbatim(entry.name.empty() ? entry.folder : entry.name),
                                  entry.folder + "/rating-report.html"})
                      : Cell(Phrase::verbatim(entry.name)));
    for (const auto count :
         {entry.players, entry.rated, entry.newcomers, entry.errors, entry.warnings})
        row.push_back(number(count));
    const bool unread = !entry.made && entry.players == 0;
    row.push_back(Phrase::of(unread ? std::string("rate.state-unread")
                                    : fmt::format("rate.state-{}", word_of(entry.state))));
    return row;
}

}

Document event_document(const RatedEvent& event, bool with_identity) {
    rating_report::EventInput input{*event.input.tournament, event.rating};
    input.file = event.input.shown_name();
    if (event.list) input.list = &event.list->info();
    if (event.list_then) input.list = &*event.list_then;
    input.matches = event.matches;
    input.archives = event.archives;
    input.settled = event.settled;
    input.findings = &event.input.diagnostics;
    input.with_identity = with_identity;
    return rating_report::event_report(input);
}

Document norms_document(const RatedEvent& event) {
    return rating_report::norm_report(*event.input.tournament, *event.norms);
}

Document certificates_document(const RatedEvent& event) {
    return rating_report::norm_certificates(*event.input.tournament, *event.norms);
}

Document period_document(const PeriodResult& result, bool with_identity) {
    rating_report::PeriodInput input;
    input.system = result.system;
    input.rule = result.rule;
    input.edition = result.edition;
    input.official = result.official;
    input.time_class = result.time_class;
    input.first_games = result.first_games;
    input.list = period::list_date(result.label);
    input.before = result.list_info;
    for (const auto& event : result.settlement.events) input.events.push_back(shown(event, result));
    const RatedAgain again(result);
    for (const auto& settled : result.settlement.people)
        input.persons.push_back(shown(settled, result, again));
    input.decisions = result.decisions;
    input.findings = result.list_findings;
    input.findings.insert(input.findings.end(), result.findings.begin(), result.findings.end());
    input.more_findings = result.more_findings;
    input.with_identity = with_identity;
    return rating_report::period_report(input);
}

Document rate_index(const std::vector<IndexEntry>& entries, const PeriodResult* period) {
    Document page;
    page.id = "index";
    if (!entries.empty()) page.event = entries.front().name;
    if (entries.size() > 1) page.event += " …";
    if (period != nullptr) page.event = period->label;
    page.title = Phrase::of(
        period != nullptr ? "rate.index-title-period" : "rate.index-title",
        {std::to_string(entries.size()), period != nullptr ? period->label : std::string()});
    if (period != nullptr) {
        page.facts.push_back({Phrase::of("rate.period"), Phrase::verbatim(period->label)});
        page.facts.push_back({Phrase::of("rate.period-report"),
                              Link{Phrase::verbatim("period-report.html"), "period-report.html"}});
        for (const auto& file : period->files)
            page.facts.push_back({Phrase::of("rate.new-list"), Link{Phrase::verbatim(file), file}});
    }
    Section section;
    section.id = "events";
    section.heading = Phrase::of("rate.index-events");
    Table table;
    table.caption = section.heading;
    table.columns = {column("file"),
                     column("event"),
                     column("players", Align::right),
                     column("rated", Align::right),
                     column("newcomers", Align::right),
                     column("errors", Align::right),
                     column("warnings", Align::right),
                     column("state", Align::left, true)};
    for (const auto& entry : entries) table.rows.push_back(index_row(entry));
    section.body = std::move(table);
    page.sections.push_back(std::move(section));
    return page;
}

}

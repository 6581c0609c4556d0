#include "report_set.hpp"

#include <algorithm>

namespace hakem::command {

std::vector<const Report*> reports_for(Registry& registry, const Tournament& tournament,
                                       std::string_view set) {
    std::vector<const Report*> reports;
    for (const auto& info : registry.list(Report::kind)) {
        const auto& report = registry.get<Report>(info.id);
        if (report.set() == set && report.applies(tournament)) reports.push_back(&report);
    }
    std::stable_sort(reports.begin(), reports.end(),
                     [](const Report* a, const Report* b) { return a->order() < b->order(); });
    return reports;
}

Document whole_document(Session session, const Tournament& tournament, Diagnostics& diagnostics) {
    RankOptions ranking;
    ranking.explain = true;
    const auto standings = hakem::rank(tournament, ranking, session.registry, diagnostics);
    const ReportOptions options;
    Document whole;
    for (const auto* report : reports_for(session.registry, tournament, "club")) {
        auto part = report->make({tournament, standings, options});
        for (auto& section : part.sections) {
            section.id = part.id == section.id ? part.id : part.id + "-" + section.id;
            whole.sections.push_back(std::move(section));
        }
        for (auto& note : part.notes)
            if (std::find(whole.notes.begin(), whole.notes.end(), note) == whole.notes.end())
                whole.notes.push_back(std::move(note));
        if (whole.event.empty())
            whole.event = part.event, whole.facts = part.facts, whole.date = part.date;
    }
    whole.id = "tournament";
    whole.title = Phrase::of("report.whole");
    return whole;
}

}

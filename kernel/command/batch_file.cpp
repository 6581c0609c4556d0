#include "batch_file.hpp"

#include "batch/run.hpp"
#include "content/record.hpp"
#include "office_report/redaction.hpp"
#include <hakem/exporter.hpp>
#include <hakem/output.hpp>
#include <hakem/report.hpp>

#include <algorithm>
#include <array>
#include <digest/sha256.hpp>

namespace hakem::command {

namespace {

using batch::Entry;
using batch::Status;

/// What a federation office files of each event.
bool is_filed(std::string_view id) {
    constexpr std::array<std::string_view, 5> filed{"standings", "team-standings", "crosstable",
                                                    "team-crosstable", "round-robin-table"};
    return std::find(filed.begin(), filed.end(), id) != filed.end();
}

Phrase phrase_of(const Error& error) { return Phrase::of(error.key(), error.arguments()); }

void fail(Entry& entry, Status status, Phrase trouble) {
    entry.status = entry.answer = status;
    entry.trouble = std::move(trouble);
}

}

Entry BatchFile::work(const batch::Item& item, const std::string& folder) const {
    auto session = session_;
    session.shown_as = item.shown;
    auto entry =
        batch::entry_for(item, [this](const std::string& path) { return session_.shown(path); });
    entry.folder = folder;
    entry.language = code_of(session.console.language());
    try {
        check(item, session, entry);
    } catch (const Error& error) {
        fail(entry, Status::unreadable, phrase_of(error));
    } catch (const std::bad_alloc&) {
        fail(entry, Status::unreadable, Phrase::of("error.out-of-memory"));
    } catch (const std::exception& failure) {
        fail(entry, Status::unreadable, Phrase::of("error.internal", {failure.what()}));
    }
    if (!batch::is_unchanged(item)) fail(entry, Status::unreadable, Phrase::of("batch.changed"));
    if (entry.outputs.empty()) entry.folder.clear();
    return entry;
}

void BatchFile::check(const batch::Item& item, Session session, Entry& entry) const {
    if (batch::is_record(item))
        return fail(entry, Status::not_a_tournament, Phrase::of("batch.record-alone"));
    // Whoever names the format knows what lies there.
    const bool named = !session.common.input_format.empty();
    if (!named && !looks_like_tournament(session, item.path))
        return fail(entry, Status::not_a_tournament, Phrase::of("batch.no-tournament"));
    auto request = request_;
    if (rated_ != nullptr)
        request.look = [&](const Tournament& tournament) { add_rated(tournament, entry); };
    const auto file = check_file(session, item.path, request, false);
    entry.language = code_of(file.input.language);
    answer(entry, file);
    if (!file.input.tournament || file.input.error) return;
    entry.facts = facts_of(file);
    entry.record = content::to_line(content::record_of(*file.input.tournament));
    entry.tally = batch::tally_of(*file.input.tournament);
    put_reports(file, entry);
}

void BatchFile::add_rated(const Tournament& tournament, Entry& entry) const {
    const auto known = rated_->of(tournament);
    if (known.relation == period::Relation::other) return;
    const bool same = known.relation == period::Relation::same;
    entry.related.push_back({same ? std::string(batch::rated) : "rated-version",
                             known.period,
                             {period::phrase_of(known)}});
}

/// Standings and crosstable; they come in the order of the reports of a set.
void BatchFile::put_reports(const CheckedFile& file, Entry& entry) const {
    const auto& tournament = *file.input.tournament;
    std::vector<const Report*> reports;
    for (const auto& info : session_.registry.list(Report::kind)) {
        const auto& report = session_.registry.get<Report>(info.id);
        if (is_filed(info.id) && report.applies(tournament)) reports.push_back(&report);
    }
    if (reports.empty()) return;
    std::stable_sort(reports.begin(), reports.end(),
                     [](const Report* a, const Report* b) { return a->order() < b->order(); });
    std::optional<Tournament> reduced;
    if (command_.redact) reduced = office_report::redacted(tournament);
    const auto& shown = reduced ? *reduced : tournament;
    Diagnostics ignored; // `check` has told them
    // Of what is shown: standings have the names as well.
    const auto standings = hakem::rank(shown, {}, session_.registry, ignored);
    const ReportOptions all;
    ExportOptions options;
    options.language = file.input.language;
    options.with_identity = session_.common.with_identity;
    for (const auto* report : reports) {
        const auto document = report->make({shown, standings, all});
        for (const auto& format : command_.to) {
            const auto& exporter = session_.registry.get<Exporter>(format);
            const auto bytes = exporter.write(document, options);
            const auto name = document.id + std::string(exporter.extension());
            write_whole_soon(command_.out / "events" / entry.folder / name, bytes);
            entry.outputs.push_back({name, bytes.size(), sha256(bytes)});
        }
    }
}

}

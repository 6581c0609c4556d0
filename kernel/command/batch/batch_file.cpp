#include "batch_file.hpp"

#include "batch/run.hpp"
#include "batch/same_players.hpp"
#include "content/record.hpp"
#include "office_report/decisions.hpp"
#include "office_report/redaction.hpp"
#include <hakem/exporter.hpp>
#include <hakem/identity.hpp>
#include <hakem/output.hpp>
#include <hakem/rating_list.hpp>
#include <hakem/report.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <digest/sha256.hpp>
#include <unistd.h>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;
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

/// Of a tournament as it was read.
std::int32_t masked_numbers(const Tournament& tournament) {
    const auto& players = tournament.players;
    return static_cast<std::int32_t>(
        std::count_if(players.begin(), players.end(), [](const Player& player) {
            return is_masked(player.national_id) || is_masked(player.licence);
        }));
}

/// Where a worker keeps the file that it works on; it is gone afterwards.
class OwnFolder {
public:
    explicit OwnFolder(const fs::path& out)
        : path_(batch::spool_folder(out) / fmt::format("worker-{}", ::getpid())) {}
    ~OwnFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;
    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

}

Phrase no_tournament(Session session, const fs::path& path) {
    return Phrase::of(is_rating_list(path, session.registry) ? "batch.rating-list"
                                                             : "batch.no-tournament");
}

Entry BatchFile::work(const batch::Item& item, const std::string& folder) const {
    auto session = session_;
    session.shown_as = item.shown;
    auto entry =
        batch::entry_for(item, [this](const std::string& path) { return session_.shown(path); });
    entry.folder = folder;
    entry.language = code_of(session.console.language());
    const OwnFolder own(command_.out);
    try {
        if (const auto copy = batch::own_copy(item, own.path()))
            check(item, *copy, session, entry);
        else
            fail(entry, Status::unreadable, Phrase::of("batch.changed"));
    } catch (const Error& error) {
        // No other file could be done either.
        if (error.key() == "error.cannot-write") throw;
        fail(entry, Status::unreadable, phrase_of(error));
    } catch (const std::bad_alloc&) {
        fail(entry, Status::unreadable, Phrase::of("error.out-of-memory"));
    } catch (const std::exception& failure) {
        fail(entry, Status::unreadable, Phrase::of("error.internal", {failure.what()}));
    }
    if (entry.outputs.empty()) entry.folder.clear();
    return entry;
}

std::string BatchFile::names(const batch::Item& item,
                             const std::vector<std::int32_t>& numbers) const {
    const OwnFolder own(command_.out);
    const auto copy = batch::own_copy(item, own.path());
    if (!copy) return {};
    auto session = session_;
    session.shown_as = item.shown;
    const auto input = read_input(session, *copy);
    if (!input.tournament) return {};
    const PlayerIndex index(*input.tournament);
    std::string lines;
    for (const auto number : numbers) {
        if (const auto at = index[number]; at >= 0)
            lines += printable(
                without_identity(input.tournament->players[static_cast<std::size_t>(at)].name));
        lines += '\n';
    }
    return lines;
}

void BatchFile::check(const batch::Item& item, const fs::path& path, Session session,
                      Entry& entry) const {
    if (batch::is_record(item))
        return fail(entry, Status::not_a_tournament, Phrase::of("batch.record-alone"));
    // Whoever names the format knows what lies there.
    const bool named = !session.common.input_format.empty();
    if (!named && !looks_like_tournament(session, path))
        return fail(entry, Status::not_a_tournament, no_tournament(session, path));
    auto request = request_;
    request.look = [&](const Tournament& tournament) {
        entry.masked = masked_numbers(tournament);
        if (rated_ != nullptr) add_rated(tournament, entry);
    };
    const auto file = check_file(session, path, request, false);
    entry.language = code_of(file.input.language);
    answer(entry, file);
    // A system that we cannot pair by keeps nobody from being ranked.
    const auto& error = file.input.error;
    if (!file.input.tournament || (error && error->key() != "check.no-system")) return;
    if (entry.status == Status::not_a_tournament) return;
    entry.tally = batch::tally_of(*file.input.tournament);
    entry.facts = facts_of(file, entry.tally);
    entry.record = content::to_line(content::record_of(*file.input.tournament));
    entry.people = batch::people_of(*file.input.tournament);
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
    const auto decisions =
        office_report::decision_notes(entry, file.input.language, command_.redact);
    for (const auto* report : reports) {
        auto document = report->make({shown, standings, all});
        document.notes.insert(document.notes.end(), decisions.begin(), decisions.end());
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

// hakem report FILE... --out DIR: all reports of a set, for one file or a folder of hundreds.

#include "command/folder_names.hpp"
#include "command/index_page.hpp"
#include "report_package.hpp"
#include "report_set.hpp"
#include <hakem/exporter.hpp>
#include <hakem/output.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <map>

namespace hakem::command {

namespace {

class Maker {
public:
    /// `alone`: there is one event, so its reports may have all cores.
    Maker(Session session, const ReportCommand& command, bool alone)
        : session_(session), command_(command), alone_(alone) {}

    /// Reads one file and makes its reports; its troubles stay its own.
    MadeEvent make(const std::filesystem::path& path, const std::string& folder) const {
        MadeEvent event{read_input(session_, path), folder, {}};
        if (event.input.error || !event.input.usable()) return event;
        try {
            make_reports(event);
        } catch (const Error& error) {
            event.reports.clear();
            event.input.error = error;
        } catch (const std::exception& failure) {
            event.reports.clear();
            event.input.error = Error(ExitCode::internal_error, "error.internal", {failure.what()});
        }
        return event;
    }

    void put_index(const Document& page, const std::filesystem::path& folder,
                   Language language) const {
        ExportOptions options;
        options.language = language;
        write_whole(folder / "index.html",
                    session_.registry.get<Exporter>("html").write(page, options));
    }

private:
    void make_reports(MadeEvent& event) const {
        const auto& tournament = *event.input.tournament;
        const RankOptions rank_options{command_.tie_breaks, command_.edition, command_.after, true};
        const auto standings =
            hakem::rank(tournament, rank_options, session_.registry, event.input.diagnostics);
        ReportOptions options;
        options.rounds = command_.rounds;
        options.players = command_.players;
        options.key_by_rank = command_.key_by_rank;
        put_reports(event, {tournament, standings, options});
        find_prizes(event);
        event.input.diagnostics.sort();
        put_index(event_index(event), command_.out / event.folder, event.input.language);
    }

    /// Every report in every format; of a single event on all cores.
    void put_reports(MadeEvent& event, const ReportInput& input) const {
        const auto reports = reports_for(session_.registry, input.tournament, command_.set);
        std::vector<Document> documents;
        for (const auto* report : reports) {
            documents.push_back(report->make(input));
            event.reports.push_back({documents.back().title, {}});
            for (const auto& format : command_.to)
                event.reports.back().files.emplace_back(format, std::string());
        }
        const auto formats = command_.to.size();
        const auto count = documents.size() * formats;
        const auto put = [&](std::size_t i) {
            auto& file = event.reports[i / formats].files[i % formats];
            file.second = put_document(documents[i / formats], file.first, event);
        };
        if (alone_)
            in_parallel(count, put);
        else
            for (std::size_t i = 0; i < count; ++i) put(i);
    }

    /// Prizes that `hakem prizes` has put into the folder of the event, in all formats.
    void find_prizes(MadeEvent& event) const {
        MadeReport prizes{Phrase::of("prizes.title"), {}};
        for (const auto& format : command_.to) {
            auto name = "prizes" + std::string(session_.registry.get<Exporter>(format).extension());
            std::error_code trouble;
            if (!std::filesystem::is_regular_file(command_.out / event.folder / name, trouble))
                return;
            prizes.files.emplace_back(format, std::move(name));
        }
        event.others.push_back(std::move(prizes));
    }

    /// Returns the name of the file in the folder of the event.
    std::string put_document(const Document& document, const std::string& format,
                             const MadeEvent& event) const {
        ExportOptions options;
        options.language = event.input.language;
        const auto& exporter = session_.registry.get<Exporter>(format);
        auto name = document.id + std::string(exporter.extension());
        write_whole(command_.out / event.folder / name, exporter.write(document, options));
        return name;
    }

    Session session_;
    const ReportCommand& command_;
    bool alone_;
};

/// The language of the page over all: as asked, else that of the first event.
Language language_over(Session session, const std::vector<MadeEvent>& events) {
    if (session.common.language) return *session.common.language;
    for (const auto& event : events)
        if (event.input.tournament) return event.input.language;
    return session.console.language();
}

void show_findings(Session session, const std::vector<MadeEvent>& events) {
    // Notes are on the pages and in the summary; on the screen hundreds of files would drown.
    const auto least = events.size() == 1 ? Severity::note : Severity::warning;
    for (const auto& event : events) {
        session.console.show(event.input.diagnostics, least);
        if (event.input.error)
            session.console.say_error(*event.input.error);
        else if (!event.input.usable())
            session.console.say_error(
                Error(ExitCode::answer_is_no, "error.strict", {event.input.shown}));
    }
}

void say_summary(Session session, const std::vector<MadeEvent>& events,
                 const std::filesystem::path& index) {
    std::size_t made = 0, documents = 0;
    std::map<std::string, std::size_t> codes;
    for (const auto& event : events) {
        made += !event.reports.empty();
        for (const auto& report : event.reports) documents += report.files.size();
        for (const auto& [code, count] : event.input.diagnostics.by_code()) codes[code] += count;
    }
    const auto language = session.console.language();
    session.console.say(
        format_text("summary.reports", language,
                    {std::to_string(events.size()), std::to_string(made), std::to_string(documents),
                     std::to_string(events.size() - made)}));
    for (const auto& [code, count] : codes)
        session.console.say(fmt::format("  {:6}  {}", count, code));
    session.console.say(format_text("summary.index", language, {printable(index.string())}));
}

ExitCode exit_code_of_events(const std::vector<MadeEvent>& events) {
    auto code = ExitCode::done;
    for (const auto& event : events) code = std::max(code, exit_code_of(event.input));
    return code;
}

/// What is misspelt in the command must stop it before the first file.
void check(Session session, const ReportCommand& command) {
    for (const auto& format : command.to)
        if (!session.registry.get<Exporter>(format).takes_documents())
            throw Error(ExitCode::wrong_usage, "error.exporter-no-documents");
    const auto infos = session.registry.list(Report::kind);
    const bool known = std::any_of(infos.begin(), infos.end(), [&](const PluginInfo& info) {
        return session.registry.get<Report>(info.id).set() == command.set;
    });
    if (!known) throw Error(ExitCode::plugin_trouble, "error.no-such-set", {command.set});
}

}

ExitCode report(Session session, const ReportCommand& command) {
    check(session, command);
    if (!command.package.empty()) return report_package(session, command);
    const auto paths = expand(session, command.inputs);
    if (paths.empty())
        throw Error(ExitCode::not_understood, "error.no-files", {command.inputs.front().string()});
    const auto folders = folder_names(paths, session.common.with_identity);
    const Maker maker(session, command, paths.size() == 1);
    std::vector<MadeEvent> events(paths.size());
    std::atomic<std::size_t> done = 0;
    in_parallel(paths.size(), [&](std::size_t i) {
        events[i] = maker.make(paths[i], folders[i]);
        session.console.progress(++done, paths.size());
    });
    maker.put_index(overall_index(events), command.out, language_over(session, events));
    show_findings(session, events);
    say_summary(session, events, command.out / "index.html");
    return exit_code_of_events(events);
}

}

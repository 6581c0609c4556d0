// hakem batch FOLDER... --out DIR: a folder of files in one go.

#include "batch/same_players.hpp"
#include "batch_expected.hpp"
#include "batch_file.hpp"
#include "batch_inputs.hpp"
#include "batch_office.hpp"
#include "batch_package.hpp"
#include "batch_progress.hpp"
#include "batch_settings.hpp"
#include "batch_summary.hpp"
#include "batch_versions.hpp"
#include "command/check/check_judging.hpp"
#include "command/folder_names.hpp"
#include "command/interrupt.hpp"
#include <hakem/exporter.hpp>
#include <hakem/report.hpp>
#include <hakem/text.hpp>
#include <hakem/tie_break.hpp>

#include <algorithm>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;
using batch::Status;

class BatchRun {
public:
    BatchRun(Session session, const BatchCommand& command)
        : session_(session), command_(command), progress_(session),
          file_(session, command, request_, rated_of(command)) {
        auto judging = command.judging;
        judging.date = command.date;
        request_.judging = open_judging(session, judging);
        // A decision that is not understood must not send back a year of files.
        if (request_.judging->override_errors != 0)
            throw Error(ExitCode::not_understood, "error.overrides");
        expected_ = read_expected(session, command);
        options_.out = command.out;
        options_.settings = batch_settings(session, command);
        options_.fail_fast = command.fail_fast;
        options_.opening.file = options_.opening.package.entry = std::uint64_t{command.file_size}
                                                                 << 20;
        options_.workers.workers = command.jobs;
        options_.workers.time = std::chrono::seconds(command.file_time);
    }

    ExitCode once() {
        const auto candidates = batch::gather(batch_paths(command_), command_.out);
        if (command_.dry_run) return list(candidates);
        return run(candidates, command_.resume);
    }

    /// A run whenever files have come or changed, of all that are at rest.
    ExitCode watch() {
        StableFiles stable(std::chrono::seconds(*command_.watch));
        auto code = ExitCode::done;
        if (session_.console.terminal())
            session_.console.say(text("batch.watching", session_.console.language()));
        for (std::uint32_t runs = 0; !Interrupt::came();) {
            auto candidates = batch::gather(batch_paths(command_), command_.out);
            const bool other = stable.settle(candidates);
            if (other) code = run(candidates, runs != 0 || command_.resume);
            if (code == ExitCode::interrupted) return code;
            if (other && ++runs == command_.watch_runs) break;
            if (!other) rest();
        }
        return code;
    }

private:
    ExitCode run(const std::vector<batch::Candidate>& candidates, bool resume) {
        const auto held = batch::hold(command_.out); // until the last file is in its place
        options_.resume = resume;
        auto result = batch::run(candidates, options_, hooks());
        settle_versions(result.entries, request_.judging->profile, request_.judging->overrides);
        batch::forget_fallen(result.entries);
        tell(result);
        if (result.interrupted) return ExitCode::interrupted;
        write_office(session_, command_, *request_.judging, expected_.events, result.entries);
        batch::write_account(command_.out, options_.settings, result.entries);
        batch::sweep(command_.out, result.entries);
        batch::remove_workings(command_.out);
        return exit_code(result);
    }

    ExitCode list(const std::vector<batch::Candidate>& candidates) {
        const TemporaryFolder folder;
        const auto items = batch::open_all(candidates, folder.path(), options_, hooks());
        if (!items) return ExitCode::interrupted;
        for (const auto& item : *items) {
            auto entry =
                batch::troubled(item, hooks(), {item.trouble, item.arguments, std::string()});
            if (item.trouble.empty() && !looks_like_tournament(session_, item.path)) {
                entry.status = Status::not_a_tournament;
                entry.trouble = batch::is_record(item) ? Phrase::of("batch.record-alone")
                                                       : no_tournament(session_, item.path);
            }
            const auto language = session_.console.language();
            session_.console.print(
                (entry.trouble.empty() ? printable(entry.path) : batch_line(entry, language)) +
                "\n");
        }
        session_.console.say(format_text("batch.summary", session_.console.language(),
                                         {std::to_string(items->size())}));
        return ExitCode::done;
    }

    batch::RunHooks hooks() {
        batch::RunHooks hooks;
        hooks.work = [this](const batch::Item& item, const std::string& folder) {
            return file_.work(item, folder);
        };
        hooks.name_folders = [this](const std::vector<batch::Item>& items) {
            if (command_.redact) return numbers_as_names(items.size());
            std::vector<fs::path> paths;
            for (const auto& item : items) paths.emplace_back(item.shown);
            return folder_names(paths, session_.common.with_identity);
        };
        hooks.shown = [this](const std::string& path) { return session_.shown(path); };
        hooks.names = [this](const batch::Item& item, const std::vector<std::int32_t>& numbers) {
            return file_.names(item, numbers);
        };
        if (request_.judging && request_.judging->profile.package)
            hooks.package = [this](const batch::Item& item,
                                   const std::vector<const batch::Entry*>& files) {
                return package_entry(session_, *request_.judging, item, files);
            };
        hooks.progress = [this](std::size_t done, std::size_t all, bool opening) {
            progress_.tell(done, all, opening);
        };
        hooks.interrupted = [] { return Interrupt::came(); };
        return hooks;
    }

    void tell(const batch::RunResult& result) {
        const auto language = session_.console.language();
        if (session_.console.terminal()) session_.console.pass({});
        if (result.kept != 0)
            session_.console.say(
                format_text("batch.kept", language, {std::to_string(result.kept)}));
        if (result.interrupted) {
            say_counts(result);
            return session_.console.say(text("batch.interrupted", language));
        }
        if (!command_.jsonl) return session_.console.print(batch_text(result, language));
        for (const auto& entry : result.entries)
            session_.console.print(batch::entry_text(entry) + "\n");
        say_counts(result);
    }

    void say_counts(const batch::RunResult& result) {
        const auto counts = batch_counts(result, session_.console.language());
        session_.console.say(trim_right(counts));
    }

    ExitCode exit_code(const batch::RunResult& result) const {
        const bool all_well =
            expected_.errors == 0 &&
            std::all_of(result.entries.begin(), result.entries.end(), [](const auto& entry) {
                return entry.status != Status::needs_override &&
                       entry.status != Status::back_to_arbiter &&
                       entry.status != Status::unreadable;
            });
        return all_well ? ExitCode::done : ExitCode::answer_is_no;
    }

    const period::RatedBefore* rated_of(const BatchCommand& command) {
        if (command.rated.empty()) return nullptr;
        return &rated_.emplace(command.rated);
    }

    Session session_;
    const BatchCommand& command_;
    CheckRequest request_;
    std::optional<period::RatedBefore> rated_;
    ExpectedList expected_;
    BatchProgress progress_;
    BatchFile file_;
    batch::RunOptions options_;
};

/// What is misspelt must stop it before the first file; the workers share what is loaded here.
void prepare(Session session, const BatchCommand& command) {
    if (command.inputs.empty() && command.files_from.empty())
        throw Error(ExitCode::wrong_usage, "error.batch-nothing");
    if (command.dry_run) return;
    if (command.out.empty()) throw Error(ExitCode::wrong_usage, "error.batch-out");
    letter_date(command);
    std::error_code trouble;
    if (fs::is_directory(command.out, trouble) && !batch::is_of_batch(command.out) &&
        !fs::is_empty(command.out, trouble))
        throw Error(ExitCode::file_trouble, "error.batch-folder", {command.out.string()});
    for (const auto& format : command.to)
        if (!session.registry.get<Exporter>(format).takes_documents())
            throw Error(ExitCode::wrong_usage, "error.exporter-no-documents");
    for (const auto kind : {Importer::kind, Report::kind, PairingSystem::kind, TieBreak::kind})
        session.registry.list(kind);
}

}

ExitCode batch(Session session, const BatchCommand& command) {
    prepare(session, command);
    const Interrupt interrupt;
    BatchRun run(session, command);
    return command.watch ? run.watch() : run.once();
}

}

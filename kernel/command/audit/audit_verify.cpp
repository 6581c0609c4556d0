// hakem audit verify FILE.zip: is everything as it was packed, and does the run come out the same?

#include "audit/difference.hpp"
#include "audit/tree.hpp"
#include "audit_output.hpp"
#include "audit_paths.hpp"
#include "audit_replay.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <map>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;

class Verifying {
public:
    Verifying(Session session, const AuditVerifyCommand& command)
        : session_(session), command_(command) {
        verified_.package = session.shown(command.package);
        verified_.findings = Diagnostics(verified_.package);
    }

    Verified run() {
        verified_.opened =
            audit::open_package(command_.package, place_.package(), verified_.findings);
        const auto& opened = verified_.opened;
        if (!opened.manifest) return std::move(verified_);
        compare_versions(*opened.manifest);
        if (opened.same && !command_.version_only && may_run(*opened.manifest) &&
            bring_inputs(*opened.manifest))
            run_again(*opened.manifest);
        return std::move(verified_);
    }

private:
    void error(std::string_view code, std::vector<std::string> arguments = {}) {
        verified_.findings.add(Severity::error, code, 0, 0, 0, std::move(arguments));
    }

    /// Other versions may well say something else: that is told, and is an answer by itself where
    /// nothing else was asked.
    void compare_versions(const audit::Manifest& manifest) {
        const auto tell = [&](std::string_view code, std::vector<std::string> arguments) {
            const auto severity = command_.version_only ? Severity::error : Severity::warning;
            verified_.findings.add(severity, code, 0, 0, 0, std::move(arguments));
            verified_.same_versions = false;
        };
        if (manifest.program != HAKEM_VERSION)
            tell("AUD-0205", {printable(manifest.program), HAKEM_VERSION});
        std::map<std::string, std::pair<std::string, std::string>> versions;
        for (const auto& plugin : manifest.plugins)
            versions[plugin.kind + ' ' + plugin.id].first = plugin.version;
        for (const auto& plugin : plugin_records(session_.registry))
            versions[plugin.kind + ' ' + plugin.id].second = plugin.version;
        const auto shown = [](const std::string& version) {
            return version.empty() ? std::string("-") : printable(version);
        };
        for (const auto& [name, both] : versions)
            if (both.first != both.second)
                tell("AUD-0206", {printable(name), shown(both.first), shown(both.second)});
    }

    /// The command is one that an audit runs, written as we write it, and names nothing outside.
    bool may_run(const audit::Manifest& manifest) {
        const auto& words = manifest.run.arguments;
        try {
            const auto line = understood(Language::english, DefaultsFile(), words);
            require_auditable(line);
            const auto decisions = decisions_of(line);
            const bool as_ours =
                words_of(line) == words &&
                decisions.has_value() == manifest.decisions.has_value() &&
                (!decisions || words_of(*decisions) == manifest.decisions->arguments);
            if (as_ours && stays_inside(line)) return true;
            error("AUD-0208", {message_argument("audit.leads-out")});
        } catch (const Error& refusal) {
            error("AUD-0208",
                  {format_text(refusal.key(), session_.console.language(), refusal.arguments())});
        }
        return false;
    }

    bool bring_inputs(const audit::Manifest& manifest) {
        const auto packed = place_.package() / "inputs";
        if (!manifest.redacted) {
            if (fs::exists(packed)) fs::rename(packed, place_.inputs());
            return true;
        }
        if (command_.inputs.empty()) {
            error("AUD-0209");
            return false;
        }
        return find_inputs(manifest);
    }

    /// What was left out is known by its hash, whatever it is called now.
    bool find_inputs(const audit::Manifest& manifest) {
        if (!fs::is_directory(command_.inputs))
            throw Error(ExitCode::file_trouble, "error.audit-no-folder",
                        {command_.inputs.string()});
        std::map<std::string, fs::path> by_hash;
        for (const auto& file : audit::files_below(command_.inputs))
            by_hash.emplace(file.sha256, command_.inputs / file.name);
        bool all = true;
        for (const auto& input : manifest.inputs) {
            const auto found = by_hash.find(input.sha256);
            if (found == by_hash.end()) {
                error("AUD-0207", {input.name, input.sha256});
                all = false;
            } else {
                audit::copied(found->second, place_.inputs() / input.name, input.name);
            }
        }
        return all;
    }

    void run_again(const audit::Manifest& packed) {
        auto now = packed;
        lay_out(place_, now);
        replay(place_, now, command_.time);
        verified_.replayed = true;
        if (packed.decisions) compare(*packed.decisions, *now.decisions, audit::decisions_part);
        compare(packed.run, now.run, audit::outputs_part);
    }

    void compare(const audit::Run& before, const audit::Run& now, std::string_view part) {
        if (before.exit_code != now.exit_code)
            error("AUD-0204", {std::string(part.substr(0, part.size() - 1)),
                               std::to_string(before.exit_code), std::to_string(now.exit_code)});
        using Both = std::pair<const audit::FileRecord*, const audit::FileRecord*>;
        std::map<std::string, Both> files;
        for (const auto& file : before.files) files[file.name].first = &file;
        for (const auto& file : now.files) files[file.name].second = &file;
        for (const auto& [name, both] : files) {
            const auto full = std::string(part) + name;
            if (both.second == nullptr)
                error("AUD-0202", {full});
            else if (both.first == nullptr)
                error("AUD-0203", {full});
            else if (both.first->sha256 != both.second->sha256)
                tell_difference(full, place_.path_of(part, name));
        }
    }

    void tell_difference(const std::string& name, const fs::path& now) {
        const auto found = audit::first_difference(place_.package() / name, now);
        if (!found) return;
        const auto line = found->line == 0 ? std::string("-") : std::to_string(found->line);
        error("AUD-0201", {name, line, std::to_string(found->byte), found->before, found->after});
    }

    Session session_;
    const AuditVerifyCommand& command_;
    AuditPlace place_;
    Verified verified_;
};

}

ExitCode audit_verify(Session session, const AuditVerifyCommand& command) {
    if (!session.common.plugin_folders.empty())
        throw Error(ExitCode::wrong_usage, "error.audit-option", {"--plugin-dir"});
    const auto verified = Verifying(session, command).run();
    const auto language = session.console.language();
    session.console.print(command.to == "json" ? verified_json(verified, language)
                                               : verified_text(verified, language));
    return verified.is_same() ? ExitCode::done : ExitCode::answer_is_no;
}

}

// hakem audit pack FILE.zip -- COMMAND...: a run with all that it read and made, in one package.

#include "audit/contents.hpp"
#include "audit/tree.hpp"
#include "audit_paths.hpp"
#include "audit_replay.hpp"
#include "audit_staging.hpp"
#include "command/lot.hpp"
#include "zip/writer.hpp"
#include <hakem/source_date.hpp>
#include <hakem/text.hpp>

#include <fstream>
#include <iterator>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;

/// What would be drawn anew each time is drawn once, and kept.
void draw(Line& line) {
    if (line.find("--draw-lots") == nullptr || line.find("--lot") != nullptr) return;
    line.options.push_back({"--lot", {std::to_string(drawn_lot())}, usage::Takes::text, "SEED"});
}

/// --lang before the word `audit` holds for the command, too.
void give_language(Line& line, const CommonOptions& common) {
    if (!common.language || line.find("--lang") != nullptr) return;
    line.options.insert(
        line.options.begin(),
        {"--lang", {std::string(code_of(*common.language))}, usage::Takes::text, "tr|en"});
}

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A run that could not do its work is shown, and not packed.
bool failed(const audit::Run& run) {
    const auto code = static_cast<ExitCode>(run.exit_code);
    return code == ExitCode::wrong_usage || code == ExitCode::file_trouble ||
           code == ExitCode::plugin_trouble || code == ExitCode::internal_error;
}

std::vector<zip::NewEntry> entries_of(const AuditPlace& place, const audit::Manifest& manifest) {
    const auto json = audit::to_json(manifest);
    std::vector<zip::NewEntry> entries = {
        {std::string(audit::manifest_name), json, {}},
        {std::string(audit::sums_name), audit::sums_of(manifest, json), {}}};
    for (const auto& file : audit::files_of(manifest)) {
        const auto slash = file.name.find('/') + 1;
        const auto part = std::string_view(file.name).substr(0, slash);
        const auto name = file.name.substr(slash);
        entries.push_back(
            {file.name,
             {},
             part == audit::inputs_part ? place.inputs() / name : place.path_of(part, name)});
    }
    return entries;
}

/// What was typed in the wrong place is not lost: a package takes the place of a package alone.
void require_replaceable(const fs::path& package, const fs::path& place) {
    std::error_code trouble;
    if (!fs::exists(fs::symlink_status(place, trouble)) || audit::is_audit_package(place)) return;
    throw Error(ExitCode::wrong_usage, "error.audit-not-ours", {package.string()});
}

void tell(Session session, const AuditPackCommand& command, const audit::Manifest& manifest) {
    const auto language = session.console.language();
    const auto hash = audit::record_of(command.package, {}).sha256;
    session.console.print(
        format_text("audit.packed", language,
                    {session.shown(command.package), std::to_string(manifest.inputs.size()),
                     std::to_string(manifest.run.files.size()),
                     std::to_string(manifest.run.exit_code), hash}) +
        "\n");
    session.console.say(
        text(manifest.redacted ? "audit.without-inputs" : "audit.with-inputs", language));
}

audit::Manifest manifest_for(Session session, const AuditPackCommand& command,
                             AuditStaging& staging, const Line& line) {
    audit::Manifest manifest;
    manifest.program = HAKEM_VERSION;
    manifest.language = code_of(language_of_environment());
    if (const auto epoch = source_date_epoch()) manifest.epoch = std::to_string(*epoch);
    manifest.redacted = command.redact;
    manifest.inputs = staging.take_inputs();
    manifest.folders = staging.take_folders();
    manifest.run.arguments = words_of(line);
    if (const auto decisions = decisions_of(line))
        manifest.decisions.emplace().arguments = words_of(*decisions);
    manifest.plugins = plugin_records(session.registry);
    return manifest;
}

}

ExitCode audit_pack(Session session, const AuditPackCommand& command, Line line) {
    if (!session.common.plugin_folders.empty())
        throw Error(ExitCode::wrong_usage, "error.audit-option", {"--plugin-dir"});
    require_auditable(line);
    if (command.redact && line.find("--with-identity") != nullptr)
        throw Error(ExitCode::wrong_usage, "error.audit-redact");
    draw(line);
    give_language(line, session.common);
    // Once more, without the defaults: as whoever verifies it will understand it.
    line = understood(Language::english, DefaultsFile(), words_of(line));
    const AuditPlace place;
    std::error_code trouble;
    const auto target = fs::weakly_canonical(command.package, trouble);
    AuditStaging staging(place.inputs(), target);
    staging.stage(line);
    require_replaceable(command.package, target);
    for (const auto& path : staging.left_out())
        session.console.say(
            format_text("audit.left-out", session.console.language(), {session.shown(path)}));
    auto manifest = manifest_for(session, command, staging, line);
    lay_out(place, manifest);
    replay(place, manifest, command.time);
    if (failed(manifest.run)) {
        session.console.say(
            trim_right(bytes_of(place.path_of(audit::outputs_part, audit::stderr_name))));
        session.console.say(text("audit.not-packed", session.console.language()));
        return static_cast<ExitCode>(manifest.run.exit_code);
    }
    manifest.editions = editions_of(place, manifest);
    if (const auto folder = command.package.parent_path(); !folder.empty())
        fs::create_directories(folder);
    zip::write(command.package, entries_of(place, manifest), manifest.epoch);
    tell(session, command, manifest);
    return ExitCode::done;
}

}

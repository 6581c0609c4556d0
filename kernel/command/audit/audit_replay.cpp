#include "audit_replay.hpp"

#include "audit/process.hpp"
#include "audit/tree.hpp"
#include "command/interrupt.hpp"

#include <algorithm>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;

bool by_name(const audit::FileRecord& a, const audit::FileRecord& b) { return a.name < b.name; }

void make_folder(const fs::path& folder) {
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    if (trouble)
        throw Error(ExitCode::file_trouble, "error.cannot-write",
                    {folder.string(), trouble.message()});
}

/// All that a run has of the outside: no time zone, no files of a user, no colours.
std::vector<std::string> environment_of(const AuditPlace& place, const audit::Manifest& manifest) {
    const auto home = place.home().string();
    std::vector<std::string> all = {manifest.language == "tr" ? "LC_ALL=tr_TR.UTF-8"
                                                              : "LC_ALL=C.UTF-8",
                                    "TZ=UTC",
                                    "NO_COLOR=1",
                                    "HOME=" + home,
                                    "XDG_CONFIG_HOME=" + home,
                                    "XDG_CACHE_HOME=" + home,
                                    "TMPDIR=" + home};
    if (manifest.epoch) all.push_back("SOURCE_DATE_EPOCH=" + *manifest.epoch);
    return all;
}

int run_once(const AuditPlace& place, const audit::Manifest& manifest, const audit::Run& run,
             std::string_view part, std::uint32_t minutes) {
    using How = audit::Ended::How;
    const auto streams = place.streams(part);
    make_folder(streams);
    audit::Process process;
    process.program = fs::read_symlink("/proc/self/exe");
    process.arguments = {"--no-config"};
    process.arguments.insert(process.arguments.end(), run.arguments.begin(), run.arguments.end());
    process.folder = place.run();
    process.environment = environment_of(place, manifest);
    process.out = streams / audit::stdout_name;
    process.err = streams / audit::stderr_name;
    process.time = std::chrono::minutes(minutes);
    process.interrupted = [] { return Interrupt::came(); };
    const auto ended = audit::run(process);
    constexpr int no_start = 127;
    if (ended.how == How::interrupted) throw Error(ExitCode::interrupted, "error.audit-stopped");
    if (ended.how == How::out_of_time)
        throw Error(ExitCode::limit_hit, "error.audit-time", {std::to_string(minutes)});
    if (ended.how == How::by_signal || ended.code == no_start)
        throw Error(ExitCode::internal_error, "error.audit-ended", {std::to_string(ended.code)});
    return ended.code;
}

void add_streams(const AuditPlace& place, audit::Run& run, std::string_view part) {
    for (const auto name : {audit::stderr_name, audit::stdout_name})
        run.files.push_back(audit::record_of(place.streams(part) / name, std::string(name)));
}

/// What is new in the folder, or no longer as it was.
void add_written(const AuditPlace& place, const audit::Manifest& manifest, audit::Run& run) {
    for (auto& file : audit::files_below(place.run())) {
        const auto& inputs = manifest.inputs;
        const auto input = std::lower_bound(inputs.begin(), inputs.end(), file, by_name);
        if (input != inputs.end() && *input == file) continue;
        if (!audit::is_harmless(file.name))
            throw Error(ExitCode::internal_error, "error.audit-output-name");
        file.name.insert(0, audit::written);
        run.files.push_back(std::move(file));
    }
    std::sort(run.files.begin(), run.files.end(), by_name);
}

}

fs::path AuditPlace::path_of(std::string_view part, std::string_view name) const {
    if (!name.starts_with(audit::written)) return streams(part) / name;
    return run() / name.substr(audit::written.size());
}

void lay_out(const AuditPlace& place, const audit::Manifest& manifest) {
    for (const auto& folder : {place.inputs(), place.run(), place.home()}) make_folder(folder);
    for (const auto& folder : manifest.folders) make_folder(place.run() / folder);
    for (const auto& file : manifest.inputs)
        audit::copied(place.inputs() / file.name, place.run() / file.name, file.name);
}

void replay(const AuditPlace& place, audit::Manifest& manifest, std::uint32_t minutes) {
    const Interrupt interrupt;
    // First, since it writes nothing.
    if (auto& decisions = manifest.decisions) {
        decisions->exit_code =
            run_once(place, manifest, *decisions, audit::decisions_part, minutes);
        decisions->files.clear();
        add_streams(place, *decisions, audit::decisions_part);
    }
    manifest.run.exit_code = run_once(place, manifest, manifest.run, audit::outputs_part, minutes);
    manifest.run.files.clear();
    add_streams(place, manifest.run, audit::outputs_part);
    add_written(place, manifest, manifest.run);
}

}

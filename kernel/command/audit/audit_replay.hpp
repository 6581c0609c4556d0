#pragma once
/// The runs of an audit: the program in a folder with the inputs, and what comes out of it. Packing
/// and verifying run it in the same way.

#include "audit/manifest.hpp"
#include "command/batch/batch_inputs.hpp"
#include "command/command.hpp"

namespace hakem::command {

/// Where things lie while an audit is made.
class AuditPlace {
public:
    std::filesystem::path inputs() const { return folder_.path() / "inputs"; }
    std::filesystem::path package() const { return folder_.path() / "package"; }
    std::filesystem::path run() const { return folder_.path() / "run"; }
    /// Home, and what else the program wants of the system.
    std::filesystem::path home() const { return folder_.path() / "home"; }
    /// The streams of a run.
    std::filesystem::path streams(std::string_view part) const {
        return folder_.path() / ("streams-" + std::string(part.substr(0, part.size() - 1)));
    }
    /// Where a file of a run lies, by its name in the package without its part.
    std::filesystem::path path_of(std::string_view part, std::string_view name) const;

private:
    TemporaryFolder folder_;
};

/// Brings the inputs into the folder of the run.
void lay_out(const AuditPlace& place, const audit::Manifest& manifest);

/// Runs the decisions and the command itself, as `manifest` has their arguments, and gives it their
/// exit codes and files. Throws Error where a run does not end as a run ends.
void replay(const AuditPlace& place, audit::Manifest& manifest, std::uint32_t minutes);

/// Every plugin with its version, by kind and id.
std::vector<audit::PluginRecord> plugin_records(Registry& registry);

/// The editions that decisions and other JSON name: "dutch@2026".
std::vector<std::string> editions_of(const AuditPlace& place, const audit::Manifest& manifest);

}

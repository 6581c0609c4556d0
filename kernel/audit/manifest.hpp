#pragma once
/// What an audit package says of itself: the command, what it read, what it made, by which rules.

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::audit {

/// A file of the package, by its name within its part.
struct FileRecord {
    std::string name; ///< "may/open.trf"; '/' parts folders
    std::uint64_t size = 0;
    std::string sha256;
    bool operator==(const FileRecord&) const = default;
};

struct PluginRecord {
    std::string kind, id, version;
    bool operator==(const PluginRecord&) const = default;
};

/// A run of the program in a folder that has the inputs in it, and nothing else.
struct Run {
    std::vector<std::string> arguments; ///< without the program
    int exit_code = 0;
    std::vector<FileRecord> files; ///< that it made, its streams among them
    bool operator==(const Run&) const = default;
};

/// Nothing in it is of the clock or of a place: the same run has the same manifest.
struct Manifest {
    std::string program;              ///< version
    std::string language;             ///< of the environment: "tr", "en"
    std::optional<std::string> epoch; ///< SOURCE_DATE_EPOCH, where it was set
    bool redacted = false;            ///< the inputs themselves are not in the package
    std::vector<FileRecord> inputs;
    std::vector<std::string> folders; ///< of the inputs, that have no file in them
    Run run;                          ///< the command
    std::optional<Run> decisions;     ///< the same asked for JSON, where the command was not
    std::vector<PluginRecord> plugins;
    std::vector<std::string> editions; ///< of the rules, as the decisions name them: "dutch@2026"
    bool operator==(const Manifest&) const = default;
};

/// The parts of a package; names in it begin with one of them.
inline constexpr std::string_view manifest_name = "manifest.json", sums_name = "SHA256SUMS",
                                  inputs_part = "inputs/", outputs_part = "outputs/",
                                  decisions_part = "decisions/";
/// The streams of a run among its files; what it wrote lies below `written`.
inline constexpr std::string_view stdout_name = "stdout", stderr_name = "stderr",
                                  written = "files/";

/// JSON "hakem.audit/1", keys in order of letters.
std::string to_json(const Manifest& manifest);

/// Why a manifest cannot be used; what() is what stands in the way, with its key.
struct DamagedManifest : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws DamagedManifest; every name in it is harmless, and none comes twice.
Manifest manifest_of(std::string_view json);

/// Every file of the package with its name in the package, the manifest left out; in order of
/// names. With `left_out` also the inputs that a redacted one does not have.
std::vector<FileRecord> files_of(const Manifest& manifest, bool left_out = false);

/// What `sha256sum -c` reads: the manifest and all files.
std::string sums_of(const Manifest& manifest, std::string_view manifest_json);

/// Whether a name can be unpacked: relative, leads nowhere else, with '/' alone between its parts.
bool is_harmless(std::string_view name);

}

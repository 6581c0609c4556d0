#pragma once
/// A package opened: every file of it held against what the manifest says.

#include "archive.hpp"
#include "manifest.hpp"
#include <hakem/diagnostic.hpp>

namespace hakem::audit {

/// A package in a folder of ours.
struct Opened {
    std::optional<Manifest> manifest; ///< nothing where it cannot be read
    std::string sha256;               ///< of the manifest
    bool same = false;                ///< every file is as it was packed
};

/// Unpacks what the manifest names into `folder` ("inputs/…", "outputs/…", "decisions/…") and
/// tells what differs, in order of names: AUD-01xx. Throws Error where the package is none, is
/// larger than the limits, or the folder cannot be written.
Opened open_package(const std::filesystem::path& package, const std::filesystem::path& folder,
                    Diagnostics& findings, const ArchiveLimits& limits = {});

/// Whether it is a zip with a manifest of ours.
bool is_audit_package(const std::filesystem::path& path);

}

#pragma once
/// Files of a folder by safe names, and copies of them.

#include "manifest.hpp"

#include <filesystem>
#include <set>

namespace hakem::audit {

/// A name for a file in a package: relative, harmless, UTF-8, without identity numbers, and none of
/// those `taken` (with -2, -3 ...); it is taken then.
std::string safe_name(std::string_view name, std::set<std::string, std::less<>>& taken);

/// The same for a folder, whose name may come twice.
std::string safe_path(std::string_view name);

/// The plain files below a folder, with nothing followed, in order of names.
std::vector<FileRecord> files_below(const std::filesystem::path& folder);

/// Bytes and hash of a file. Throws Error file_trouble where it cannot be read.
FileRecord record_of(const std::filesystem::path& path, std::string name);

/// The same while it is copied.
FileRecord copied(const std::filesystem::path& from, const std::filesystem::path& to,
                  std::string name);

}

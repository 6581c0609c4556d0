#pragma once
/// Zip files of ours: the same entries give the same bytes.

#include "zip/limits.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hakem::zip {

/// An entry to be: the bytes, or the file that has them.
struct NewEntry {
    std::string name, bytes;
    std::filesystem::path file; ///< empty = `bytes`
};

/// In the order given; all of one time (`epoch` in seconds, else the first day of zip), plain
/// files that all may read. What packs too well for a reader with these limits is stored. Throws
/// Error file_trouble.
void write(const std::filesystem::path& path, const std::vector<NewEntry>& entries,
           const std::optional<std::string>& epoch, const Limits& limits = {});

}

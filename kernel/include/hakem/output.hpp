#pragma once
/// Writing files whole or not at all.

#include <filesystem>
#include <string_view>

namespace hakem {

/// Writes to a temporary file in the same folder, syncs it and renames it over `path`: whoever
/// looks sees the old file or the new one, never a part. Makes the folder where it is missing.
/// Throws Error file_trouble with the reason of the system (full disk, read-only folder).
void write_whole(const std::filesystem::path& path, std::string_view bytes);

}

#pragma once
/// Writing files whole or not at all.

#include <filesystem>
#include <functional>
#include <string_view>

namespace hakem {

/// Writes to a temporary file in the same folder, syncs it and renames it over `path`: whoever
/// looks sees the old file or the new one, never a part. Makes the folder where it is missing.
/// Throws Error file_trouble with the reason of the system (full disk, read-only folder).
void write_whole(const std::filesystem::path& path, std::string_view bytes);

/// The same without waiting for the disk: for thousands of files that can be made again. After a
/// power cut they may be missing or empty.
void write_whole_soon(const std::filesystem::path& path, std::string_view bytes);

/// Takes the next bytes of a file.
using ByteSink = std::function<void(std::string_view)>;

/// The same piece by piece: `write` appends what it has to the sink.
void write_whole(const std::filesystem::path& path,
                 const std::function<void(const ByteSink&)>& write);

}

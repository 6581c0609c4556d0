#pragma once

#include <filesystem>
#include <string_view>

namespace hakem::period {

/// "2026-11".
bool is_period_name(std::string_view name);

/// Throws Error where a folder that is there cannot be a state of ours or cannot be trusted:
/// wrong_usage (somebody else's files), file_trouble (links, devices, writable for everybody),
/// limit_hit (too large to be read). An empty folder is fine.
void check_folder(const std::filesystem::path& folder);

}

#pragma once
/// Where a plugin comes from, and which version of it is there.

#include <filesystem>
#include <string>
#include <string_view>

namespace hakem::command {

/// "installed", "linked-in", or "plugin-dir" for a library of a folder of the user's.
std::string_view origin_of(const std::filesystem::path& library);

/// Of a library that is loaded already: what it says in its symbol hakem_version; empty where it
/// says nothing. Of plugins linked in that of the program.
std::string version_of(const std::filesystem::path& library);

}

#pragma once
/// What the tests share: the plugins of this build, tournaments from text, the reference data.

#include <hakem/diagnostic.hpp>
#include <hakem/registry.hpp>
#include <hakem/tournament.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hakem::test {

/// The plugins of the build tree.
Registry& registry();

/// Reads a tournament from TRF text; a failure of the reader fails the test.
Tournament tournament(std::string_view trf);

/// The same, with the findings.
Tournament tournament(std::string_view trf, Diagnostics& diagnostics);

/// Folder of reference data beside the project; nothing where it is absent.
std::optional<std::filesystem::path> shared();

/// Says that the running test is skipped, and why.
void skip(std::string_view why);

/// The bytes of a file.
std::string bytes_of_file(const std::filesystem::path& path);

}

#pragma once
/// Where two files part.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace hakem::audit {

/// The first byte that differs, counted from 1, and what stands there in each.
struct Difference {
    std::uint64_t byte = 0, line = 0; ///< line 0: the files are no text
    std::string before, after;        ///< the line from a little before it; of others bytes in hex
};

/// Nothing where the files are the same. Throws Error file_trouble where one cannot be read.
std::optional<Difference> first_difference(const std::filesystem::path& before,
                                           const std::filesystem::path& after);

}

#pragma once
/// Audit packages as zip files that are read; they may come from anybody.

#include "zip/reader.hpp"

#include <string>
#include <vector>

namespace hakem::audit {

/// Bounds for packages that are read, and so for those that are written.
struct ArchiveLimits {
    std::uint64_t manifest = std::uint64_t{256} << 20;
    std::uint64_t entry = std::uint64_t{1} << 30;
    std::uint64_t total = std::uint64_t{4} << 30;
    std::size_t entries = 500'000;
};

/// An entry as the package lists it.
struct ListedEntry {
    std::string name;
    std::string trouble; ///< message: why it is not read; empty = it may be
};

/// A package: no entry in it has the name of another, or one that leads out.
class Archive {
public:
    /// Throws Error not_understood or limit_hit.
    explicit Archive(const std::filesystem::path& path, const ArchiveLimits& limits = {});

    const std::vector<ListedEntry>& entries() const { return entries_; }

    /// Hands the bytes on, `most` of them at most; tells why not all came.
    std::optional<zip::Reason> read(std::size_t entry, std::uint64_t most,
                                    const std::function<void(std::string_view)>& take) const;

private:
    zip::Reader zip_;
    std::vector<ListedEntry> entries_;
};

}

#include "archive.hpp"

#include "manifest.hpp"
#include <hakem/error.hpp>

#include <set>

namespace hakem::audit {

namespace {

namespace fs = std::filesystem;

zip::Reader opened(const fs::path& path) {
    std::error_code trouble;
    if (!fs::is_regular_file(path, trouble))
        throw Error(ExitCode::file_trouble, "error.audit-no-file", {path.string()});
    try {
        return zip::Reader(path);
    } catch (const zip::Refused&) {
        throw Error(ExitCode::not_understood, "error.audit-no-package", {path.string()});
    }
}

std::string trouble_of(const zip::Entry& entry) {
    if (!is_harmless(entry.name)) return "audit.entry-name";
    if (entry.kind != zip::Entry::Kind::file) return "audit.entry-no-file";
    return entry.trouble ? "audit.entry-encrypted" : "";
}

}

Archive::Archive(const fs::path& path, const ArchiveLimits& limits) : zip_(opened(path)) {
    const auto count = zip_.count();
    if (count > limits.entries)
        throw Error(ExitCode::limit_hit, "error.audit-entries", {std::to_string(limits.entries)});
    std::set<std::string> names;
    for (std::size_t i = 0; i < count; ++i) {
        const auto entry = zip_.entry(i);
        const bool twice = !names.insert(entry.name).second;
        entries_.push_back({entry.name, twice ? "audit.entry-twice" : trouble_of(entry)});
    }
}

std::optional<zip::Reason> Archive::read(std::size_t entry, std::uint64_t most,
                                         const std::function<void(std::string_view)>& take) const {
    zip::Limits limits;
    limits.size = most;
    try {
        zip_.open(entry, limits).read_all(take);
    } catch (const zip::Refused& refused) {
        return refused.reason;
    }
    return std::nullopt;
}

}

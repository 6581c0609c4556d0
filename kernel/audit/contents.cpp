#include "contents.hpp"

#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>
#include <hakem/text.hpp>

#include <cerrno>
#include <digest/sha256.hpp>
#include <fstream>
#include <map>
#include <system_error>

namespace hakem::audit {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t none = static_cast<std::size_t>(-1);

[[noreturn]] void cannot_write(const fs::path& path) {
    throw Error(ExitCode::file_trouble, "error.cannot-write",
                {path.string(), system_reason(errno)});
}

std::string short_name(std::string_view name) {
    constexpr std::size_t most = 300;
    return std::string(slice(printable(name), 0, most));
}

/// Why bytes did not come.
std::string_view key_of(zip::Reason reason) {
    if (reason == zip::Reason::too_large) return "audit.entry-larger";
    if (reason == zip::Reason::packed_too_well) return "audit.entry-bomb";
    return "audit.entry-damaged";
}

class Opening {
public:
    Opening(const fs::path& package, const fs::path& folder, Diagnostics& findings,
            const ArchiveLimits& limits)
        : archive_(package, limits), folder_(folder), findings_(findings), limits_(limits) {
        for (std::size_t i = 0; i < archive_.entries().size(); ++i)
            index_.emplace(archive_.entries()[i].name, i);
    }

    Opened run() {
        Opened opened;
        const auto before = findings_.count(Severity::error);
        const auto json = text_of(manifest_name);
        if (!json) return opened;
        opened.sha256 = sha256(*json);
        try {
            opened.manifest = manifest_of(*json);
        } catch (const DamagedManifest& damaged) {
            error("AUD-0105", {std::string(damaged.what())});
            return opened;
        }
        check_size(*opened.manifest);
        check_sums(*opened.manifest, *json);
        check_files(*opened.manifest);
        opened.same = findings_.count(Severity::error) == before;
        return opened;
    }

private:
    void error(std::string_view code, std::vector<std::string> arguments) {
        findings_.add(Severity::error, code, 0, 0, 0, std::move(arguments));
    }

    /// Named where it cannot be read; the index of an entry that may be read, else `none`.
    std::size_t find(std::string_view name) {
        const auto found = index_.find(name);
        if (found == index_.end()) {
            error("AUD-0102", {short_name(name)});
            return none;
        }
        const auto& trouble = archive_.entries()[found->second].trouble;
        if (trouble.empty()) return found->second;
        error("AUD-0104", {short_name(name), message_argument(trouble)});
        return none;
    }

    std::optional<std::string> text_of(std::string_view name) {
        const auto entry = find(name);
        if (entry == none) return std::nullopt;
        std::string text;
        const auto refused =
            archive_.read(entry, limits_.manifest, [&](std::string_view bytes) { text += bytes; });
        if (!refused) return text;
        error("AUD-0104", {short_name(name), message_argument(key_of(*refused))});
        return std::nullopt;
    }

    /// Before a byte of it is written.
    void check_size(const Manifest& manifest) const {
        std::uint64_t total = 0;
        const auto files = files_of(manifest);
        for (const auto& file : files) {
            if (file.size > limits_.entry || file.size > limits_.total - total)
                throw Error(
                    ExitCode::limit_hit, "error.audit-size",
                    {std::to_string(limits_.total >> 20), std::to_string(limits_.entry >> 20)});
            total += file.size;
        }
        if (files.size() > limits_.entries)
            throw Error(ExitCode::limit_hit, "error.audit-entries",
                        {std::to_string(limits_.entries)});
    }

    /// The second witness: a manifest that was changed no longer fits it.
    void check_sums(const Manifest& manifest, std::string_view json) {
        const auto sums = text_of(sums_name);
        if (!sums) return;
        const auto expected = sums_of(manifest, json);
        if (*sums == expected) return;
        std::size_t line = 1, from = 0;
        while (from < std::min(sums->size(), expected.size()) && (*sums)[from] == expected[from])
            line += expected[from++] == '\n';
        error("AUD-0106", {std::to_string(line)});
    }

    /// What the manifest has, and what the package has beyond it, by name.
    void check_files(const Manifest& manifest) {
        std::map<std::string, const FileRecord*, std::less<>> all;
        const auto files = files_of(manifest);
        for (const auto& [name, entry] : index_)
            if (name != manifest_name && name != sums_name) all.emplace(name, nullptr);
        for (const auto& file : files) all[file.name] = &file;
        for (const auto& [name, file] : all) {
            if (file == nullptr)
                error("AUD-0103", {short_name(name)});
            else
                check(*file);
        }
        for (const auto& entry : archive_.entries())
            if (entry.trouble == "audit.entry-twice")
                error("AUD-0104", {short_name(entry.name), message_argument(entry.trouble)});
    }

    void check(const FileRecord& file) {
        const auto entry = find(file.name);
        if (entry == none) return;
        const auto path = folder_ / file.name;
        std::error_code trouble;
        fs::create_directories(path.parent_path(), trouble);
        std::ofstream out(path, std::ios::binary | std::ios::trunc);
        Sha256 hash;
        const auto refused = archive_.read(entry, file.size, [&](std::string_view bytes) {
            hash.add(bytes);
            out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        });
        out.close();
        if (!out) cannot_write(path);
        if (refused)
            error("AUD-0104", {short_name(file.name), message_argument(key_of(*refused))});
        else if (const auto found = hash.hex(); found != file.sha256)
            error("AUD-0101", {short_name(file.name), file.sha256, found});
    }

    Archive archive_;
    const fs::path& folder_;
    Diagnostics& findings_;
    const ArchiveLimits& limits_;
    std::map<std::string, std::size_t, std::less<>> index_;
};

}

Opened open_package(const fs::path& package, const fs::path& folder, Diagnostics& findings,
                    const ArchiveLimits& limits) {
    return Opening(package, folder, findings, limits).run();
}

bool is_audit_package(const fs::path& path) {
    try {
        const Archive archive(path);
        const auto& entries = archive.entries();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (entries[i].name != manifest_name || !entries[i].trouble.empty()) continue;
            std::string text;
            archive.read(i, ArchiveLimits().manifest,
                         [&](std::string_view bytes) { text += bytes; });
            manifest_of(text);
            return true;
        }
    } catch (const Error&) { // no zip
    } catch (const DamagedManifest&) {
    }
    return false;
}

}

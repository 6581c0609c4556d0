#include "package.hpp"

#include "entry_name.hpp"
#include "file_kind.hpp"
#include "zip/reader.hpp"
#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <map>
#include <system_error>

namespace hakem::batch {

namespace {

namespace fs = std::filesystem;

/// The package as a whole is refused.
struct Refused {
    std::string key;
    std::vector<std::string> arguments;
};

zip::Reader opened(const fs::path& package) {
    try {
        return zip::Reader(package);
    } catch (const zip::Refused&) {
        throw Refused{"batch.package-damaged", {}};
    }
}

/// The parts that a document of an office program has, and no package of tournaments.
bool is_office_document(const zip::Reader& reader) {
    return reader.find("[Content_Types].xml") || reader.find("mimetype") == std::size_t{0};
}

class Unpacker {
public:
    Unpacker(const fs::path& folder, const PackageLimits& limits)
        : folder_(folder), limits_(limits) {}

    /// False for a document of an office program.
    bool open(const fs::path& package, const std::string& prefix, int depth) {
        const auto reader = opened(package);
        if (is_office_document(reader)) return false;
        const auto count = reader.count();
        if (seen_ > limits_.entries || count > limits_.entries - seen_)
            throw Refused{"batch.package-entries", {std::to_string(limits_.entries)}};
        for (std::size_t i = 0; i < count; ++i) add(reader, i, prefix, depth);
        return true;
    }

    std::vector<Unpacked> take() { return std::move(entries_); }

private:
    void add(const zip::Reader& reader, std::size_t index, const std::string& prefix, int depth) {
        ++seen_;
        const auto listed = reader.entry(index);
        const auto& name = listed.name;
        if (name.ends_with('/') && name_trouble(name).empty()) return;
        Unpacked entry{own_name(prefix + shown_entry(name)), {}, 0};
        if (const auto trouble = name_trouble(name); !trouble.empty())
            entry.trouble = trouble;
        else if (listed.kind == zip::Entry::Kind::link)
            entry.trouble = "batch.entry-link";
        else
            read(reader, index, name, entry);
        if (entry.trouble.empty() && is_nested(entry, depth)) return;
        entries_.push_back(std::move(entry));
    }

    /// Two entries may have one name: none takes the place of the other.
    std::string own_name(const std::string& name) {
        const auto times = ++names_[name];
        return times == 1 ? name : fmt::format("{} ({})", name, times);
    }

    void read(const zip::Reader& reader, std::size_t index, std::string_view name,
              Unpacked& entry) {
        try {
            auto member = reader.open(
                index, {limits_.entry, limits_.total - total_, limits_.ratio, limits_.free});
            entry.path = folder_ / spool_name(seen_, name);
            copy(member, entry);
        } catch (const zip::Refused& refused) { // before it was begun
            tell(refused.reason, entry);
        }
        if (entry.trouble.empty()) return;
        std::error_code ignored;
        fs::remove(entry.path, ignored);
        entry.path.clear();
    }

    void copy(zip::Member& member, Unpacked& entry) {
        std::ofstream file(entry.path, std::ios::binary | std::ios::trunc);
        try {
            member.read_all([&](std::string_view bytes) {
                file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
            });
        } catch (const zip::Refused& refused) {
            tell(refused.reason, entry);
        }
        entry.size = member.size();
        total_ += member.size();
        file.close();
        if (!file)
            throw Error(ExitCode::file_trouble, "error.cannot-write",
                        {entry.path.string(), system_reason(errno)});
    }

    /// Why an entry is not read; what is too much of all ends the whole.
    void tell(zip::Reason reason, Unpacked& entry) const {
        switch (reason) {
        case zip::Reason::damaged:
            entry.trouble = "batch.entry-damaged";
            return;
        case zip::Reason::encrypted:
            entry.trouble = "batch.entry-encrypted";
            return;
        case zip::Reason::method:
            entry.trouble = "batch.entry-method";
            return;
        case zip::Reason::too_large:
            entry.trouble = "batch.entry-size";
            entry.arguments = {std::to_string(limits_.entry >> 20)};
            return;
        case zip::Reason::packed_too_well:
            entry.trouble = "batch.entry-ratio";
            entry.arguments = {std::to_string(limits_.ratio)};
            return;
        case zip::Reason::too_much:
            break;
        }
        throw Refused{"batch.package-total", {std::to_string(limits_.total >> 20)}};
    }

    /// A package in the package: its entries stand for it.
    bool is_nested(Unpacked& entry, int depth) {
        const auto head = head_of(entry.path);
        const auto kind = kind_of_bytes(head);
        if (kind == FileKind::other_package) {
            entry.trouble = "batch.other-package";
            entry.arguments = {std::string(name_of_package(head))};
        }
        if (kind != FileKind::zip) return false;
        if (depth >= limits_.depth) {
            entry.trouble = "batch.package-depth";
            entry.arguments = {std::to_string(limits_.depth)};
            return false;
        }
        const auto before = entries_.size();
        try {
            if (!open(entry.path, entry.name + "/", depth + 1)) return false;
        } catch (const Refused& refused) {
            if (refused.key != "batch.package-damaged") throw; // limits are of the whole
            entry.trouble = refused.key;
            return false;
        }
        if (entries_.size() == before) {
            entry.trouble = "batch.package-empty";
            return false;
        }
        std::error_code ignored;
        fs::remove(entry.path, ignored);
        return true;
    }

    const fs::path& folder_;
    const PackageLimits& limits_;
    std::vector<Unpacked> entries_;
    std::map<std::string, std::size_t> names_;
    std::size_t seen_ = 0;
    std::uint64_t total_ = 0;
};

/// Entries that share their bytes each keep the ratio; all of them together have to keep it too.
PackageLimits for_package(const fs::path& package, PackageLimits limits) {
    std::error_code trouble;
    const auto packed = fs::file_size(package, trouble);
    if (!trouble && packed < limits.total / limits.ratio)
        limits.total = std::min(limits.total, limits.free_total + packed * limits.ratio);
    return limits;
}

}

Unpacking unpack(const fs::path& package, const fs::path& folder, const PackageLimits& given) {
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    if (trouble)
        throw Error(ExitCode::file_trouble, "error.cannot-write",
                    {folder.string(), trouble.message()});
    Unpacking result;
    const auto limits = for_package(package, given);
    Unpacker unpacker(folder, limits);
    try {
        result.is_package = unpacker.open(package, {}, 1);
        result.entries = unpacker.take();
        if (result.is_package && result.entries.empty()) result.trouble = "batch.package-empty";
    } catch (const Refused& refused) {
        result.trouble = refused.key;
        result.arguments = refused.arguments;
    }
    return result;
}

}

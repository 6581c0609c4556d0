#include "package.hpp"

#include "entry_name.hpp"
#include "file_kind.hpp"
#include <hakem/error.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <map>
#include <memory>
#include <sys/stat.h>
#include <system_error>
#include <zip.h>

namespace hakem::batch {

namespace {

namespace fs = std::filesystem;

/// The package as a whole is refused.
struct Refused {
    std::string key;
    std::vector<std::string> arguments;
};

using Zip = std::unique_ptr<::zip_t, decltype(&::zip_discard)>;
using Member = std::unique_ptr<::zip_file_t, decltype(&::zip_fclose)>;

bool is_link(::zip_t* zip, zip_uint64_t index) {
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(zip, index, 0, &system, &attributes) != 0) return false;
    return system == ZIP_OPSYS_UNIX && S_ISLNK(attributes >> 16);
}

/// The parts that a document of an office program has, and no package of tournaments.
bool is_office_document(::zip_t* zip) {
    return zip_name_locate(zip, "[Content_Types].xml", 0) >= 0 ||
           zip_name_locate(zip, "mimetype", 0) == 0;
}

class Unpacker {
public:
    Unpacker(const fs::path& folder, const PackageLimits& limits)
        : folder_(folder), limits_(limits) {}

    /// False for a document of an office program.
    bool open(const fs::path& package, const std::string& prefix, int depth) {
        int trouble = 0;
        const Zip zip(zip_open(package.c_str(), ZIP_RDONLY, &trouble), &zip_discard);
        if (!zip) throw Refused{"batch.package-damaged", {}};
        if (is_office_document(zip.get())) return false;
        const auto count = zip_get_num_entries(zip.get(), 0);
        if (seen_ > limits_.entries || static_cast<std::uint64_t>(count) > limits_.entries - seen_)
            throw Refused{"batch.package-entries", {std::to_string(limits_.entries)}};
        for (zip_int64_t i = 0; i < count; ++i)
            add(zip.get(), static_cast<zip_uint64_t>(i), prefix, depth);
        return true;
    }

    std::vector<Unpacked> take() { return std::move(entries_); }

private:
    void add(::zip_t* zip, zip_uint64_t index, const std::string& prefix, int depth) {
        ++seen_;
        const char* const raw = zip_get_name(zip, index, 0);
        const std::string name(raw == nullptr ? "" : raw);
        if (name.ends_with('/') && name_trouble(name).empty()) return;
        Unpacked entry{own_name(prefix + shown_entry(name)), {}, 0};
        if (const auto trouble = name_trouble(name); !trouble.empty())
            entry.trouble = trouble;
        else if (is_link(zip, index))
            entry.trouble = "batch.entry-link";
        else
            read(zip, index, name, entry);
        if (entry.trouble.empty() && is_nested(entry, depth)) return;
        entries_.push_back(std::move(entry));
    }

    /// Two entries may have one name: none takes the place of the other.
    std::string own_name(const std::string& name) {
        const auto times = ++names_[name];
        return times == 1 ? name : fmt::format("{} ({})", name, times);
    }

    void read(::zip_t* zip, zip_uint64_t index, std::string_view name, Unpacked& entry) {
        ::zip_stat_t status;
        zip_stat_init(&status);
        const bool known = zip_stat_index(zip, index, 0, &status) == 0;
        if (known && (status.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 &&
            status.encryption_method != ZIP_EM_NONE) {
            entry.trouble = "batch.entry-encrypted";
            return;
        }
        const Member member(zip_fopen_index(zip, index, 0), &zip_fclose);
        if (!known || !member) {
            const bool method = zip_error_code_zip(zip_get_error(zip)) == ZIP_ER_COMPNOTSUPP;
            entry.trouble = method ? "batch.entry-method" : "batch.entry-damaged";
            return;
        }
        entry.path = folder_ / spool_name(seen_, name);
        copy(member.get(), status.comp_size, entry);
        if (entry.trouble.empty()) return;
        std::error_code ignored;
        fs::remove(entry.path, ignored);
        entry.path.clear();
    }

    /// What the directory says of the size is not believed: what comes is counted.
    void copy(::zip_file_t* member, std::uint64_t packed, Unpacked& entry) {
        constexpr std::size_t piece = 1 << 16;
        std::string buffer(piece, '\0');
        std::ofstream file(entry.path, std::ios::binary | std::ios::trunc);
        for (;;) {
            const auto count = zip_fread(member, buffer.data(), piece);
            if (count < 0) entry.trouble = "batch.entry-damaged";
            if (count <= 0) break;
            entry.size += static_cast<std::uint64_t>(count);
            total_ += static_cast<std::uint64_t>(count);
            if (total_ > limits_.total)
                throw Refused{"batch.package-total", {std::to_string(limits_.total >> 20)}};
            if (entry.size > limits_.entry) {
                entry.trouble = "batch.entry-size";
                entry.arguments = {std::to_string(limits_.entry >> 20)};
            } else if (entry.size > limits_.free && entry.size / limits_.ratio > packed) {
                entry.trouble = "batch.entry-ratio";
                entry.arguments = {std::to_string(limits_.ratio)};
            }
            if (!entry.trouble.empty()) break;
            file.write(buffer.data(), count);
        }
        file.close();
        if (!file)
            throw Error(ExitCode::file_trouble, "error.cannot-write",
                        {entry.path.string(), std::generic_category().message(errno)});
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

}

Unpacking unpack(const fs::path& package, const fs::path& folder, const PackageLimits& limits) {
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    if (trouble)
        throw Error(ExitCode::file_trouble, "error.cannot-write",
                    {folder.string(), trouble.message()});
    Unpacking result;
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

#include "archive.hpp"
#include "manifest.hpp"
#include <hakem/error.hpp>

#include <set>
#include <sys/stat.h>
#include <zip.h>

namespace hakem::audit {

namespace {

using Zip = std::unique_ptr<::zip_t, decltype(&::zip_discard)>;
using Member = std::unique_ptr<::zip_file_t, decltype(&::zip_fclose)>;

bool is_plain_file(::zip_t* zip, zip_uint64_t index) {
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(zip, index, 0, &system, &attributes) != 0) return true;
    const auto mode = attributes >> 16;
    return system != ZIP_OPSYS_UNIX || (mode & S_IFMT) == 0 || S_ISREG(mode);
}

ListedEntry listed(::zip_t* zip, zip_uint64_t index) {
    ListedEntry entry;
    const char* const raw = zip_get_name(zip, index, 0);
    entry.name = raw == nullptr ? "" : raw;
    zip_stat_t status;
    zip_stat_init(&status);
    const bool known = zip_stat_index(zip, index, 0, &status) == 0;
    entry.packed = known ? status.comp_size : 0;
    if (!is_harmless(entry.name))
        entry.trouble = "audit.entry-name";
    else if (!is_plain_file(zip, index))
        entry.trouble = "audit.entry-no-file";
    else if (!known || ((status.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 &&
                        status.encryption_method != ZIP_EM_NONE))
        entry.trouble = "audit.entry-encrypted";
    return entry;
}

}

struct Archive::State {
    Zip zip{nullptr, &zip_discard};
};

Archive::Archive(const std::filesystem::path& path, const ArchiveLimits& limits)
    : state_(std::make_unique<State>()), limits_(limits) {
    struct ::stat status {};
    if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode))
        throw Error(ExitCode::file_trouble, "error.audit-no-file", {path.string()});
    state_->zip.reset(zip_open(path.c_str(), ZIP_RDONLY, nullptr));
    if (!state_->zip)
        throw Error(ExitCode::not_understood, "error.audit-no-package", {path.string()});
    const auto count = static_cast<std::size_t>(zip_get_num_entries(state_->zip.get(), 0));
    if (count > limits.entries)
        throw Error(ExitCode::limit_hit, "error.audit-entries", {std::to_string(limits.entries)});
    std::set<std::string> names;
    for (std::size_t i = 0; i < count; ++i) {
        entries_.push_back(listed(state_->zip.get(), i));
        if (!names.insert(entries_.back().name).second)
            entries_.back().trouble = "audit.entry-twice";
    }
}

Archive::~Archive() = default;

Archive::Outcome Archive::read(std::size_t entry, std::uint64_t most,
                               const std::function<void(std::string_view)>& take) const {
    const Member member(zip_fopen_index(state_->zip.get(), entry, 0), &zip_fclose);
    if (!member) return Outcome::damaged;
    std::string buffer(std::size_t{1} << 16, '\0');
    std::uint64_t size = 0;
    for (;;) {
        const auto count = zip_fread(member.get(), buffer.data(), buffer.size());
        if (count < 0) return Outcome::damaged;
        if (count == 0) return Outcome::whole;
        size += static_cast<std::uint64_t>(count);
        if (size > most) return Outcome::too_large;
        if (size > limits_.free && size / limits_.ratio > entries_[entry].packed)
            return Outcome::packed_too_well;
        take({buffer.data(), static_cast<std::size_t>(count)});
    }
}

}

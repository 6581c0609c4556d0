#include "zip/reader.hpp"

#include <sys/stat.h>
#include <zip.h>

namespace hakem::zip {

namespace {

using Handle = std::unique_ptr<::zip_t, decltype(&::zip_discard)>;
using FileHandle = std::unique_ptr<::zip_file_t, decltype(&::zip_fclose)>;

/// What the directory has of an entry; nothing where it cannot be read.
std::optional<::zip_stat_t> status_of(::zip_t* zip, zip_uint64_t index) {
    ::zip_stat_t status;
    zip_stat_init(&status);
    if (zip_stat_index(zip, index, 0, &status) != 0) return std::nullopt;
    return status;
}

bool is_encrypted(const ::zip_stat_t& status) {
    return (status.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 &&
           status.encryption_method != ZIP_EM_NONE;
}

std::optional<Reason> trouble_of(const std::optional<::zip_stat_t>& status) {
    if (!status) return Reason::damaged;
    return is_encrypted(*status) ? std::optional(Reason::encrypted) : std::nullopt;
}

Entry::Kind kind_of(::zip_t* zip, zip_uint64_t index) {
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (zip_file_get_external_attributes(zip, index, 0, &system, &attributes) != 0 ||
        system != ZIP_OPSYS_UNIX)
        return Entry::Kind::file;
    const auto mode = attributes >> 16;
    if ((mode & S_IFMT) == 0 || S_ISREG(mode)) return Entry::Kind::file;
    return S_ISLNK(mode) ? Entry::Kind::link : Entry::Kind::other;
}

}

struct Reader::State {
    std::string bytes; ///< of a file in memory
    Handle zip{nullptr, &zip_discard};
};

struct Member::State {
    std::shared_ptr<const Reader::State> zip;
    FileHandle file;
    Limits limits;
    std::uint64_t packed = 0, size = 0;
};

Member::Member(std::unique_ptr<State> state) : state_(std::move(state)) {}
Member::Member(Member&&) noexcept = default;
Member::~Member() = default;

std::uint64_t Member::size() const { return state_->size; }

std::size_t Member::read(char* into, std::size_t room) {
    const auto count = zip_fread(state_->file.get(), into, room);
    if (count < 0) throw Refused{Reason::damaged};
    const auto& limits = state_->limits;
    const auto size = state_->size += static_cast<std::uint64_t>(count);
    if (size > limits.left) throw Refused{Reason::too_much};
    if (size > limits.size) throw Refused{Reason::too_large};
    if (limits.packs_too_well(size, state_->packed)) throw Refused{Reason::packed_too_well};
    return static_cast<std::size_t>(count);
}

void Member::read_all(const std::function<void(std::string_view)>& take) {
    std::string buffer(std::size_t{1} << 16, '\0');
    while (const auto count = read(buffer.data(), buffer.size())) take({buffer.data(), count});
}

Reader::Reader(const std::filesystem::path& path) : state_(std::make_shared<State>()) {
    state_->zip.reset(zip_open(path.c_str(), ZIP_RDONLY, nullptr));
    if (!state_->zip) throw Refused{Reason::damaged};
}

Reader::Reader(std::string bytes) : state_(std::make_shared<State>()) {
    state_->bytes = std::move(bytes);
    auto* const source =
        zip_source_buffer_create(state_->bytes.data(), state_->bytes.size(), 0, nullptr);
    if (source == nullptr) throw Refused{Reason::damaged};
    state_->zip.reset(zip_open_from_source(source, ZIP_RDONLY, nullptr));
    if (state_->zip) return;
    zip_source_free(source);
    throw Refused{Reason::damaged};
}

std::size_t Reader::count() const {
    return static_cast<std::size_t>(zip_get_num_entries(state_->zip.get(), 0));
}

Entry Reader::entry(std::size_t index) const {
    auto* const zip = state_->zip.get();
    Entry entry;
    if (const char* const name = zip_get_name(zip, index, 0)) entry.name = name;
    entry.kind = kind_of(zip, index);
    entry.trouble = trouble_of(status_of(zip, index));
    return entry;
}

std::optional<std::size_t> Reader::find(const std::string& name) const {
    const auto index = zip_name_locate(state_->zip.get(), name.c_str(), 0);
    return index < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(index));
}

Member Reader::open(std::size_t index, const Limits& limits) const {
    auto* const zip = state_->zip.get();
    const auto status = status_of(zip, index);
    if (const auto trouble = trouble_of(status)) throw Refused{*trouble};
    FileHandle file(zip_fopen_index(zip, index, 0), &zip_fclose);
    if (!file) {
        const bool method = zip_error_code_zip(zip_get_error(zip)) == ZIP_ER_COMPNOTSUPP;
        throw Refused{method ? Reason::method : Reason::damaged};
    }
    return Member(std::make_unique<Member::State>(
        Member::State{state_, std::move(file), limits, status->comp_size, 0}));
}

}

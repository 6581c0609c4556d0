#include "archive.hpp"

#include <hakem/error.hpp>

#include <algorithm>
#include <zip.h>

namespace hakem::lists {

namespace {

/// FIDE's list unpacks to less than 1 GB and to 17 times its size; a table of one letter to 1000
/// times.
constexpr std::uint64_t largest_member = std::uint64_t{8} << 30;
constexpr std::uint64_t free_size = std::uint64_t{64} << 20, largest_ratio = 150;
constexpr zip_int64_t most_members = 2000;

[[noreturn]] void fail(const std::string& name) {
    throw Error(ExitCode::not_understood, "error.zip-damaged", {name});
}

}

bool is_zip(std::string_view head) { return head.starts_with("PK\x03\x04"); }

/// A file in an archive, unpacked as it is read.
class Member final : public Input {
public:
    Member(std::shared_ptr<const std::string> archive, zip_file_t* file, std::uint64_t packed)
        : archive_(std::move(archive)), file_(file), packed_(packed) {}
    ~Member() override { zip_fclose(file_); }
    Member(const Member&) = delete;
    Member& operator=(const Member&) = delete;

    std::size_t read(char* into, std::size_t room) override {
        const auto count = zip_fread(file_, into, room);
        if (count < 0) fail(*archive_);
        unpacked_ += static_cast<std::uint64_t>(count);
        // What the directory says of the size is not believed: what comes is counted.
        if (unpacked_ > largest_member ||
            (unpacked_ > free_size && unpacked_ / largest_ratio > packed_))
            throw Error(ExitCode::limit_hit, "error.zip-bomb", {*archive_});
        return static_cast<std::size_t>(count);
    }

private:
    std::shared_ptr<const std::string> archive_;
    zip_file_t* file_;
    std::uint64_t packed_, unpacked_ = 0;
};

std::shared_ptr<Archive> Archive::open(const std::filesystem::path& path) {
    const std::shared_ptr<Archive> archive(new Archive(path.string()));
    int trouble = 0;
    archive->handle_ = zip_open(path.c_str(), ZIP_RDONLY, &trouble);
    if (archive->handle_ == nullptr) fail(archive->name_);
    archive->list_members();
    return archive;
}

std::shared_ptr<Archive> Archive::of(std::string bytes, const std::string& name) {
    const std::shared_ptr<Archive> archive(new Archive(name));
    archive->bytes_ = std::move(bytes);
    auto* const source =
        zip_source_buffer_create(archive->bytes_.data(), archive->bytes_.size(), 0, nullptr);
    if (source == nullptr) fail(name);
    archive->handle_ = zip_open_from_source(source, ZIP_RDONLY, nullptr);
    if (archive->handle_ == nullptr) {
        zip_source_free(source);
        fail(name);
    }
    archive->list_members();
    return archive;
}

Archive::~Archive() {
    if (handle_ != nullptr) zip_discard(handle_);
}

void Archive::list_members() {
    const auto count = std::min<zip_int64_t>(zip_get_num_entries(handle_, 0), most_members);
    for (zip_int64_t i = 0; i < count; ++i) {
        const char* const member = zip_get_name(handle_, static_cast<zip_uint64_t>(i), 0);
        if (member == nullptr) continue;
        const std::string_view view = member;
        // Finder adds these.
        if (!view.ends_with('/') && !view.starts_with("__MACOSX/")) members_.emplace_back(view);
    }
}

bool Archive::has(std::string_view member) const {
    return std::find(members_.begin(), members_.end(), member) != members_.end();
}

std::unique_ptr<Input> Archive::read(const std::string& member) {
    zip_stat_t status;
    zip_stat_init(&status);
    if (zip_stat(handle_, member.c_str(), 0, &status) != 0) fail(name_);
    const bool encrypted =
        (status.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && status.encryption_method != ZIP_EM_NONE;
    if (encrypted) throw Error(ExitCode::not_understood, "error.zip-encrypted", {name_});
    auto* const file = zip_fopen(handle_, member.c_str(), 0);
    if (file == nullptr) fail(name_);
    const auto packed = (status.valid & ZIP_STAT_COMP_SIZE) != 0 ? status.comp_size : 0;
    return std::make_unique<Member>(std::make_shared<const std::string>(name_), file, packed);
}

}

#include "list_cache.hpp"

#include "src/descriptor.hpp"
#include "src/whole_file.hpp"
#include <hakem/error.hpp>
#include <hakem/rating_list.hpp>
#include <hakem/system_reason.hpp>
#include <hakem/text.hpp>

#define XXH_INLINE_ALL
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>
#include <xxhash.h>

namespace hakem {

std::filesystem::path default_index_folder() {
    const auto from = [](const char* variable) {
        const char* const value = std::getenv(variable);
        return std::filesystem::path(value == nullptr ? "" : value);
    };
    if (const auto cache = from("XDG_CACHE_HOME"); cache.is_absolute())
        return cache / "hakem" / "lists";
    if (const auto home = from("HOME"); home.is_absolute())
        return home / ".cache" / "hakem" / "lists";
    return std::filesystem::temp_directory_path() / fmt::format("hakem-{}", ::geteuid()) / "lists";
}

}

namespace hakem::list_cache {

namespace {

[[noreturn]] void fail_reading(const std::filesystem::path& path, int reason) {
    throw Error(ExitCode::file_trouble, "error.cannot-read",
                {path.string(), system_reason(reason)});
}

std::int64_t nanoseconds(const ::timespec& time) {
    return static_cast<std::int64_t>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

/// A file written within the last moments may be written again without another time.
bool is_settled(const Stamp& stamp) {
    using namespace std::chrono;
    const auto now =
        duration_cast<std::chrono::nanoseconds>(system_clock::now().time_since_epoch());
    return std::max(stamp.modified, stamp.changed) + 100'000'000 < now.count();
}

/// The form of the memory in its file: itself, and a hash of it.
struct Kept {
    Memory memory;
    std::uint64_t version = 1, check = 0;
};

std::uint64_t check_of(const Kept& kept) {
    return XXH3_64bits(&kept, sizeof kept - sizeof kept.check);
}

}

std::optional<Stamp> stamp_of(const std::filesystem::path& path) {
    struct ::stat status;
    if (::stat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
    return Stamp{status.st_dev, status.st_ino, static_cast<std::uint64_t>(status.st_size),
                 nanoseconds(status.st_mtim), nanoseconds(status.st_ctim)};
}

std::uint64_t content_of(const std::filesystem::path& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0) fail_reading(path, errno);
    XXH3_state_t state;
    XXH3_64bits_reset(&state);
    std::vector<char> buffer(1 << 18);
    for (;;) {
        const auto count = ::read(file.get(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail_reading(path, errno);
        if (count == 0) return XXH3_64bits_digest(&state);
        XXH3_64bits_update(&state, buffer.data(), static_cast<std::size_t>(count));
    }
}

Cache::Cache(std::filesystem::path folder) : folder_(std::move(folder)) {
    std::error_code trouble;
    if (std::filesystem::is_directory(folder_, trouble)) return;
    trouble.clear();
    std::filesystem::create_directories(folder_, trouble);
    if (trouble) fail_writing(folder_, trouble.value());
    // National ids lie in it.
    std::filesystem::permissions(folder_, std::filesystem::perms::owner_all, trouble);
}

std::filesystem::path Cache::index_path(const std::filesystem::path& list, std::uint64_t content,
                                        std::uint64_t size, std::string_view format) const {
    constexpr std::string_view classes = "srb";
    const auto of_name = static_cast<std::size_t>(time_class_in_name(list.filename().string()));
    return folder_ / fmt::format("{:016x}-{:x}{}{}{}.index", content, size, classes[of_name],
                                 format.empty() ? "" : "-",
                                 format.empty() ? std::string() : file_name_of(format));
}

std::filesystem::path Cache::memory_path(const std::filesystem::path& list,
                                         std::string_view format) const {
    std::error_code trouble;
    const auto absolute = std::filesystem::absolute(list, trouble).string();
    const auto name = fmt::format("{}\n{}", absolute, format);
    return folder_ / fmt::format("{:016x}.stamp", XXH3_64bits(name.data(), name.size()));
}

std::optional<Memory> Cache::recall(const std::filesystem::path& list,
                                    std::string_view format) const {
    const Mapping file(memory_path(list, format));
    Kept kept;
    if (file.bytes().size() != sizeof kept) return std::nullopt;
    std::memcpy(static_cast<void*>(&kept), file.bytes().data(), sizeof kept);
    if (kept.version != Kept{}.version || kept.check != check_of(kept)) return std::nullopt;
    return kept.memory;
}

void Cache::remember(const std::filesystem::path& list, std::string_view format,
                     const Memory& memory) const {
    if (!is_settled(memory.list)) return;
    Kept kept{memory, 1, 0};
    kept.check = check_of(kept);
    try {
        WholeFile file(memory_path(list, format), 0600);
        file.append({reinterpret_cast<const char*>(&kept), sizeof kept});
        file.finish(false);
    } catch (const Error&) {
        return;
    }
}

void Cache::tidy() const {
    constexpr std::size_t kept = 24;
    std::vector<std::pair<std::filesystem::file_time_type, std::filesystem::path>> found;
    std::error_code trouble;
    for (const auto& entry : std::filesystem::directory_iterator(folder_, trouble)) {
        const auto kind = entry.path().extension();
        if (kind == ".index") found.emplace_back(entry.last_write_time(trouble), entry.path());
    }
    if (found.size() <= kept) return;
    std::sort(found.begin(), found.end(), std::greater<>());
    for (std::size_t i = kept; i < found.size(); ++i)
        std::filesystem::remove(found[i].second, trouble);
}

Mapping::Mapping(const std::filesystem::path& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
    struct ::stat status;
    if (file.get() < 0 || ::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode)) return;
    const bool own = status.st_uid == ::geteuid() && (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
    if (!own || status.st_size <= 0) return;
    const auto size = static_cast<std::size_t>(status.st_size);
    void* const data = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, file.get(), 0);
    if (data == MAP_FAILED) return;
    data_ = data;
    size_ = size;
}

Mapping::~Mapping() {
    if (data_ != nullptr) ::munmap(data_, size_);
}

Mapping::Mapping(Mapping&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)) {}

Mapping& Mapping::operator=(Mapping&& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    return *this;
}

}

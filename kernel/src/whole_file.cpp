#include "whole_file.hpp"

#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hakem {

namespace {

std::filesystem::path folder_of(const std::filesystem::path& path) {
    const auto parent = path.parent_path();
    return parent.empty() ? "." : parent;
}

}

void fail_writing(const std::filesystem::path& path, int reason) {
    throw Error(ExitCode::file_trouble, "error.cannot-write",
                {path.string(), system_reason(reason)});
}

void write_all(const std::filesystem::path& path, int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail_writing(path, errno);
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

WholeFile::WholeFile(std::filesystem::path path, ::mode_t mode)
    : path_(std::move(path)), folder_(folder_of(path_)) {
    descriptor_ = ::open(folder_.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
    if (descriptor_ < 0) open_named(mode);
}

WholeFile::~WholeFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
    if (!name_.empty()) ::unlink(name_.c_str());
}

std::string WholeFile::read_back(std::uint64_t offset, std::size_t size) const {
    std::string bytes(size, '\0');
    std::size_t got = 0;
    while (got < size) {
        const auto count = ::pread(descriptor_, bytes.data() + got, size - got,
                                   static_cast<::off_t>(offset + got));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        got += static_cast<std::size_t>(count);
    }
    bytes.resize(got);
    return bytes;
}

void WholeFile::finish(bool durable) {
    if (durable && ::fsync(descriptor_) != 0) fail_writing(path_, errno);
    if (name_.empty()) give_name();
    if (::rename(name_.c_str(), path_.c_str()) != 0) fail_writing(path_, errno);
    name_.clear();
    if (durable) sync_folder();
}

void WholeFile::open_named(::mode_t mode) {
    auto name = (folder_ / ".hakem-XXXXXX").string();
    descriptor_ = ::mkostemp(name.data(), O_CLOEXEC);
    if (descriptor_ < 0) fail_writing(path_, errno);
    name_ = name;
    const auto mask = ::umask(0);
    ::umask(mask);
    ::fchmod(descriptor_, mode & ~mask);
}

/// linkat cannot replace a file, so the whole file gets a passing name and is renamed.
void WholeFile::give_name() {
    static std::atomic<unsigned> counter;
    const auto own = fmt::format("/proc/self/fd/{}", descriptor_);
    for (;;) {
        const auto name = folder_ / fmt::format(".hakem-{}-{}", ::getpid(), ++counter);
        if (::linkat(AT_FDCWD, own.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
            name_ = name;
            return;
        }
        if (errno != EEXIST) fail_writing(path_, errno);
    }
}

/// Makes the new name durable; some file systems refuse, and then it is theirs to keep.
void WholeFile::sync_folder() const {
    const int folder = ::open(folder_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    ::fsync(folder);
    ::close(folder);
}

}

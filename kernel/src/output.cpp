#include "descriptor.hpp"
#include <hakem/error.hpp>
#include <hakem/output.hpp>

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace hakem {

namespace {

[[noreturn]] void fail_writing(const std::filesystem::path& path, int reason) {
    throw Error(ExitCode::file_trouble, "error.cannot-write",
                {path.string(), std::generic_category().message(reason)});
}

void write_all(const std::filesystem::path& path, int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail_writing(path, errno);
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

/// A file without a name until it is whole. Where the file system has no nameless files it has a
/// temporary name, which goes when writing fails.
class Unfinished {
public:
    explicit Unfinished(std::filesystem::path path)
        : path_(std::move(path)), folder_(folder_of(path_)) {
        descriptor_ = ::open(folder_.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
        if (descriptor_ < 0) open_named();
    }

    ~Unfinished() {
        if (descriptor_ >= 0) ::close(descriptor_);
        if (!name_.empty()) ::unlink(name_.c_str());
    }

    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    void append(std::string_view bytes) { write_all(path_, descriptor_, bytes); }

    /// Puts the whole file in its place.
    void finish() {
        if (::fsync(descriptor_) != 0) fail_writing(path_, errno);
        if (name_.empty()) give_name();
        if (::rename(name_.c_str(), path_.c_str()) != 0) fail_writing(path_, errno);
        name_.clear();
        sync_folder();
    }

private:
    static std::filesystem::path folder_of(const std::filesystem::path& path) {
        const auto parent = path.parent_path();
        return parent.empty() ? "." : parent;
    }

    void open_named() {
        auto name = (folder_ / ".hakem-XXXXXX").string();
        descriptor_ = ::mkostemp(name.data(), O_CLOEXEC);
        if (descriptor_ < 0) fail_writing(path_, errno);
        name_ = name;
        const auto mask = ::umask(0);
        ::umask(mask);
        ::fchmod(descriptor_, 0666 & ~mask);
    }

    /// linkat cannot replace a file, so the whole file gets a passing name and is renamed.
    void give_name() {
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
    void sync_folder() const {
        const int folder = ::open(folder_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (folder < 0) return;
        ::fsync(folder);
        ::close(folder);
    }

    std::filesystem::path path_, folder_;
    std::string name_;
    int descriptor_ = -1;
};

/// A terminal, pipe or device is written to, never replaced by a file.
void write_through(const std::filesystem::path& path, std::string_view bytes) {
    const Descriptor device(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (device.get() < 0) fail_writing(path, errno);
    write_all(path, device.get(), bytes);
}

/// Where a symbolic link leads: the file there is replaced, the link stays.
std::filesystem::path followed(const std::filesystem::path& path) {
    std::error_code trouble;
    if (!std::filesystem::is_symlink(path, trouble)) return path;
    const auto target = std::filesystem::weakly_canonical(path, trouble);
    return trouble ? path : target;
}

}

void write_whole(const std::filesystem::path& path, std::string_view bytes) {
    const auto target = followed(path);
    std::error_code trouble;
    const auto status = std::filesystem::status(target, trouble);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
        !std::filesystem::is_directory(status))
        return write_through(target, bytes);
    trouble.clear();
    if (target.has_parent_path())
        std::filesystem::create_directories(target.parent_path(), trouble);
    if (trouble) fail_writing(path, trouble.value());
    Unfinished file(target);
    file.append(bytes);
    file.finish();
}

}

#include "file_lock.hpp"

#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace hakem::lines {

namespace {

using Clock = std::chrono::steady_clock;

bool wait_for_lock(int file, std::chrono::milliseconds patience) {
    const auto last = Clock::now() + patience;
    while (::flock(file, LOCK_EX | LOCK_NB) != 0) {
        if ((errno != EWOULDBLOCK && errno != EINTR) || Clock::now() >= last) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return true;
}

/// A pipe or a device is never waited for.
bool is_regular(int file) {
    struct ::stat status = {};
    if (::fstat(file, &status) == 0 && S_ISREG(status.st_mode)) return true;
    errno = EINVAL;
    return false;
}

/// Whether the name still means the file: it may have gone while we waited.
bool is_still(const std::filesystem::path& path, int file) {
    struct ::stat named = {}, opened = {};
    return ::lstat(path.c_str(), &named) == 0 && ::fstat(file, &opened) == 0 &&
           named.st_ino == opened.st_ino && named.st_dev == opened.st_dev;
}

}

FileLock::FileLock(std::filesystem::path path, const Way& way, std::string_view busy,
                   const std::filesystem::path& shown)
    : path_(std::move(path)), passing_(way.passing) {
    if (take(way)) return;
    if (errno == EWOULDBLOCK)
        throw Error(ExitCode::file_trouble, std::string(busy), {shown.string()});
    throw Error(ExitCode::file_trouble, "error.cannot-write",
                {path_.string(), system_reason(errno)});
}

/// False with the reason in errno.
bool FileLock::take(const Way& way) {
    for (;;) {
        file_ =
            ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, way.mode);
        if (file_ < 0) return false;
        const bool locked = is_regular(file_) && wait_for_lock(file_, way.patience);
        if (locked && (!passing_ || is_still(path_, file_))) return true;
        const int reason = errno;
        ::close(file_);
        errno = reason;
        if (!locked) return false;
    }
}

FileLock::~FileLock() {
    struct ::stat status = {};
    if (passing_ && ::fstat(file_, &status) == 0 && status.st_size == 0 && is_still(path_, file_))
        ::unlink(path_.c_str());
    ::close(file_);
}

}

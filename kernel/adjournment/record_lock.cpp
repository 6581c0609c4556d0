#include "record_lock.hpp"

#include <hakem/error.hpp>

#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace hakem::adjournments {

namespace {

[[noreturn]] void fail(const std::filesystem::path& path, int reason) {
    throw Error(ExitCode::file_trouble, "error.cannot-write",
                {path.string(), std::generic_category().message(reason)});
}

bool wait_for_lock(int file) {
    constexpr int tries = 40;
    for (int i = 0; i < tries; ++i) {
        if (::flock(file, LOCK_EX | LOCK_NB) == 0) return true;
        if (errno != EWOULDBLOCK && errno != EINTR) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    errno = EWOULDBLOCK;
    return false;
}

/// Whether the name still means the file: it may have gone while we waited.
bool is_still(const std::filesystem::path& path, int file) {
    struct ::stat named = {}, opened = {};
    return ::lstat(path.c_str(), &named) == 0 && ::fstat(file, &opened) == 0 &&
           named.st_ino == opened.st_ino && named.st_dev == opened.st_dev;
}

}

RecordLock::RecordLock(const std::filesystem::path& path) : path_(path) {
    for (;;) {
        file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0666);
        if (file_ < 0) fail(path, errno);
        struct ::stat status = {};
        const bool regular = ::fstat(file_, &status) == 0 && S_ISREG(status.st_mode);
        if (regular && wait_for_lock(file_)) {
            if (is_still(path, file_)) return;
            ::close(file_);
            continue;
        }
        const int reason = regular ? errno : EINVAL;
        ::close(file_);
        if (reason == EWOULDBLOCK)
            throw Error(ExitCode::file_trouble, "error.adjourn-busy", {path.string()});
        fail(path, reason);
    }
}

RecordLock::~RecordLock() {
    struct ::stat status = {};
    if (::fstat(file_, &status) == 0 && status.st_size == 0 && is_still(path_, file_))
        ::unlink(path_.c_str());
    ::close(file_);
}

}

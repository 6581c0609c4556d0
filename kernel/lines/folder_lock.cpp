#include "folder_lock.hpp"

#include <hakem/error.hpp>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

namespace hakem::lines {

FolderLock::FolderLock(const std::filesystem::path& folder, std::string_view busy) {
    const auto path = folder / "lock";
    file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file_ < 0)
        throw Error(ExitCode::file_trouble, "error.cannot-write",
                    {path.string(), std::generic_category().message(errno)});
    if (::flock(file_, LOCK_EX | LOCK_NB) != 0) {
        const bool taken = errno == EWOULDBLOCK;
        const auto reason = std::generic_category().message(errno);
        ::close(file_);
        if (taken) throw Error(ExitCode::file_trouble, std::string(busy), {folder.string()});
        throw Error(ExitCode::file_trouble, "error.cannot-write", {path.string(), reason});
    }
}

FolderLock::~FolderLock() { ::close(file_); }

}

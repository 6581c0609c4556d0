#pragma once

#include <chrono>
#include <filesystem>
#include <string_view>

namespace hakem::lines {

/// A file that one program at a time keeps; the lock goes with the program, however it ends.
class FileLock {
public:
    /// How it is taken and left.
    struct Way {
        std::chrono::milliseconds patience{0}; ///< waits so long for others
        bool passing = false; ///< an empty file goes with its lock, as one that was made for it
        unsigned mode = 0600; ///< of a file that is made
    };

    /// Throws Error file_trouble where it cannot be locked; with the message `busy` and `shown`
    /// where another program has it.
    FileLock(std::filesystem::path path, const Way& way, std::string_view busy,
             const std::filesystem::path& shown);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    bool take(const Way& way);

    std::filesystem::path path_;
    bool passing_;
    int file_ = -1;
};

/// A folder is worked in by one program at a time.
class FolderLock : FileLock {
public:
    FolderLock(const std::filesystem::path& folder, std::string_view busy)
        : FileLock(folder / "lock", {}, busy, folder) {}
};

}

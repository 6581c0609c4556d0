#pragma once

#include <filesystem>

namespace hakem::period {

/// A folder is worked in by one program at a time; the lock goes with the program, however it ends.
class FolderLock {
public:
    /// Throws Error file_trouble where another program has it.
    explicit FolderLock(const std::filesystem::path& folder);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

private:
    int file_ = -1;
};

}

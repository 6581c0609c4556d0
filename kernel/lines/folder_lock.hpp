#pragma once

#include <filesystem>
#include <string_view>

namespace hakem::lines {

/// A folder is worked in by one program at a time; the lock goes with the program, however it ends.
class FolderLock {
public:
    /// Throws Error file_trouble where it cannot be locked; with the message `busy` and the folder
    /// where another program has it.
    FolderLock(const std::filesystem::path& folder, std::string_view busy);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

private:
    int file_ = -1;
};

}

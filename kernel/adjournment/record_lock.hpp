#pragma once

#include <filesystem>

namespace hakem::adjournments {

/// A record is written to by one program at a time; the lock goes with the program, however it
/// ends. A record that was not there is made, and goes again where nothing was written to it.
class RecordLock {
public:
    /// Waits a little for others. Throws Error file_trouble where another program keeps it.
    explicit RecordLock(const std::filesystem::path& path);
    ~RecordLock();
    RecordLock(const RecordLock&) = delete;
    RecordLock& operator=(const RecordLock&) = delete;

private:
    std::filesystem::path path_;
    int file_ = -1;
};

}

// Any bytes at all as a package: what is unpacked lies in its own folder and within the limits, and
// every entry has either its bytes or a trouble.

#include "batch/package.hpp"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;

/// Emptied before every run; in memory where the system has such a folder.
const fs::path& folder() {
    static const fs::path folder = [] {
        const fs::path memory = "/dev/shm";
        return (fs::is_directory(memory) ? memory : fs::temp_directory_path()) /
               ("hakem-fuzz-package-" + std::to_string(::getpid()));
    }();
    return folder;
}

void require(bool condition) {
    if (!condition) std::abort();
}

void check(const hakem::batch::Unpacking& unpacking, const hakem::batch::PackageLimits& limits) {
    require(unpacking.trouble.empty() || unpacking.entries.empty());
    require(unpacking.entries.size() <= limits.entries);
    std::uint64_t total = 0;
    for (const auto& entry : unpacking.entries) {
        require(entry.path.empty() || entry.path.parent_path() == folder() / "spool");
        if (entry.trouble.empty()) { // refused names are told as they are
            require(!entry.name.empty() && entry.name.front() != '/');
            require(fs::is_regular_file(entry.path) && fs::file_size(entry.path) == entry.size);
            require(entry.size <= limits.entry);
            total += entry.size;
        }
    }
    require(total <= limits.total);
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fs::remove_all(folder());
    fs::create_directories(folder());
    const auto package = folder() / "package.zip";
    std::ofstream(package, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    hakem::batch::PackageLimits limits;
    limits.entry = 1 << 16;
    limits.total = 1 << 18;
    limits.free = 1 << 12;
    limits.entries = 40;
    check(hakem::batch::unpack(package, folder() / "spool", limits), limits);
    fs::remove_all(folder());
    return 0;
}
